package dev.assay.pandas.conformance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares outcomes: everything exactly, but for the last digits of floats. */
final class Agreement {

  private static final double TOLERANCE = 1e-12;

  private Agreement() {}

  /** Where the outcomes first differ, and how; nothing when they agree. */
  static Optional<String> difference(@Nullable Object golden, @Nullable Object actual) {
    return difference("", golden, actual);
  }

  private static Optional<String> difference(
      String path, @Nullable Object golden, @Nullable Object actual) {
    if (golden instanceof Map<?, ?> one && actual instanceof Map<?, ?> other) {
      if (one.containsKey("f") && other.containsKey("f")) {
        return close((String) one.get("f"), (String) other.get("f"))
            ? Optional.empty()
            : differs(path, golden, actual);
      }
      return maps(path, one, other);
    }
    if (golden instanceof List<?> one
        && actual instanceof List<?> other
        && one.size() == other.size()) {
      for (int at = 0; at < one.size(); at++) {
        Optional<String> found = difference(path + "[" + at + "]", one.get(at), other.get(at));
        if (found.isPresent()) {
          return found;
        }
      }
      return Optional.empty();
    }
    boolean same = golden == null ? actual == null : golden.equals(actual);
    return same ? Optional.empty() : differs(path, golden, actual);
  }

  private static Optional<String> maps(String path, Map<?, ?> golden, Map<?, ?> actual) {
    for (Map.Entry<?, ?> entry : golden.entrySet()) {
      if (!actual.containsKey(entry.getKey())) {
        return differs(path, golden, actual);
      }
      Optional<String> found =
          difference(path + "." + entry.getKey(), entry.getValue(), actual.get(entry.getKey()));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static boolean close(String one, String other) {
    double a = Double.parseDouble(one.replace("inf", "Infinity"));
    double b = Double.parseDouble(other.replace("inf", "Infinity"));
    return a == b
        || Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b))
        || Math.abs(a - b) < 1e-15;
  }

  private static Optional<String> differs(
      String path, @Nullable Object golden, @Nullable Object actual) {
    return Optional.of(
        path + ": pandas gives " + Json.write(golden) + ", Assay gives " + Json.write(actual));
  }
}
