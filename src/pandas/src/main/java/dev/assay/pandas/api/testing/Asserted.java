package dev.assay.pandas.api.testing;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dtype.DTypeObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.Set;

/**
 * Holds what two series or frames are made of against each other, as {@code pandas.testing} does
 * (pandas/_testing/asserters.py).
 *
 * @param args the arguments of the call
 * @param object what an error calls them
 */
record Asserted(Args args, String object) {

  private static final String EQUIVALENT = "equiv";
  private static final Set<String> PLAIN = Set.of("Index", "RangeIndex");
  private static final int MOST_ITEMS = 100;
  private static final double PLACES = 1e5;

  private Context context() {
    return args.context();
  }

  /**
   * Requires equal labels.
   *
   * @param exact the argument that says whether classes and dtypes count: False, True or 'equiv'
   * @throws PythonError an AssertionError that says what differs
   */
  void requireLabels(Index left, Index right, String exact, boolean ordered) {
    if (left.levelCount() != right.levelCount()) {
      throw counted("levels", left.levelCount(), left, right.levelCount(), right);
    }
    if (left.size() != right.size()) {
      throw counted("length", left.size(), left, right.size(), right);
    }
    if (context().truth(args.get(exact))) {
      requireClasses(left, right, EQUIVALENT.equals(args.get(exact)));
    }
    Index one = ordered ? left : sorted(left);
    Index other = ordered ? right : sorted(right);
    requireValues(one.labels(), other.labels(), false, shown(one), shown(other), "");
    if (args.truth("check_names") && !one.names().equals(other.names())) {
      throw different("Attribute \"names\" are different", names(one), names(other));
    }
  }

  private PythonError counted(String what, int one, Index left, int other, Index right) {
    String message = object + " " + what + " are different";
    return different(message, one + ", " + shown(left), other + ", " + shown(right));
  }

  private String shown(Index index) {
    return context().str(Wrap.index(context(), index));
  }

  private String names(Index index) {
    return context().str(context().attribute(Wrap.index(context(), index), "names"));
  }

  private static Index sorted(Index index) {
    return Sorter.isSorted(index.column()) ? index : index.take(Sorter.safeOrder(index.levels()));
  }

  private void requireClasses(Index left, Index right, boolean equivalent) {
    String one = context().typeName(Wrap.index(context(), left));
    String other = context().typeName(Wrap.index(context(), right));
    boolean alike = equivalent && PLAIN.contains(one) && PLAIN.contains(other);
    if (!one.equals(other) && !alike) {
      throw different(object + " classes are different", shown(left), shown(right));
    }
    for (int level = 0; level < left.levelCount(); level++) {
      requireDTypes(object, left.levels().get(level), right.levels().get(level));
    }
  }

  private void requireDTypes(String what, Column left, Column right) {
    DTypeObject one = DTypeObject.of(left);
    DTypeObject other = DTypeObject.of(right);
    if (!context().equal(one, other)) {
      throw new Asserted(args, what)
          .different("Attribute \"dtype\" are different", context().str(one), context().str(other));
    }
  }

  /**
   * Requires equal values, dtypes and names; the labels were compared before.
   *
   * @throws PythonError an AssertionError that says what differs
   */
  void requireSeries(Series left, Series right) {
    requireFrequency(left.index(), right.index());
    if (args.truth("check_dtype")) {
      requireDTypes("Attributes of " + object, left.values(), right.values());
    }
    requireValues(left, right);
    boolean unnamed = Scalars.isMissing(left.name()) && Scalars.isMissing(right.name());
    if (args.truth("check_names") && !unnamed && !context().equal(left.name(), right.name())) {
      throw different(
          "Attribute \"name\" are different",
          context().str(left.name()),
          context().str(right.name()));
    }
  }

  private void requireFrequency(Index left, Index right) {
    if (!args.truth("check_freq") || left.levelCount() > 1 || !left.column().dtype().isTime()) {
      return;
    }
    Object one = context().attribute(Wrap.index(context(), left), "freq");
    Object other = context().attribute(Wrap.index(context(), right), "freq");
    if (!context().equal(one, other)) {
      throw new PythonError("AssertionError", PyTuple.of(PyTuple.of(one, other)));
    }
  }

  private void requireValues(Series left, Series right) {
    boolean exact = isExact(left.values(), right.values());
    List<Object> one = left.values().items();
    List<Object> other = right.values().items();
    String labels = "\n[index]: " + listed(left.index().labels());
    requireValues(one, other, exact, listed(one), listed(other), labels);
  }

  private void requireValues(
      List<Object> left,
      List<Object> right,
      boolean exact,
      String shownLeft,
      String shownRight,
      String labels) {
    int different = 0;
    String first = "";
    for (int at = 0; at < left.size(); at++) {
      if (isClose(left.get(at), right.get(at), !exact)) {
        continue;
      }
      if (different++ == 0 && !exact) {
        first =
            "\nAt positional index %d, first diff: %s != %s"
                .formatted(at, context().str(left.get(at)), context().str(right.get(at)));
      }
    }
    if (different > 0) {
      double share = Math.rint(different * 100.0 / left.size() * PLACES) / PLACES;
      String message =
          "%s values are different (%s %%)%s".formatted(object, context().str(share), labels);
      throw different(message, shownLeft, shownRight + first);
    }
  }

  /** Whether numbers have to be equal: integers and truths, where nothing else is said. */
  private boolean isExact(Column left, Column right) {
    if (args.has("check_exact")) {
      return args.truth("check_exact");
    }
    return !args.has("rtol") && !args.has("atol") && (isWhole(left) || isWhole(right));
  }

  private static boolean isWhole(Column column) {
    return column.dtype().isInteger() || column.dtype().isBool();
  }

  private boolean isClose(Object left, Object right, boolean tolerant) {
    boolean missing = Scalars.isMissing(left);
    if (missing || Scalars.isMissing(right)) {
      return missing && Scalars.isMissing(right);
    }
    if (context().equal(left, right)) {
      return true;
    }
    if (!tolerant
        || !(Scalars.plain(left) instanceof Number one)
        || !(Scalars.plain(right) instanceof Number other)) {
      return false;
    }
    double relative = args.has("rtol") ? args.real("rtol") : 1e-5;
    double absolute = args.has("atol") ? args.real("atol") : 1e-8;
    double greatest = Math.max(Math.abs(one.doubleValue()), Math.abs(other.doubleValue()));
    double distance = Math.abs(one.doubleValue() - other.doubleValue());
    return !Double.isInfinite(greatest)
        && (distance <= relative * greatest || distance <= absolute);
  }

  private String listed(List<Object> items) {
    List<String> texts = items.stream().limit(MOST_ITEMS).map(item -> context().str(item)).toList();
    return "[" + CountedText.join(", ", texts) + (items.size() > MOST_ITEMS ? ", ...]" : "]");
  }

  /** The error of two that are not alike in one way. */
  PythonError different(String message, String left, String right) {
    return new PythonError(
        "AssertionError",
        "%s are different\n\n%s\n[left]:  %s\n[right]: %s".formatted(object, message, left, right));
  }
}
