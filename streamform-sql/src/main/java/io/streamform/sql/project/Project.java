package io.streamform.sql.project;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A project whose files are well-formed: every key is known, every value has its type, every required key is there. What
 * the SQL means is not known yet.
 *
 * @param name application name
 * @param javaPackage package of generated code
 * @param timeZone zone id
 * @param backend state backend
 * @param defaultTtl how long state is kept after the last write where nothing else is said; empty for ever
 * @param sources sorted by name
 * @param models sorted by name
 * @param lock history of identities
 */
public record Project(
        String name,
        String javaPackage,
        String timeZone,
        Backend backend,
        Optional<Duration> defaultTtl,
        List<SourceDeclaration> sources,
        List<ModelDeclaration> models,
        Lock lock) {

    /** Copies the lists. */
    public Project {
        sources = List.copyOf(sources);
        models = List.copyOf(models);
    }

    /** Where keyed state is kept in production. */
    public enum Backend {
        /** In the heap. */
        HEAP,
        /** In RocksDB on local disk. */
        ROCKSDB
    }
}
