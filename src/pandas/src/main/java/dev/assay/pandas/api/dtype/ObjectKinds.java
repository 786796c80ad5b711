package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.python.PatternValue;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.Equality;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PythonError;
import java.util.function.Predicate;

/** Questions about single objects in {@code pd.api.types} (pandas/core/dtypes/inference.py). */
final class ObjectKinds {

  private ObjectKinds() {}

  static void add(PyModule.Builder table) {
    table.function("is_scalar", "val", args -> isScalar(args.get("val")));
    ask(table, "is_hashable", ObjectKinds::isHashable);
    ask(table, "is_list_like", Read::isListLike);
    ask(table, "is_dict_like", PyDict.class::isInstance);
    ask(table, "is_number", ObjectKinds::isNumber);
    ask(table, "is_integer", value -> Scalars.plain(value) instanceof Long);
    ask(table, "is_float", value -> Scalars.plain(value) instanceof Double);
    ask(table, "is_bool", value -> Scalars.plain(value) instanceof Boolean);
    ask(table, "is_complex", _ -> false);
    ask(table, "is_iterator", PyIterator.class::isInstance);
    ask(table, "is_named_tuple", PyNamedTuple.class::isInstance);
    ask(table, "is_interval", Interval.class::isInstance);
    ask(table, "is_re", PatternValue.class::isInstance);
    table.function("is_re_compilable", "obj", ObjectKinds::isPattern);
  }

  private static void ask(PyModule.Builder table, String name, Predicate<Object> test) {
    table.function(name, "obj", args -> test.test(args.get("obj")));
  }

  static boolean isScalar(Object value) {
    return value instanceof None || !Read.isListLike(value) && !(value instanceof FrameObject);
  }

  private static boolean isNumber(Object value) {
    Object plain = Scalars.plain(value);
    return plain instanceof Number || plain instanceof Boolean;
  }

  /** As Python finds out: by the hash itself, in which a tuple asks its elements. */
  private static boolean isHashable(Object value) {
    try {
      Equality.key(value);
      return true;
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return false;
      }
      throw error;
    }
  }

  private static boolean isPattern(Args args) {
    Object given = args.get("obj");
    if (given instanceof String text) {
      PatternValue.compile(text, 0); // a mistake in it is an error here too
    }
    return given instanceof String || given instanceof PatternValue;
  }
}
