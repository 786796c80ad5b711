package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoneyTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "$1,234.50 | 1234.50",
        "-$3.50 | -3.50",
        "($3.50) | -3.50",
        "1.234,50 € | 1234.50",
        "1 234 567,00 Kč | 1234567.00",
        "¥1,235 | 1235",
        "$92,233,720,368,547,758.07 | 92233720368547758.07",
        "0 | 0",
        "CHF 1'000.05 | 1000.05"
      })
  void anAmountIsANumberInAnyCountrysManner(String text, BigDecimal number) {
    assertThat(MoneyText.read(text)).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "$", "free"})
  void whatIsNoAmountStaysText(String text) {
    assertThat(MoneyText.read(text)).isEqualTo(text);
  }
}
