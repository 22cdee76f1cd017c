package io.streamform.sql.type;

import io.streamform.ir.type.StreamType;
import io.streamform.ir.type.TypeVisitor;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * Which explicit casts Flink SQL has: those for which its {@code CastRuleProvider} has a rule, without casts between
 * numbers and timestamps, which its planner refuses.
 */
public final class CastRules {

    private static final Map<Kind, Set<Kind>> TARGETS = new EnumMap<>(Map.of(
            Kind.BOOLEAN, EnumSet.of(Kind.BOOLEAN, Kind.NUMBER, Kind.TEXT),
            Kind.NUMBER, EnumSet.of(Kind.BOOLEAN, Kind.NUMBER, Kind.TEXT),
            Kind.TEXT, EnumSet.allOf(Kind.class),
            Kind.TIMESTAMP, EnumSet.of(Kind.TEXT, Kind.TIMESTAMP)));

    private CastRules() {}

    /** Whether {@code CAST(from AS to)} exists. */
    public static boolean exists(StreamType from, StreamType to) {
        return TARGETS.getOrDefault(from.accept(KINDS), Set.of()).contains(to.accept(KINDS));
    }

    private enum Kind {
        BOOLEAN,
        NUMBER,
        TEXT,
        TIMESTAMP
    }

    private static final TypeVisitor<Kind> KINDS = new TypeVisitor<>() {
        @Override
        public Kind visitBoolean(StreamType.BooleanType type) {
            return Kind.BOOLEAN;
        }

        @Override
        public Kind visitInt(StreamType.IntType type) {
            return Kind.NUMBER;
        }

        @Override
        public Kind visitBigInt(StreamType.BigIntType type) {
            return Kind.NUMBER;
        }

        @Override
        public Kind visitDouble(StreamType.DoubleType type) {
            return Kind.NUMBER;
        }

        @Override
        public Kind visitDecimal(StreamType.DecimalType type) {
            return Kind.NUMBER;
        }

        @Override
        public Kind visitString(StreamType.StringType type) {
            return Kind.TEXT;
        }

        @Override
        public Kind visitTimestamp(StreamType.TimestampType type) {
            return Kind.TIMESTAMP;
        }
    };
}
