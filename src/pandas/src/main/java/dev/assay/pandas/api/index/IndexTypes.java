package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.datetimes.PeriodIndexes;
import dev.assay.pandas.api.datetimes.PeriodMethods;
import dev.assay.pandas.api.datetimes.ZonedTimes;
import dev.assay.pandas.api.dtype.CategoryMethods;
import dev.assay.pandas.api.module.PandasModule;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.time.PeriodCasts;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Zone;
import java.util.ArrayList;
import java.util.List;

/** The kinds of indexes, which programs tell apart by {@code isinstance}; all are an Index. */
public final class IndexTypes {

  public static final PyType<IndexObject> RANGE =
      kind("RangeIndex", "0, 1, 2 and on, as frames have that were given no labels")
          .constructor(
              "start=None, stop=None, step=None, !dtype=None, !copy=False, name=None",
              IndexTypes::range)
          .build();

  public static final PyType<IndexObject> DATES =
      kind("DatetimeIndex", "labels that are datetimes")
          .constructor(
              "data=None, freq=None, tz=None, !dtype=None, !copy=False, name=None",
              IndexTypes::dates)
          .with(IndexTimes::ofDates)
          .build();

  public static final PyType<IndexObject> MULTI =
      kind("MultiIndex", "labels of several levels")
          .constructor("levels, codes, !sortorder=None, names=None", IndexTypes::levels)
          .with(LevelMethods::add)
          .build();

  public static final PyType<IndexObject> SPANS =
      kind("TimedeltaIndex", "labels that are timedeltas")
          .constructor(
              "data=None, !unit=None, freq=None, !closed=None, !dtype=None, !copy=False, name=None",
              IndexTypes::spans)
          .with(IndexTimes::ofSpans)
          .build();
  public static final PyType<IndexObject> PERIODS =
      kind("PeriodIndex", "labels that are periods")
          .constructor(
              "data, !ordinal=None, freq=None, !dtype=None, !copy=False, name=None",
              PeriodIndexes::create)
          .property("week", IndexTypes::weeks)
          .property("weekofyear", IndexTypes::weeks)
          .property(
              "is_leap_year",
              (self, context) -> Wrap.array(context, PeriodMethods.leapYears(periods(self))))
          .property("start_time", (self, context) -> moments(self, context, false))
          .property("end_time", (self, context) -> moments(self, context, true))
          .property(
              "qyear",
              (self, context) ->
                  Wrap.index(
                      context,
                      Index.of(Periods.counts(periods(self), Period::year), self.index().name())))
          .method("asfreq", "freq=None, how='E'", IndexTypes::asFrequency)
          .method(
              "to_timestamp",
              "!freq=None, how='start'",
              (self, args) -> moments(self, args.context(), Periods.isEnd(args.string("how"))))
          .build();
  public static final PyType<IndexObject> CATEGORIES =
      kind("CategoricalIndex", "labels that are categories")
          .constructor(
              "data, categories=None, ordered=None, dtype=None, !copy=False, name=None",
              IndexTypes::categories)
          .property("codes", (self, context) -> categorical(self, context, "codes"))
          .property("categories", (self, context) -> categorical(self, context, "categories"))
          .property("ordered", (self, context) -> categorical(self, context, "ordered"))
          .with(table -> CategoryMethods.changes(table, _ -> true, CategoryMethods::of))
          .build();
  public static final PyType<IndexObject> INTERVALS =
      kind("IntervalIndex", "labels that are intervals").with(IntervalMethods::add).build();

  private IndexTypes() {}

  private static PeriodColumn periods(IndexObject self) {
    return (PeriodColumn) self.index().column();
  }

  private static Object weeks(IndexObject self, Context context) {
    return Wrap.index(context, Index.of(PeriodMethods.weeks(periods(self)), self.index().name()));
  }

  private static Object asFrequency(IndexObject self, Args args) {
    PeriodColumn periods = periods(self);
    boolean end = Periods.isEnd(args.string("how"));
    return Wrap.index(
        args,
        Index.of(
            PeriodCasts.asFrequency(periods, Periods.frequency(args.string("freq")), end),
            self.index().name()));
  }

  private static Object moments(IndexObject self, Context context, boolean last) {
    return Wrap.index(context, PeriodIndexes.moments(periods(self), self.index().name(), last));
  }

  private static PyType.Builder<IndexObject> kind(String name, String documentation) {
    return PyType.builder(name, IndexObject.class).doc(documentation).bases(IndexType.TYPE);
  }

  /** What {@code type(index)} gives. */
  static PyType<IndexObject> of(Index index) {
    if (index instanceof RangeIndex) {
      return RANGE;
    }
    if (index.levelCount() > 1) {
      return MULTI;
    }
    Column labels = index.column();
    return switch (labels.dtype().kind()) {
      case DATETIME, ZONED -> DATES;
      case TIMEDELTA -> SPANS;
      case PERIOD -> PERIODS;
      case CATEGORY -> CATEGORIES;
      case INTERVAL -> INTERVALS;
      default -> IndexType.TYPE;
    };
  }

  private static Object range(Args args) {
    boolean one = args.optional("stop") == null;
    long start = one || args.optional("start") == null ? 0 : args.integer("start");
    long stop = one ? args.integer("start") : args.integer("stop");
    long step = args.optional("step") == null ? 1 : args.integer("step");
    if (step == 0) {
      throw PythonError.valueError("Step must not be zero");
    }
    long size = Math.max(0, Math.ceilDiv(stop - start, step));
    args.budget().cells(size);
    return Wrap.index(
        args, new RangeIndex(start, Math.toIntExact(size), step, args.get("name"), stop));
  }

  private static Object dates(Args args) {
    Object data = args.get("data");
    Index index = data == Scalars.NONE ? Index.range(0) : Read.index(args.context(), data);
    Object name = args.optional("name") == null ? index.name() : args.get("name");
    Zone zone = ZonedTimes.zone(args.optional("tz"));
    Column dates = ZonedTimes.read(index.column(), zone);
    boolean same = dates == index.column() || index.freq() != null;
    Index made = same ? index.named(name) : Index.of(dates, name);
    return Wrap.index(
        args,
        args.optional("freq") == null ? made : made.withFreq(IndexSteps.given(args.get("freq"))));
  }

  private static Object spans(Args args) {
    Index index = Read.index(args, "data");
    Object name = args.optional("name") == null ? index.name() : args.get("name");
    boolean same = index.column().dtype().isTimedelta();
    Index made =
        same ? index.named(name) : Index.of(TimedeltaParser.parse(index.column(), 1, false), name);
    return Wrap.index(
        args,
        args.optional("freq") == null ? made : made.withFreq(IndexSteps.given(args.get("freq"))));
  }

  private static Object categories(Args args) {
    Index index = Read.index(args, "data");
    Object name = args.optional("name") == null ? index.name() : args.get("name");
    ArrayObject made = (ArrayObject) PandasModule.categorical(args, args.get("data"));
    return Wrap.index(args, Index.of(made.column(), name));
  }

  private static Object categorical(IndexObject self, Context context, String name) {
    return context.attribute(new ArrayObject(self.index().column()), name);
  }

  private static Object levels(Args args) {
    List<Object> levels = args.list("levels");
    List<Object> codes = args.list("codes");
    if (levels.size() != codes.size()) {
      throw PythonError.valueError("Length of levels and codes must be the same.");
    }
    List<Column> columns = new ArrayList<>();
    for (int at = 0; at < levels.size(); at++) {
      columns.add(level(args, levels.get(at), codes.get(at)));
    }
    List<Object> names =
        args.optional("names") == null
            ? levels.stream().map(_ -> Scalars.NONE).toList()
            : args.list("names");
    return Wrap.index(args, new MultiIndex(columns, names));
  }

  private static Column level(Args args, Object values, Object codes) {
    Column uniques = Read.column(args.context(), values);
    int[] positions =
        args.context().list(codes).stream().mapToInt(code -> code(args, code)).toArray();
    return uniques.takeOrMissing(positions);
  }

  private static int code(Args args, Object code) {
    if (Scalars.plain(code) instanceof Long place) {
      return Math.toIntExact(place);
    }
    throw PythonError.valueError(
        "invalid literal for int() with base 10: "
            + args.context().repr(code)
            + ": codes are places in the levels");
  }
}
