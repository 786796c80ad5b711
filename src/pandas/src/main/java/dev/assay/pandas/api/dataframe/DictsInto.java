package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.python.DictType;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;

/** {@code to_dict(into=...)}: dicts of the kind that is asked for. */
public final class DictsInto {

  private DictsInto() {}

  /** The result of an orient, its dicts of another kind where pandas makes them so. */
  public static Object of(Args args, String orient, Object result) {
    if (isPlain(args)) {
      return result;
    }
    if (result instanceof PyList records) {
      return PyList.copyOf(
          records.items().stream().map(each -> made(args, (PyDict) each)).toList());
    }
    PyDict outer = (PyDict) result;
    if (orient.equals("dict")) {
      outer.entries().forEach(each -> outer.put(each.key(), made(args, (PyDict) each.value())));
    }
    return made(args, outer);
  }

  private static boolean isPlain(Args args) {
    return args.optional("into") == null || args.get("into") == DictType.TYPE;
  }

  /** The type itself is called, or that of a dict that is given, with its default. */
  private static Object made(Args args, PyDict dict) {
    Context context = args.context();
    Object into = args.get("into");
    if (into instanceof PyType<?> type) {
      if (type.name().equals("defaultdict")) {
        throw PythonError.typeError("to_dict() only accepts initialized defaultdicts");
      }
      if (!type.isSubtypeOf(DictType.TYPE)) {
        throw PythonError.typeError("unsupported type: " + type.repr());
      }
      return context.call(type, dict);
    }
    if (!(into instanceof PyDict)) {
      throw PythonError.typeError("unsupported type: " + context.typeOf(into).repr());
    }
    PyType<?> type = context.typeOf(into);
    return type.name().equals("defaultdict")
        ? context.call(type, context.attribute(into, "default_factory"), dict)
        : context.call(type, dict);
  }
}
