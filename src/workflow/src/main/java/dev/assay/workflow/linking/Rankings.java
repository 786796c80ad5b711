package dev.assay.workflow.linking;

import dev.assay.agents.model.Embedding;
import dev.assay.catalog.linking.Descriptions;
import dev.assay.catalog.linking.Descriptions.DescribedColumn;
import dev.assay.catalog.linking.FoundValue;
import dev.assay.workflow.linking.Linking.Described;
import dev.assay.workflow.linking.Linking.Value;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Ranks what was found for a keyword: by embeddings where there are some, else by letters.
 *
 * @param vectors the vectors of keywords, values and descriptions, by text; empty without
 *     embeddings
 */
record Rankings(Map<String, Embedding> vectors) {

  /** Values whose dot product with the keyword is less are not meant (TS-SQL equation 2). */
  private static final double LEAST_SIMILARITY = 0.6;

  /**
   * The values, best first. With embeddings, those that are not similar are left out, but for those
   * that are the keyword itself but for case, spaces, accents and punctuation.
   */
  List<Value> values(String keyword, List<FoundValue> found) {
    List<Value> values =
        found.stream()
            .map(
                each ->
                    new Value(
                        each.value(),
                        each.distance(),
                        similarity(keyword, each.value()),
                        each.places()))
            .toList();
    return values.stream()
        .filter(
            value ->
                value.similarity() == null
                    || value.distance() == 0
                    || value.similarity() >= LEAST_SIMILARITY)
        .sorted(
            Comparator.comparingDouble(
                value -> value.similarity() == null ? 0 : -value.similarity()))
        .toList();
  }

  private @Nullable Double similarity(String keyword, String value) {
    Embedding one = vectors.get(keyword);
    Embedding other = vectors.get(value);
    return one == null || other == null ? null : one.dot(other);
  }

  /** The description nearest to the keyword (TS-SQL equation 3); null when there is none. */
  @Nullable Described nearest(String keyword, List<DescribedColumn> described) {
    Embedding wanted = vectors.get(keyword);
    if (wanted == null) {
      return Descriptions.nearest(keyword, described)
          .map(each -> new Described(each.column(), null))
          .orElse(null);
    }
    Described best = null;
    double least = Double.MAX_VALUE;
    for (DescribedColumn each : described) {
      Embedding vector = vectors.get(each.text());
      double distance = vector == null ? Double.MAX_VALUE : wanted.distance(vector);
      if (distance < least) {
        least = distance;
        best = new Described(each.column(), distance);
      }
    }
    return best;
  }
}
