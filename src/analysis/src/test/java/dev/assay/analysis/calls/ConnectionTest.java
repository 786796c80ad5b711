package dev.assay.analysis.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionTest {

  private static final List<String> CONDITIONS = List.of("a", "b", "c");

  @ParameterizedTest
  @CsvSource({
    "1 AND 2 AND 3, a AND b AND c",
    "1 or 2 and 3, a OR (b AND c)",
    "(1 OR 2) AND 3, (a OR b) AND c",
    "((3)) AND (2 OR 1), c AND (b OR a)",
  })
  void numbersStandForConditions(String text, String sql) {
    assertThat(Connection.parse(text, 3).orElseThrow().sql(number -> CONDITIONS.get(number - 1)))
        .isEqualTo(sql);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1 AND 2",
        "1 AND 2 AND 2",
        "1 AND 2 AND 3 AND 4",
        "1 AND 2 OR",
        "(1 AND 2 OR 3",
        "1 AND 2) OR 3",
        "1 2 3",
        "NOT 1 AND 2 AND 3",
        "1 AND 2 AND 3; DROP TABLE books",
        "0 AND 1 AND 2",
        "((((((((((((((((((((((((1)))))))))))))))))))))))) AND 2 AND 3",
      })
  void whatIsNotAllOfTheNumbersIsNoConnection(String text) {
    assertThat(Connection.parse(text, 3)).isEmpty();
  }
}
