package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScalarSubqueryCheckTest {

  private static List<String> found(String sql) {
    return Found.of(DetectedKind.SCALAR_SUBQUERY, sql);
  }

  @Test
  void severalRowsMayHaveTheNameThatIsAskedFor() {
    assertThat(
            found(
                "SELECT id FROM orders WHERE customer_id = (SELECT id FROM customers WHERE name = 'Ann')"))
        .containsExactly(
            "(SELECT id FROM customers WHERE name = 'Ann') may give several rows where one value is"
                + " wanted: use IN, or make it give one row (an aggregate, or a condition on a"
                + " whole key)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name FROM customers WHERE age < (SELECT age FROM customers WHERE kind = 'retail')",
        "SELECT (SELECT day FROM orders WHERE customer_id = c.id) FROM customers c",
        "SELECT name FROM customers WHERE age = (SELECT max(age) FROM customers GROUP BY kind)",
        "SELECT name FROM customers WHERE id = (SELECT o.customer_id FROM orders o JOIN lines l"
            + " ON l.order_id = o.id WHERE o.id = 10)",
        "SELECT age + (SELECT freight FROM orders WHERE freight > 3) FROM customers",
        "SELECT name FROM customers WHERE id = (SELECT order_id FROM lines WHERE order_id = 10"
            + " OR number = 1)",
        "WITH m AS (SELECT max(age) AS a FROM customers GROUP BY kind) SELECT name FROM customers"
            + " WHERE age = (SELECT a FROM m)",
        "WITH m AS (SELECT age FROM customers ORDER BY age LIMIT 2) SELECT name FROM customers"
            + " WHERE age = (SELECT age FROM m)",
      })
  void whatIsNotSureToBeOneRowIsFound(String sql) {
    assertThat(found(sql)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT name FROM customers WHERE age = (SELECT max(age) FROM customers)",
        "SELECT name FROM customers WHERE id IN (SELECT customer_id FROM orders)",
        "SELECT name FROM customers WHERE EXISTS (SELECT 1 FROM orders WHERE customer_id = 1)",
        "SELECT name FROM customers WHERE age >= ALL (SELECT age FROM customers)",
        "SELECT name FROM customers WHERE age = (SELECT age FROM customers ORDER BY age LIMIT 1)",
        "SELECT name FROM customers WHERE age = (SELECT age FROM customers WHERE id = 3)",
        "SELECT name FROM customers WHERE age = (SELECT age FROM customers WHERE email = 'a@x')",
        "SELECT name FROM customers WHERE age = (SELECT age FROM customers WHERE name = 'Bo')",
        "SELECT (SELECT name FROM customers c WHERE c.id = o.customer_id) FROM orders o",
        "SELECT amount FROM lines WHERE amount = (SELECT amount FROM lines WHERE order_id = 10"
            + " AND number = 2)",
        "SELECT id FROM orders WHERE id = (SELECT order_id FROM lines WHERE order_id = 10"
            + " GROUP BY order_id)",
        "SELECT id FROM orders WHERE id = (SELECT DISTINCT order_id FROM lines WHERE order_id = 10)",
        "SELECT name FROM customers WHERE age > (SELECT avg(age) FROM customers) AND kind ="
            + " (SELECT c.kind FROM customers c JOIN orders o ON o.customer_id = c.id WHERE o.id = 10)",
        "SELECT name FROM customers WHERE age = (SELECT 20)",
        "WITH m AS (SELECT max(age) AS a FROM customers) SELECT name FROM customers WHERE age ="
            + " (SELECT a FROM m)",
        "WITH m(a) AS (SELECT round(avg(age)) FROM customers) SELECT name FROM customers WHERE age"
            + " > (SELECT a FROM m)",
        "WITH m AS (SELECT age FROM customers ORDER BY age LIMIT 1) SELECT name FROM customers"
            + " WHERE age = (SELECT age FROM m)",
        "SELECT name FROM customers WHERE age = (SELECT a FROM (SELECT 2 * max(age) AS a FROM"
            + " customers) m)",
        "SELECT (SELECT count(*) FILTER (WHERE o.freight > 5) FROM orders o WHERE o.customer_id ="
            + " c.id) FROM customers c",
        "SELECT id FROM orders WHERE freight = (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY"
            + " freight) FROM orders)",
      })
  void whatIsSureToBeOneRowIsLeftAlone(String sql) {
    assertThat(found(sql)).isEmpty();
  }
}
