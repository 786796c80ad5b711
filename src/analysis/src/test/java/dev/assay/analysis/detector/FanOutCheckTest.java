package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FanOutCheckTest {

  private static List<String> found(String sql) {
    return Found.of(DetectedKind.MULTIPLIED_ROWS, sql);
  }

  @Test
  void anOrderOfTwoLinesPaysItsFreightOnce() {
    assertThat(found("SELECT sum(o.freight) FROM orders o JOIN lines l ON l.order_id = o.id"))
        .containsExactly(
            "sum(o.freight) takes each row of 'o' once for every row of 'l' that is joined to it:"
                + " aggregate before the join, or use EXISTS or IN");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT avg(c.age) FROM customers c JOIN orders o ON o.customer_id = c.id",
        "SELECT c.name, sum(o.freight), sum(l.amount) FROM customers c"
            + " JOIN orders o ON o.customer_id = c.id JOIN lines l ON l.order_id = o.id"
            + " GROUP BY c.id",
        "SELECT avg(c.age) FROM customers c JOIN orders o ON o.customer_id = c.id"
            + " WHERE o.freight > 1",
      })
  void multipliedRowsAreFound(String sql) {
    assertThat(found(sql)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT sum(l.amount) FROM orders o JOIN lines l ON l.order_id = o.id",
        "SELECT c.name, sum(o.freight) FROM customers c JOIN orders o ON o.customer_id = c.id"
            + " GROUP BY c.id",
        "SELECT sum(l.amount * o.freight) FROM orders o JOIN lines l ON l.order_id = o.id",
        "SELECT count(*) FROM orders o JOIN lines l ON l.order_id = o.id",
        "SELECT max(o.freight) FROM orders o JOIN lines l ON l.order_id = o.id",
        "SELECT sum(DISTINCT o.freight) FROM orders o JOIN lines l ON l.order_id = o.id",
        "SELECT sum(o.freight) FROM orders o JOIN lines l ON l.order_id = o.id AND l.number = 1",
        "SELECT sum(freight) FROM orders WHERE id IN (SELECT order_id FROM lines)",
        "SELECT avg(o.freight) FROM orders o CROSS JOIN (SELECT max(age) AS a FROM customers) m",
      })
  void rowsThatStayOneAreLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }
}
