package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CodeTest {

  @ParameterizedTest
  @EnumSource
  void aLiteralIsShownHoweverLong(Code language) {
    String literal = "'" + "x".repeat(50_000) + "'";

    assertThat(language.block("value = " + literal, "code").render()).contains("xxx");
  }
}
