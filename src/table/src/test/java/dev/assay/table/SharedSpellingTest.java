package dev.assay.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SharedSpellingTest {

  @Test
  void aColumnOfMidnightsIsSpelledAsDates() {
    assertThat(shown(LocalDateTime.of(2020, 1, 16, 0, 0), null))
        .isEqualTo(shown(LocalDate.of(2020, 1, 16), null))
        .contains("2020-01-16")
        .doesNotContain("00:00");
  }

  @Test
  void aMidnightAmongOtherTimesStaysATime() {
    assertThat(shown(LocalDateTime.of(2020, 1, 16, 0, 0), LocalDateTime.of(2020, 1, 16, 9, 30)))
        .contains("2020-01-16T00:00", "2020-01-16T09:30");
  }

  @ParameterizedTest
  @CsvSource({
    "3.0, 3",
    "2.50, 2.5",
    "3.3333333333333335, 3.33333333333333",
    "1e20, 100000000000000000000",
    "0.0, 0"
  })
  void decimalsAndDoublesAreSpelledAlike(String number, String spelling) {
    assertThat(shown(Double.valueOf(number)).lines()).last().isEqualTo(spelling);
    assertThat(shown(new BigDecimal(number)).lines()).last().isEqualTo(spelling);
  }

  @Test
  void digitsBeforeThePointAllStay() {
    assertThat(shown(new BigDecimal("12345678901234567890.25"))).contains("12345678901234567890");
  }

  @Test
  void otherCellsStayAsTheyAre() {
    Table table = Table.ofValues(List.of("a", "b", "c"), List.of(Arrays.asList("3.0", true, null)));

    assertThat(SharedSpelling.of(table)).isEqualTo(table);
  }

  private static String shown(@Nullable Object... cells) {
    List<List<@Nullable Object>> rows = Arrays.stream(cells).map(Arrays::asList).toList();
    return TableText.aligned(SharedSpelling.of(Table.ofValues(List.of("x"), rows)), 10);
  }
}
