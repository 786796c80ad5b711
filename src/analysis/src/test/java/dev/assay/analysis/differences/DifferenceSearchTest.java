package dev.assay.analysis.differences;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Shop;
import dev.assay.sql.Dialect;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.TestTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DifferenceSearchTest {

  /** The number of databases alone ends these searches, so that they give the same each time. */
  private static final SearchBounds BOUNDS =
      new SearchBounds(5, 200, Duration.ofMinutes(1), 1, true);

  private static SearchResult find(Dialect dialect, String one, String other) {
    return new DifferenceSearch(Shop.catalog(dialect), BOUNDS).find(one, other);
  }

  private static QueryDifference difference(String one, String other) {
    SearchResult result = find(Dialect.SQLITE, one, other);
    assertThat(result).isInstanceOf(SearchResult.Found.class);
    return ((SearchResult.Found) result).difference();
  }

  @Test
  void aNumberThatWouldBeLongWhenWrittenOutHasNoNeighbours() {
    SearchResult result =
        find(
            Dialect.SQLITE,
            "SELECT name FROM customers WHERE age < 1e999999999",
            "SELECT name FROM customers WHERE age < 1e-99999999");

    assertThat(result).isInstanceOf(SearchResult.Found.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT name FROM customers WHERE age > 30|SELECT name FROM customers WHERE age >= 30",
        "SELECT name FROM customers WHERE age > 30|SELECT name FROM customers WHERE age > 31",
        "SELECT count(*) FROM customers|SELECT count(sent_by) FROM customers",
        "SELECT name FROM customers WHERE kind = 'trade'|SELECT name FROM customers WHERE kind LIKE 'trade'",
        "SELECT id FROM orders WHERE day LIKE '2019%'|SELECT id FROM orders WHERE day > '2019-01-01'",
        "SELECT id FROM orders WHERE trim(size) = '9'|SELECT id FROM orders WHERE size = '9'",
        "SELECT id FROM customers WHERE id NOT IN (SELECT sent_by FROM customers)|"
            + "SELECT id FROM customers c WHERE NOT EXISTS"
            + " (SELECT 1 FROM customers d WHERE d.sent_by = c.id)",
        "SELECT sum(o.freight) FROM orders o|"
            + "SELECT sum(o.freight) FROM orders o JOIN lines l ON l.order_id = o.id",
        "SELECT name, count(*) FROM customers GROUP BY name|"
            + "SELECT name, count(*) FROM customers GROUP BY id",
        "SELECT max(size) FROM orders|SELECT max(CAST(size AS INTEGER)) FROM orders",
      })
  void whatIsNearlyTheSameIsToldApartByOtherRows(String one, String other) {
    QueryDifference difference = difference(one, other);

    assertThat(difference.kind()).isIn(DifferenceKind.ROWS, DifferenceKind.DUPLICATES);
    assertThat(difference.mostRows()).isBetween(1, 5);
    assertThat(new ResultPair(difference.one(), difference.other()).difference())
        .contains(difference.kind());
  }

  @Test
  void rowsHaveKeysOfTheirOwnThoughNoQueryNamesThem() {
    QueryDifference difference =
        difference("SELECT size FROM orders", "SELECT DISTINCT size FROM orders");

    List<Object> keys = new ArrayList<>();
    difference.tables().getFirst().rows().rows().forEach(row -> keys.add(row.getFirst()));
    assertThat(difference.tables().getFirst().rows().columnNames()).startsWith("id");
    assertThat(keys).hasSize(2).doesNotContainNull().doesNotHaveDuplicates();
  }

  @Test
  void aSingleRowIsLeftWhereOneIsEnough() {
    QueryDifference difference =
        difference(
            "SELECT name FROM customers WHERE age > 30",
            "SELECT name FROM customers WHERE age >= 30");

    assertThat(difference.rowCount()).isEqualTo(1);
    assertThat(difference.tables())
        .extracting(each -> each.definition().name())
        .containsExactly("customers");
  }

  @Test
  void keysStayUniqueAndReferencesLeadToRows() {
    QueryDifference difference =
        difference(
            "SELECT c.name FROM customers c JOIN orders o ON o.customer_id = c.id",
            "SELECT DISTINCT c.name FROM customers c JOIN orders o ON o.customer_id = c.id WHERE o.id > 0 OR o.id IS NULL");

    assertThat(Rows.dangling(difference.tables())).isZero();
    for (TestTable table : difference.tables()) {
      table.definition().primaryKey().stream()
          .findFirst()
          .ifPresent(
              key -> {
                int at = table.rows().columnNames().indexOf(key);
                assertThat(new HashSet<>(table.rows().values(at))).hasSize(table.rows().rowCount());
              });
    }
  }

  @Test
  void theSameRowsMoreOftenAreDuplicates() {
    assertThat(
            difference("SELECT kind FROM customers", "SELECT DISTINCT kind FROM customers").kind())
        .isEqualTo(DifferenceKind.DUPLICATES);
  }

  @Test
  void theSameRowsInAnotherOrderDifferInOrder() {
    assertThat(
            difference(
                    "SELECT name FROM customers ORDER BY age",
                    "SELECT name FROM customers ORDER BY age DESC")
                .kind())
        .isEqualTo(DifferenceKind.ORDER);
  }

  @Test
  void anotherNumberOfColumnsIsADifference() {
    assertThat(difference("SELECT name FROM customers", "SELECT name, age FROM customers").kind())
        .isEqualTo(DifferenceKind.COLUMNS);
  }

  @Test
  void aTieIsToldFromItsFirstRow() {
    QueryDifference difference =
        difference(
            "SELECT name FROM customers WHERE age = (SELECT max(age) FROM customers)",
            "SELECT name FROM customers ORDER BY age DESC LIMIT 1");

    assertThat(difference.rowCount()).isLessThanOrEqualTo(2);
  }

  @Test
  void asManyRowsAreMadeAsAreAskedFor() {
    QueryDifference difference =
        difference(
            "SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) > 8",
            "SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) >= 8");

    assertThat(difference.mostRows()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT name FROM customers WHERE age > 30|SELECT c.name FROM customers AS c WHERE 30 < c.age",
        "SELECT name FROM customers ORDER BY age DESC LIMIT 1|"
            + "SELECT c.name FROM customers c ORDER BY c.age DESC LIMIT 1",
        "SELECT name FROM customers ORDER BY age LIMIT 1|"
            + "SELECT c.name FROM customers c WHERE c.id IN (SELECT id FROM customers) ORDER BY c.age LIMIT 1",
        "SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.age = 4|"
            + "SELECT o.id FROM orders o WHERE o.customer_id IN (SELECT id FROM customers WHERE age = 4)",
        "SELECT kind, name FROM customers|SELECT name, kind FROM customers",
        "SELECT name FROM customers ORDER BY random()|SELECT name FROM customers ORDER BY random()",
      })
  void whatMeansTheSameIsNotToldApart(String one, String other) {
    assertThat(find(Dialect.SQLITE, one, other)).isEqualTo(new SearchResult.NoneFound(200, 5));
  }

  @ParameterizedTest
  @EnumSource(names = {"POSTGRESQL", "MYSQL", "MSSQL"})
  void otherDialectsAreSearchedInTheirEngines(Dialect dialect) {
    SearchResult result =
        find(
            dialect,
            "SELECT name FROM customers WHERE age > 30",
            "SELECT name FROM customers WHERE age >= 30");

    assertThat(result).isInstanceOf(SearchResult.Found.class);
  }

  @Test
  void whatCannotBeExecutedIsSaidOfTheRightQuery() {
    assertThat(find(Dialect.SQLITE, "SELECT name FROM customers", "SELECT nam FROM customers"))
        .isEqualTo(
            new SearchResult.NotRun(
                false, new SqlFailure(SqlFailure.Kind.ERROR, "no such column: nam")));
    assertThat(find(Dialect.SQLITE, "DELETE FROM customers", "SELECT name FROM customers"))
        .isInstanceOfSatisfying(SearchResult.NotRun.class, not -> assertThat(not.first()).isTrue());
  }

  @Test
  void valuesOfTheDatabaseAreLeftOutWhereTheyMayNotStand() {
    SearchResult result =
        new DifferenceSearch(
                Shop.catalog(Dialect.SQLITE),
                new SearchBounds(5, 200, Duration.ofMinutes(1), 1, false))
            .find("SELECT email FROM customers", "SELECT DISTINCT name FROM customers");

    assertThat(result)
        .isInstanceOfSatisfying(
            SearchResult.Found.class,
            found ->
                assertThat(found.difference().tables().toString())
                    .doesNotContain("Ann", "Bo", "Cy", "@x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT id FROM orders WHERE day >= date('now', '-7 days')|"
            + "SELECT id FROM orders WHERE day > date('now', '-7 days')",
        "SELECT id FROM orders WHERE day > date('now', 'start of month')|"
            + "SELECT id FROM orders WHERE day >= date('now', 'start of month')",
        "SELECT a.id FROM orders a JOIN orders b ON b.day <= date(a.day, '+14 days')|"
            + "SELECT a.id FROM orders a JOIN orders b ON b.day < date(a.day, '+14 days')",
      })
  void periodsAreToldApartByDaysAtTheirEnds(String one, String other) {
    assertThat(difference(one, other).kind()).isIn(DifferenceKind.ROWS, DifferenceKind.DUPLICATES);
  }

  @Test
  void theSameSeedGivesTheSameRows() {
    String one = "SELECT name FROM customers WHERE age BETWEEN 10 AND 20";
    String other = "SELECT name FROM customers WHERE age > 10 AND age < 20";

    assertThat(find(Dialect.SQLITE, one, other)).isEqualTo(find(Dialect.SQLITE, one, other));
  }
}
