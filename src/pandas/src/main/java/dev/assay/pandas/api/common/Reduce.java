package dev.assay.pandas.api.common;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Aggregation;
import dev.assay.pandas.frame.aggregate.Counts;
import dev.assay.pandas.frame.aggregate.DistinctCounts;
import dev.assay.pandas.frame.aggregate.Extremes;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.aggregate.Kurtosis;
import dev.assay.pandas.frame.aggregate.Means;
import dev.assay.pandas.frame.aggregate.Moments;
import dev.assay.pandas.frame.aggregate.Products;
import dev.assay.pandas.frame.aggregate.Quantifiers;
import dev.assay.pandas.frame.aggregate.Skewness;
import dev.assay.pandas.frame.aggregate.Sums;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Reductions of whole columns and frames. */
public final class Reduce {

  /** What reductions take besides, for numpy's functions to call them. */
  public static final String FOR_NUMPY = "~dtype=None, ~out=None, ~keepdims=False";

  private Reduce() {}

  /** One value of all values. */
  public static Object column(Column values, Aggregation aggregation, boolean skipMissing) {
    Object result = cell(values, aggregation, skipMissing).get(0);
    boolean none = result instanceof NumpyFloat number && Double.isNaN(number.value());
    return none && isPlain(values, aggregation) ? Scalars.NAN : result;
  }

  /** Whether pandas answers with Python's own NaN, as it does where there is nothing to compute. */
  private static boolean isPlain(Column values, Aggregation aggregation) {
    return switch (aggregation) {
      case Sums _, Products _ -> false;
      case Moments moments -> moments.kind() != Moments.Kind.ERROR && values.size() == 0;
      case Skewness _, Kurtosis _ -> true;
      case Means _ -> Columns.isMissing(values);
      default -> values.size() == 0 || values.dtype() == DType.OBJECT && Columns.isMissing(values);
    };
  }

  private static Column cell(Column values, Aggregation aggregation, boolean skipMissing) {
    if (!skipMissing && values.hasMissing()) {
      return Columns.missing(values.dtype(), 1);
    }
    Column result = aggregation.apply(values, Groups.whole(values.size()));
    return values instanceof MaskedColumn nullable ? known(result, nullable, aggregation) : result;
  }

  /**
   * What comes to NaN is NA; the sums that pandas computes by itself ({@code masked_reductions})
   * skip what is NA, but not a NaN.
   */
  private static Column known(Column result, MaskedColumn of, Aggregation aggregation) {
    boolean nan =
        result instanceof MaskedColumn cell
            ? !cell.mask()[0] && cell.data().isMissing(0)
            : result.isMissing(0);
    boolean kept =
        switch (aggregation) {
          case Sums _, Means _, Products _, Moments _ -> of.holdsNan();
          default -> false;
        };
    return nan || kept ? Columns.missing(DType.NULLABLE_FLOAT64, 1) : result;
  }

  /** One value a column (axis 0) or a row (axis 1). */
  public static Series frame(
      DataFrame frame,
      Aggregation aggregation,
      boolean skipMissing,
      boolean numericOnly,
      int axis) {
    DataFrame used = numericOnly ? numeric(frame) : frame;
    if (axis == 1) {
      requireOneZone(used);
    }
    return axis == 1
        ? rows(used, aggregation, skipMissing)
        : columns(used, aggregation, skipMissing);
  }

  /** Rows of datetimes of several zones are objects, which pandas reduces in its own way. */
  private static void requireOneZone(DataFrame frame) {
    for (Column column : frame.data()) {
      Column first = frame.data().getFirst();
      if (column instanceof ZonedColumn && !column.dtypeName().equals(first.dtypeName())) {
        throw TimeZones.unsupported("rows that mix " + column.dtypeName() + " with others");
      }
    }
  }

  private static Series columns(DataFrame frame, Aggregation aggregation, boolean skipMissing) {
    List<Column> cells = new ArrayList<>();
    for (Column column : frame.data()) {
      boolean nothing =
          aggregation instanceof Extremes
              && column.dtype() == DType.OBJECT
              && column.size() > 0
              && Columns.isMissing(column);
      cells.add(nothing ? ObjectColumn.of(Scalars.NONE) : cell(column, aggregation, skipMissing));
    }
    if (cells.isEmpty()) {
      Column none = aggregation.apply(DoubleColumn.of(), Groups.whole(0)).take(new int[0]);
      boolean floats = aggregation instanceof DistinctCounts;
      return new Series(floats ? DoubleColumn.of() : none, frame.columns(), Scalars.NONE);
    }
    Column values = MaskedColumn.untold(Columns.interleave(cells));
    boolean objects = frame.data().stream().anyMatch(column -> column.dtype() == DType.OBJECT);
    if (values.dtype() == DType.OBJECT || objects && keepsObjects(aggregation)) {
      values = ObjectColumn.of(cells.stream().map(cell -> cell.get(0)).toArray());
    }
    return new Series(values, frame.columns(), Scalars.NONE);
  }

  /**
   * Whether pandas leaves what it computes of objects as objects; it counts and tests in numbers.
   */
  private static boolean keepsObjects(Aggregation aggregation) {
    return !(aggregation instanceof Counts
        || aggregation instanceof DistinctCounts
        || aggregation instanceof Quantifiers);
  }

  private static Series rows(DataFrame frame, Aggregation aggregation, boolean skipMissing) {
    int rows = frame.rowCount();
    if (frame.columnCount() == 0) {
      Column nothing = aggregation.apply(DoubleColumn.of(), Groups.of(new int[0], rows));
      return new Series(nothing, frame.index(), Scalars.NONE);
    }
    if (rows == 0) {
      return columns(frame, aggregation, skipMissing).take(new int[0]).withIndex(frame.index());
    }
    Column all = added(Columns.interleave(frame.data()), aggregation, skipMissing);
    int[] codes = Allocation.ints(all.size(), at -> at % rows);
    Groups groups = Groups.of(codes, rows);
    Column result =
        aggregation instanceof Extremes extremes
            ? extremes.extremes(all, groups)
            : MaskedColumn.untold(aggregation.apply(all, groups));
    if (aggregation instanceof Counts && result.dtype().isNullable()) {
      result = Casts.cast(result, DType.INT64);
    }
    if (result instanceof LongColumn sums && !(aggregation instanceof Extremes)) {
      result = Casts.cast(sums, sums.dtype().widened());
    }
    if (!skipMissing) {
      int[] kept = Positions.all(rows);
      for (int at = 0; at < codes.length; at++) {
        kept[codes[at]] = all.isMissing(at) ? -1 : kept[codes[at]];
      }
      result = result.takeOrMissing(kept);
    }
    boolean objects = all.dtype() == DType.OBJECT && keepsObjects(aggregation);
    Column shown =
        objects
            ? ObjectColumn.of(result)
            : result.dtype() == DType.OBJECT ? Columns.infer(result.items()) : result;
    return new Series(shown, frame.index(), Scalars.NONE);
  }

  /** What is missing among objects that are added is zero, beside which no text stands. */
  private static Column added(Column all, Aggregation aggregation, boolean skipMissing) {
    boolean sum = aggregation instanceof Sums sums && sums.minCount() <= 0;
    return sum && skipMissing && all.dtype() == DType.OBJECT && all.hasMissing()
        ? CellAssigner.fill(all, Positions.where(all.missing()), 0L)
        : all;
  }

  /** The columns of numbers and booleans only. */
  public static DataFrame numeric(DataFrame frame) {
    return where(frame, column -> column.dtype().isNumeric());
  }

  public static DataFrame where(DataFrame frame, Predicate<Column> wanted) {
    Positions kept = new Positions();
    for (int at = 0; at < frame.columnCount(); at++) {
      if (wanted.test(frame.column(at))) {
        kept.add(at);
      }
    }
    return frame.select(kept.toArray());
  }

  /** 0 for rows and index, 1 for columns. */
  public static int axis(Args args) {
    return axis(args.has("axis") ? args.get("axis") : 0L);
  }

  static int axis(Object axis) {
    return switch (axis) {
      case Long number when number == 0 || number == 1 -> (int) (long) number;
      case Boolean columns -> columns ? 1 : 0;
      case String text when text.equals("columns") -> 1;
      case String text when text.equals("index") || text.equals("rows") -> 0;
      case None _ -> 0;
      default -> {
        Equality.requireHash(axis);
        throw PythonError.valueError(
            "No axis named " + Text.str(axis) + " for object type DataFrame");
      }
    };
  }
}
