package dev.assay.benchmarks.inspectors;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Of queries that are right and of others, how many each check flags, over all and by kind. */
public final class AlarmCounts {

  /** Flagged right and wrong queries of one kind. */
  private record Count(int right, int wrong) {
    Count plus(boolean isRight) {
      return isRight ? new Count(right + 1, wrong) : new Count(right, wrong + 1);
    }
  }

  private final Map<String, Count> kinds = new TreeMap<>();
  private Count all = new Count(0, 0);
  private Count flagged = new Count(0, 0);

  /** Counts a query with the kinds of findings that it has. */
  public void add(boolean right, Set<String> found) {
    all = all.plus(right);
    if (!found.isEmpty()) {
      flagged = flagged.plus(right);
    }
    found.forEach(kind -> kinds.merge(kind, new Count(0, 0).plus(right), AlarmCounts::sum));
  }

  private static Count sum(Count one, Count other) {
    return new Count(one.right() + other.right(), one.wrong() + other.wrong());
  }

  /** Prints a line for each kind, and one for all. */
  public void print(PrintStream out, String title, List<String> order) {
    out.printf("%n%s: %d right, %d wrong%n", title, all.right(), all.wrong());
    out.printf("%-22s %16s %16s%n", "check", "right flagged", "wrong flagged");
    for (String kind : order) {
      line(out, kind, kinds.getOrDefault(kind, new Count(0, 0)));
    }
    line(out, "any", flagged);
  }

  private void line(PrintStream out, String kind, Count count) {
    out.printf(
        "%-22s %6d (%5.1f %%) %6d (%5.1f %%)%n",
        kind,
        count.right(),
        share(count.right(), all.right()),
        count.wrong(),
        share(count.wrong(), all.wrong()));
  }

  private static double share(int part, int whole) {
    return whole == 0 ? 0 : 100.0 * part / whole;
  }
}
