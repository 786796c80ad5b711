package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DateFunctionCheckTest {

  private static List<String> found(String sql) {
    return Found.of(DetectedKind.DATE_FORMAT, sql);
  }

  @Test
  void aFunctionThatDoesNotReadTheDatesOfAColumnGivesNull() {
    assertThat(found("SELECT strftime('%Y', born) FROM customers"))
        .containsExactly(
            "customers.born holds dates as dd/mm/yyyy or mm/dd/yyyy, such as '01/02/1981', which"
                + " strftime does not read, so that it gives NULL: take the year, month and day out"
                + " of the text");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name FROM customers WHERE date(born) > '2000-01-01'",
        "SELECT name FROM customers ORDER BY julianday(born)",
        "SELECT max(datetime(born, '+1 day')) FROM customers",
      })
  void itIsFoundInEveryClause(String sql) {
    assertThat(found(sql)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT strftime('%Y', day) FROM orders",
        "SELECT date(substr(born, 7) || '-' || substr(born, 1, 2) || '-' || substr(born, 4, 2))"
            + " FROM customers",
        "SELECT strftime('%Y', 'now') FROM customers",
        "SELECT date() FROM customers",
        "SELECT lower(born) FROM customers",
      })
  void whatIsReadIsLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }

  @Test
  void otherDialectsHaveOtherFunctions() {
    assertThat(
            Found.of(
                DetectedKind.DATE_FORMAT,
                Dialect.POSTGRESQL,
                "",
                "SELECT date(born) FROM customers"))
        .isEmpty();
  }
}
