package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.Iterator;
import java.util.List;

/** The table of {@code dict}. */
public final class DictType {

  public static final PyType<PyDict> TYPE =
      PyType.builder("dict", PyDict.class)
          .doc("a mapping in the order of insertion")
          .constructor("iterable=(), /, **entries", args -> filled(new PyDict(), args))
          .method("get", "key, default=None, /", DictType::get)
          .method("keys", "", (self, _) -> new DictView(self, DictView.Kind.KEYS))
          .method("values", "", (self, _) -> new DictView(self, DictView.Kind.VALUES))
          .method("items", "", (self, _) -> new DictView(self, DictView.Kind.ITEMS))
          .method("pop", "key, default=..., /", DictType::pop)
          .method("popitem", "", (self, _) -> popItem(self))
          .method("setdefault", "key, default=None, /", DictType::setDefault)
          .method("update", "iterable=(), /, **entries", DictType::update)
          .method("clear", "", DictType::clear)
          .method("copy", "", (self, args) -> copyInto(new PyDict(), self, args))
          .function("fromkeys", "iterable, value=None, /", DictType::fromKeys)
          .build();

  private DictType() {}

  /** The dict with what the arguments of a constructor or of {@code update} give. */
  static PyDict filled(PyDict dict, Args args) {
    Context context = args.context();
    Object source = args.get("iterable");
    if (source instanceof PyDict other) {
      context.budget().objects(other.size());
      dict.putAll(other);
    } else if (!(source instanceof PyTuple empty && empty.size() == 0)) {
      fill(dict, context, source);
    }
    context.budget().objects(args.namedRest("entries").size());
    dict.putAll(args.namedRest("entries"));
    return dict;
  }

  private static void fill(PyDict dict, Context context, Object source) {
    if (isMapping(context, source)) {
      for (Object key : context.list(context.invoke(source, "keys"))) {
        context.budget().objects(1);
        dict.put(key, context.getItem(source, key));
      }
      return;
    }
    Iterator<Object> pairs = context.iterate(source);
    for (int position = 0; pairs.hasNext(); position++) {
      List<Object> pair = pair(context, pairs.next(), position);
      context.budget().objects(1);
      dict.put(pair.get(0), pair.get(1));
    }
  }

  /** What has keys, such as a Series, gives an item for each; else it is a sequence of pairs. */
  private static boolean isMapping(Context context, Object source) {
    return Attribute.has(context, source, "items") && Attribute.has(context, source, "keys");
  }

  private static List<Object> pair(Context context, Object value, int position) {
    List<Object> pair;
    try {
      pair = context.list(value);
    } catch (PythonError error) {
      throw error.type().equals("TypeError")
          ? PythonError.typeError(
              "cannot convert dictionary update sequence element #%d to a sequence", position)
          : error;
    }
    if (pair.size() != 2) {
      throw PythonError.valueError(
          "dictionary update sequence element #%d has length %d; 2 is required",
          position, pair.size());
    }
    return pair;
  }

  private static Object get(PyDict self, Args args) {
    Object value = self.get(args.get("key"));
    return value == null ? args.get("default") : value;
  }

  private static Object pop(PyDict self, Args args) {
    Object value = self.remove(args.get("key"));
    if (value == null && !args.has("default")) {
      throw PythonError.keyError(args.get("key"));
    }
    return value == null ? args.get("default") : value;
  }

  static Object popItem(PyDict self) {
    PyDict.Entry last = self.removeLast();
    if (last == null) {
      throw PythonError.keyError("popitem(): dictionary is empty");
    }
    return PyTuple.of(last.key(), last.value());
  }

  private static Object setDefault(PyDict self, Args args) {
    Object value = self.get(args.get("key"));
    if (value != null) {
      return value;
    }
    args.budget().objects(1);
    self.put(args.get("key"), args.get("default"));
    return args.get("default");
  }

  private static Object update(PyDict self, Args args) {
    filled(self, args);
    return None.NONE;
  }

  private static Object clear(PyDict self, Args args) {
    self.clear();
    return None.NONE;
  }

  static PyDict copyInto(PyDict copy, PyDict self, Args args) {
    args.budget().objects(self.size());
    copy.putAll(self);
    return copy;
  }

  private static Object fromKeys(Args args) {
    PyDict dict = new PyDict();
    for (Object key : args.list("iterable")) {
      dict.put(key, args.get("value"));
    }
    return dict;
  }
}
