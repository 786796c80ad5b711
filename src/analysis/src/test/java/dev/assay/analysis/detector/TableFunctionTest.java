package dev.assay.analysis.detector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Library;
import dev.assay.sql.Dialect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows that a function makes of a column, or of nothing, need no condition to be joined. */
class TableFunctionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POSTGRESQL | SELECT a.name, COUNT(DISTINCT b.isbn) FROM books b CROSS JOIN LATERAL"
            + " UNNEST(STRING_TO_ARRAY(b.title, ',')) AS t(part)"
            + " JOIN authors a ON a.name = TRIM(t.part) GROUP BY a.name",
        "POSTGRESQL | SELECT a.name FROM books b, UNNEST(STRING_TO_ARRAY(b.title, ',')) AS t(part)"
            + " JOIN authors a ON a.name = t.part",
        "POSTGRESQL | SELECT y.year, COUNT(b.isbn) FROM generate_series(1990, 1999) AS y(year)"
            + " LEFT JOIN books b ON b.year = y.year GROUP BY y.year",
        "POSTGRESQL | SELECT y, COUNT(b.isbn) FROM generate_series(1990, 1999) AS y"
            + " LEFT JOIN books b ON b.year = y GROUP BY y",
        "POSTGRESQL | SELECT v.label, COUNT(*) FROM books b"
            + " JOIN (VALUES (1, 'old'), (2, 'new')) AS v(id, label)"
            + " ON v.id = CASE WHEN b.year < 2000 THEN 1 ELSE 2 END GROUP BY v.label",
        "SQLITE | SELECT a.name FROM books b, json_each(b.title) AS j"
            + " JOIN authors a ON a.name = j.value",
        "MYSQL | SELECT a.name FROM books b, JSON_TABLE(b.title, '$[*]' COLUMNS (part VARCHAR(50)"
            + " PATH '$')) AS j JOIN authors a ON a.name = j.part",
        "BIGQUERY | SELECT a.name FROM books b, UNNEST(SPLIT(b.title, ',')) AS part"
            + " JOIN authors a ON a.name = part",
        "SNOWFLAKE | SELECT a.name FROM books b, LATERAL FLATTEN(input => SPLIT(b.title, ',')) f"
            + " JOIN authors a ON a.name = f.value",
        "DUCKDB | SELECT a.name FROM books b, UNNEST(string_split(b.title, ',')) AS t(part)"
            + " JOIN authors a ON a.name = t.part",
        "TRINO | SELECT a.name FROM books b CROSS JOIN UNNEST(SPLIT(b.title, ',')) AS t(part)"
            + " JOIN authors a ON a.name = t.part",
        "DATABRICKS | SELECT a.name FROM books b LATERAL VIEW explode(split(b.title, ',')) t AS part"
            + " JOIN authors a ON a.name = t.part",
        "MSSQL | SELECT a.name FROM books b CROSS APPLY STRING_SPLIT(b.title, ',') AS t"
            + " JOIN authors a ON a.name = t.value",
      })
  void itsRowsAreTiedToWhatTheyAreMadeOf(Dialect dialect, String sql) {
    assertThat(new Detector(Library.catalog(dialect)).inspect(sql))
        .extracting(Finding::message)
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POSTGRESQL | SELECT a.name FROM books b, UNNEST(STRING_TO_ARRAY(b.title, ',')) AS t(part),"
            + " authors a WHERE t.part = 'Maps'",
        "SQLITE | SELECT a.name FROM books b, json_each(b.title) AS j, authors a"
            + " WHERE j.value = 'Maps'",
      })
  void aTableThatNothingTiesIsStillFound(Dialect dialect, String sql) {
    assertThat(new Detector(Library.catalog(dialect)).inspect(sql))
        .extracting(Finding::kind)
        .containsExactly(DetectedKind.MISSING_JOIN.text());
  }
}
