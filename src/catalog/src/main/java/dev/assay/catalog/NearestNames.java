package dev.assay.catalog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Finds what was probably meant by a name that does not exist. */
public final class NearestNames {

  private static final int MOST = 3;

  private NearestNames() {}

  /** A half sentence to put behind the message that the name is unknown. */
  public static String hint(String wanted, List<String> known) {
    List<String> near = of(wanted, known);
    List<String> shown = near.isEmpty() ? known.stream().limit(MOST).toList() : near;
    if (shown.isEmpty()) {
      return "";
    }
    String lead = near.isEmpty() ? ": it has " : ": nearest are ";
    String more = near.isEmpty() && known.size() > MOST ? ", …" : "";
    return lead
        + shown.stream().map(name -> "'" + name + "'").collect(Collectors.joining(", "))
        + more;
  }

  /** At most three names that are the wanted one but for a third of its letters, nearest first. */
  static List<String> of(String wanted, List<String> known) {
    String lower = wanted.toLowerCase(Locale.ROOT);
    int most = Math.max(1, lower.length() / 3);
    record Candidate(String name, int distance) {}
    return known.stream()
        .filter(name -> Math.abs(name.length() - lower.length()) <= most)
        .map(name -> new Candidate(name, distance(lower, name.toLowerCase(Locale.ROOT))))
        .filter(candidate -> candidate.distance() <= most)
        .sorted(Comparator.comparingInt(Candidate::distance))
        .limit(MOST)
        .map(Candidate::name)
        .toList();
  }

  /**
   * The names that come nearest to the wanted one, if they differ from it in a fifth of its letters
   * at most; several when they come equally near.
   */
  public static List<String> nearest(String wanted, List<String> known) {
    String lower = wanted.toLowerCase(Locale.ROOT);
    int best = Math.max(1, lower.length() / 5);
    List<String> nearest = new ArrayList<>();
    for (String name : known) {
      if (Math.abs(name.length() - lower.length()) > best) {
        continue;
      }
      int distance = distance(lower, name.toLowerCase(Locale.ROOT));
      if (distance < best) {
        nearest.clear();
        best = distance;
      }
      if (distance == best) {
        nearest.add(name);
      }
    }
    return nearest;
  }

  /** Levenshtein's distance: letters inserted, deleted or replaced. */
  private static int distance(String from, String to) {
    int[] previous = new int[to.length() + 1];
    for (int column = 0; column <= to.length(); column++) {
      previous[column] = column;
    }
    for (int row = 1; row <= from.length(); row++) {
      int[] current = new int[to.length() + 1];
      current[0] = row;
      for (int column = 1; column <= to.length(); column++) {
        int replaced =
            previous[column - 1] + (from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1);
        current[column] = Math.min(replaced, Math.min(previous[column], current[column - 1]) + 1);
      }
      previous = current;
    }
    return previous[to.length()];
  }
}
