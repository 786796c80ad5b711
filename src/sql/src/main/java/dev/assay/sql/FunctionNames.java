package dev.assay.sql;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Names of functions, in lower case: whole ones, and such as stand for all that begin so. */
final class FunctionNames {

  private final Set<String> whole = new LinkedHashSet<>(); // looked up all the time, and in order
  private final List<String> beginnings = new ArrayList<>();

  /** Names as a list has them: one that ends in {@code *} stands for all that begin so. */
  FunctionNames(Collection<String> names) {
    for (String name : new TreeSet<>(names)) {
      if (name.endsWith("*")) {
        beginnings.add(name.substring(0, name.length() - 1));
      } else {
        whole.add(name);
      }
    }
  }

  /** All names of several lists. */
  static FunctionNames all(Collection<FunctionNames> lists) {
    List<String> names = new ArrayList<>();
    for (FunctionNames list : lists) {
      names.addAll(list.whole);
      list.beginnings.forEach(beginning -> names.add(beginning + "*"));
    }
    return new FunctionNames(names);
  }

  boolean contains(String name) {
    if (whole.contains(name)) {
      return true;
    }
    for (String beginning : beginnings) {
      if (name.startsWith(beginning)) {
        return true;
      }
    }
    return false;
  }

  Set<String> whole() {
    return whole;
  }

  /** The name that differs in the fewest letters, when that is a third of them at most. */
  Optional<String> nearest(String name) {
    int least = name.length() / 3 + 1;
    @Nullable String nearest = null;
    for (String candidate : whole) {
      if (Math.abs(candidate.length() - name.length()) < least) {
        int distance = distance(candidate, name);
        if (distance < least) {
          least = distance;
          nearest = candidate;
        }
      }
    }
    return Optional.ofNullable(nearest);
  }

  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int column = 0; column < row.length; column++) {
      row[column] = column;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int above = row[j];
        int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, Math.min(above, row[j - 1]) + 1);
        diagonal = above;
      }
    }
    return row[other.length()];
  }
}
