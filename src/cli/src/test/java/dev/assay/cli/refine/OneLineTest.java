package dev.assay.cli.refine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OneLineTest {

  @Test
  void linesBecomeOneWithoutComments() {
    assertThat(
            OneLine.of(
                "SELECT a, -- the first\n  'x  y'\nFROM \"t u\" /* all\nof it */\nWHERE a>1"))
        .contains("SELECT a, 'x  y' FROM \"t u\" WHERE a>1");
  }

  @Test
  void whatIsOnOneLineStaysAsItIs() {
    assertThat(OneLine.of(" SELECT  1 -- one\n")).contains("SELECT  1 -- one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"SELECT 'a\nb'", "SELECT 1\nWHERE 'a"})
  void aLineBreakWithinQuotesCannotGo(String sql) {
    assertThat(OneLine.of(sql)).isEmpty();
  }
}
