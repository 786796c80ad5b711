package dev.assay.pandas.api.series;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.common.LevelSpread;
import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.LevelKeys;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Sums;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.join.Aligner;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Operators under their names: {@code add}, {@code ge} and the like. */
public final class SeriesOperators {

  public static final Map<String, BinaryOperator> ARITHMETIC = new LinkedHashMap<>();
  public static final Map<String, CompareOperator> COMPARISON = new LinkedHashMap<>();

  static {
    ARITHMETIC.put("add", BinaryOperator.ADD);
    ARITHMETIC.put("sub", BinaryOperator.SUBTRACT);
    ARITHMETIC.put("subtract", BinaryOperator.SUBTRACT);
    ARITHMETIC.put("mul", BinaryOperator.MULTIPLY);
    ARITHMETIC.put("multiply", BinaryOperator.MULTIPLY);
    ARITHMETIC.put("div", BinaryOperator.DIVIDE);
    ARITHMETIC.put("divide", BinaryOperator.DIVIDE);
    ARITHMETIC.put("truediv", BinaryOperator.DIVIDE);
    ARITHMETIC.put("floordiv", BinaryOperator.FLOOR_DIVIDE);
    ARITHMETIC.put("mod", BinaryOperator.MODULO);
    ARITHMETIC.put("pow", BinaryOperator.POWER);
    COMPARISON.put("eq", CompareOperator.EQUAL);
    COMPARISON.put("ne", CompareOperator.NOT_EQUAL);
    COMPARISON.put("lt", CompareOperator.LESS);
    COMPARISON.put("le", CompareOperator.LESS_OR_EQUAL);
    COMPARISON.put("gt", CompareOperator.GREATER);
    COMPARISON.put("ge", CompareOperator.GREATER_OR_EQUAL);
  }

  private SeriesOperators() {}

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    ARITHMETIC.forEach(
        (name, operator) -> {
          table.method(
              name,
              "other, level=None, fill_value=None, axis=0|'index'|'rows'",
              (self, args) -> arithmetic(self, args, operator, false));
          if (!name.equals("subtract") && !name.equals("multiply") && !name.equals("divide")) {
            table.method(
                "r" + name,
                "other, level=None, fill_value=None, axis=0|'index'|'rows'",
                (self, args) -> arithmetic(self, args, operator, true));
          }
        });
    COMPARISON.forEach(
        (name, operator) ->
            table.method(
                name,
                "other, level=None, fill_value=None, axis=0|'index'|'rows'",
                (self, args) -> Wrap.series(args, compared(self.series(), args, operator))));
    for (boolean reflected : new boolean[] {false, true}) {
      table.method(
          reflected ? "rdivmod" : "divmod",
          "other, level=None, fill_value=None, axis=0|'index'|'rows'",
          (self, args) ->
              PyTuple.of(
                  arithmetic(self, args, BinaryOperator.FLOOR_DIVIDE, reflected),
                  arithmetic(self, args, BinaryOperator.MODULO, reflected)));
    }
    return table.method("dot", "other", SeriesOperators::dot);
  }

  private static Object arithmetic(
      SeriesObject self, Args args, BinaryOperator operator, boolean reflected) {
    Context context = args.context();
    Series series = besideLevels(self.series(), args);
    Object other =
        labelled(args, series, LevelKeys.beside(args, series.index(), args.get("other")));
    Object fill = args.optional("fill_value");
    if (fill == null) {
      return Wrap.series(context, Operate.values(context, operator, series, other, reflected));
    }
    return Wrap.series(context, filled(context, operator, series, other, fill, reflected));
  }

  /** The series under the labels of the other one where a level is named and only that has it. */
  private static Series besideLevels(Series series, Args args) {
    return args.get("other") instanceof SeriesObject other
        ? LevelSpread.rows(args, series, other.series().index())
        : series;
  }

  /** A list as a series of the same labels, as pandas' {@code _flex_method} makes it. */
  private static Object labelled(Args args, Series series, Object other) {
    boolean list = other instanceof PyList || other instanceof PyTuple;
    if (!list && !(other instanceof ArrayObject)) {
      return other;
    }
    Column values = Read.column(args.context(), other);
    if (values.size() != series.size()) {
      throw PythonError.valueError("Lengths must be equal");
    }
    return new SeriesObject(new Series(values, series.index(), series.name()));
  }

  /** Where only one side is missing, it counts as the value to fill with. */
  public static Series filled(
      Context context,
      BinaryOperator operator,
      Series series,
      Object other,
      Object fill,
      boolean reflected) {
    if (!(other instanceof SeriesObject right)) {
      Series full = series.withValues(MissingValues.fill(series.values(), fill, -1));
      return Operate.values(context, operator, full, other, reflected);
    }
    Aligner.Aligned aligned =
        Aligner.outer(series.index(), right.series().index(), context.budget());
    Column one = aligned.left(series.values());
    Column two = aligned.right(right.series().values());
    Series left = new Series(filled(one, two, fill), aligned.index(), series.name());
    return Operate.values(
            context, operator, left, new ArrayObject(filled(two, one, fill)), reflected)
        .named(Operate.commonName(series, right.series()));
  }

  /** Labels are brought together before, and where only one side is missing, it is filled. */
  private static Series compared(Series own, Args args, CompareOperator operator) {
    Context context = args.context();
    Series series = besideLevels(own, args);
    Object other =
        labelled(args, series, LevelKeys.beside(args, series.index(), args.get("other")));
    if (other instanceof FrameObject) {
      throw PythonError.valueError(
          "Lengths must match: a Series is compared with values of its own");
    }
    @Nullable Object fill = args.optional("fill_value");
    if (!(other instanceof SeriesObject right)) {
      Series full =
          fill == null ? series : series.withValues(MissingValues.fill(series.values(), fill, -1));
      return Operate.compare(context, operator, full, other);
    }
    Aligner.Aligned aligned =
        Aligner.outer(series.index(), right.series().index(), context.budget());
    Column one = aligned.left(series.values());
    Column two = aligned.right(right.series().values());
    Column left = filled(one, two, fill);
    Column beside = filled(two, one, fill);
    Series compared =
        Operate.compare(
            context,
            operator,
            new Series(left, aligned.index(), series.name()),
            new SeriesObject(new Series(beside, aligned.index(), right.series().name())));
    return one.dtype() == DType.OBJECT && two.dtype() == DType.OBJECT
        ? compared.withValues(withNone(compared.values(), one, two, operator))
        : compared;
  }

  /** None equals itself to the methods, as to numpy, though not to the operators. */
  private static Column withNone(
      Column compared, Column one, Column two, CompareOperator operator) {
    boolean[] results = Allocation.booleans(compared.size());
    for (int at = 0; at < results.length; at++) {
      boolean none = one.item(at) == Scalars.NONE && two.item(at) == Scalars.NONE;
      results[at] =
          none
              ? operator == CompareOperator.EQUAL
              : Boolean.TRUE.equals(Scalars.plain(compared.item(at)));
    }
    return new BoolColumn(results);
  }

  /** A column with a value in its gaps where the other has none. */
  private static Column filled(Column column, Column other, @Nullable Object fill) {
    if (fill == null) {
      return column;
    }
    Column full = MissingValues.fill(column, fill, -1);
    int[] both =
        IntStream.range(0, column.size())
            .filter(at -> column.isMissing(at) && other.isMissing(at))
            .toArray();
    Column objects = column.dtype() == DType.OBJECT ? ObjectColumn.of(full) : full;
    return CellAssigner.fill(objects, both, Scalars.NAN);
  }

  private static boolean isPlain(DType dtype) {
    return dtype == DType.INT64 || dtype == DType.FLOAT64;
  }

  private static Object dot(SeriesObject self, Args args) {
    Series own = self.series();
    Object other = args.get("other");
    boolean alike =
        !(other instanceof SeriesObject series) || own.index().sameLabels(series.series().index());
    Column beside =
        alike && Read.isListLike(other) && !Matrices.hasRows(other)
            ? Read.column(args.context(), other)
            : null;
    if (beside == null
        || beside.size() != own.size()
        || !isPlain(own.dtype())
        || !isPlain(beside.dtype())) {
      throw PythonError.unsupported(
          "Series.dot() but of as many numbers under the same labels", "use (a * b).sum()");
    }
    if (own.dtype().isFloat() || beside.dtype().isFloat()) {
      return Scalars.float64(Numbers.dot(Numbers.doubles(own.values()), Numbers.doubles(beside)));
    }
    Series products =
        Operate.values(
            args.context(), BinaryOperator.MULTIPLY, own, new ArrayObject(beside), false);
    return Reduce.column(products.values(), new Sums(0), false);
  }
}
