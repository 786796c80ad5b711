package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextOrderCheckTest {

  private static List<String> found(String sql) {
    return Found.of(DetectedKind.TEXT_ORDER, sql);
  }

  @Test
  void numbersAsTextSortLetterByLetter() {
    assertThat(found("SELECT id FROM orders ORDER BY size DESC LIMIT 1"))
        .containsExactly(
            "orders.size holds numbers as text, such as '100', and is sorted letter by letter:"
                + " cast it to a number");
    assertThat(found("SELECT max(size) FROM orders"))
        .containsExactly(
            "orders.size holds numbers as text, such as '100', and is put into max letter by"
                + " letter: cast it to a number");
  }

  @Test
  void datesThatBeginWithTheMonthDoNotSort() {
    assertThat(found("SELECT name FROM customers ORDER BY born"))
        .containsExactly(
            "customers.born holds dates as dd/mm/yyyy or mm/dd/yyyy, such as '01/02/1981', and is"
                + " sorted letter by letter: turn it into a date that sorts");
  }

  @Test
  void textAmongNumbersComesBehindThem() {
    assertThat(found("SELECT order_id FROM lines ORDER BY weight DESC LIMIT 1"))
        .containsExactly(
            "lines.weight holds numbers, and text in some rows, such as '3', and is sorted with the"
                + " text behind all numbers: leave the text out by a condition, or cast it to a"
                + " number");
  }

  @Test
  void columnsAreComparedAsTextToo() {
    assertThat(found("SELECT a.id FROM orders a JOIN orders b ON a.size > b.size")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT id FROM orders ORDER BY CAST(size AS INTEGER)",
        "SELECT max(CAST(size AS INTEGER)) FROM orders",
        "SELECT id FROM orders ORDER BY day",
        "SELECT name FROM customers ORDER BY name, age",
        "SELECT min(freight) FROM orders",
        "SELECT size, count(*) FROM orders GROUP BY size",
        "SELECT a.id FROM orders a JOIN orders b ON a.size = b.size",
      })
  void whatSortsAsItIsMeantIsLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }
}
