package dev.assay.workflow.demonstrations;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Ranks texts by their words in common with a query, rare words counting more (Robertson's BM25
 * with k1 = 1.2 and b = 0.75, and the logarithm that is never negative).
 */
final class Bm25 {

  private static final double K1 = 1.2;
  private static final double B = 0.75;

  private final List<Map<String, Integer>> counts = new ArrayList<>();
  private final Map<String, Integer> textsWith = new HashMap<>();
  private final double averageLength;

  Bm25(List<String> texts) {
    for (String text : texts) {
      Map<String, Integer> own = new HashMap<>();
      words(text).forEach(word -> own.merge(word, 1, Integer::sum));
      counts.add(own);
      own.keySet().forEach(word -> textsWith.merge(word, 1, Integer::sum));
    }
    this.averageLength = Math.max(1, counts.stream().mapToInt(Bm25::length).average().orElse(1));
  }

  /** The positions of the texts most like the query, at most so many; those without a word not. */
  List<Integer> nearest(String query, int most) {
    Set<String> wanted = new HashSet<>(words(query));
    Map<Integer, Double> scores = new HashMap<>();
    IntStream.range(0, counts.size())
        .forEach(
            at -> {
              double score = wanted.stream().mapToDouble(word -> score(word, counts.get(at))).sum();
              if (score > 0) {
                scores.put(at, score);
              }
            });
    return scores.entrySet().stream()
        .sorted(
            Map.Entry.<Integer, Double>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(most)
        .map(Map.Entry::getKey)
        .toList();
  }

  private double score(String word, Map<String, Integer> text) {
    int count = text.getOrDefault(word, 0);
    if (count == 0) {
      return 0;
    }
    int with = textsWith.getOrDefault(word, 0);
    double rarity = Math.log(1 + (counts.size() - with + 0.5) / (with + 0.5));
    return rarity * (count * (K1 + 1)) / (count + K1 * (1 - B + B * length(text) / averageLength));
  }

  private static int length(Map<String, Integer> text) {
    return text.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static List<String> words(String text) {
    return List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")).stream()
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
