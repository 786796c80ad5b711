package dev.assay.pandas.eval;

import dev.assay.pandas.value.NA;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyBool;
import dev.assay.pandas.value.NumpyFloat;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.NumpyTemporal;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Timedelta;
import java.time.Duration;

/** Python's truth of a value. */
final class Truth {

  private Truth() {}

  static boolean of(Context context, Object value) {
    return switch (value) {
      case Boolean truth -> truth;
      case None _ -> false;
      case String text -> !text.isEmpty();
      case Long number -> number != 0;
      case Double number -> number != 0;
      case NumpyBool truth -> truth.value();
      case NumpyInt number -> number.value() != 0;
      case NumpyFloat number -> number.value() != 0;
      case PyList list -> list.size() > 0;
      case PyTuple tuple -> tuple.size() > 0;
      case PyDict dict -> dict.size() > 0;
      case PySet set -> set.size() > 0;
      case Duration duration -> !duration.isZero();
      case Timedelta delta -> delta.nanos() != 0;
      case NumpyTemporal time -> time.count() != 0;
      case NA _ -> throw NA.ambiguous();
      case PyObject object -> object.truth(context);
      default -> true;
    };
  }
}
