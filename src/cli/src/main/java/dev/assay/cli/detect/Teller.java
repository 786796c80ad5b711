package dev.assay.cli.detect;

import dev.assay.evaluation.detection.DetectionCounts;
import dev.assay.evaluation.detection.LabelledPair;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Something that calls SQL wrong, and how often it is right.
 *
 * @param name the verdict, all inspectors together, one of them, or one kind of its findings
 * @param level 0 for the former two, 1 for an inspector, 2 for a kind
 */
record Teller(String name, int level, DetectionCounts counts) {

  /** The name of all inspectors together. */
  static final String INSPECTORS = "inspectors";

  /** The name of the test's word. */
  static final String VERDICT = "verdict";

  /** All that says something of the pairs, the verdict first. */
  static List<Teller> of(List<DetectedPair> pairs) {
    List<Teller> tellers = new ArrayList<>();
    if (pairs.stream().anyMatch(pair -> pair.verdict() != null)) {
      tellers.add(teller(VERDICT, 0, pairs, DetectedPair::isRefuted));
    }
    tellers.add(teller(INSPECTORS, 0, pairs, DetectedPair::isInspected));
    Set<String> inspectors = new TreeSet<>();
    pairs.forEach(pair -> pair.findings().forEach(each -> inspectors.add(each.inspector())));
    for (String inspector : inspectors) {
      tellers.add(teller(inspector, 1, pairs, pair -> pair.isToldBy(inspector)));
      Set<String> kinds = new TreeSet<>();
      pairs.forEach(pair -> kinds.addAll(pair.kindsOf(inspector)));
      for (String kind : kinds) {
        tellers.add(teller(kind, 2, pairs, pair -> pair.kindsOf(inspector).contains(kind)));
      }
    }
    return List.copyOf(tellers);
  }

  private static Teller teller(
      String name, int level, List<DetectedPair> pairs, Predicate<DetectedPair> tells) {
    Set<LabelledPair> flagged =
        pairs.stream()
            .filter(tells)
            .map(DetectedPair::pair)
            .collect(Collectors.toCollection(HashSet::new));
    return new Teller(
        name,
        level,
        DetectionCounts.of(pairs.stream().map(DetectedPair::pair).toList(), flagged::contains));
  }
}
