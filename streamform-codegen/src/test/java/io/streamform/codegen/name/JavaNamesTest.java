package io.streamform.codegen.name;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaNamesTest {

    @ParameterizedTest
    @CsvSource({
        "account_activity, AccountActivity, accountActivity, ACCOUNT_ACTIVITY",
        "commerce.transactions, CommerceTransactions, commerceTransactions, COMMERCE_TRANSACTIONS",
        "ACCOUNT_ID, AccountId, accountId, ACCOUNT_ID",
        "accountId, AccountId, accountId, ACCOUNT_ID",
        "net amount, NetAmount, netAmount, NET_AMOUNT",
        "2nd, _2nd, _2nd, _2ND",
        "größe, Gruf6udfe, größe, GRÖSSE",
        "$, Unnamed, unnamed, UNNAMED",
    })
    void namesAreMadeOfWords(String sql, String type, String member, String constant) {
        assertThat(JavaNames.types().type(sql)).isEqualTo(type);
        assertThat(JavaNames.members().member(sql)).isEqualTo(member);
        assertThat(JavaNames.constants().constant(sql)).isEqualTo(constant);
    }

    @Test
    void takenNameGetsTheLeastFreeNumber() {
        JavaNames names = JavaNames.members("row");

        assertThat(List.of(names.member("row"), names.member("row"), names.member("a_b"), names.member("a b")))
                .containsExactly("row2", "row3", "aB", "aB2");
        assertThat(List.of(names.member("x1"), names.member("X1"))).containsExactly("x1", "x1_2");
    }

    @ParameterizedTest
    @CsvSource({"class, class2", "to_string, toString2", "hash_code, hashCode2", "yield, yield2"})
    void reservedWordsAreTaken(String sql, String member) {
        assertThat(JavaNames.members().member(sql)).isEqualTo(member);
    }

    @Test
    void classesThatDifferInCaseOnlyClash() {
        JavaNames names = JavaNames.types();

        assertThat(List.of(names.type("totals"), names.type("to_tals"))).containsExactly("Totals", "ToTals2");
        assertThat(names.type("string")).isEqualTo("String2");
    }

    @Test
    void familyMovesAsAWhole() {
        JavaNames names = JavaNames.types();
        names.type("orders_key");

        assertThat(names.family("Orders", List.of("", "Key"))).isEqualTo("Orders2");
    }
}
