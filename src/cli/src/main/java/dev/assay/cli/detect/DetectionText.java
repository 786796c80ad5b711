package dev.assay.cli.detect;

import dev.assay.cli.output.Shares;
import dev.assay.cli.output.TextColumns;
import dev.assay.evaluation.detection.DetectionCounts;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How well wrong SQL is told from right SQL, as a person reads it. */
final class DetectionText {

  private final PrintWriter out;
  private final Shares shares;

  DetectionText(PrintWriter out, Shares shares) {
    this.out = out;
    this.shares = shares;
  }

  void print(List<DetectedPair> pairs) {
    List<Teller> tellers = Teller.of(pairs);
    DetectionCounts counts = tellers.getFirst().counts();
    out.printf(
        "%,d pairs: %,d wrong, %,d right%n%n",
        counts.all(), counts.wrong(), counts.all() - counts.wrong());
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of("told by", "flagged", "of these wrong", "precision", "recall", "accuracy"));
    tellers.forEach(teller -> lines.add(line(teller)));
    TextColumns.print(out, lines);
    print(FoundKind.of(pairs), tellers.getFirst().name().equals(Teller.VERDICT));
    long undecided = pairs.stream().filter(DetectedPair::isUndecided).count();
    out.println();
    out.println("Wrong SQL is what is looked for: recall is the share of it that is flagged.");
    if (shares == Shares.WITH_INTERVALS) {
      out.println(shares.legend());
    }
    if (undecided > 0) {
      out.printf("%,d pairs have no verdict, and count as not flagged.%n", undecided);
    }
    pairs.stream()
        .filter(pair -> !pair.isRead())
        .collect(Collectors.groupingBy(DetectionText::unread, TreeMap::new, Collectors.counting()))
        .forEach(
            (why, count) ->
                out.println(
                    (count == 1
                            ? "1 pair was not looked at, and counts as not flagged: "
                            : "%,d pairs were not looked at, and count as not flagged: "
                                .formatted(count))
                        + why));
  }

  private static String unread(DetectedPair pair) {
    return "database '%s': %s".formatted(pair.pair().database(), pair.unread());
  }

  private List<String> line(Teller teller) {
    DetectionCounts counts = teller.counts();
    return List.of(
        "  ".repeat(teller.level()) + teller.name(),
        String.valueOf(counts.flagged()),
        String.valueOf(counts.found()),
        shares.text(counts.found(), counts.flagged()),
        shares.text(counts.found(), counts.wrong()),
        shares.text(counts.agreed(), counts.all()));
  }

  private void print(List<FoundKind> kinds, boolean judged) {
    if (kinds.isEmpty()) {
      return;
    }
    out.println();
    List<List<String>> lines = new ArrayList<>();
    lines.add(
        judged
            ? List.of("kind of error", "pairs", "verdict", "inspectors")
            : List.of("kind of error", "pairs", "inspectors"));
    for (FoundKind kind : kinds) {
      String name = kind.part().isEmpty() ? kind.name() : "  " + kind.part();
      String pairs = String.valueOf(kind.pairs());
      String inspected = shares.text(kind.inspected(), kind.pairs());
      lines.add(
          judged
              ? List.of(name, pairs, shares.text(kind.refuted(), kind.pairs()), inspected)
              : List.of(name, pairs, inspected));
    }
    TextColumns.print(out, lines);
  }
}
