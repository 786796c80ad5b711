package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SqlDiffTest {

  @Test
  void aLiteralIsOneWordHoweverLong() {
    String literal = "'" + "it''s ".repeat(20_000) + "'";

    assertThat(SqlDiff.block("SELECT " + literal, "SELECT 1").render()).contains("SELECT", "1");
  }
}
