package dev.assay.catalog.glossary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProposedTermTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "'active' means an order in 90 days | active | an order in 90 days",
        "active customer means one who has ordered | active customer | one who has ordered",
        "By “revenue” we mean SUM(amount) | revenue | SUM(amount)",
        "the word 'big' is above 100 | big | above 100",
        "net revenue: without refunds | net revenue | without refunds",
      })
  void whatExplainsAWordIsATerm(String said, String name, String meaning) {
    assertThat(ProposedTerm.of(said))
        .hasValueSatisfying(
            term -> {
              assertThat(term.name()).isEqualTo(name);
              assertThat(term.meaning()).isEqualTo(meaning);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "the city is wrong", "it lists ports twice", "'': nothing"})
  void whatExplainsNoWordIsNone(String said) {
    assertThat(ProposedTerm.of(said)).isEmpty();
  }

  @Test
  void longTextEndsQuickly() {
    assertThat(ProposedTerm.of("a ".repeat(1_000))).isEmpty();
  }
}
