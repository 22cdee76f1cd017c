package io.streamform.sim.engine;

import io.streamform.sim.check.StreamformTestRun;
import io.streamform.sim.check.TestFiles;
import io.streamform.sim.check.TestRunner;
import io.streamform.sim.problem.ProblemText;
import io.streamform.sim.yaml.TestDefinition;
import io.streamform.sim.yaml.TestFile;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.DirectorySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.discovery.FilePosition;
import org.junit.platform.engine.discovery.FileSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.discovery.UriSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/** Turns selected directories, files, URIs and ids into descriptors. */
final class TestFileResolver implements SelectorResolver {

    private static final String FILE = "file";
    private static final String DIRECTORY = "directory";
    private static final String TEST = "test";
    private static final String BROKEN = "broken";

    private final UniqueId root;
    private final Path project = Path.of("").toAbsolutePath();

    TestFileResolver(UniqueId root) {
        this.root = root;
    }

    @Override
    public Resolution resolve(DirectorySelector selector, Context context) {
        return directory(selector.getPath(), context);
    }

    @Override
    public Resolution resolve(FileSelector selector, Context context) {
        return file(selector.getPath(), selector.getPosition(), context);
    }

    @Override
    public Resolution resolve(UriSelector selector, Context context) {
        URI uri = selector.getUri();
        if (!"file".equals(uri.getScheme())) {
            return Resolution.unresolved();
        }
        Path path = Path.of(URI.create("file://" + uri.getRawPath()));
        return Files.isDirectory(path)
                ? directory(path, context)
                : file(path, FilePosition.fromQuery(uri.getQuery()), context);
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
        UniqueId id = selector.getUniqueId();
        if (!id.hasPrefix(root) || id.equals(root)) {
            return Resolution.unresolved();
        }
        UniqueId.Segment segment = id.getLastSegment();
        switch (segment.getType()) {
            case FILE:
                return file(Path.of(URI.create(segment.getValue())), Optional.empty(), context);
            case DIRECTORY:
                return directory(Path.of(URI.create(segment.getValue())), context);
            case TEST, BROKEN:
                return context.addToParent(
                                () -> DiscoverySelectors.selectUniqueId(id.removeLastSegment()),
                                parent -> child((FileDescriptor) parent, id))
                        .map(descriptor -> Resolution.match(Match.exact(descriptor)))
                        .orElse(Resolution.unresolved());
            default:
                return Resolution.unresolved();
        }
    }

    private Resolution directory(Path directory, Context context) {
        List<Path> files = TestFiles.in(directory);
        if (files.isEmpty()) {
            return context.addToParent(parent -> Optional.of(empty(parent.getUniqueId(), directory)))
                    .map(descriptor -> Resolution.match(Match.exact(descriptor)))
                    .orElse(Resolution.unresolved());
        }
        Set<DiscoverySelector> selectors = new LinkedHashSet<>();
        files.forEach(file -> selectors.add(DiscoverySelectors.selectFile(file.toFile())));
        return Resolution.selectors(selectors);
    }

    private BrokenDescriptor empty(UniqueId parent, Path directory) {
        String shown = TestFiles.shownPath(project, directory);
        return new BrokenDescriptor(
                parent.append(DIRECTORY, uri(directory)),
                shown + ": no tests",
                directory,
                new ProblemText("").render("", List.of(StreamformTestRun.noFiles(shown))));
    }

    private Resolution file(Path path, Optional<FilePosition> position, Context context) {
        if (!TestFiles.isTestFile(path)) {
            return Resolution.unresolved();
        }
        return context.addToParent(parent -> Optional.of(new FileDescriptor(
                        parent.getUniqueId().append(FILE, uri(path)),
                        path,
                        TestFile.read(TestFiles.shownPath(project, path), path))))
                .map(descriptor -> Resolution.match(Match.exact(descriptor, () -> children(descriptor, position))))
                .orElse(Resolution.unresolved());
    }

    private static String uri(Path path) {
        return path.toAbsolutePath().normalize().toUri().toString();
    }

    /** Selectors of the tests of a file; with a position only of the test that stands there. */
    private static Set<DiscoverySelector> children(FileDescriptor parent, Optional<FilePosition> position) {
        Set<DiscoverySelector> selectors = new LinkedHashSet<>();
        if (!parent.file().problems().isEmpty()) {
            selectors.add(DiscoverySelectors.selectUniqueId(parent.getUniqueId().append(BROKEN, "file")));
        }
        List<TestDefinition> tests = parent.file().tests();
        for (int i = 0; i < tests.size(); i++) {
            int from = tests.get(i).place().line();
            int to = i + 1 < tests.size() ? tests.get(i + 1).place().line() : Integer.MAX_VALUE;
            if (position.isEmpty()
                    || (position.get().getLine() >= from && position.get().getLine() < to)) {
                selectors.add(
                        DiscoverySelectors.selectUniqueId(parent.getUniqueId().append(TEST, Integer.toString(i + 1))));
            }
        }
        return selectors;
    }

    private static Optional<TestDescriptor> child(FileDescriptor parent, UniqueId id) {
        TestFile file = parent.file();
        if (id.getLastSegment().getType().equals(BROKEN)) {
            return file.problems().isEmpty()
                    ? Optional.empty()
                    : Optional.of(new BrokenDescriptor(
                            id, file.path() + ": malformed", parent.path(), TestRunner.render(file)));
        }
        String value = id.getLastSegment().getValue();
        int number = value.matches("[0-9]{1,9}") ? Integer.parseInt(value) : 0;
        return number < 1 || number > file.tests().size()
                ? Optional.empty()
                : Optional.of(new CaseDescriptor(id, parent, file.tests().get(number - 1)));
    }
}
