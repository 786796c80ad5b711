package dev.assay.pandas.api.window;

import dev.assay.pandas.api.datetimes.OffsetObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.time.DateStep;
import dev.assay.pandas.frame.window.Rolling;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The windows that the arguments of {@code rolling} and {@code expanding} ask for, as pandas checks
 * them.
 */
final class RollingArguments {

  private RollingArguments() {}

  static void require(Args args) {
    if (!(args.get("center") instanceof Boolean)) {
      throw PythonError.valueError("center must be a boolean");
    }
    Object closed = args.optional("closed");
    if (closed != null && !List.of("right", "both", "left", "neither").contains(closed)) {
      throw PythonError.valueError("closed must be 'right', 'left', 'both' or 'neither'");
    }
  }

  /** How many values a window must have; {@code null} where it is not given. */
  static @Nullable Long required(Args args) {
    Object given = args.optional("min_periods");
    if (given == null) {
      return null;
    }
    if (!(Scalars.plain(given) instanceof Long required)) {
      throw PythonError.valueError("min_periods must be an integer");
    }
    if (required < 0) {
      throw PythonError.valueError("min_periods must be >= 0");
    }
    return required;
  }

  static void requireWindow(long size, @Nullable Long required) {
    if (size < 0) {
      throw PythonError.valueError("window must be an integer 0 or greater");
    }
    if (required != null && required > size) {
      throw PythonError.valueError("min_periods " + required + " must be <= window " + size);
    }
  }

  /** The windows that {@code rolling} is asked for. */
  static Rolling rolling(Args args, DataFrame frame) {
    require(args);
    String closed = args.optional("closed") == null ? "right" : args.string("closed");
    boolean first = closed.equals("both") || closed.equals("left");
    boolean last = closed.equals("both") || closed.equals("right");
    Long required = required(args);
    Rolling.Place place = args.truth("center") ? Rolling.Place.AROUND : Rolling.Place.BEFORE;
    if (Scalars.plain(args.get("window")) instanceof Long size) {
      requireWindow(size, required);
      if (args.optional("on") != null) {
        on(args, frame);
      }
      return new Rolling(
          (int) (long) size,
          required == null ? (int) (long) size : (int) (long) required,
          place,
          first,
          last,
          null);
    }
    if (Scalars.plain(args.get("window")) instanceof Double) {
      throw PythonError.valueError("window must be an integer 0 or greater");
    }
    return new Rolling(
        frame.rowCount(),
        required == null ? 1 : (int) (long) required,
        place,
        first,
        last,
        new Rolling.Span(times(args, frame), span(OffsetObject.step(args.get("window")))));
  }

  /** All rows down to each. */
  static Rolling expanding(Args args) {
    return Rolling.rows(
        Integer.MAX_VALUE,
        (int) (long) Objects.requireNonNullElse(required(args), 1L),
        Rolling.Place.BEFORE);
  }

  private static long span(DateStep step) {
    if (!step.isTick()) {
      throw PythonError.valueError(
          "passed window is not compatible with a datetimelike index: it has no fixed length");
    }
    return step.nanos();
  }

  /** The rows' dates: of the column named by {@code on}, or of the index. */
  private static long[] times(Args args, DataFrame frame) {
    Column dates = frame.index().column();
    if (args.optional("on") != null) {
      dates = on(args, frame);
    }
    if (dates instanceof ZonedColumn zoned) {
      dates = zoned.moments();
    }
    if (!(dates instanceof TimeColumn times) || !dates.dtype().isDatetime()) {
      throw PythonError.valueError("window must be an integer 0 or greater")
          .hinting("; a span of time needs dates as index or 'on'");
    }
    if (dates.hasMissing()) {
      throw PythonError.valueError("index values must not have NaT");
    }
    return times.values();
  }

  /** The column that {@code on} names. */
  static Column on(Args args, DataFrame frame) {
    int at = frame.columns().find(args.get("on"));
    if (at < 0) {
      throw PythonError.valueError("invalid on specified as " + args.context().str(args.get("on")));
    }
    return frame.column(at);
  }
}
