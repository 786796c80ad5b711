package dev.assay.cli.detect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many of the pairs with one kind of error are found.
 *
 * @param name of the kind, as the file has it
 * @param part of the kind; empty for the whole kind
 * @param refuted by the verdict; {@code inspected} by inspectors
 */
record FoundKind(String name, String part, int pairs, int refuted, int inspected) {

  /** The kinds in alphabetical order, each before its parts. */
  static List<FoundKind> of(List<DetectedPair> pairs) {
    Map<String, Map<String, List<DetectedPair>>> byKind = new TreeMap<>();
    for (DetectedPair pair : pairs) {
      pair.pair()
          .kinds()
          .forEach(
              kind -> {
                Map<String, List<DetectedPair>> parts =
                    byKind.computeIfAbsent(kind.name(), _ -> new TreeMap<>());
                add(parts, "", pair);
                add(parts, kind.part(), pair);
              });
    }
    List<FoundKind> kinds = new ArrayList<>();
    byKind.forEach(
        (name, parts) -> parts.forEach((part, each) -> kinds.add(counted(name, part, each))));
    return List.copyOf(kinds);
  }

  private static void add(Map<String, List<DetectedPair>> parts, String part, DetectedPair pair) {
    List<DetectedPair> pairs = parts.computeIfAbsent(part, _ -> new ArrayList<>());
    if (!pairs.contains(pair)) {
      pairs.add(pair);
    }
  }

  private static FoundKind counted(String name, String part, List<DetectedPair> pairs) {
    return new FoundKind(
        name,
        part,
        pairs.size(),
        Math.toIntExact(pairs.stream().filter(DetectedPair::isRefuted).count()),
        Math.toIntExact(pairs.stream().filter(DetectedPair::isInspected).count()));
  }
}
