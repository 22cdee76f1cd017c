package io.streamform.ir.program;

import io.streamform.ir.diagnostic.Span;
import io.streamform.ir.op.OpId;
import io.streamform.ir.op.StreamOp;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A compiled application: every name is resolved, every expression typed, every operator has its identity, changelog mode,
 * keys and state layout. Everything after the front end works from this alone.
 *
 * @param name application name, the first part of every uid
 * @param javaPackage package of generated code
 * @param timeZone zone id for functions that need one
 * @param maxParallelism number of key groups, fixed for the life of the state
 * @param sources used sources, sorted by name
 * @param models all models, each after those it reads
 * @param operators all operators in topological order: sources in order of name, then each model's
 * @param spans where each operator stands in the SQL or YAML; takes no part in the meaning
 */
public record Program(
        String name,
        String javaPackage,
        String timeZone,
        int maxParallelism,
        List<SourceDefinition> sources,
        List<ModelDefinition> models,
        List<StreamOp> operators,
        SortedMap<OpId, Span> spans) {

    /** Copies the collections; checks that ids are unique and inputs come first. */
    public Program {
        sources = List.copyOf(sources);
        models = List.copyOf(models);
        operators = List.copyOf(operators);
        spans = Collections.unmodifiableSortedMap(new TreeMap<>((Map<OpId, Span>) spans));
        Map<OpId, StreamOp> seen = new HashMap<>();
        for (StreamOp op : operators) {
            for (OpId input : op.inputs()) {
                if (!seen.containsKey(input)) {
                    throw new IllegalArgumentException(op.id() + " reads " + input + ", which does not come before it");
                }
            }
            if (seen.put(op.id(), op) != null) {
                throw new IllegalArgumentException("two operators are called " + op.id());
            }
        }
    }

    /** The operator called {@code id}; an id that is not of this program is a bug. */
    public StreamOp operator(OpId id) {
        for (StreamOp op : operators) {
            if (op.id().equals(id)) {
                return op;
            }
        }
        throw new IllegalArgumentException("no operator " + id + " in " + name);
    }

    /** The model called {@code name}; a name that is not of this program is a bug. */
    public ModelDefinition model(String wanted) {
        for (ModelDefinition model : models) {
            if (model.name().equals(wanted)) {
                return model;
            }
        }
        throw new IllegalArgumentException("no model " + wanted + " in " + name);
    }

    /** The source called {@code name}; a name that is not of this program is a bug. */
    public SourceDefinition source(String wanted) {
        for (SourceDefinition source : sources) {
            if (source.name().equals(wanted)) {
                return source;
            }
        }
        throw new IllegalArgumentException("no source " + wanted + " in " + name);
    }
}
