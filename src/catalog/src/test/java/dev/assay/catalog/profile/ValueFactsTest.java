package dev.assay.catalog.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnValues;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueFactsTest {

  private static ColumnValues of(List<?> values) {
    ValueFacts facts = new ValueFacts();
    values.forEach(facts::add);
    return facts.found(true);
  }

  @Test
  void fewValuesThatComeAgainAreKeptInTheirOrder() {
    assertThat(of(Arrays.asList("open", "closed", null, "open", "closed")).few())
        .containsExactly(new Cell("closed"), new Cell("open"));
    assertThat(of(List.of(1L, 0L, 0L, 1L)).few()).containsExactly(new Cell(0L), new Cell(1L));
  }

  @Test
  void namesThatComeOnceDaysMeasuresAndManyValuesAreNoCodes() {
    assertThat(of(List.of("Ann", "Bob", "Cid")).few()).isEmpty();
    LocalDate day = LocalDate.of(2024, 2, 29);
    assertThat(of(List.of(day, day)).few()).isEmpty();
    assertThat(of(List.of(1.5, 1.5)).few()).isEmpty();
    assertThat(of(IntStream.range(0, 63).mapToObj(number -> "v" + number % 21).toList()).few())
        .isEmpty();
    assertThat(of(IntStream.range(0, 63).mapToObj(number -> "v" + number % 20).toList()).few())
        .hasSize(20);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2024-02-29 / 2023-01-01 | dates as 'YYYY-MM-DD'",
        "2024-02-29 10:00:00 / 2023-01-01 11:30:15 | dates as 'YYYY-MM-DD HH:MM:SS'",
        "20240229 / 20231231 | dates as 'YYYYMMDD'",
        "29.02.2024 / 1.3.2024 | dates as 'DD.MM.YYYY'",
        "12-Jan-98 / 03-Feb-99 | dates as 'DD-Mon-YY'",
        "January 5, 2020 / March 12, 2021 | dates as 'Month DD, YYYY'",
        "1,234 / 12,345,678.90 | numbers with thousands commas as text",
        "$1,234.50 / $3 | amounts with a currency sign as text",
        "12.5% / 3 % | percentages with % as text",
        "105 / 9.5 | numbers as text",
        "12 km / 3.5 km | numbers followed by a unit as text",
        "10:30 / 9:15 | times as 'HH:MM'"
      })
  void howDatesAndNumbersAreWrittenIsSaid(String texts, String format) {
    assertThat(of(List.of(texts.split(" / "))).formats()).containsExactly(format);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        " APG/ ASY|text with a leading space",
        "Aberdeen /Ada |text with a trailing space",
        "US/US |some text with a trailing space",
        " a/b |text with spaces around it",
        " a/b /c|some text with spaces around it",
        "a b/c|",
        " / |"
      })
  void spacesAroundTextAreTold(String texts, @Nullable String spaces) {
    assertThat(of(List.of(texts.split("/"))).spaces()).isEqualTo(Objects.toString(spaces, ""));
  }

  @Test
  void ofTextForPeopleToReadSpacesAreNotTold() {
    assertThat(of(List.of("word ".repeat(30))).spaces()).isEmpty();
  }

  @Test
  void dayAndMonthAreInTheOrderThatTheValuesShow() {
    assertThat(of(List.of("31/12/2020", "01/02/2020")).formats())
        .containsExactly("dates as 'DD/MM/YYYY'");
    assertThat(of(List.of("12/31/2020", "01/02/2020")).formats())
        .containsExactly("dates as 'MM/DD/YYYY'");
    assertThat(of(List.of("01/02/2020")).formats())
        .containsExactly("dates as 'DD/MM/YYYY' or 'MM/DD/YYYY'");
  }

  @Test
  void mixedFormatsAreListedAndOtherTextIsNotQuoted() {
    assertThat(
            of(List.of("2024-01-01", "2024-01-02", "2024-01-03", "31/12/2023", "secret")).formats())
        .containsExactly("dates as 'YYYY-MM-DD', 'DD/MM/YYYY'", "some other text");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ann", "A12", "1st", "5th Avenue", "", "call 555 now"})
  void otherTextHasNoFormat(String text) {
    assertThat(of(List.of(text, text)).formats()).isEmpty();
  }
}
