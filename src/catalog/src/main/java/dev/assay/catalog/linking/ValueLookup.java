package dev.assay.catalog.linking;

import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueMatch;
import dev.assay.catalog.values.ValuePlace;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Looks keywords up among the values of a database (TS-SQL equation 1). */
public final class ValueLookup {

  /** How many values are kept for one keyword. */
  public static final int MOST = 5;

  private static final int MOST_PLACES = 5;
  private static final int SHORTEST_FOR_LIKENESS = 4;

  private final ValueIndex index;

  public ValueLookup(ValueIndex index) {
    this.index = index;
  }

  /**
   * At most five values within distance 0.3 that the keyword may mean: those of the keyword's own
   * columns first, then those of any other, each the nearest first.
   */
  public List<FoundValue> like(String keyword, Collection<ColumnRef> columns) {
    Map<String, FoundValue> found = new LinkedHashMap<>();
    if (!columns.isEmpty()) {
      add(
          index.near(
              keyword,
              MOST,
              columns.stream()
                  .map(column -> new ValuePlace(column.table(), column.column()))
                  .collect(Collectors.toSet())),
          keyword,
          found);
    }
    add(index.near(keyword, MOST), keyword, found);
    for (String spelling : Likeness.spellings(keyword)) {
      add(
          index.near(spelling, MOST).stream().filter(same -> same.distance() == 0).toList(),
          keyword,
          found);
    }
    return found.values().stream().limit(MOST).toList();
  }

  /**
   * The same for phrases that nobody chose as keywords, which are many: a phrase counts if it is a
   * value but for case, spaces, accents and punctuation, or a name that comes near to one; words
   * inside of such a phrase are not looked up by themselves.
   */
  public Map<String, List<FoundValue>> likeAny(List<String> phrases) {
    Map<String, List<FoundValue>> found = new LinkedHashMap<>();
    for (String phrase : phrases) {
      boolean inside = found.keySet().stream().anyMatch(longer -> isInside(phrase, longer));
      if (inside) {
        continue;
      }
      List<FoundValue> values =
          like(phrase, List.of()).stream()
              .filter(value -> value.distance() == 0 || isName(phrase))
              .toList();
      if (!values.isEmpty()) {
        found.put(phrase, values);
      }
    }
    return found;
  }

  private static boolean isInside(String phrase, String longer) {
    return (" " + longer + " ").contains(" " + phrase + " ");
  }

  private static boolean isName(String phrase) {
    return phrase.length() >= SHORTEST_FOR_LIKENESS && Character.isUpperCase(phrase.codePointAt(0));
  }

  private static void add(List<ValueMatch> matches, String keyword, Map<String, FoundValue> found) {
    for (ValueMatch match : matches) {
      if (!Likeness.of(keyword, match.value(), match.distance())) {
        continue;
      }
      List<ColumnRef> places = new ArrayList<>();
      match.places().stream()
          .limit(MOST_PLACES)
          .forEach(place -> places.add(new ColumnRef(place.table(), place.column())));
      found.putIfAbsent(match.value(), new FoundValue(match.value(), match.distance(), places));
    }
  }
}
