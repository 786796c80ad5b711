package dev.assay.pandas.value;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the known name nearest to an unknown one, for messages. */
public final class Nearest {

  private static final int MAX_LENGTH = 64;

  private Nearest() {}

  /** {@code ". Did you mean 'x'?"}, or nothing when no known name is near. */
  public static String suggestion(String name, Collection<String> known) {
    return of(name, known).map(near -> ". Did you mean '" + near + "'?").orElse("");
  }

  /** The nearest of the known names, if one is near enough: a third of its letters may differ. */
  public static Optional<String> of(String name, Collection<String> known) {
    if (name.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    int most = (name.length() + 1) / 3;
    return known.stream()
        .filter(other -> Math.abs(other.length() - name.length()) <= most)
        .filter(other -> distance(name, other) <= most)
        .min(Comparator.comparingInt((String other) -> distance(name, other)));
  }

  /** Levenshtein's distance, case ignored. */
  private static int distance(String one, String other) {
    String left = LetterCase.lower(one);
    String right = LetterCase.lower(other);
    int[] row = Allocation.ints(right.length() + 1, column -> column);
    for (int index = 1; index <= left.length(); index++) {
      int diagonal = row[0];
      row[0] = index;
      for (int column = 1; column < row.length; column++) {
        int replaced = diagonal + (left.charAt(index - 1) == right.charAt(column - 1) ? 0 : 1);
        diagonal = row[column];
        row[column] = Math.min(replaced, 1 + Math.min(row[column], row[column - 1]));
      }
    }
    return row[right.length()];
  }
}
