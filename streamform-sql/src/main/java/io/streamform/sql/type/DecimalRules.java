package io.streamform.sql.type;

import io.streamform.ir.type.StreamType.DecimalType;

/**
 * Precision and scale of the results of decimal arithmetic, as in Flink's {@code LogicalTypeMerging}: SQL Server's rules,
 * with Hive's way of giving up digits after the point when 38 digits do not suffice.
 */
public final class DecimalRules {

    private static final int LEAST_DIVISION_SCALE = 6;
    private static final int LEAST_KEPT_SCALE = 6;
    private static final int COUNT_PRECISION = 20;

    private DecimalRules() {}

    /** Of {@code +} and {@code -}. {@code LogicalTypeMerging.findAdditionDecimalType} */
    public static DecimalType sum(int precision1, int scale1, int precision2, int scale2) {
        int scale = Math.max(scale1, scale2);
        return fit(Math.max(precision1 - scale1, precision2 - scale2) + scale + 1, scale);
    }

    /** Of {@code *}. {@code LogicalTypeMerging.findMultiplicationDecimalType} */
    public static DecimalType product(int precision1, int scale1, int precision2, int scale2) {
        return fit(precision1 + precision2 + 1, scale1 + scale2);
    }

    /** Of {@code /}. {@code LogicalTypeMerging.findDivisionDecimalType} */
    public static DecimalType quotient(int precision1, int scale1, int precision2, int scale2) {
        int scale = Math.max(LEAST_DIVISION_SCALE, scale1 + precision2 + 1);
        return fit(precision1 - scale1 + scale2 + scale, scale);
    }

    /** Of {@code %}, unless both scales are 0. {@code LogicalTypeMerging.findModuloDecimalType} */
    public static DecimalType remainder(int precision1, int scale1, int precision2, int scale2) {
        int scale = Math.max(scale1, scale2);
        return fit(Math.min(precision1 - scale1, precision2 - scale2) + scale, scale);
    }

    /** Of SUM. {@code LogicalTypeMerging.findSumAggType} */
    public static DecimalType total(int scale) {
        return new DecimalType(DecimalType.MAX_PRECISION, scale, false);
    }

    /** Of AVG: a sum divided by a count of 20 digits. {@code LogicalTypeMerging.findAvgAggType} */
    public static DecimalType average(int scale) {
        return quotient(DecimalType.MAX_PRECISION, scale, COUNT_PRECISION, 0);
    }

    /** {@code LogicalTypeMerging.adjustPrecisionScale} */
    private static DecimalType fit(int precision, int scale) {
        if (precision <= DecimalType.MAX_PRECISION) {
            return new DecimalType(precision, scale, false);
        }
        int digitsBeforePoint = precision - scale;
        int kept = Math.max(DecimalType.MAX_PRECISION - digitsBeforePoint, Math.min(scale, LEAST_KEPT_SCALE));
        return new DecimalType(DecimalType.MAX_PRECISION, kept, false);
    }
}
