package dev.assay.pandas.builtins.numpy;

import dev.assay.pandas.builtins.pandas.ArrayObject;
import dev.assay.pandas.builtins.pandas.FrameObject;
import dev.assay.pandas.builtins.pandas.Matrices;
import dev.assay.pandas.builtins.pandas.MatrixObject;
import dev.assay.pandas.builtins.pandas.Read;
import dev.assay.pandas.builtins.pandas.SeriesObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;

/** What numpy's functions make of the array that they are given. */
final class ArrayArgument {

  private ArrayArgument() {}

  /** Whether it is one value, and not several in one or two dimensions. */
  static boolean isScalar(Object value) {
    return !Read.isListLike(value) && !Matrices.isMatrix(value) && !(value instanceof FrameObject);
  }

  /** Whether numpy asks the value's own methods, as it does those of series and frames. */
  static boolean isOfPandas(Object value) {
    return value instanceof SeriesObject || value instanceof FrameObject;
  }

  /** A series or a frame as it is, all else as an array: numpy's {@code _wrapfunc}. */
  static Object own(Args args, String name) {
    return isOfPandas(args.get(name)) ? args.get(name) : array(args, name);
  }

  /** The values as an array of one or two dimensions: numpy's {@code asarray}. */
  static Object array(Args args, String name) {
    Object value = args.get(name);
    if (value instanceof ArrayObject || value instanceof MatrixObject) {
      return value;
    }
    return Matrices.isMatrix(value) || value instanceof FrameObject
        ? new MatrixObject(Matrices.read(args.context(), value))
        : new ArrayObject(Stacking.column(args, name));
  }

  /** What its own method gives. */
  static Object call(Args args, String name, String method) {
    return args.context().call(args.context().attribute(own(args, name), method));
  }

  /** What its own method gives along the axis that is given, if one is. */
  static Object along(Args args, String name, String method) {
    PyDict axis = new PyDict();
    if (args.optional("axis") != null) {
      axis.put("axis", args.get("axis"));
    }
    Object own = args.context().attribute(own(args, name), method);
    return args.context().call(own, PyTuple.EMPTY, axis);
  }
}
