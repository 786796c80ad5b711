package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryAfterTest {

  private static final Clock NOON =
      Clock.fixed(Instant.parse("2026-03-02T12:00:00Z"), ZoneOffset.UTC);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | PT1S",
        " 37 | PT37S",
        "1.5 | PT1.5S",
        "0 | PT1S",
        "600 | PT10M",
        "601 | PT10M",
        "999999999 | PT10M",
        "Mon, 02 Mar 2026 12:00:30 GMT | PT30S",
        "Mon, 02 Mar 2026 11:00:00 GMT | PT1S",
        "Tue, 03 Mar 2026 12:00:00 GMT | PT10M",
      })
  void secondsAndDatesAreReadWithinBounds(String header, Duration expected) {
    assertThat(RetryAfter.parse(header, NOON)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "soon", "-5", "1e9", "99999999999999999999", "02 Mar 2026"})
  void whatIsNeitherMeansTwentySeconds(String header) {
    assertThat(RetryAfter.parse(header, NOON)).isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void anAbsentHeaderMeansTwentySeconds() {
    assertThat(RetryAfter.parse(null, NOON)).isEqualTo(Duration.ofSeconds(20));
  }
}
