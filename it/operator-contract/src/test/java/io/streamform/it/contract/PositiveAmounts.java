package io.streamform.it.contract;

import io.streamform.runtime.operator.Calc;
import org.jspecify.annotations.Nullable;

/** {@code SELECT shop, 1, amount FROM sales WHERE amount > 0}: sides of an update pass or not, and some become equal. */
final class PositiveAmounts extends Calc<Sale, Total> {

    @Override
    protected @Nullable Total apply(Sale row) {
        Long amount = row.amount();
        return amount == null || amount <= 0 ? null : new Total(row.shop(), 1, amount, null, null, null, null);
    }
}
