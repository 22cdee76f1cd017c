package io.streamform.ir.op;

/** A total function over {@link StreamOp}. */
public interface OpVisitor<R> {

    /** A source. */
    R visitSource(StreamOp.Source op);

    /** A watermark assignment. */
    R visitWatermark(StreamOp.Watermark op);

    /** A changelog normalisation. */
    R visitNormalize(StreamOp.Normalize op);

    /** A filter and projection. */
    R visitCalc(StreamOp.Calc op);

    /** A group aggregate. */
    R visitAggregate(StreamOp.Aggregate op);

    /** A sink. */
    R visitSink(StreamOp.Sink op);
}
