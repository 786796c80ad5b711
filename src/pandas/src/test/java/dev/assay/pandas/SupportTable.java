package dev.assay.pandas;

import dev.assay.pandas.api.module.PandasLibrary;
import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.api.python.PythonTables;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.NativeFunction;
import dev.assay.pandas.eval.PyModule;
import dev.assay.pandas.eval.PyType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The document of what the language supports, written from the tables that bind it. */
final class SupportTable {

  private static final int WIDTH = 110;

  private static final String INTRODUCTION =
      """
      # The test-code language: what is supported

      Test data and test code are pandas programs. `src/pandas` evaluates them in Java, as CPython and
      pandas 2.3 would. This document is written from the tables of the built-ins, and a test fails
      when it is stale: `./mvnw -pl src/pandas test -Dtest=SupportTableTest -Dassay.docs.write=true`
      writes it anew.

      `!name=x` marks a parameter of which only the default is supported; `~name=x` one of
      which pandas itself takes only the default; `=...` one that may be left out.

      ## Statements and expressions

      Assignment of every kind (unpacking, augmented, attributes, items, slices, `:=`), `if`, `for` and
      `while` with `else`, `break`, `continue`, `pass`, `def` with defaults, `*args`, `**kwargs`,
      keyword-only and positional-only parameters and closures, `lambda`, `return`, `global`,
      `nonlocal`, `try` with `except`, `else` and `finally`, `raise`, `assert`, `del`, `with`,
      `import` of the modules below (a few others may be imported, but not used); all operators (`@` between arrays, frames and series), chained comparisons, conditional expressions,
      comprehensions and generator expressions, slices, f-strings with conversions and format specs,
      raw, triple-quoted and adjacent strings, integers of any size.

      `yield` and `yield from` are statements of their own, outside of `try`; `...` is an empty
      statement; decorators are those of functions.

      Slices and rows of frames and series are copies, and `.values` is read-only, as in pandas 3;
      parts of arrays are views. A column that was taken out of a frame still changes it. Sets iterate,
      and `pop()`, in the order in which their elements came; an index keeps its `freq` in slices alone.

      Now is the moment that a run is as of, in its zone (`assay pandas --as-of`), never the time of
      the machine: for `Timestamp.now()`, `datetime.now()`, `date.today()`, `np.datetime64('now')`,
      `Period.now(freq)`, and for the texts `now` and `today` where they are read as dates. A program
      that is run without such a moment has no clock.

      Refused with a message: `class`, `async`, `await`, `match`, bytes, complex numbers, `import *`, and every attribute whose name begins with two underscores
      but `__name__`.
      """;

  private final StringBuilder out = new StringBuilder(INTRODUCTION);
  private final Library library = PythonLibrary.library().plus(PandasLibrary.library());

  private SupportTable() {}

  static String text() {
    SupportTable table = new SupportTable();
    table.functions();
    table.exceptions();
    table.heading("Types of Python");
    PythonTables.all().forEach(table::type);
    table.heading("Types of pandas and numpy");
    PandasLibrary.tables().forEach(table::type);
    table.heading("Modules");
    new TreeMap<>(table.library.modules()).values().forEach(table::module);
    return table.out.toString();
  }

  private void heading(String text) {
    out.append("\n## ").append(text).append('\n');
  }

  private void functions() {
    heading("Built-in functions");
    List<String> names = new ArrayList<>();
    new TreeMap<>(library.globals())
        .forEach(
            (name, value) -> {
              if (value instanceof NativeFunction function && !isRefused(function)) {
                names.add(signature(function.name(), function.notation()));
              }
            });
    paragraph(names);
  }

  /** Refused functions take anything, and nothing else does. */
  private static boolean isRefused(NativeFunction function) {
    return function.notation().equals("*args, **kwargs");
  }

  private void exceptions() {
    heading("Exceptions");
    paragraph(Exceptions.types().keySet().stream().map(name -> "`" + name + "`").toList());
  }

  private void type(PyType<?> type) {
    out.append("\n### ").append(type.name()).append("\n\n");
    out.append(Character.toUpperCase(type.documentation().charAt(0)));
    out.append(type.documentation().substring(1)).append(".\n");
    if (type.constructor() != null) {
      out.append("\nMade by ");
      out.append(signature(type.name(), type.constructor().notation())).append(".\n");
    }
    List<String> supported = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    new TreeMap<String, PyType.Member<?>>(type.members())
        .forEach(
            (name, member) ->
                (member instanceof PyType.Member.Refused<?> ? refused : supported)
                    .add(shown(name, member)));
    paragraph(supported);
    refused(refused);
  }

  private static String shown(String name, PyType.Member<?> member) {
    return switch (member) {
      case PyType.Member.Bound<?> method -> signature(name, method.notation());
      case PyType.Member.Shared<?> shared when shared.value() instanceof NativeFunction function ->
          signature(name, function.notation());
      case PyType.Member.Shared<?> _, PyType.Member.Computed<?> _, PyType.Member.Refused<?> _ ->
          "`" + name + "`";
    };
  }

  private void module(PyModule module) {
    out.append("\n### ").append(module.name()).append('\n');
    List<String> names = new ArrayList<>();
    for (Map.Entry<String, Object> entry : new TreeMap<>(module.attributes()).entrySet()) {
      names.add(
          entry.getValue() instanceof NativeFunction function
              ? signature(entry.getKey(), function.notation())
              : "`" + entry.getKey() + "`");
    }
    paragraph(names);
    refused(module.refused().keySet().stream().sorted().map(name -> "`" + name + "`").toList());
  }

  private void refused(List<String> names) {
    if (!names.isEmpty()) {
      out.append("\nRefused, with a message that says what to use instead: ");
      out.append(String.join(", ", names)).append(".\n");
    }
  }

  /** Names with commas between, in lines of a width that is easy to read. */
  private void paragraph(List<String> names) {
    out.append(names.isEmpty() ? "" : "\n");
    int column = 0;
    for (int index = 0; index < names.size(); index++) {
      String name = names.get(index) + (index < names.size() - 1 ? "," : ".");
      boolean first = index == 0;
      boolean wraps = !first && column + 1 + name.length() > WIDTH;
      out.append(first ? "" : wraps ? "\n" : " ").append(name);
      column = first || wraps ? name.length() : column + 1 + name.length();
    }
    out.append(names.isEmpty() ? "" : "\n");
  }

  private static String signature(String name, String notation) {
    return "`" + name + "(" + notation + ")`";
  }
}
