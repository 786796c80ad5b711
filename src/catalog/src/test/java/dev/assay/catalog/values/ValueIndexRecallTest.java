package dev.assay.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** What is found, beside what measuring every value finds. */
@Tag("slow")
class ValueIndexRecallTest {

  private static final int ALL = 1_000;

  private static ValueIndex index(List<String> values) {
    return ValueIndex.inMemory(Map.of(new ValuePlace("t", "c"), values));
  }

  @Property(tries = 300)
  void everyValueIsFoundByItself(@ForAll List<String> values) {
    ValueIndex index = index(values);

    for (String value : values) {
      String stored = value.replaceAll("\\p{Cs}", "?");
      String normal = NormalForm.of(value);
      if (!normal.isEmpty()
          && normal.codePointCount(0, normal.length()) <= ValueIndex.LONGEST_VALUE) {
        assertThat(index.near(value, ALL)).extracting(ValueMatch::value).contains(stored);
      }
    }
  }

  @Property(tries = 500)
  void shortTextsAreFoundWheneverTheyAreNear(
      @ForAll("manyWords") List<String> values, @ForAll("words") String keyword) {
    List<String> expected =
        values.stream().distinct().filter(value -> distance(keyword, value) <= 0.3).toList();

    List<ValueMatch> found = index(values).near(keyword, ALL);

    assertThat(found).extracting(ValueMatch::value).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(found).allMatch(match -> match.distance() == distance(keyword, match.value()));
  }

  @Property(tries = 500)
  void theFewAskedForAreTheNearest(
      @ForAll("manyWords") List<String> values, @ForAll("words") String keyword) {
    ValueIndex index = index(values);

    List<Double> all = index.near(keyword, ALL).stream().map(ValueMatch::distance).toList();
    List<Double> few = index.near(keyword, 3).stream().map(ValueMatch::distance).toList();

    assertThat(few).isEqualTo(all.subList(0, Math.min(3, all.size())));
  }

  /** Of a few letters, so that many are near to one another. */
  @Provide
  Arbitrary<String> words() {
    return Arbitraries.strings()
        .withChars("abc")
        .ofMinLength(1)
        .ofMaxLength(SliceKind.LONGEST_BY_GRAMS);
  }

  @Provide
  Arbitrary<List<String>> manyWords() {
    return words().list().ofMaxSize(60);
  }

  private static double distance(String keyword, String value) {
    int edits = EditDistanceTest.byTheTextbook(keyword, value);
    return (double) edits / Math.max(keyword.length(), value.length());
  }
}
