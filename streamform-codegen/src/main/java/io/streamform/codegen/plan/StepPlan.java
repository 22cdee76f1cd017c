package io.streamform.codegen.plan;

import java.util.Optional;

/** A node of the dataflow: a statement of the topology and a method of the job. */
public sealed interface StepPlan {

    /** Names and identity. */
    Identity identity();

    /** Calls the method of {@code visitor} for this step. */
    <R> R accept(StepPlanVisitor<R> visitor);

    /**
     * What every step has.
     *
     * @param uid stable identity
     * @param label what it does, for people
     * @param constant name of the job's constant for the uid
     * @param stream variable of the stream that leaves, and name of the job's method
     * @param inJob whether the job has it: a view that nothing reads is there for tests only
     */
    record Identity(
            String uid, String label, String constant, String stream, boolean inJob, Documentation documentation) {}

    /** A step before an exchange by key: an update that changes the key becomes a delete and an insert. */
    record Split(String uid, String label, KeySchemaPlan key) {}

    /**
     * Reads a source; bad records are split off.
     *
     * @param recordsUid identity of the operator that splits them off
     * @param upsert whether upserts leave, to be normalised
     */
    record Source(Identity identity, SourcePlan source, String recordsUid, boolean upsert) implements StepPlan {
        @Override
        public <R> R accept(StepPlanVisitor<R> visitor) {
            return visitor.visitSource(this);
        }
    }

    /** Normalises an upsert source. */
    record Normalize(Identity identity, String input, RowPlan row, KeySchemaPlan key, long ttlMillis)
            implements StepPlan {
        @Override
        public <R> R accept(StepPlanVisitor<R> visitor) {
            return visitor.visitNormalize(this);
        }
    }

    /** Filters and projects. */
    record Stateless(Identity identity, String input, String inputClass, RowPlan row, String operatorClass)
            implements StepPlan {
        @Override
        public <R> R accept(StepPlanVisitor<R> visitor) {
            return visitor.visitStateless(this);
        }
    }

    /**
     * Groups.
     *
     * @param split present if the input can update
     */
    record Keyed(
            Identity identity,
            String input,
            RowPlan inputRow,
            Optional<Split> split,
            RowPlan row,
            KeySchemaPlan key,
            StatePlan state,
            String operatorClass)
            implements StepPlan {
        @Override
        public <R> R accept(StepPlanVisitor<R> visitor) {
            return visitor.visitKeyed(this);
        }
    }

    /**
     * Writes a model.
     *
     * @param split present if an update could change the sink's key
     */
    record Sink(Identity identity, String input, SinkPlan sink, Optional<Split> split) implements StepPlan {
        @Override
        public <R> R accept(StepPlanVisitor<R> visitor) {
            return visitor.visitSink(this);
        }
    }
}
