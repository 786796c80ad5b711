package dev.assay.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of DuckDB files that no cell holds: each costs itself, or its column, and no more. */
class UnreadableDuckdbValuesTest {

  @TempDir Path folder;

  private final List<String> warnings = new ArrayList<>();

  private final ReadingListener listener =
      new ReadingListener() {
        @Override
        public void warned(String warning) {
          warnings.add(warning);
        }
      };

  /** A database of two tables, of which the first has the value in its second column. */
  private DatabaseLocation holding(String type, String value) throws SQLException {
    Path file = folder.resolve("odd.duckdb");
    try (Connection connection = DriverManager.getConnection("jdbc:duckdb:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE odd (id INTEGER, v %s, w VARCHAR)".formatted(type));
      statement.execute(
          "INSERT INTO odd VALUES (1, %s, 'kept'), (2, NULL, 'too')".formatted(value));
      statement.execute("CREATE TABLE plain AS SELECT 7 AS id");
    }
    return DatabaseLocation.parse(file.toString());
  }

  private Catalog catalog(DatabaseLocation location) {
    return new CatalogReader(_ -> null, ReadingOptions.FOR_CATALOGS).read(location, listener, null);
  }

  private static Table frame(DatabaseLocation location) {
    return new TablesReader(_ -> null, ReadingListener.NONE)
        .read(location, name -> name.equals("odd_df"))
        .get("odd_df");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\1',
      value = {
        "DATE|'-infinity'|it is infinite, or of no year from 1 to 9999",
        "TIMESTAMP|'294247-01-10 04:00:54'|it is infinite, or of no year from 1 to 9999",
        "TIMESTAMP_S|'infinity'|it is infinite, or of no year from 1 to 9999",
        "TIMESTAMP_MS|'infinity'|it is infinite, or of no year from 1 to 9999",
        "TIMESTAMP_NS|'infinity'|it is infinite",
        "TIMESTAMP_NS|'-infinity'|it is infinite",
        "TIMESTAMPTZ|'infinity'|it is infinite, or of no year from 1 to 9999",
        "UNION(n INTEGER, d DATE)|union_value(d := 'infinity'::DATE)|it is infinite, or of no year from 1 to 9999",
        "TIME|'24:00:00'|24:00:00 is no time of a day"
      })
  void aMomentThatNoCellHoldsCostsItselfAlone(String type, String value, String reason)
      throws SQLException {
    DatabaseLocation location = holding(type, value);

    Catalog catalog = catalog(location);

    assertThat(catalog.table("odd").orElseThrow().sampleRows().rows())
        .containsExactly(Arrays.asList(1L, null, "kept"), Arrays.asList(2L, null, "too"));
    assertThat(catalog.table("plain").orElseThrow().rowCount()).isEqualTo(1);
    assertThat(warnings)
        .containsExactly(
            "1 value of column 'v' of 'odd' cannot be read and is left empty: " + reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\1',
      value = {
        "TIME[]|['24:00:00'::TIME]",
        "STRUCT(a TIME)|{'a': '24:00:00'::TIME}",
        "MAP(VARCHAR, TIME[])|MAP {'a': ['24:00:00'::TIME]}"
      })
  void aListThatTheDriverCannotReadCostsItsColumnAlone(String type, String value)
      throws SQLException {
    DatabaseLocation location = holding(type, value);

    Catalog catalog = catalog(location);

    assertThat(catalog.table("odd").orElseThrow().sampleRows().rows())
        .containsExactly(Arrays.asList(1L, null, "kept"), Arrays.asList(2L, null, "too"));
    assertThat(catalog.table("plain").orElseThrow().rowCount()).isEqualTo(1);
    assertThat(warnings)
        .singleElement()
        .asString()
        .startsWith(
            "column 'v' of table 'odd' is not read: a list or structure holds a value that"
                + " DuckDB's driver cannot read: ");
    assertThat(frame(location).rows()).hasSize(2);
  }

  @Test
  void aQueryForSuchAListFailsAndTheNextOneDoesNot() throws SQLException {
    DatabaseLocation location = holding("TIME[]", "['24:00:00'::TIME]");

    try (DatabaseQueries queries = DatabaseQueries.open(location, _ -> null)) {
      assertThat(queries.first("SELECT v FROM odd", 5))
          .isInstanceOfSatisfying(
              SqlOutcome.Failed.class,
              failed -> assertThat(failed.failure().kind()).isEqualTo(SqlFailure.Kind.ERROR));
      assertThat(queries.first("SELECT w FROM odd", 5)).isInstanceOf(SqlOutcome.Executed.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\1',
      value = {
        "HUGEINT|-170141183460469231731687303715884105728|-170141183460469231731687303715884105728",
        "INTERVAL|INTERVAL '-178956970 years'|-178956970 years",
        "BIT|'0101'|0101",
        "UUID|'4ac7a9e9-607c-4c8a-84f3-843f0191e3fd'|4ac7a9e9-607c-4c8a-84f3-843f0191e3fd",
        "TIMESTAMP_NS|'1677-09-22 00:00:00'|1677-09-22T00:00",
        "BLOB[]|['\\xFFa'::BLOB, NULL]|[b'\\xffa', None]",
        "UNION(n INTEGER, s VARCHAR)|union_value(s := 'x')|x",
        "STRUCT(a MAP(VARCHAR, HUGEINT)[])|{'a': [MAP {'k': 1}]}|{'a': [{'k': 1}]}"
      })
  void whatACellCanHoldOrTellIsRead(String type, String value, String told) throws SQLException {
    Catalog catalog = catalog(holding(type, value));

    assertThat(catalog.table("odd").orElseThrow().sampleRows().rows().getFirst().get(1))
        .hasToString(told);
    assertThat(warnings).isEmpty();
  }
}
