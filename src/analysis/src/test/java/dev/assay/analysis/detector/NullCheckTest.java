package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NullCheckTest {

  private static List<String> found(String sql) {
    List<String> found = new ArrayList<>(Found.of(DetectedKind.LEFT_JOIN_UNDONE, sql));
    found.addAll(Found.of(DetectedKind.NOT_IN_NULL, sql));
    return found;
  }

  @Test
  void aConditionOnTheRightTableUndoesALeftJoin() {
    assertThat(
            found(
                "SELECT c.name, count(o.id) FROM customers c LEFT JOIN orders o"
                    + " ON o.customer_id = c.id WHERE o.freight > 5 GROUP BY c.id"))
        .containsExactly(
            "WHERE asks o.freight > 5 of 'o', which drops the rows that its LEFT JOIN keeps: put"
                + " the condition into ON, or use JOIN");
  }

  @Test
  void notInIsTrueOfNoRowOnceThereIsANull() {
    assertThat(found("SELECT name FROM customers WHERE id NOT IN (SELECT sent_by FROM customers)"))
        .containsExactly(
            "customers.sent_by holds NULL in some rows, so that NOT IN is true of no row: leave the"
                + " NULLs out, or use NOT EXISTS");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id"
            + " WHERE o.id IS NULL",
        "SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id"
            + " WHERE o.freight > 5 OR o.id IS NULL",
        "SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id"
            + " AND o.freight > 5 WHERE c.age > 20",
        "SELECT c.name FROM customers c LEFT JOIN orders o ON o.customer_id = c.id"
            + " WHERE coalesce(o.freight, 0) < 5",
        "SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)",
        "SELECT name FROM customers WHERE id NOT IN (SELECT sent_by FROM customers"
            + " WHERE sent_by IS NOT NULL)",
        "SELECT name FROM customers WHERE id NOT IN (SELECT sent_by FROM customers"
            + " WHERE age > 3 AND sent_by > 0)",
        "SELECT name FROM customers WHERE id IN (SELECT sent_by FROM customers)",
      })
  void whatNullsDoNotUndoIsLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }
}
