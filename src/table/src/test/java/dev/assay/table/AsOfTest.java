package dev.assay.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AsOfTest {

  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  @ParameterizedTest
  @CsvSource({
    "2025-06-30,                        2025-06-29T22:00:00Z",
    "2025-06-30T12:00,                  2025-06-30T10:00:00Z",
    "2025-06-30 12:00:30,               2025-06-30T10:00:30Z",
    "2025-06-30T12:00Z,                 2025-06-30T12:00:00Z",
    "2025-06-30 12:00+03:00,            2025-06-30T09:00:00Z",
    "2025-06-30T12:00[America/New_York], 2025-06-30T16:00:00Z",
    "2025-06-30T12:00:00.123456789,     2025-06-30T10:00:00.123456Z",
  })
  void aDayAndATimeAreReadInTheZoneThatTheyNameOrElseInTheGivenOne(String text, Instant moment) {
    assertThat(AsOf.parse(text, BERLIN).moment()).isEqualTo(moment);
  }

  @Test
  void aDayAloneIsItsMidnight() {
    assertThat(AsOf.parse("2025-06-30", BERLIN).local())
        .isEqualTo(LocalDateTime.of(2025, 6, 30, 0, 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "yesterday", "30.06.2025", "2025-13-01", "2025-06-30 noon", "2025"})
  void whatIsNoDayAndTimeIsRefusedWithWhatIsAccepted(String text) {
    assertThatThrownBy(() -> AsOf.parse(text, BERLIN))
        .isInstanceOf(DateTimeException.class)
        .hasMessage(
            "'%s' is no moment of the years 1678 to 2261: write it as 2025-06-30, 2025-06-30T12:00"
                + " or 2025-06-30T12:00+02:00",
            text);
  }

  @Test
  void inWordsItHasTheDayOfTheWeekAndTheZone() {
    assertThat(AsOf.parse("2025-06-30T12:00", BERLIN).inWords())
        .isEqualTo("Monday, 2025-06-30 12:00 (Europe/Berlin)");
    assertThat(AsOf.parse("2025-06-30T12:00Z", BERLIN).inWords())
        .isEqualTo("Monday, 2025-06-30 12:00 (UTC)");
  }
}
