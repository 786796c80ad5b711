package dev.assay.pandas.api.numpy;

import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.dtype.DTypes;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.NumpyTime;
import dev.assay.pandas.value.NumpyUnit;
import dev.assay.pandas.value.PythonError;
import org.jspecify.annotations.Nullable;

/** {@code np.arange} of dates. */
final class TimeRange {

  private TimeRange() {}

  static ArrayObject of(Args args) {
    NumpyTime start = time(args, "start");
    NumpyTime stop = time(args, "stop");
    NumpyUnit both = start.unit().finer(stop.unit());
    NumpyUnit finest = args.get("step") instanceof NumpySpan span ? both.finer(span.unit()) : both;
    NumpyUnit wanted = wanted(args);
    NumpyUnit unit = wanted == null ? finest : wanted;
    long first = unit.countAt(start.nanos());
    long last = unit.countAt(stop.nanos());
    long step = step(args, unit);
    long count = Math.max(0, Math.ceilDiv(last - first, step));
    args.budget().cells(count);
    return new ArrayObject(
        new TimeColumn(
            Allocation.longs(Math.toIntExact(count), at -> unit.momentAt(first + at * step)),
            DType.datetimes(unit)),
        ArrayForm.of(unit));
  }

  private static NumpyTime time(Args args, String name) {
    Object time = args.context().call(TimeScalars.DATETIME, args.get(name));
    if (time instanceof NumpyTime moment && !moment.isNat()) {
      return moment;
    }
    throw PythonError.valueError("arange of dates needs a start and a stop");
  }

  private static long step(Args args, NumpyUnit unit) {
    long step =
        args.get("step") instanceof NumpySpan span
            ? span.unit() == unit ? span.count() : span.nanos() / unit.nanos()
            : args.integer("step");
    if (step == 0) {
      throw new PythonError("ZeroDivisionError", "division by zero");
    }
    return step;
  }

  private static @Nullable NumpyUnit wanted(Args args) {
    if (args.optional("dtype") == null) {
      return null;
    }
    String name = DTypes.name(args.context(), args.get("dtype"));
    int open = name.indexOf('[');
    return open < 0 ? null : NumpyUnit.of(name.substring(open + 1, name.length() - 1));
  }
}
