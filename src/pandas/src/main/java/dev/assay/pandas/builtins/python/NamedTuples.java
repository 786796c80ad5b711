package dev.assay.pandas.builtins.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/** {@code collections.namedtuple}, and the table of the tuples that it makes. */
public final class NamedTuples {

  public static final PyType<PyNamedTuple> TYPE =
      PyType.builder("namedtuple", PyNamedTuple.class)
          .doc("a tuple whose elements have names")
          .bases(TupleType.TYPE)
          .property("_fields", (self, _) -> PyTuple.copyOf(self.names()))
          .method("_asdict", "", (self, _) -> asDict(self))
          .method("_replace", "**fields", NamedTuples::replace)
          .build();

  private NamedTuples() {}

  /** A function that makes tuples with the names. */
  static Object create(Args args) {
    String typeName = args.string("typename");
    List<String> names = names(args);
    for (String name : names) {
      if (!name.matches("[A-Za-z][A-Za-z0-9_]{0,99}")) {
        throw PythonError.valueError(
            "Type names and field names must be valid identifiers: '" + name + "'");
      }
    }
    if (names.stream().distinct().count() < names.size()) {
      throw PythonError.valueError("Encountered duplicate field name");
    }
    List<Object> defaults =
        args.optional("defaults") == null ? List.of() : args.context().list(args.get("defaults"));
    int required = names.size() - defaults.size();
    if (required < 0) {
      throw PythonError.typeError("Got more default values than field names");
    }
    List<String> parameters = new ArrayList<>(names);
    parameters.replaceAll(name -> names.indexOf(name) < required ? name : name + "=...");
    return new NativeFunction(
        typeName,
        String.join(", ", parameters),
        made -> {
          List<Object> items = new ArrayList<>();
          for (int at = 0; at < names.size(); at++) {
            boolean left = at >= required && !made.has(names.get(at));
            items.add(left ? defaults.get(at - required) : made.get(names.get(at)));
          }
          return new PyNamedTuple(typeName, names, items);
        });
  }

  private static List<String> names(Args args) {
    List<String> names = new ArrayList<>();
    if (args.get("field_names") instanceof String text) {
      for (String name : text.replace(',', ' ').trim().split("\\s+")) {
        names.add(name);
      }
      return names;
    }
    args.context()
        .list(args.get("field_names"))
        .forEach(name -> names.add(args.context().str(name)));
    return names;
  }

  private static PyDict asDict(PyNamedTuple self) {
    PyDict dict = new PyDict();
    for (int index = 0; index < self.size(); index++) {
      dict.put(self.names().get(index), self.get(index));
    }
    return dict;
  }

  private static Object replace(PyNamedTuple self, Args args) {
    List<Object> items = new ArrayList<>(self.items());
    for (PyDict.Entry entry : args.namedRest("fields").entries()) {
      int position = self.names().indexOf(entry.key());
      if (position < 0) {
        throw PythonError.valueError("Got unexpected field names: ['" + entry.key() + "']");
      }
      items.set(position, entry.value());
    }
    return new PyNamedTuple(self.typeName(), self.names(), items);
  }
}
