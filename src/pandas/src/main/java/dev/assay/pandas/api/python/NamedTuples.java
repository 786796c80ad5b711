package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

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

  /** A type of tuples with the names. */
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
    List<Object> defaults = args.optional("defaults") == null ? List.of() : args.list("defaults");
    int required = names.size() - defaults.size();
    if (required < 0) {
      throw PythonError.typeError("Got more default values than field names");
    }
    return type(typeName, "__main__", names, defaults);
  }

  /**
   * A type of tuples with names.
   *
   * @param defaults what the last fields are where they are not given
   */
  public static PyType<PyNamedTuple> type(
      String typeName, String module, List<String> names, List<Object> defaults) {
    int required = names.size() - defaults.size();
    List<String> parameters = new ArrayList<>(names.subList(0, required));
    names.subList(required, names.size()).forEach(name -> parameters.add(name + "=..."));
    PyDict given = new PyDict();
    for (int at = required; at < names.size(); at++) {
      given.put(names.get(at), defaults.get(at - required));
    }
    AtomicReference<PyType<PyNamedTuple>> type = new AtomicReference<>();
    type.set(
        PyType.builder(typeName, PyNamedTuple.class)
            .doc("a tuple whose elements have names")
            .module(module)
            .bases(TYPE)
            .constant("_fields", PyTuple.copyOf(names))
            .constant("_field_defaults", given)
            .function(
                "_make",
                "iterable",
                args -> made(type.get(), typeName, names, args.list("iterable")))
            .constructor(
                CountedText.join(", ", parameters),
                args -> {
                  List<Object> items = new ArrayList<>();
                  for (String name : names) {
                    items.add(
                        args.has(name) ? args.get(name) : Objects.requireNonNull(given.get(name)));
                  }
                  return made(type.get(), typeName, names, items);
                })
            .build());
    return type.get();
  }

  private static PyNamedTuple made(
      PyType<PyNamedTuple> type, String typeName, List<String> names, List<Object> items) {
    if (items.size() != names.size()) {
      throw PythonError.typeError("Expected %d arguments, got %d", names.size(), items.size());
    }
    return new PyNamedTuple(type, typeName, names, items);
  }

  private static List<String> names(Args args) {
    List<String> names = new ArrayList<>();
    if (args.get("field_names") instanceof String text) {
      for (String name : text.replace(',', ' ').trim().split("\\s+")) {
        names.add(name);
      }
      return names;
    }
    args.list("field_names").forEach(name -> names.add(args.context().str(name)));
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
    return self.with(items);
  }
}
