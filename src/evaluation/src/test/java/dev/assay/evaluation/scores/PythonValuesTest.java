package dev.assay.evaluation.scores;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PythonValuesTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1.0",
    "-2.5, -2.5",
    "0, 0.0",
    "-0.0, -0.0",
    "0.1, 0.1",
    "0.0001, 0.0001",
    "0.00001, 1e-05",
    "123456789012345680, 1.2345678901234568e+17",
    "1000000000000000, 1000000000000000.0",
    "10000000000000000, 1e+16",
    "1.5e300, 1.5e+300",
    "Infinity, inf",
    "-Infinity, -inf",
  })
  void realNumbersAreWrittenAsPythonWritesThem(double number, String text) {
    assertThat(PythonValues.repr(number)).isEqualTo(text);
  }
}
