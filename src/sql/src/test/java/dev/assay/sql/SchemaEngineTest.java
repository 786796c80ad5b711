package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tables of several schemas, in the engines that this machine has. */
class SchemaEngineTest {

  private static final List<TestTable> TABLES =
      List.of(
          table("sales.invoices", "sales", "invoices", List.of(1L, 10L), List.of(2L, 20L)),
          table("customers", "sales", "customers", List.of(1L, 7L)),
          table("archive.invoices", "archive", "invoices", List.of(3L, 300L)),
          table("Odd Name", "archive", "Odd Name", List.of(4L, 4L)));

  private static TestTable table(
      String name, String schema, String own, List<@Nullable Object>... rows) {
    List<ColumnDefinition> columns =
        List.of(
            new ColumnDefinition("id", "integer", true),
            new ColumnDefinition("total", "integer", true));
    return new TestTable(
        new TableDefinition(
            name, columns, List.of(), List.of(), new TablePlace("shop", schema, own, false)),
        Table.ofValues(List.of("id", "total"), List.of(rows)));
  }

  private static String outcome(Dialect dialect, String sql) {
    return shown(SqlEngines.forDialect(dialect, SqlLimits.DEFAULT).execute(TABLES, sql));
  }

  private static String shown(SqlOutcome outcome) {
    return switch (outcome) {
      case SqlOutcome.Executed executed -> executed.result().rows().toString();
      case SqlOutcome.Failed failed -> failed.failure().kind() + ": " + failed.failure().message();
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SELECT total FROM sales.invoices ORDER BY id                              | [[10], [20]]
          SELECT invoices.total FROM archive.invoices                               | [[300]]
          SELECT i.total FROM archive.invoices AS i                                 | [[300]]
          SELECT i.total FROM archive.invoices i                                    | [[300]]
          SELECT archive.invoices.total FROM archive.invoices                       | [[300]]
          SELECT archive.invoices.* FROM archive.invoices                           | [[3, 300]]
          SELECT total FROM sales.customers                                         | [[7]]
          SELECT customers.total FROM sales . customers                             | [[7]]
          SELECT total FROM customers                                               | [[7]]
          SELECT sales.customers.total FROM customers                               | [[7]]
          SELECT SUM(total) FROM invoices                                           | [[30]]
          SELECT s.id, a.id FROM sales.invoices s JOIN archive.invoices a ON s.id < a.id ORDER BY 1 | [[1, 3], [2, 3]]
          SELECT sales.invoices.id FROM sales.invoices JOIN archive.invoices ON sales.invoices.id < archive.invoices.id ORDER BY 1 | [[1], [2]]
          SELECT id FROM sales.invoices UNION ALL SELECT invoices.id FROM archive.invoices ORDER BY 1 | [[1], [2], [3]]
          WITH customers AS (SELECT id, total + 1 AS total FROM sales.customers) SELECT c.total, customers.total FROM customers CROSS JOIN sales.customers c | [[7, 8]]
          SELECT (SELECT MAX(total) FROM archive.invoices) - MAX(total) FROM sales.invoices | [[280]]
          SELECT COUNT(*) FROM sales.invoices WHERE EXISTS (SELECT 1 FROM archive.invoices WHERE archive.invoices.id > sales.invoices.id) | [[2]]
          SELECT invoices.total FROM sales.invoices WHERE EXISTS (SELECT 1 FROM archive.invoices WHERE archive.invoices.id = sales.invoices.id) | []
          SELECT total FROM sales.invoices WHERE EXISTS (SELECT 1 FROM archive.invoices WHERE invoices.id = sales.invoices.id + 2) | [[10]]
          SELECT total FROM sales.invoices WHERE EXISTS (SELECT 1 FROM archive.invoices invoices WHERE invoices.id = sales.invoices.id) | []
          SELECT customers.total FROM sales.customers WHERE EXISTS (SELECT 1 FROM archive.invoices customers WHERE customers.id = sales.customers.id) | []
          """)
  void eachTableIsFoundByItsSchema(String sql, String rows) {
    for (Dialect dialect :
        List.of(
            Dialect.POSTGRESQL, Dialect.MYSQL, Dialect.MARIADB, Dialect.MSSQL, Dialect.SQLITE)) {
      assertThat(outcome(dialect, sql)).as(dialect.id()).isEqualTo(rows);
    }
  }

  @Test
  void aColumnThatMayBeOfEitherTableIsNotExecuted() {
    assertThat(
            outcome(
                Dialect.POSTGRESQL,
                "SELECT 1 FROM sales.invoices WHERE EXISTS (SELECT 1 FROM archive.invoices WHERE"
                    + " archive.invoices.id = 3 AND EXISTS (SELECT invoices.id))"))
        .isEqualTo(
            "NOT_EXECUTABLE: it is not clear which 'invoices' the column invoices.id is of: give"
                + " each an alias");
  }

  @Test
  void aTableUnderAnAliasIsNotTakenForItsNameWithTheSchema() {
    assertThat(
            outcome(
                Dialect.POSTGRESQL,
                "SELECT s.total FROM sales.invoices s WHERE EXISTS (SELECT 1 FROM archive.invoices"
                    + " WHERE archive.invoices.id = sales.invoices.id)"))
        .startsWith("ERROR: ");
  }

  @Test
  void quotedNamesAreExact() {
    assertThat(outcome(Dialect.POSTGRESQL, "SELECT \"total\" FROM \"sales\".\"invoices\" LIMIT 1"))
        .isEqualTo("[[10]]");
    assertThat(outcome(Dialect.POSTGRESQL, "SELECT total FROM archive.\"Odd Name\""))
        .isEqualTo("[[4]]");
    assertThat(outcome(Dialect.POSTGRESQL, "SELECT total FROM \"Sales\".invoices"))
        .isEqualTo(
            "ERROR: there is no table \"Sales\".invoices: the catalog has shop.sales.invoices,"
                + " shop.archive.invoices");
    assertThat(outcome(Dialect.MYSQL, "SELECT `total` FROM `archive`.`Odd Name`"))
        .isEqualTo("[[4]]");
    assertThat(outcome(Dialect.MSSQL, "SELECT TOP 1 [total] FROM [archive].[Odd Name]"))
        .isEqualTo("[[4]]");
  }

  @Test
  void aDatabaseBeforeTheSchemaHasToBeItsOwn() {
    assertThat(outcome(Dialect.POSTGRESQL, "SELECT total FROM shop.archive.invoices"))
        .isEqualTo("[[300]]");
    assertThat(
            outcome(Dialect.MSSQL, "SELECT shop.sales.customers.total FROM shop.sales.customers"))
        .isEqualTo("[[7]]");
    assertThat(outcome(Dialect.POSTGRESQL, "SELECT total FROM other.archive.invoices"))
        .startsWith("ERROR: there is no table other.archive.invoices: the catalog has shop.");
  }

  @ParameterizedTest
  @EnumSource(names = {"POSTGRESQL", "MARIADB", "MSSQL"})
  void aTableOfAnotherSchemaIsNotTaken(Dialect dialect) {
    assertThat(outcome(dialect, "SELECT total FROM archive.customers"))
        .isEqualTo(
            "ERROR: there is no table archive.customers: the catalog has shop.sales.customers");
    assertThat(outcome(dialect, "SELECT total FROM public.customers"))
        .startsWith("ERROR: there is");
    assertThat(outcome(dialect, "SELECT total FROM absent.absent")).startsWith("ERROR: ");
  }

  @Test
  void theGuardLooksAtQueriesWithSchemas() {
    assertThat(outcome(Dialect.POSTGRESQL, "DELETE FROM sales.invoices")).startsWith("REJECTED: ");
    assertThat(outcome(Dialect.POSTGRESQL, "SELECT pg_read_file('x') FROM sales.invoices"))
        .startsWith("REJECTED: ");
    assertThat(outcome(Dialect.POSTGRESQL, "SELECT count(*) > 0 FROM information_schema.tables"))
        .isEqualTo("[[true]]");
  }

  @Test
  void aSeriesOfQueriesSeesTheSameTables() {
    List<SqlOutcome> outcomes =
        SqlEngines.forDialect(Dialect.POSTGRESQL, SqlLimits.DEFAULT)
            .executeEach(
                TABLES,
                List.of(
                    "SELECT total FROM customers",
                    "SELECT total FROM archive.customers",
                    "WITH customers AS (SELECT 1 AS total) SELECT t.total, customers.total FROM customers, sales.customers t",
                    "SELECT total FROM archive.invoices"));

    assertThat(outcomes)
        .extracting(SchemaEngineTest::shown)
        .containsExactly(
            "[[7]]",
            "ERROR: there is no table archive.customers: the catalog has shop.sales.customers",
            "[[7, 1]]",
            "[[300]]");
  }
}
