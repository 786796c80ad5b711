package dev.assay.pandas.api.testing;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dtype.InferredType;
import dev.assay.pandas.api.testing.AssertedValues.Pair;
import dev.assay.pandas.api.testing.AssertedValues.Tolerance;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds two indexes against each other ({@code assert_index_equal} of
 * pandas/_testing/asserters.py).
 *
 * @param exact whether classes and dtypes count: False, True or 'equiv'
 * @param tolerance how far numbers may be from each other; {@code null} for not at all
 * @param object what an error calls them
 */
record AssertedIndex(
    Context context,
    Object exact,
    boolean names,
    boolean categories,
    boolean order,
    @Nullable Tolerance tolerance,
    String object) {

  private static final String EQUIVALENT = "equiv";
  private static final Set<String> PLAIN = Set.of("Index", "RangeIndex");

  AssertedIndex called(String name) {
    return new AssertedIndex(context, exact, names, categories, order, tolerance, name);
  }

  /**
   * Requires equal indexes.
   *
   * @throws PythonError an AssertionError that says what differs
   */
  void require(Index left, Index right) {
    requireTypes(left, right);
    if (left.levelCount() != right.levelCount()) {
      throw counted("levels", left.levelCount(), left, right.levelCount(), right);
    }
    if (left.size() != right.size()) {
      throw counted("length", left.size(), left, right.size(), right);
    }
    Index one = order ? left : sorted(left);
    Index other = order ? right : sorted(right);
    if (one instanceof MultiIndex) {
      for (int level = 0; level < one.levelCount(); level++) {
        called("MultiIndex level [" + level + "]").require(level(one, level), level(other, level));
      }
    } else {
      requireValues(one, other);
    }
    requireNames(one, other);
    requireCategories(one, other);
  }

  private PythonError counted(String what, int one, Index left, int other, Index right) {
    return AssertedValues.different(
        object,
        object + " " + what + " are different",
        one + ", " + shown(left),
        other + ", " + shown(right));
  }

  private String shown(Index index) {
    return context.str(Wrap.index(context, index));
  }

  private static Index sorted(Index index) {
    return Sorter.isSorted(index.column()) ? index : index.take(Sorter.safeOrder(index.levels()));
  }

  private static Index level(Index index, int level) {
    return Index.of(index.levels().get(level), index.names().get(level));
  }

  private void requireTypes(Index left, Index right) {
    if (!context.truth(exact)) {
      return;
    }
    String one = context.typeName(Wrap.index(context, left));
    String other = context.typeName(Wrap.index(context, right));
    boolean equivalent = exact.equals(EQUIVALENT) && PLAIN.contains(one) && PLAIN.contains(other);
    if (!one.equals(other) && !equivalent) {
      throw AssertedValues.different(
          object, object + " classes are different", shown(left), shown(right));
    }
    requireAttribute(
        "inferred_type",
        left instanceof MultiIndex ? "mixed" : InferredType.of(left.column()),
        right instanceof MultiIndex ? "mixed" : InferredType.of(right.column()));
    if (left instanceof MultiIndex) {
      return;
    }
    boolean both =
        left.column() instanceof CategoryColumn && right.column() instanceof CategoryColumn;
    if (!both || categories) {
      AssertedDTypes.require(context, object, left.column(), right.column());
    }
  }

  private void requireAttribute(String name, String left, String right) {
    if (!left.equals(right)) {
      throw AssertedValues.different(
          object, "Attribute \"" + name + "\" are different", left, right);
    }
  }

  private void requireValues(Index left, Index right) {
    List<Object> one = cells(left);
    List<Object> other = cells(right);
    Pair pair = new Pair(one, other, shown(left), shown(right));
    AssertedValues values = new AssertedValues(context, object, null);
    if (tolerance != null || !categories) {
      values.requireClose(
          pair,
          tolerance == null ? new Tolerance(Tolerance.RELATIVE, Tolerance.ABSOLUTE) : tolerance);
    } else if (!AssertedSeries.isOneKind(left.column(), right.column())) {
      throw PythonError.unsupported(
          "pandas.testing of indexes of different kinds with exact=False", "use astype() first");
    } else if (!left.sameLabels(right)) {
      throw values.unequal(pair);
    }
  }

  private List<Object> cells(Index index) {
    return context.list(context.attribute(Wrap.index(context, index), "values"));
  }

  private void requireNames(Index left, Index right) {
    if (names && !context.equal(names(left), names(right))) {
      requireAttribute("names", context.str(names(left)), context.str(names(right)));
    }
  }

  private Object names(Index index) {
    return context.attribute(Wrap.index(context, index), "names");
  }

  private void requireCategories(Index left, Index right) {
    if (!categories || left instanceof MultiIndex) {
      return;
    }
    if (left.column() instanceof CategoryColumn || right.column() instanceof CategoryColumn) {
      requireCategories(left.column(), right.column(), object + " category", true);
    }
  }

  /**
   * Requires the same categories and codes ({@code assert_categorical_equal}).
   *
   * @param ordered whether the order of the categories counts
   */
  void requireCategories(Column left, Column right, String name, boolean ordered) {
    if (!(left instanceof CategoryColumn one) || !(right instanceof CategoryColumn other)) {
      throw PythonError.unsupported(
          "pandas.testing of a column of categories beside another one", "use astype() first");
    }
    AssertedIndex strict = new AssertedIndex(context, true, true, true, true, null, name);
    Index first = Index.of(one.categories(), Scalars.NONE);
    Index second = Index.of(other.categories(), Scalars.NONE);
    if (ordered) {
      strict.called(name + ".categories").require(first, second);
      new AssertedValues(context, name + ".codes", null)
          .requireEqual(codes(one).items(), codes(other).items());
    } else {
      strict.called(name + ".categories").require(sorted(first), sorted(second));
      strict
          .called(name + ".values")
          .require(Index.of(one.decoded(), Scalars.NONE), Index.of(other.decoded(), Scalars.NONE));
    }
    if (one.ordered() != other.ordered()) {
      throw AssertedValues.different(
          name,
          "Attribute \"ordered\" are different",
          context.str(one.ordered()),
          context.str(other.ordered()));
    }
  }

  private static LongColumn codes(CategoryColumn column) {
    return LongColumn.of(Arrays.stream(column.codes()).asLongStream().toArray());
  }
}
