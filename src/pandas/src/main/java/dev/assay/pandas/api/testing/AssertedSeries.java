package dev.assay.pandas.api.testing;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.testing.AssertedValues.Pair;
import dev.assay.pandas.api.testing.AssertedValues.Tolerance;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds two series against each other ({@code assert_series_equal} of
 * pandas/_testing/asserters.py).
 *
 * @param args the arguments of the call, of {@code assert_frame_equal} for its columns
 * @param object what an error calls them
 */
record AssertedSeries(Args args, String object) {

  /**
   * Requires equal values, dtypes and names; the labels were compared before.
   *
   * @throws PythonError an AssertionError that says what differs
   */
  void require(Series left, Series right) {
    requireFrequency(left.index(), right.index());
    Column one = left.values();
    Column other = right.values();
    boolean categories = one instanceof CategoryColumn && other instanceof CategoryColumn;
    if (args.truth("check_dtype") && (!categories || args.truth("check_categorical"))) {
      AssertedDTypes.require(context(), "Attributes of " + object, one, other);
    }
    requireValues(one, other, cells(left.index()));
    if (args.truth("check_names") && !isSameName(left.name(), right.name())) {
      throw AssertedValues.different(
          object,
          "Attribute \"name\" are different",
          context().str(left.name()),
          context().str(right.name()));
    }
    if (args.truth("check_categorical")
        && (one instanceof CategoryColumn || other instanceof CategoryColumn)) {
      boolean ordered = !args.knows("check_category_order") || args.truth("check_category_order");
      new AssertedIndex(context(), true, true, true, true, null, object)
          .requireCategories(one, other, object + " category", ordered);
    }
  }

  private Context context() {
    return args.context();
  }

  private boolean isSameName(Object left, Object right) {
    return Scalars.isMissing(left) && Scalars.isMissing(right) || context().equal(left, right);
  }

  private List<Object> cells(Index index) {
    return context().list(context().attribute(Wrap.index(context(), index), "values"));
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

  /** The tolerance that was given; {@code null} where numbers have to be equal. */
  static @Nullable Tolerance tolerance(Args args, @Nullable Boolean exact) {
    if (Boolean.TRUE.equals(exact)) {
      return null;
    }
    return new Tolerance(
        args.has("rtol") ? args.real("rtol") : Tolerance.RELATIVE,
        args.has("atol") ? args.real("atol") : Tolerance.ABSOLUTE);
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

  private void requireValues(Column left, Column right, List<Object> labels) {
    AssertedValues values = new AssertedValues(context(), object, labels);
    if (left instanceof IntervalColumn
        || right instanceof IntervalColumn
        || !isOneKind(left, right)) {
      requireShownAlike(left, right);
    } else if (left.dtype().equals(right.dtype()) && ordinals(left) instanceof LongColumn one) {
      values.requireEqual(one.items(), ordinals(right).items());
    } else if (isMasked(left) && isMasked(right)) {
      requireMasked(left, right, values);
    } else if (isExact(left, right)) {
      values.requireEqual(left.items(), right.items());
    } else if (left instanceof CategoryColumn || right instanceof CategoryColumn) {
      values.requireClose(
          new Pair(left.items(), right.items(), shown(left), shown(right)), tolerance(args, false));
    } else {
      values.requireClose(Pair.of(context(), left.items(), right.items()), tolerance(args, false));
    }
  }

  private String shown(Column column) {
    return context().str(Wrap.array(context(), column));
  }

  private static boolean isMasked(Column column) {
    return column instanceof MaskedColumn || column.dtype() == DType.STRING;
  }

  /** Whether both are arrays of numpy's or both of one of pandas' own kinds. */
  static boolean isOneKind(Column left, Column right) {
    return left.dtype() == right.dtype()
        || left instanceof MaskedColumn && right instanceof MaskedColumn
        || !isOwn(left) && !isOwn(right);
  }

  private static boolean isOwn(Column column) {
    return isMasked(column) || column instanceof CategoryColumn || ordinals(column) != null;
  }

  /** What pandas shows of arrays of its own beside others is not written here. */
  private void requireShownAlike(Column left, Column right) {
    for (int at = 0; at < left.size(); at++) {
      boolean missing = left.isMissing(at) || right.isMissing(at);
      Object one = left.item(at);
      Object other = right.item(at);
      if (missing ? one.getClass() != other.getClass() : !context().equal(one, other)) {
        throw PythonError.unsupported(
            "pandas.testing of intervals, or of columns of different kinds, that differ",
            "use astype() first, or equals(...)");
      }
    }
  }

  /** First which values are missing, and then those that are not ({@code ExtensionArray}). */
  private void requireMasked(Column left, Column right, AssertedValues values) {
    new AssertedValues(context(), object + " NA mask", values.labels())
        .requireEqual(
            new BoolColumn(left.missing()).items(), new BoolColumn(right.missing()).items());
    List<Object> present = present(left);
    if (isExact(left, right)) {
      values.requireEqual(present, present(right));
    } else {
      values.requireClose(Pair.of(context(), present, present(right)), tolerance(args, false));
    }
  }

  private static List<Object> present(Column column) {
    return column.items().stream().filter(value -> !Scalars.isMissing(value)).toList();
  }

  /** The numbers that times and periods are; {@code null} of other columns. */
  private static @Nullable LongColumn ordinals(Column column) {
    return switch (column) {
      case TimeColumn(long[] values, _) -> LongColumn.of(values);
      case PeriodColumn(long[] values, _) -> LongColumn.of(values);
      default -> null;
    };
  }
}
