package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ddl.DdlCatalog;
import dev.assay.sql.Dialect;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FanOutCheckTest {

  @TempDir Path folder;

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

  @Test
  void whereNobodySaysThatRowsRepeatNothingIsFound() throws IOException {
    String sql =
        "SELECT avg(r.rating) FROM business b JOIN review r ON r.business_id = b.business_id";

    assertThat(kinds("CREATE TABLE business (business_id text, city text)", sql)).isEmpty();
    assertThat(kinds("CREATE TABLE business (bid int PRIMARY KEY, business_id text)", sql))
        .containsExactly("multiplied-rows");
  }

  @Test
  void aTableThatRefersToAnotherHasSeveralRowsForOneOfIt() throws IOException {
    assertThat(
            kinds(
                "CREATE TABLE business (business_id text PRIMARY KEY, stars int);"
                    + "CREATE TABLE visit (day date, business_id text REFERENCES business (business_id))",
                "SELECT sum(b.stars) FROM business b JOIN visit v ON v.business_id = b.business_id"))
        .containsExactly("multiplied-rows");
  }

  private List<String> kinds(String ddl, String sql) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("yelp.sql"),
            ddl + "; CREATE TABLE review (business_id text, rating real);");
    Catalog catalog = new DdlCatalog(Dialect.POSTGRESQL, ReadingListener.NONE).read(file, "yelp");
    return new Detector(catalog).inspect(sql).stream().map(Finding::kind).toList();
  }
}
