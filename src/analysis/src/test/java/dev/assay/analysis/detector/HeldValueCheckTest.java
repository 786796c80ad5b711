package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Shop;
import dev.assay.sql.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeldValueCheckTest {

  private static List<String> found(String sql) {
    return Found.of(DetectedKind.VALUE_NOT_HELD, sql);
  }

  @Test
  void aValueThatIsNoneOfFewIsFoundWithThese() {
    assertThat(found("SELECT name FROM customers WHERE kind = 'wholesale'"))
        .containsExactly(
            "no row holds 'wholesale' in customers.kind, which holds only 'retail', 'trade':"
                + " no row meets the condition");
  }

  @Test
  void aPatternThatFitsNoneOfFewIsFound() {
    assertThat(found("SELECT name FROM customers WHERE kind LIKE '%whole%'")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name FROM customers WHERE lower(kind) = 'wholesale'",
        "SELECT name FROM customers WHERE trim(upper(kind)) IN ('WHOLESALE')",
        "SELECT name FROM customers WHERE lower(kind) LIKE '%whole%'",
      })
  void lettersAndSpacesThatAreFoldedMakeNoDifference(String sql) {
    assertThat(found(sql)).hasSize(1);
  }

  @Test
  void aNumberBeyondAllOthersIsFound() {
    assertThat(found("SELECT name FROM customers WHERE age = 99"))
        .containsExactly(
            "no row holds 99 in customers.age, which holds only 40, 20, 31: no row meets the"
                + " condition");
  }

  @Test
  void valuesAreShownOnlyWhereTheyMayBe() {
    assertThat(
            new Detector(Shop.catalog(Dialect.SQLITE), false)
                .inspect("SELECT name FROM customers WHERE kind = 'wholesale'"))
        .extracting(Finding::message)
        .containsExactly("no row holds 'wholesale' in customers.kind: no row meets the condition");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name FROM customers WHERE kind = 'trade'",
        "SELECT name FROM customers WHERE kind = 'Trade'",
        "SELECT name FROM customers WHERE kind LIKE 'tr_de'",
        "SELECT name FROM customers WHERE kind <> 'wholesale'",
        "SELECT name FROM customers WHERE kind NOT IN ('wholesale')",
        "SELECT name FROM customers WHERE lower(kind) = 'trade'",
        "SELECT name FROM customers WHERE substr(kind, 1, 2) = 'tr'",
        "SELECT name FROM customers WHERE age > 99",
        "SELECT name FROM customers WHERE age = 40.0",
        "SELECT sum(CASE WHEN kind = 'wholesale' THEN 1 ELSE 0 END) FROM customers",
      })
  void whatSomeRowMayMeetIsLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }
}
