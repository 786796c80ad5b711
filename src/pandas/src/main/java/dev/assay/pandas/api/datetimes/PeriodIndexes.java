package dev.assay.pandas.api.datetimes;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Frequency;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.time.PeriodCasts;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.StepNames;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** Indexes of periods: how they are made, and made of dates and dates of them. */
public final class PeriodIndexes {

  private static final String TO_PERIOD = "freq=None, !axis=0, !copy=None";
  private static final String TO_TIMESTAMP = "!freq=None, how='start', !axis=0, !copy=None";

  private PeriodIndexes() {}

  /** Of series: {@code to_period} and {@code to_timestamp} of the index. */
  public static PyType.Builder<SeriesObject> ofSeries(PyType.Builder<SeriesObject> table) {
    return table
        .method(
            "to_period",
            TO_PERIOD,
            (self, args) -> {
              Series series = self.series();
              return Wrap.series(args, series.withIndex(periods(series.index(), args)));
            })
        .method(
            "to_timestamp",
            TO_TIMESTAMP,
            (self, args) -> {
              Series series = self.series();
              return Wrap.series(args, series.withIndex(dates(series.index(), args)));
            });
  }

  /** The same of frames. */
  public static PyType.Builder<FrameObject> ofFrames(PyType.Builder<FrameObject> table) {
    return table
        .method(
            "to_period",
            TO_PERIOD,
            (self, args) -> {
              DataFrame frame = self.frame();
              return Wrap.frame(args, frame.withIndex(periods(frame.index(), args)));
            })
        .method(
            "to_timestamp",
            TO_TIMESTAMP,
            (self, args) -> {
              DataFrame frame = self.frame();
              return Wrap.frame(args, frame.withIndex(dates(frame.index(), args)));
            });
  }

  /** The period of each date, of the length given or that the dates' freq stands for. */
  public static Index periods(Index dates, Args args) {
    Index index =
        dates.column() instanceof ZonedColumn zoned
            ? Index.of(zoned.local(), dates.name()).withFreq(dates.freq())
            : dates;
    if (index.levelCount() > 1
        || !(index.column() instanceof TimeColumn times)
        || !times.dtype().isDatetime()) {
      throw PythonError.typeError("unsupported Type for to_period(): no DatetimeIndex");
    }
    String freq = args.optionalString("freq");
    return Index.of(Periods.of(times, freq == null ? length(index) : freq), index.name());
  }

  private static String length(Index index) {
    DateStep step = index.freq();
    if (step == null) {
      throw PythonError.valueError("You must pass a freq argument as current index has none.");
    }
    return switch (step.unit()) {
      case MONTH_END, MONTH_START -> "M";
      case QUARTER_END -> "Q-" + month(step);
      case YEAR_END -> "Y-" + month(step);
      case QUARTER_START -> "Q";
      case YEAR_START -> "Y";
      case WEEK -> Frequency.values()[Frequency.WEEK.ordinal() + (int) step.anchor() % 7].alias();
      case TICK -> StepNames.frequency(step);
      default -> "of this frequency";
    };
  }

  private static String month(DateStep step) {
    return DateStep.MONTHS.get((int) step.anchor() - 1);
  }

  /** The first or last moment of each period. */
  static Index dates(Index index, Args args) {
    if (index.levelCount() > 1 || !(index.column() instanceof PeriodColumn periods)) {
      throw PythonError.typeError("unsupported Type for to_timestamp(): no PeriodIndex");
    }
    return moments(periods, index.name(), Periods.isEnd(args.string("how")));
  }

  public static Index moments(PeriodColumn periods, Object name, boolean last) {
    return Index.of(last ? Periods.ends(periods) : Periods.starts(periods), name);
  }

  /** {@code pd.PeriodIndex(data, freq=...)}. */
  public static Object create(Args args) {
    Context context = args.context();
    Index given = Read.index(context, args.get("data"));
    String freq = frequency(args);
    Object name = args.optional("name") == null ? given.name() : args.get("name");
    return Wrap.index(context, Index.of(column(given.column(), freq), name));
  }

  /** The name of a frequency, which is no number. */
  static @Nullable String frequency(Args args) {
    Object given = args.get("freq");
    if (given instanceof Number || given instanceof Boolean) {
      throw PythonError.valueError("Invalid frequency: " + args.context().str(given));
    }
    return args.optionalString("freq");
  }

  private static Column column(Column given, @Nullable String freq) {
    if (given instanceof PeriodColumn periods) {
      return freq == null ? periods : PeriodCasts.asFrequency(periods, Periods.frequency(freq));
    }
    if (freq == null && given.dtype().isFloat()) {
      throw PythonError.typeError("PeriodIndex does not allow floating point in construction");
    }
    if (freq == null) {
      throw PythonError.valueError("freq not specified and cannot be inferred");
    }
    return PeriodCasts.of(given, Periods.frequency(freq));
  }

  /**
   * The number of the period in which a moment, given in any way, is, or in which a period ends.
   */
  static long ordinal(Object moment, Frequency frequency) {
    Period written = moment instanceof String text ? Periods.parsed(text, frequency) : null;
    if (written != null) {
      return written.ordinal();
    }
    return moment instanceof Period period
        ? frequency.ordinal(period.endTime())
        : Periods.of(ObjectColumn.of(moment), frequency.alias()).ordinals()[0];
  }
}
