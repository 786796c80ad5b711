package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.builtins.python.Encoding;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.text.TextMap;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code series.str}: methods of text on every element. */
record StringMethods(Series series, TextMap text, boolean ofIndex) implements PyObject {

  /** Methods of str that take and give text. */
  private static final List<String> PLAIN =
      List.of("lower", "upper", "title", "capitalize", "swapcase", "casefold");

  private static final List<String> TESTS =
      List.of(
          "isdigit",
          "isalpha",
          "isalnum",
          "isnumeric",
          "isdecimal",
          "isspace",
          "islower",
          "isupper",
          "istitle");

  static final PyType<StringMethods> TYPE =
      PyType.builder("StringMethods", StringMethods.class)
          .doc("methods of text on every element of a series")
          .with(StringMethods::add)
          .with(StringPatterns::add)
          .with(StringParts::add)
          .refused("decode", "text is decoded already")
          .build();

  static StringMethods of(Series series) {
    return new StringMethods(series, TextMap.of(series.values()), false);
  }

  static StringMethods of(Index index) {
    return new StringMethods(
        Series.of(index.column(), index.name()), TextMap.of(index.column()), true);
  }

  @Override
  public PyType<?> type() {
    return TYPE;
  }

  private static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    for (String name : PLAIN) {
      table.method(name, "", (self, args) -> self.map(args, text -> method(args, text, name)));
    }
    for (String name : TESTS) {
      table.method(
          name,
          "",
          (self, args) ->
              self.result(
                  args.context(),
                  self.text.test(text -> args.context().truth(method(args, text, name)), null)));
    }
    for (String name : List.of("strip", "lstrip", "rstrip")) {
      table.method(
          name,
          "to_strip=None",
          (self, args) -> self.map(args, text -> method(args, text, name, args.get("to_strip"))));
    }
    for (String name : List.of("removeprefix", "removesuffix")) {
      String argument = name.substring(6);
      table.method(
          name,
          argument,
          (self, args) -> self.map(args, text -> method(args, text, name, args.get(argument))));
    }
    for (String name : List.of("ljust", "rjust", "center")) {
      table.method(
          name,
          "width, fillchar=' '",
          (self, args) ->
              self.map(
                  args, text -> method(args, text, name, args.get("width"), args.get("fillchar"))));
    }
    for (String name : List.of("find", "rfind", "index", "rindex")) {
      table.method(
          name,
          "sub, start=0, end=None",
          (self, args) ->
              self.result(
                  args.context(),
                  self.text.count(
                      text ->
                          (Long)
                              method(
                                  args,
                                  text,
                                  name,
                                  args.get("sub"),
                                  args.get("start"),
                                  args.get("end")))));
    }
    return addParts(table);
  }

  private static PyType.Builder<StringMethods> addParts(PyType.Builder<StringMethods> table) {
    return table
        .method(
            "zfill",
            "width",
            (self, args) -> self.map(args, text -> method(args, text, "zfill", args.get("width"))))
        .method("repeat", "repeats", (self, args) -> self.map(args, text -> repeated(args, text)))
        .method(
            "translate",
            "table",
            (self, args) ->
                self.map(args, text -> method(args, text, "translate", args.get("table"))))
        .method("startswith", "pat, na=None", (self, args) -> affix(self, args, "startswith"))
        .method("endswith", "pat, na=None", (self, args) -> affix(self, args, "endswith"))
        .method("len", "", StringParts::length)
        .method("encode", "encoding, errors='strict'", StringMethods::encoded);
  }

  private static Object encoded(StringMethods self, Args args) {
    Encoding encoding = Encoding.of(args);
    return self.map(args, text -> encoding.encode(text, args.context().budget()));
  }

  private static Object repeated(Args args, String text) {
    args.context().budget().text(text.length() * Math.max(0, args.integer("repeats")));
    return text.repeat(Math.max(0, args.count("repeats")));
  }

  private static Object affix(StringMethods self, Args args, String name) {
    Object pattern = args.get("pat");
    if (!(pattern instanceof String) && !(pattern instanceof PyTuple)) {
      throw PythonError.typeError(
          "expected a string or tuple, not " + args.context().typeName(pattern));
    }
    return self.result(
        args.context(),
        self.text.test(
            text -> args.context().truth(method(args, text, name, pattern)), args.optional("na")));
  }

  /** What a method of str gives. */
  static Object method(Args args, String text, String name, Object... arguments) {
    Context context = args.context();
    return context.call(context.attribute(text, name), arguments);
  }

  Object map(Args args, Function<String, @Nullable Object> function) {
    return result(args.context(), text.map(function));
  }

  Object test(Args args, Predicate<String> predicate) {
    return result(args.context(), text.test(predicate, args.optional("na")));
  }

  /** The results under the series' labels, or as an index. */
  Object result(Context context, Column values) {
    if (!ofIndex) {
      return Wrap.series(context, series.withValues(values));
    }
    return values.dtype().isBool()
        ? Wrap.array(context, values)
        : Wrap.index(context, Index.of(values, series.name()));
  }

  @Override
  public Object getItem(Context context, Object key) {
    return result(context, StringParts.item(context, text, key));
  }
}
