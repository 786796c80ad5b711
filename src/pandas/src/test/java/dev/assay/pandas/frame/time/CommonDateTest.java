package dev.assay.pandas.frame.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CommonDateTest {

  private static final DateTimeFormatter SECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT);

  @Property
  void readsTheDayThatATextNames(@ForAll @IntRange(max = 180_000) int daysSince1700) {
    LocalDate day = LocalDate.of(1700, 1, 1).plusDays(daysSince1700);

    assertThat(CommonDate.DAY.read(day.toString())).isEqualTo(day.atStartOfDay());
  }

  @Property
  void readsTheSecondThatATextNames(@ForAll @IntRange(min = 0) int secondsSince1970) {
    LocalDateTime moment = LocalDateTime.of(1970, 1, 1, 0, 0).plusSeconds(secondsSince1970);

    assertThat(CommonDate.SECOND.read(SECONDS.format(moment))).isEqualTo(moment);
  }

  @Test
  void knowsTheFormOfATextAndOfAFormat() {
    assertThat(CommonDate.of("2024-02-29")).isEqualTo(CommonDate.DAY);
    assertThat(CommonDate.of("2024-02-29 23:59:59")).isEqualTo(CommonDate.SECOND);
    assertThat(CommonDate.ofFormat("%Y-%m-%d")).isEqualTo(CommonDate.DAY);
    assertThat(CommonDate.ofFormat("%d.%m.%Y")).isNull();
  }

  @Test
  void leavesWhatIsNoDateOfThisFormToOthers() {
    for (String text :
        new String[] {
          "2023-02-29",
          "2024-13-01",
          "2024-00-10",
          "2024-01-00",
          "2024-1-01",
          "2024/01/01",
          "1066-10-14",
          "2024-01-01 24:00:00",
          "2024-01-01 10:60:00",
          "2024-01-01T10:00:00",
          "२०२४-०१-०१",
          "",
          "2024-01-01 "
        }) {
      assertThat(CommonDate.of(text)).as(text).isNull();
    }
  }
}
