package dev.assay.pandas.api.series;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Operate;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameOperators;
import dev.assay.pandas.api.datetimes.AsFreq;
import dev.assay.pandas.api.groupby.GroupKeys;
import dev.assay.pandas.api.groupby.ResamplerObject;
import dev.assay.pandas.api.index.IndexSteps;
import dev.assay.pandas.api.missing.FillMethod;
import dev.assay.pandas.api.missing.Interpolate;
import dev.assay.pandas.api.window.RollingObject;
import dev.assay.pandas.api.window.WeightedObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.aggregate.Groups;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.convert.Casts;
import dev.assay.pandas.frame.convert.DTypeNames;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.sort.Ranker;
import dev.assay.pandas.frame.window.Cumulation;
import dev.assay.pandas.frame.window.Shifter;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.ZonedTimestamp;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Methods of a series that look along its rows, and grouping. */
public final class SeriesWindows {

  public static final Map<String, Cumulation> CUMULATIONS =
      Map.of(
          "cumsum", Cumulation.SUM,
          "cumprod", Cumulation.PRODUCT,
          "cummin", Cumulation.MIN,
          "cummax", Cumulation.MAX);

  public static final String RANK =
      "axis=0|1|'index'|'columns'|'rows', method='average', numeric_only=False, na_option='keep',"
          + " ascending=True, pct=False";

  private static final String SERIES_RANK = RANK.replace("|1|'index'|'columns'", "|'index'");

  private SeriesWindows() {}

  /** What has come together down to each row: from a missing value on nothing, if they count. */
  public static Column cumulated(Args args, Column values, Cumulation cumulation) {
    return cumulated(args, values, Groups.whole(values.size()), cumulation);
  }

  public static Column cumulated(Args args, Column values, Groups groups, Cumulation cumulation) {
    boolean ordered = cumulation == Cumulation.MIN || cumulation == Cumulation.MAX;
    if (ordered && values instanceof TimeColumn times && leavesRows(groups)) {
      LongColumn numbers = numbers(times);
      Column cumulated = cumulation.apply(numbers, groups, args.budget());
      return new TimeColumn(inGroups(groups, cumulated), times.dtype());
    }
    Column sums = cumulation.apply(values, groups, args.budget());
    if (args.optional("skipna") == null || args.truth("skipna") || !values.hasMissing()) {
      return sums;
    }
    int[] rows = Positions.all(values.size());
    boolean[] ended = Allocation.booleans(groups.count());
    for (int row = 0; row < rows.length; row++) {
      int group = groups.codes()[row];
      if (group >= 0) {
        ended[group] |= values.isMissing(row);
        rows[row] = ended[group] ? -1 : row;
      }
    }
    return sums.takeOrMissing(rows);
  }

  /** Whether rows are in no group, since their keys are missing. */
  public static boolean leavesRows(Groups groups) {
    return IntStream.of(groups.codes()).anyMatch(code -> code < 0);
  }

  /** What pandas makes of times where keys are missing: floats, of which NaT is the least. */
  public static LongColumn numbers(TimeColumn times) {
    return LongColumn.of(
        LongStream.of(times.values()).map(nanos -> (long) (double) nanos).toArray());
  }

  private static long[] inGroups(Groups groups, Column numbers) {
    long[] nanos = Numbers.longs(numbers);
    for (int row = 0; row < nanos.length; row++) {
      nanos[row] = groups.codes()[row] < 0 ? TimeColumn.NAT : nanos[row];
    }
    return nanos;
  }

  static PyType.Builder<SeriesObject> add(PyType.Builder<SeriesObject> table) {
    CUMULATIONS.forEach(
        (name, cumulation) ->
            table.method(
                name,
                "axis=None|0|'index'|'rows', skipna=True|False|None, ~dtype=None," + " ~out=None",
                (self, args) ->
                    Wrap.series(
                        args,
                        self.series()
                            .withValues(cumulated(args, self.series().values(), cumulation)))));
    table
        .method(
            "shift",
            "periods=1, freq=None, axis=0|'index'|'rows', fill_value=..., suffix=None",
            (self, args) -> {
              Series series = self.series();
              if (Read.isListLike(args.get("periods"))) {
                throw FrameOperators.shiftedOften();
              }
              if (args.optional("freq") != null) {
                return Wrap.series(
                    args, series.withIndex(IndexSteps.shifted(series.index(), args)));
              }
              return Wrap.series(
                  args,
                  series.withValues(
                      shifted(
                          args,
                          series.values(),
                          Groups.whole(series.size()),
                          args.integer("periods"))));
            })
        .method(
            "diff",
            "periods=1",
            (self, args) -> {
              Series series = self.series();
              return Wrap.series(
                  args,
                  series.withValues(
                      difference(args, series.values(), Groups.whole(series.size()))));
            })
        .method(
            "pct_change",
            "periods=1, fill_method=..., !limit=None, !freq=None, *, axis=0|'index'|'rows'",
            (self, args) -> {
              Series series = self.series();
              return Wrap.series(
                  args,
                  series.withValues(change(args, series.values(), Groups.whole(series.size()))));
            });
    return addGroupings(table);
  }

  private static PyType.Builder<SeriesObject> addGroupings(PyType.Builder<SeriesObject> table) {
    return table
        .method(
            "rank",
            SERIES_RANK,
            (self, args) -> {
              Series series = self.series();
              if (args.truth("numeric_only") && !series.dtype().isNumeric()) {
                throw PythonError.typeError(
                    "Series.rank does not allow numeric_only=True with non-numeric dtype.");
              }
              Column values = ranked(series.values());
              return Wrap.series(
                  args, series.withValues(ranker(args).rank(values, Groups.whole(series.size()))));
            })
        .method(
            "asfreq", AsFreq.NOTATION, (self, args) -> AsFreq.of(self, self.series().index(), args))
        .method("ewm", WeightedObject.NOTATION, WeightedObject::ofSeries)
        .method("rolling", RollingObject.NOTATION, RollingObject::ofSeries)
        .method(
            "expanding",
            "min_periods=1, axis=0|'index'|'rows', !method='single'",
            RollingObject::expandingSeries)
        .method("groupby", GroupKeys.NOTATION, GroupKeys::ofSeries)
        .method("resample", ResamplerObject.NOTATION, ResamplerObject::ofSeries)
        .method("interpolate", Interpolate.OF_SERIES, Interpolate::series);
  }

  /**
   * The values to rank: of nullable ones pandas ranks those that are hidden where NA stands.
   *
   * @throws PythonError where an aggregation has left there what cannot be told
   */
  private static Column ranked(Column column) {
    if (column instanceof MaskedColumn masked) {
      if (masked.isUntold()) {
        throw PythonError.unsupported(
            "rank() of what is NA in the result of an aggregation",
            "use astype('float64') or dropna() first");
      }
      return masked.data();
    }
    return column instanceof CategoryColumn categories && !categories.ordered()
        ? categories.decoded()
        : column;
  }

  public static Ranker ranker(Args args) {
    return new Ranker(
        args.string("method"),
        args.truth("ascending"),
        args.string("na_option"),
        args.truth("pct"));
  }

  public static Column shifted(Args args, Column column, Groups groups, long periods) {
    int[] sources = Shifter.sources(groups, periods);
    boolean filled = args.has("fill_value") && args.get("fill_value") != Scalars.NONE;
    if (column.size() == 0 && !filled && groups.isWhole() && !column.dtype().isNullable()) {
      return column.dtype().isInteger()
          ? DoubleColumn.of()
          : column.dtype().isBool() ? ObjectColumn.of() : column;
    }
    // groups take values of any other kind, but among periods that they have
    if (filled && (groups.isWhole() || column instanceof PeriodColumn && column.size() > 0)) {
      requireTime(column, args.get("fill_value"));
    }
    if (column.size() == 0 && !column.dtype().isNullable()) {
      boolean lost = column.dtype().isBool() && !(args.get("fill_value") instanceof Boolean);
      return lost && groups.isWhole() ? ObjectColumn.of() : column;
    }
    if (!filled) {
      return groups.isWhole() && column.dtype() == DType.OBJECT
          ? Reindexer.filled(column, sources, Scalars.NONE)
          : column.takeOrMissing(sources);
    }
    return Reindexer.filled(column, sources, fitting(column, args.get("fill_value")));
  }

  /** Truths and numbers stand for each other where nullable ones are filled. */
  private static Object fitting(Column column, Object value) {
    if (!(column instanceof MaskedColumn)) {
      return value;
    }
    boolean truths = column.dtype().isBool();
    return switch (Scalars.plain(value)) {
      case Long number when truths && (number == 0 || number == 1) -> number == 1;
      case Double number when truths && (number == 0 || number == 1) -> number == 1;
      case Boolean truth when !truths -> truth ? 1L : 0L;
      default -> value;
    };
  }

  private static final Map<DType.Kind, String> EXPECTED =
      Map.of(
          DType.Kind.DATETIME, "Timestamp",
          DType.Kind.ZONED, "Timestamp",
          DType.Kind.TIMEDELTA, "Timedelta",
          DType.Kind.PERIOD, "Period");

  /** Dates, durations and periods are filled with their like only. */
  private static void requireTime(Column column, Object value) {
    DType.Kind kind = column.dtype().kind();
    boolean fits =
        Scalars.isMissing(value)
            || switch (kind) {
              case DATETIME -> Scalars.boxed(value) instanceof Timestamp;
              case ZONED -> Scalars.boxed(value) instanceof ZonedTimestamp;
              case TIMEDELTA -> Scalars.boxed(value) instanceof Timedelta;
              case PERIOD -> value instanceof Period;
              default -> true;
            };
    if (!fits) {
      throw PythonError.typeError(
          "value should be a '%s' or 'NaT'. Got '%s' instead.",
          EXPECTED.get(kind), TypeNames.of(value));
    }
  }

  public static Column difference(Args args, Column column, Groups groups) {
    DType dtype = column.dtype();
    if (dtype.isInteger() && !dtype.isNullable() && dtype.bits() <= Short.SIZE) {
      throw DTypeNames.narrowFloats("diff() of " + dtype.text());
    }
    if (column instanceof LongColumn(long[] numbers, var kind)
        && kind == DType.INT64
        && groups.isWhole()) {
      return wholeDifference(numbers, Shifter.sources(groups, args.integer("periods")));
    }
    if (dtype == DType.OBJECT && groups.isWhole()) {
      return objectDifference(
          args.context(), column, Shifter.sources(groups, args.integer("periods")));
    }
    if (dtype == DType.NULLABLE_BOOL && !groups.isWhole()) {
      throw PythonError.typeError(
          "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor");
    }
    Column base = column.dtype().isBool() ? ObjectColumn.of(column) : column;
    Column before = Shifter.shift(base, groups, args.integer("periods"));
    if (dtype.isBool() && groups.isWhole()) {
      Column changed = changed(base, before);
      return dtype == DType.BOOL ? changed : Casts.cast(changed, dtype);
    }
    if (base.size() == 0 && base.dtype().isInteger() && !base.dtype().isNullable()) {
      return groups.isWhole() ? DoubleColumn.of() : base;
    }
    Column difference =
        Operate.values(
                args.context(),
                BinaryOperator.SUBTRACT,
                Series.of(base, Scalars.NONE),
                new ArrayObject(before),
                false)
            .values();
    boolean reals = groups.isWhole() && dtype.isInteger() && !dtype.isNullable();
    return reals ? DoubleColumn.of(Numbers.doubles(difference)) : difference;
  }

  /** Whole numbers are subtracted as such, and only then become fractions. */
  private static Column wholeDifference(long[] numbers, int[] sources) {
    return DoubleColumn.of(
        Allocation.doubles(
            numbers.length,
            at -> sources[at] < 0 ? Double.NaN : numbers[at] - numbers[sources[at]]));
  }

  /** Objects are subtracted one by one: None has no difference. */
  private static Column objectDifference(Context context, Column column, int[] sources) {
    Object[] differences = Allocation.objects(sources.length);
    for (int at = 0; at < sources.length; at++) {
      differences[at] =
          sources[at] < 0
              ? Scalars.NAN
              : context.binary(BinaryOperator.SUBTRACT, column.item(at), column.item(sources[at]));
    }
    Column inferred = Columns.infer(Arrays.asList(differences));
    return inferred.dtype().isTimedelta() ? inferred : ObjectColumn.of(differences);
  }

  /** Truths differ where one of two holds: pandas' difference of columns of them. */
  private static Column changed(Column truths, Column before) {
    Object[] results = Allocation.objects(truths.size());
    for (int at = 0; at < results.length; at++) {
      results[at] =
          before.isMissing(at) || truths.isMissing(at)
              ? Scalars.NAN
              : (Object) !Scalars.plain(truths.item(at)).equals(Scalars.plain(before.item(at)));
    }
    return ObjectColumn.of(results);
  }

  /** The relative change; by default missing values are filled forward first, as pandas 2 does. */
  public static Column change(Args args, Column column, Groups groups) {
    FillMethod filled = FillMethod.of(args);
    Column base =
        filled == FillMethod.NONE
            ? column
            : MissingValues.carry(column, filled == FillMethod.FORWARD, -1);
    Column before = Shifter.shift(base, groups, args.integer("periods"));
    return change(args, base, before);
  }

  /** How much larger each value is than the one before it, as a share of that. */
  public static Column change(Args args, Column base, Column before) {
    Series ratio =
        Operate.values(
            args.context(),
            BinaryOperator.DIVIDE,
            Series.of(base, Scalars.NONE),
            new ArrayObject(before),
            false);
    return Operate.values(args.context(), BinaryOperator.SUBTRACT, ratio, 1L, false).values();
  }
}
