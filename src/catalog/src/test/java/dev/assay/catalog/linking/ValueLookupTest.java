package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValuePlace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueLookupTest {

  private static final ColumnRef CITY = new ColumnRef("airports", "City");
  private static final ColumnRef NAME = new ColumnRef("people", "name");

  private final ValueLookup lookup = new ValueLookup(index());

  private static ValueIndex index() {
    Map<ValuePlace, List<String>> values = new LinkedHashMap<>();
    values.put(
        new ValuePlace("people", "name"),
        List.of("Aberdeen", "Aberdean", "Aberdeem", "Aberdien", "Aberdoen", "Aberdeenn", "boat"));
    values.put(
        new ValuePlace("airports", "City"), List.of("Aberdeen ", "Albany", "Night Boat", "Zürich"));
    return ValueIndex.inMemory(values);
  }

  @Test
  void valuesOfTheKeywordsOwnColumnsComeFirst() {
    assertThat(lookup.like("Aberdeen", List.of(CITY)))
        .hasSize(5)
        .first()
        .isEqualTo(new FoundValue("Aberdeen ", 0, List.of(CITY)));
  }

  @Test
  void withoutColumnsTheNearestComesFirst() {
    assertThat(lookup.like("Aberdeen", List.of()).getFirst().distance()).isZero();
    assertThat(lookup.like("Aberdeen", List.of())).hasSize(5);
  }

  @Test
  void aPhraseThatNobodyChoseMustBeTheValueOrAName() {
    Map<String, List<FoundValue>> found =
        lookup.likeAny(List.of("Night Boat", "Boat", "bot", "zurich", "Albani"));

    assertThat(found).containsOnlyKeys("Night Boat", "zurich", "Albani");
    assertThat(found.get("zurich")).containsExactly(new FoundValue("Zürich", 0, List.of(CITY)));
    assertThat(found.get("Night Boat").getFirst().places()).doesNotContain(NAME);
  }

  @ParameterizedTest
  @CsvSource({
    "Find,IND",
    "List,Lisa",
    "Count,County",
    "2014,2013",
    "Model 12,Model 13",
    "Show,Snow",
    "male,female",
    "Which,Rich"
  })
  void aValueThatOnlySharesLettersIsNotMeant(String keyword, String value) {
    assertThat(only(value).like(keyword, List.of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "Aberdeen,\"Aberdeen \"",
        "Aberden,Aberdeen",
        "U.S.A.,USA",
        "USA,U.S.A.",
        "usa,USA",
        "dogs,dog",
        "Dog,dogs",
        "Airlines,airline",
        "New York,new-york",
        "Jetblue Airways,JetBlue Airways",
        "Metropolitan Musem,Metropolitan Museum"
      })
  void aValueInAnotherSpellingIsMeant(String keyword, String value) {
    assertThat(only(value).like(keyword, List.of()))
        .extracting(FoundValue::value)
        .containsExactly(value);
  }

  private static ValueLookup only(String value) {
    return new ValueLookup(
        ValueIndex.inMemory(Map.of(new ValuePlace("people", "name"), List.of(value))));
  }
}
