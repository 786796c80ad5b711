package dev.assay.pandas.api.missing;

import dev.assay.pandas.api.common.InPlace;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Numbers;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.missing.Gaps;
import dev.assay.pandas.frame.missing.Interpolation;
import dev.assay.pandas.frame.missing.MissingValues;
import dev.assay.pandas.frame.reshape.Transpose;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** {@code interpolate} of series and frames, by the methods that need no other library. */
public final class Interpolate {

  private Interpolate() {}

  public static final String NOTATION = notation("0|1|'index'|'columns'|'rows'");
  public static final String OF_SERIES = notation("0|'index'|'rows'");

  private static String notation(String axis) {
    return "method='linear', *, axis="
        + axis
        + ", limit=None, inplace=False|True|None, limit_direction=None, limit_area=None,"
        + " !downcast=None, order=None, **kwargs";
  }

  public static Object series(SeriesObject self, Args args) {
    Column values = self.series().values();
    Column filled = values.size() == 0 ? values : filled(args, values, self.series().index());
    return InPlace.done(self, args, self.series().withValues(filled));
  }

  public static Object frame(FrameObject self, Args args) {
    return InPlace.done(
        self,
        args,
        Transpose.along(Reduce.axis(args) == 1, self.frame(), frame -> filled(args, frame)));
  }

  private static DataFrame filled(Args args, DataFrame frame) {
    boolean carries = direction(method(args)) != null;
    if (!carries
        && frame.columnCount() > 0
        && frame.data().stream().allMatch(column -> column.dtype() == DType.OBJECT)) {
      throw PythonError.typeError(
          "Cannot interpolate with all object-dtype columns in the DataFrame. Try setting at"
              + " least one column to a numeric dtype.");
    }
    return frame.rowCount() == 0 ? frame : frame.map(column -> filled(args, column, frame.index()));
  }

  private static String method(Args args) {
    if (args.get("method") instanceof String method) {
      return method;
    }
    throw PythonError.valueError("'method' should be a string, not None.");
  }

  private static Column filled(Args args, Column column, Index index) {
    String method = method(args);
    Boolean forward = direction(method);
    if (forward == null && column instanceof CategoryColumn) {
      throw new PythonError("NotImplementedError", "Categorical does not implement interpolate");
    }
    if (forward == null && column.dtype() == DType.STRING) {
      throw PythonError.typeError("Cannot interpolate with string dtype");
    }
    Gaps gaps = gaps(args, forward == null || forward);
    if (forward != null) {
      if (!gaps.area().isEmpty()) {
        throw PythonError.unsupported("limit_area with method='" + method + "'", "leave it out");
      }
      return MissingValues.carry(column, forward, gaps.limit());
    }
    return switch (method) {
      case "linear" -> Interpolation.linear(column, Interpolation.places(column.size()), gaps);
      case "index", "values", "time" -> {
        requireNoTimes(column);
        yield Interpolation.linear(column, places(index, method), gaps);
      }
      default -> {
        requireMeasurable(index, method);
        if (column.dtype() == DType.OBJECT
            || column.dtype().isInteger() && !column.dtype().isNullable()
            || column.dtype() == DType.BOOL) {
          yield column;
        }
        requireNoTimes(column);
        throw PythonError.unsupported("interpolate() by this method", "use method='linear'");
      }
    };
  }

  private static void requireNoTimes(Column column) {
    if (column instanceof TimeColumn) {
      throw new PythonError(
          "NotImplementedError", "times are interpolated by method='linear' only");
    }
  }

  /** Methods that pandas does not know of are those of another library as well. */
  private static void requireMeasurable(Index index, String method) {
    DType labels = index.column().dtype();
    if (!method.equals("nearest") && !labels.isNumeric() && !labels.isTime()) {
      throw PythonError.valueError(
          "Index column must be numeric or datetime type when using "
              + method
              + " method other than linear. Try setting a numeric or datetime index column before"
              + " interpolating.");
    }
  }

  /** Whether a method carries values forward, or back; {@code null} when it draws lines. */
  private static @Nullable Boolean direction(String method) {
    return switch (method) {
      case "pad", "ffill" -> true;
      case "bfill", "backfill" -> false;
      default -> null;
    };
  }

  private static Gaps gaps(Args args, boolean forward) {
    Long limit = args.optionalInteger("limit");
    if (limit != null && limit < 1) {
      throw PythonError.valueError("Limit must be greater than 0");
    }
    String given = args.optionalString("limit_direction");
    String direction = given == null ? forward ? "forward" : "backward" : given;
    String area = args.optionalString("limit_area");
    if (!direction.equals("forward")
        && !direction.equals("backward")
        && !direction.equals("both")) {
      throw PythonError.valueError(
          "Invalid limit_direction: expecting one of ['forward', 'backward', 'both'], got '"
              + direction
              + "'.");
    }
    if (area != null && !area.equals("inside") && !area.equals("outside")) {
      throw PythonError.valueError(
          "Invalid limit_area: expecting one of ['inside', 'outside'], got " + area + ".");
    }
    return new Gaps(
        limit == null ? -1 : limit,
        !direction.equals("backward"),
        !direction.equals("forward"),
        area == null ? "" : area);
  }

  /** The labels as numbers, which say how far along the line each value is. */
  private static double[] places(Index index, String method) {
    Column labels = index.column();
    if (method.equals("time") && !labels.dtype().isTime()) {
      throw PythonError.valueError(
          "time-weighted interpolation only works on Series or DataFrames with a DatetimeIndex");
    }
    if (index.levelCount() > 1) {
      throw PythonError.valueError(
          "Only `method=linear` interpolation is supported on MultiIndexes.");
    }
    if (labels.hasMissing()) {
      throw PythonError.unsupported("interpolate() with missing labels", "fill them first");
    }
    if (labels instanceof TimeColumn times) {
      return Allocation.doubles(times.size(), at -> times.values()[at]);
    }
    if (!labels.dtype().isNumeric()) {
      throw PythonError.unsupported("interpolate() along labels of text", "use method='linear'");
    }
    return Numbers.doubles(labels);
  }
}
