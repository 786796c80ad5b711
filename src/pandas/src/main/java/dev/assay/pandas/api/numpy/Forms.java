package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.dtype.Astypes;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.NaT;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The form that numpy gives the arrays which its functions make: text of a width, and times in the
 * finest unit of what was given. Objects stay objects.
 */
final class Forms {

  /**
   * Functions that put values of several dtypes into one array, numbers as text where there is
   * text.
   */
  private static final Set<String> JOINING =
      Set.of(
          ("array asarray asanyarray where select concatenate concat hstack vstack row_stack"
                  + " column_stack stack append union1d")
              .split(" "));

  /** The parameters whose values get into what a function makes. */
  private static final List<String> VALUES =
      List.of(
          ("object a x y choicelist default fill_value values arr ar ar1 ar2 arrays tup A x1 x2"
                  + " start stop step a_min a_max min max prepend append m element prototype"
                  + " ary array v xi arys f")
              .split(" "));

  private static final Set<String> LABELS =
      Set.of("clip", "cumsum", "cumprod", "delete", "flip", "squeeze", "take", "transpose");

  private Forms() {}

  /** The result of a function in the form that its arguments give it. */
  static Object of(Args args, Object result) {
    if (result instanceof ArrayObject array && LABELS.contains(args.function())) {
      return labels(args, array);
    }
    return form(args, result);
  }

  /** What these functions make of an index is one. */
  private static Object labels(Args args, ArrayObject array) {
    for (String name : List.of("a", "arr", "m")) {
      if (args.knows(name) && args.get(name) instanceof IndexObject index) {
        return new IndexObject(Index.of(array.column(), index.index().name()));
      }
    }
    return form(args, array);
  }

  private static Object form(Args args, Object result) {
    return switch (result) {
      case ArrayObject array when array.form() == ArrayForm.NUMPY -> array(args, array);
      case MatrixObject matrix when matrix.form() == ArrayForm.NUMPY -> matrix(args, matrix);
      case PyTuple several when !several.items().isEmpty() ->
          PyTuple.copyOf(several.items().stream().map(each -> of(args, each)).toList());
      case Timestamp _, Timedelta _, NaT _ -> scalar(args, result);
      default -> result;
    };
  }

  private static Object matrix(Args args, MatrixObject matrix) {
    ArrayObject cells = new ArrayObject(matrix.matrix().cells(), ArrayForm.NUMPY);
    ArrayObject formed = array(args, cells);
    return formed == cells
        ? matrix
        : new MatrixObject(matrix.matrix().withCells(formed.column()), formed.form());
  }

  private static ArrayObject array(Args args, ArrayObject array) {
    Column column = array.column();
    if (column instanceof TimeColumn times) {
      Given given = new Given(args);
      boolean typed = args.knows("dtype") && args.optional("dtype") != null;
      if (given.unit != null && !typed) {
        return new ArrayObject(times.in(given.unit), ArrayForm.of(given.unit));
      }
      return given.objects && !typed ? new ArrayObject(ObjectColumn.of(column)) : array;
    }
    boolean asked =
        args.knows("dtype")
            && args.optional("dtype") != null
            && Astypes.isObject(args.context(), args.get("dtype"));
    boolean texts =
        column.dtype() == DType.OBJECT
            && !asked
            && column.size() > 0
            && column.items().stream().allMatch(String.class::isInstance);
    if (!texts) {
      return array;
    }
    Given given = new Given(args);
    return given.objects
        ? array
        : new ArrayObject(
            column, new ArrayForm.Texts(Math.max(given.width, ArrayCasts.longest(column))));
  }

  /** A single time is numpy's where it comes out of an array of times. */
  private static Object scalar(Args args, Object result) {
    Given given = new Given(args);
    NumpyUnit unit = given.unit;
    TimeColumn times = given.times;
    return unit == null || times == null ? result : ArrayForm.of(unit).reduced(times, result);
  }

  /** What the arguments of a call are made of. */
  private static final class Given {

    private final Args args;
    private boolean objects;
    private int width = 1;
    private @Nullable NumpyUnit unit;
    private @Nullable TimeColumn times;

    Given(Args args) {
      this.args = args;
      for (String name : VALUES) {
        if (args.knows(name) && args.has(name)) {
          read(args.get(name));
        }
      }
    }

    private void read(Object value) {
      switch (value) {
        case SeriesObject series -> column(series.series().values(), false);
        case IndexObject index -> column(index.index().column(), false);
        case FrameObject frame -> frame.frame().data().forEach(column -> column(column, false));
        case MatrixObject matrix when matrix.form() instanceof ArrayForm.Texts(int own) ->
            width = Math.max(width, own);
        case MatrixObject matrix -> column(matrix.matrix().cells(), true);
        case ArrayObject array -> {
          if (array.form() instanceof ArrayForm.Texts(int own)) {
            width = Math.max(width, own);
          } else {
            column(array.column(), array.unit(), array.form() != ArrayForm.PANDAS);
          }
        }
        case PyList list -> list.items().forEach(item -> read(item));
        case PyTuple tuple -> tuple.items().forEach(item -> read(item));
        case NumpyTemporal time -> times(time);
        case Timestamp _, Timedelta _, NaT _ -> objects = true;
        case LocalDate _, LocalDateTime _, Duration _ -> objects = true;
        case String text -> width = Math.max(width, text.codePointCount(0, text.length()));
        default -> number(value);
      }
    }

    private void times(NumpyTemporal time) {
      unit = unit == null ? time.unit() : unit.finer(time.unit());
      if (times == null && time.unit().isFixed()) {
        times = (TimeColumn) dev.assay.pandas.column.Columns.infer(List.of(time));
      }
    }

    private void number(Object value) {
      boolean number =
          value instanceof Number
              || value instanceof Boolean
              || value instanceof dev.assay.pandas.value.NumpyScalar;
      if (number && JOINING.contains(args.function())) {
        Column one = dev.assay.pandas.column.Columns.infer(List.of(value));
        width = Math.max(width, Objects.requireNonNullElse(ArrayCasts.width(one), 1));
      }
    }

    private void column(Column column, boolean ofNumpy) {
      column(column, column.dtype().unit(), ofNumpy);
    }

    private void column(Column column, NumpyUnit own, boolean ofNumpy) {
      switch (column.dtype().kind()) {
        case OBJECT, CATEGORY, PERIOD -> objects |= column.size() > 0 || !ofNumpy;
        case DATETIME, TIMEDELTA -> {
          unit = unit == null ? own : unit.finer(own);
          times = ofNumpy ? (TimeColumn) column : times;
        }
        default -> {
          if (JOINING.contains(args.function())) {
            width = Math.max(width, Objects.requireNonNullElse(ArrayCasts.width(column), 1));
          }
        }
      }
    }
  }
}
