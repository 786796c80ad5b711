package dev.assay.pandas.api.testing;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the values of two arrays against each other, as {@code pandas.testing} does: exactly
 * ({@code assert_numpy_array_equal}) or within a tolerance ({@code assert_almost_equal} of
 * pandas/_libs/testing.pyx).
 *
 * @param object what an error calls them
 * @param labels the labels of the rows, shown in an error; {@code null} to leave them out
 */
record AssertedValues(Context context, String object, @Nullable List<Object> labels) {

  private static final double PLACES = 1e5;

  /** How far numbers may be from each other, relative to the larger one or in any case. */
  record Tolerance(double relative, double absolute) {

    static final double RELATIVE = 1e-5;
    static final double ABSOLUTE = 1e-8;

    private boolean holds(double one, double other) {
      double distance = Math.abs(one - other);
      return one == other
          || !Double.isInfinite(one)
              && !Double.isInfinite(other)
              && (distance <= Math.abs(relative * other)
                  || distance <= Math.abs(relative * one)
                  || distance <= absolute);
    }
  }

  /** Two arrays, and what an error shows of them. */
  record Pair(List<Object> left, List<Object> right, String shownLeft, String shownRight) {

    static Pair of(Context context, List<Object> left, List<Object> right) {
      return new Pair(left, right, Pretty.list(context, left), Pretty.list(context, right));
    }
  }

  /**
   * Requires equal values; None and NaN are equal to each other here.
   *
   * @throws PythonError an AssertionError that says how many differ
   */
  void requireEqual(List<Object> left, List<Object> right) {
    int different = 0;
    for (int at = 0; at < left.size(); at++) {
      different += isEqual(left.get(at), right.get(at)) ? 0 : 1;
    }
    if (different > 0) {
      throw differing(Pair.of(context, left, right), different, "");
    }
  }

  /**
   * Requires values that are equal or close; missing ones of any kind are equal to each other.
   *
   * @throws PythonError an AssertionError that says how many differ, and the first of them
   */
  void requireClose(Pair pair, Tolerance tolerance) {
    int different = 0;
    String first = "";
    for (int at = 0; at < pair.left().size(); at++) {
      Object left = pair.left().get(at);
      Object right = pair.right().get(at);
      if (isClose(left, right, tolerance)) {
        continue;
      }
      if (different++ == 0) {
        first =
            "\nAt positional index %d, first diff: %s != %s"
                .formatted(at, context.str(left), context.str(right));
      }
    }
    if (different > 0) {
      throw differing(pair, different, first);
    }
  }

  /** Of indexes that are not equal: a missing label differs from each, as {@code !=} has it. */
  PythonError unequal(Pair pair) {
    int different = 0;
    for (int at = 0; at < pair.left().size(); at++) {
      Object left = pair.left().get(at);
      boolean same = !Scalars.isMissing(left) && context.equal(left, pair.right().get(at));
      different += same ? 0 : 1;
    }
    return differing(pair, different, "");
  }

  private PythonError differing(Pair pair, int different, String first) {
    double share = Math.rint(different * 100.0 / pair.left().size() * PLACES) / PLACES;
    String index = labels == null ? "" : "\n[index]: " + Pretty.list(context, labels);
    return new PythonError(
        "AssertionError",
        "%s are different\n\n%s values are different (%s %%)%s\n[left]:  %s\n[right]: %s%s"
            .formatted(
                object,
                object,
                context.str(share),
                index,
                pair.shownLeft(),
                pair.shownRight(),
                first));
  }

  /** The error of what is different in another way than by its values. */
  static PythonError different(String object, String message, String left, String right) {
    return new PythonError(
        "AssertionError",
        "%s are different\n\n%s\n[left]:  %s\n[right]: %s".formatted(object, message, left, right));
  }

  private boolean isEqual(Object left, Object right) {
    boolean missing = Scalars.isMissing(left);
    if (missing || Scalars.isMissing(right)) {
      return missing && Scalars.isMissing(right) && kind(left).equals(kind(right));
    }
    return context.equal(left, right);
  }

  /** None counts as NaN. */
  private static Class<?> kind(Object missing) {
    return missing instanceof NaT || missing instanceof NA ? missing.getClass() : Double.class;
  }

  private boolean isClose(Object left, Object right, Tolerance tolerance) {
    if (left instanceof PySet || right instanceof PySet) {
      return context.equal(left, right);
    }
    if (left instanceof PyDict || right instanceof PyDict) {
      return left instanceof PyDict one
          && right instanceof PyDict other
          && areClose(one, other, tolerance);
    }
    if (left instanceof String || right instanceof String) {
      return left.equals(right);
    }
    boolean several = Read.isListLike(left);
    if (several || Read.isListLike(right)) {
      return several && Read.isListLike(right) && areClose(left, right, tolerance);
    }
    boolean missing = Scalars.isMissing(left);
    if (missing || Scalars.isMissing(right)) {
      return missing && Scalars.isMissing(right);
    }
    return context.equal(left, right)
        || number(left) instanceof Double one
            && number(right) instanceof Double other
            && tolerance.holds(one, other);
  }

  private static @Nullable Double number(Object value) {
    return switch (Scalars.plain(value)) {
      case Boolean truth -> truth ? 1.0 : 0.0;
      case Number number -> number.doubleValue();
      default -> null;
    };
  }

  private boolean areClose(Object left, Object right, Tolerance tolerance) {
    List<Object> one = Read.items(context, left);
    List<Object> other = Read.items(context, right);
    for (int at = 0; at < one.size() && one.size() == other.size(); at++) {
      if (!isClose(one.get(at), other.get(at), tolerance)) {
        return false;
      }
    }
    return one.size() == other.size();
  }

  private boolean areClose(PyDict left, PyDict right, Tolerance tolerance) {
    for (PyDict.Entry entry : left.entries()) {
      Object other = right.get(entry.key());
      if (other == null || !isClose(entry.value(), other, tolerance)) {
        return false;
      }
    }
    return left.size() == right.size();
  }

  /** Values as {@code pprint_thing} of pandas/io/formats/printing.py writes them. */
  private static final class Pretty {

    private static final int MOST_ITEMS = 100;
    private static final int MOST_LEVELS = 3;

    private Pretty() {}

    static String list(Context context, List<Object> items) {
      return "[" + body(context, items, 0, false) + "]";
    }

    private static String body(Context context, List<Object> items, int level, boolean quoted) {
      TextBuilder body = new TextBuilder();
      for (int at = 0; at < Math.min(MOST_ITEMS, items.size()); at++) {
        body.append(at > 0 ? ", " : "").append(thing(context, items.get(at), level + 1, quoted));
      }
      return body.append(items.size() > MOST_ITEMS ? ", ..." : "").toString();
    }

    private static String thing(Context context, Object value, int level, boolean quoted) {
      if (value instanceof String text && quoted) {
        return "'" + text + "'";
      }
      if (level >= MOST_LEVELS) {
        return context.str(value);
      }
      return switch (value) {
        case PyDict dict -> dict(context, dict, level);
        case PySet set -> "{" + body(context, context.list(set), level, quoted) + "}";
        case PyTuple tuple ->
            "("
                + body(context, context.list(tuple), level, quoted)
                + (tuple.size() == 1 ? ",)" : ")");
        case PyList list -> "[" + body(context, context.list(list), level, quoted) + "]";
        case ArrayObject array -> "[" + body(context, context.list(array), level, quoted) + "]";
        default -> context.str(value);
      };
    }

    private static String dict(Context context, PyDict dict, int level) {
      TextBuilder body = new TextBuilder();
      int at = 0;
      for (PyDict.Entry entry : dict.entries()) {
        if (at++ == MOST_ITEMS) {
          return "{" + body + ", ...}";
        }
        body.append(at > 1 ? ", " : "")
            .append(thing(context, entry.key(), level + 1, true))
            .append(": ")
            .append(thing(context, entry.value(), level + 1, true));
      }
      return "{" + body + "}";
    }
  }
}
