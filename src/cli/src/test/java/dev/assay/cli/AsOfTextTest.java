package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.table.AsOf;
import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AsOfTextTest {

  private static final ZoneId TOKYO = ZoneId.of("Asia/Tokyo");

  @ParameterizedTest
  @CsvSource({
    "2025-06-30, 2025-06-29T15:00:00Z, Asia/Tokyo",
    "2025-06-30T12:00, 2025-06-30T03:00:00Z, Asia/Tokyo",
    "2025-06-30 12:00:30.25, 2025-06-30T03:00:30.250Z, Asia/Tokyo",
    "2025-06-30T12:00Z, 2025-06-30T12:00:00Z, Z",
    "2025-06-30T12:00+02:00, 2025-06-30T10:00:00Z, +02:00",
    "2025-06-30T12:00+02:00[Europe/Berlin], 2025-06-30T10:00:00Z, Europe/Berlin",
    "2025-06-30T12:00[Europe/Berlin], 2025-06-30T10:00:00Z, Europe/Berlin",
  })
  void aDateOrATimeIsReadInItsZoneOrInThatOfTheMachine(String text, String moment, String zone) {
    assertThat(AsOfText.parse(text, TOKYO))
        .isEqualTo(new AsOf(Instant.parse(moment), ZoneId.of(zone)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "now",
        "yesterday",
        "2025-06-31",
        "2025-6-30",
        "30.06.2025",
        "2025-06-30T25:00",
        "2025-06-30T",
        "2025-06-30T12:00 Berlin",
        "2025-06-30T12:00[Nowhere/Else]",
        "1500-01-01",
        "9999-01-01",
        "1751284800"
      })
  void whatIsNoMomentIsNamed(String text) {
    assertThatThrownBy(() -> AsOfText.parse(text, TOKYO))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "--as-of '%s' is no moment of the years 1678 to 2261: write it as 2025-06-30,"
                    .formatted(text)
                + " 2025-06-30T12:00 or 2025-06-30T12:00+02:00");
  }

  @Test
  void aTimeThatClocksSkipIsTheOneAfterTheGap() {
    assertThat(AsOfText.parse("2025-03-30T02:30", ZoneId.of("Europe/Berlin")).moment())
        .isEqualTo("2025-03-30T01:30:00Z");
  }
}
