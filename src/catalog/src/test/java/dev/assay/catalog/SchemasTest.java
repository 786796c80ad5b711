package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Databases of several schemas that need no server: DuckDB's and H2's. */
class SchemasTest {

  private static final SqlLimits UNHURRIED = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));
  private static final RowBounds BOUNDS = RowBounds.of(10);

  @TempDir Path folder;

  private String duckdb;
  private String h2;

  @BeforeEach
  void makeDatabases() throws SQLException {
    duckdb = folder.resolve("shop.duckdb").toString();
    h2 = "jdbc:h2:" + folder.resolve("shop");
    for (String url : List.of("jdbc:duckdb:" + duckdb, h2)) {
      try (Connection connection = DriverManager.getConnection(url);
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE SCHEMA sales");
        statement.execute("CREATE SCHEMA \"HR Dept\"");
        statement.execute("CREATE TABLE sales.customers (id INTEGER PRIMARY KEY, name VARCHAR(9))");
        statement.execute(
            "CREATE TABLE sales.invoices (id INTEGER, customer INTEGER,"
                + " FOREIGN KEY (customer) REFERENCES sales.customers (id))");
        statement.execute("CREATE TABLE \"HR Dept\".invoices (id INTEGER, hours INTEGER)");
        statement.execute("INSERT INTO sales.customers VALUES (1, 'Ann')");
        statement.execute("INSERT INTO \"HR Dept\".invoices VALUES (7, 8)");
      }
    }
  }

  private String address(String kind) {
    return kind.equals("duckdb") ? duckdb : h2;
  }

  private static Catalog catalog(String address, String... schemas) {
    return new CatalogReader(_ -> null).read(DatabaseLocation.parse(address).in(List.of(schemas)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"duckdb", "h2"})
  void whereItsOwnSchemaIsEmptyTheErrorTellsWhichHaveTables(String kind) {
    assertThatThrownBy(() -> catalog(address(kind)))
        .isInstanceOf(CatalogException.class)
        .hasMessageMatching(
            "the database 'shop' has no tables in its own schema, and some in 'HR Dept', '(?i:sales)': choose with --schema");
    assertThatThrownBy(() -> catalog(address(kind), "sles"))
        .isInstanceOf(CatalogException.class)
        .hasMessageMatching(
            "there is no schema 'sles'; there are tables in 'HR Dept', '(?i:sales)': choose among these with --schema");
  }

  @ParameterizedTest
  @ValueSource(strings = {"duckdb", "h2"})
  void tablesOfOneNameInTwoSchemasAreToldApart(String kind) {
    Catalog catalog = catalog(address(kind), "Sales", "HR Dept");

    assertThat(catalog.tables())
        .extracting(table -> table.name().toLowerCase(Locale.ROOT))
        .containsExactlyInAnyOrder("customers", "sales.invoices", "hr dept.invoices");
    assertThat(catalog.tables())
        .extracting(CatalogTable::rowCount)
        .containsExactlyInAnyOrder(1L, 0L, 1L);
    assertThat(
            catalog.tables().stream()
                .flatMap(table -> table.definition().foreignKeys().stream())
                .map(key -> key.referencedTable().toLowerCase(Locale.ROOT)))
        .containsExactly("customers");
  }

  @ParameterizedTest
  @ValueSource(strings = {"duckdb", "h2"})
  void bareNamesAreLookedUpInTheSchemasInTheirOrder(String kind) {
    DatabaseLocation location =
        DatabaseLocation.parse(address(kind)).in(List.of("HR Dept", "sales"));

    try (DatabaseQueries queries = DatabaseQueries.openByAnyRole(location, _ -> null)) {
      assertThat(queries.rows("SELECT hours FROM invoices", BOUNDS).toString()).contains("8");
      assertThat(queries.rows("SELECT name FROM customers", BOUNDS).toString()).contains("Ann");
      assertThat(queries.rows("SELECT id FROM sales.invoices", BOUNDS).toString())
          .doesNotContain("7");
      assertThat(queries.prepare("SELECT customer FROM invoices")).isNotEmpty();
    }
  }

  @Test
  void sqlThatNamesASchemaOrTheDatabaseOfDuckdbRunsOnTestData() {
    Catalog catalog = catalog(duckdb, "sales", "HR Dept");
    List<TestTable> tables =
        catalog.tables().stream()
            .map(
                table ->
                    new TestTable(
                        table.definition(),
                        Table.ofValues(
                            table.definition().columns().stream()
                                .map(column -> column.name())
                                .toList(),
                            List.of(List.of(3, 4)))))
            .toList();
    SqlEngine own = SqlEngines.forDialect(catalog.dialect(), UNHURRIED);
    SqlEngine itself =
        DatabaseQueries.engine(
            DatabaseLocation.parse(duckdb).in(List.of("sales", "HR Dept")), _ -> null, UNHURRIED);

    for (String sql :
        List.of(
            "SELECT hours FROM \"HR Dept\".invoices",
            "SELECT hours FROM shop.\"HR Dept\".invoices WHERE \"HR Dept\".invoices.id = 3",
            "SELECT i.customer FROM sales.invoices i JOIN customers c ON c.id <> i.customer")) {
      for (SqlEngine engine : List.of(own, itself)) {
        SqlOutcome outcome = engine.execute(tables, sql);
        assertThat(outcome).as(sql).isInstanceOf(SqlOutcome.Executed.class);
        assertThat(((SqlOutcome.Executed) outcome).result().rowCount()).as(sql).isEqualTo(1);
      }
    }
    assertThat(own.execute(tables, "SELECT * FROM archive.invoices").toString())
        .contains("archive");
  }
}
