package dev.assay.pandas.api.dtype;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import java.util.function.Predicate;

/** Questions about single objects in {@code pd.api.types} (pandas/core/dtypes/inference.py). */
final class ObjectKinds {

  private ObjectKinds() {}

  static void add(PyModule.Builder table) {
    table.function("is_scalar", "val", args -> isScalar(args.get("val")));
    ask(table, "is_list_like", Read::isListLike);
    ask(table, "is_dict_like", PyDict.class::isInstance);
    ask(table, "is_number", ObjectKinds::isNumber);
    ask(table, "is_integer", value -> Scalars.plain(value) instanceof Long);
    ask(table, "is_float", value -> Scalars.plain(value) instanceof Double);
    ask(table, "is_bool", value -> Scalars.plain(value) instanceof Boolean);
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
}
