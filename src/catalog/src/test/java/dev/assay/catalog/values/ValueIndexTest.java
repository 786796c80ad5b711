package dev.assay.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValueIndexTest {

  private static final ValuePlace CITY = new ValuePlace("airports", "City");
  private static final ValuePlace NAME = new ValuePlace("airports", "AirportName");

  private static ValueIndex cities(String... values) {
    return ValueIndex.inMemory(Map.of(CITY, List.of(values)));
  }

  private static List<String> near(ValueIndex index, String keyword) {
    return index.near(keyword, 5).stream().map(ValueMatch::value).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Aberdeen",
        "aberdeen",
        "ABERDEEN",
        " Aberdeen",
        "Abérdeen",
        "Aberdeen!",
        "Aberdean",
        "Abrdeen",
        "Abberdeen",
        "Abedreen"
      })
  void aValueIsFoundWhateverItsSpacesCaseAccentsAndPunctuation(String keyword) {
    assertThat(near(cities("Abilene ", "Aberdeen ", "Akron "), keyword)).startsWith("Aberdeen ");
  }

  @Test
  void aMatchSaysHowFarItIs() {
    ValueIndex index = cities("Aberdeen ", "Aberdare");

    assertThat(index.near("aberdeen", 5))
        .extracting(ValueMatch::value, ValueMatch::distance)
        .containsExactly(tuple("Aberdeen ", 0.0));
    assertThat(index.near("aberdaen", 5))
        .extracting(ValueMatch::value, ValueMatch::distance)
        .containsExactly(tuple("Aberdeen ", 1 / 8.0), tuple("Aberdare", 2 / 8.0));
  }

  @Test
  void ofEqualNormalFormsTheOneSpelledLikeTheKeywordIsFirst() {
    ValueIndex index = cities("ABERDEEN", "aberdeen", "Aberdeen", "Aberdeen ");

    assertThat(near(index, "Aberdeen"))
        .containsExactly("Aberdeen", "Aberdeen ", "aberdeen", "ABERDEEN");
    assertThat(near(index, "ABERDEEN")).startsWith("ABERDEEN");
  }

  @Test
  void aValueComesWithAllItsPlaces() {
    Map<ValuePlace, List<String>> values = new LinkedHashMap<>();
    values.put(NAME, List.of("Aberdeen", "Aberdeen"));
    values.put(CITY, List.of("Aberdeen", "Akron"));
    ValueIndex index = ValueIndex.inMemory(values);

    assertThat(index.near("Aberdeen", 5))
        .containsExactly(new ValueMatch("Aberdeen", 0, List.of(NAME, CITY)));
    assertThat(index.size()).isEqualTo(2);
    assertThat(index.places()).containsExactly(NAME, CITY);
  }

  @Test
  void aLookupCanBeRestrictedToColumns() {
    Map<ValuePlace, List<String>> values = new LinkedHashMap<>();
    values.put(NAME, List.of("Aberdeen", "Aberdean"));
    values.put(CITY, List.of("Aberdeen"));
    ValueIndex index = ValueIndex.inMemory(values);

    assertThat(index.near("Aberdeen", 5, Set.of(CITY)))
        .containsExactly(new ValueMatch("Aberdeen", 0, List.of(CITY)));
    assertThat(index.near("Aberdeen", 5, Set.of(new ValuePlace("no", "where")))).isEmpty();
  }

  @Test
  void noMoreAreFoundThanAskedForAndTheNearestAreKept() {
    List<String> values = new ArrayList<>();
    IntStream.range(0, 500).forEach(each -> values.add("customer " + (1000 + each)));
    ValueIndex index = cities(values.toArray(String[]::new));

    List<ValueMatch> five = index.near("Customer 1234", 5);

    assertThat(five).hasSize(5);
    assertThat(five.getFirst()).isEqualTo(new ValueMatch("customer 1234", 0, List.of(CITY)));
    assertThat(five.subList(1, 5)).allMatch(match -> match.distance() == 1 / 13.0);
    assertThat(index.near("Customer 1234", 1)).hasSize(1);
  }

  @Test
  void longValuesAreFoundToo() {
    String title = "A history of the northern harbours and of those who built them, volume two";
    ValueIndex index = cities(title, "x".repeat(200), "A history of something else");

    assertThat(near(index, title.replace("volume two", "volume 2"))).containsExactly(title);
    assertThat(near(index, "x".repeat(199) + "y")).containsExactly("x".repeat(200));
  }

  @Test
  void blankAndOverlongValuesAreNotIndexedAndNotFound() {
    ValueIndex index = cities("", "  ", "\u0000", "y".repeat(257), "z".repeat(1 << 20), "here");

    assertThat(index.size()).isEqualTo(1);
    assertThat(near(index, "z".repeat(1 << 20))).isEmpty();
    assertThat(near(index, "y".repeat(257))).isEmpty();
    assertThat(near(index, " ")).isEmpty();
  }

  @Test
  void aValueWithUnpairedSurrogatesIsFoundByTheRestOfIt() {
    assertThat(near(cities("half\uD83D"), "half")).containsExactly("half?");
  }

  @Test
  void anEmptyIndexFindsNothing() {
    assertThat(near(cities(), "anything")).isEmpty();
    assertThat(ValueIndex.inMemory(Map.of()).near("anything", 5)).isEmpty();
  }

  @Test
  void aClosedIndexAndASenselessLimitAreRefused() {
    ValueIndex index = cities("a");

    assertThatThrownBy(() -> index.near("a", 0)).hasMessage("limit must be 1 or more, not 0");
    index.close();
    assertThatThrownBy(() -> index.near("a", 5))
        .hasMessage("the value index 'in memory' is closed");
  }
}
