package dev.assay.analysis.differences;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatePointsTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 3, 18);

  private static List<String> of(String condition) {
    return DatePoints.of(condition, TODAY).stream().map(LocalDate::toString).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "day >= CURRENT_DATE - INTERVAL '7 days'",
        "day >= CURRENT_DATE - 7",
        "day >= NOW() - INTERVAL 7 DAY",
        "day >= date('now', '-7 days')",
        "day >= DATEADD(day, -7, GETDATE())",
        "DATEDIFF(CURDATE(), day) <= 7",
        "day >= CURRENT_DATE - INTERVAL '1 week'",
      })
  void aSpanBeforeTodayTurnsOnItsDayAndThoseNextToIt(String condition) {
    assertThat(of(condition))
        .containsExactly(
            "2026-03-18", "2026-03-17", "2026-03-19", "2026-03-11", "2026-03-10", "2026-03-12");
  }

  @Test
  void aMonthThatIsCutOffTurnsOnItsFirstDay() {
    assertThat(of("DATE_TRUNC('month', day) = DATE_TRUNC('month', CURRENT_DATE)"))
        .contains("2026-03-01", "2026-02-28");
  }

  @Test
  void aSpanBetweenColumnsTurnsOnBothSidesOfSomeDay() {
    assertThat(of("b.day <= a.day + INTERVAL '2 weeks'"))
        .contains("2020-01-15", "2020-01-29", "2020-01-30", "2020-01-01");
  }

  @Test
  void whatCountsNoDaysHasNone() {
    assertThat(of("size > 7")).isEmpty();
    assertThat(of("name = '7 seas'")).isEmpty();
  }
}
