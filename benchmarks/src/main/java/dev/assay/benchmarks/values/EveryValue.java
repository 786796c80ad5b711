package dev.assay.benchmarks.values;

import dev.assay.catalog.values.EditDistance;
import dev.assay.catalog.values.NormalForm;
import dev.assay.catalog.values.ValueIndex;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Measures the distance of keywords to every value, and keeps how many are how far: what an index
 * is to be compared with.
 */
public final class EveryValue {

  private final List<Keyword> keywords;

  /** Of these keywords. */
  public EveryValue(List<String> keywords) {
    this.keywords = keywords.stream().map(Keyword::new).toList();
  }

  /** Goes through all values, on all processors. */
  public void measure(MadeUpValues values) {
    IntStream.range(0, MadeUpValues.places().size())
        .parallel()
        .forEach(
            place -> {
              for (long row = 0; row < values.valuesPerColumn(); row++) {
                measure(values.value(place, row));
              }
            });
  }

  private void measure(String value) {
    int[] text = NormalForm.of(value).codePoints().toArray();
    for (Keyword keyword : keywords) {
      keyword.measure(value, text);
    }
  }

  /** The nearest values' distances, the nearest first, by keyword. */
  public List<List<Double>> nearest(int limit) {
    return keywords.stream().map(keyword -> keyword.nearest(limit)).toList();
  }

  /** A keyword and the values near to it. */
  private static final class Keyword {

    private final int[] normal;
    private final EditDistance distance;
    private final TreeMap<String, Double> near = new TreeMap<>();

    Keyword(String keyword) {
      this.normal = NormalForm.of(keyword).codePoints().toArray();
      this.distance = new EditDistance(normal);
    }

    void measure(String value, int[] text) {
      int longer = Math.max(normal.length, text.length);
      int most = (int) (ValueIndex.MOST_DISTANCE * longer + 1e-9);
      int edits = distance.to(text, text.length, most);
      if (edits <= most) {
        synchronized (near) {
          near.put(value, (double) edits / longer);
        }
      }
    }

    List<Double> nearest(int limit) {
      return near.values().stream().sorted().limit(limit).toList();
    }
  }
}
