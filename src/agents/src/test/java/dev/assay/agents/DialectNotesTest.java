package dev.assay.agents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DialectNotesTest {

  @ParameterizedTest
  @CsvSource({
    "sqlite, json_each",
    "postgresql, jsonb_array_elements",
    "mysql, JSON_TABLE",
    "mariadb, JSON_VALUE",
    "bigquery, UNNEST",
    "snowflake, LATERAL FLATTEN",
    "redshift, JSON_EXTRACT_PATH_TEXT",
    "databricks, LATERAL VIEW EXPLODE",
    "trino, CROSS JOIN UNNEST"
  })
  void eachDialectHasItsNotesOnNestedValues(String dialect, String nested) {
    assertThat(DialectNotes.of(dialect)).startsWith("- ").contains(nested);
  }

  @Test
  void aDialectWithoutNotesHasNone() {
    assertThat(DialectNotes.of("db2")).isEmpty();
  }
}
