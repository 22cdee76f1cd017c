package io.streamform.ir.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {

    private static final List<String> COLUMNS = List.of("total", "order_id", "id", "Region");

    @ParameterizedTest
    @CsvSource({"totl, total", "TOTAL, total", "orderid, order_id", "region, Region", "ids, id"})
    void findsWhatWasProbablyMeant(String wanted, String nearest) {
        assertThat(NearestName.of(wanted, COLUMNS)).contains(nearest);
    }

    @ParameterizedTest
    @CsvSource({"customer", "xy", "total_of_all_orders"})
    void findsNothingThatIsFarAway(String wanted) {
        assertThat(NearestName.of(wanted, COLUMNS)).isEmpty();
    }

    @Test
    void takesTheFirstOfSeveralThatAreEquallyNear() {
        assertThat(NearestName.of("aa", List.of("ac", "ab"))).contains("ab");
    }

    @Test
    void makesAHintForTheEndOfAMessage() {
        assertThat(NearestName.hint("totl", COLUMNS)).isEqualTo("; did you mean 'total'?");
        assertThat(NearestName.hint("customer", COLUMNS)).isEmpty();
    }
}
