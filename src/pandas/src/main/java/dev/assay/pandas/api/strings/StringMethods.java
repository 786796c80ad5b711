package dev.assay.pandas.api.strings;

import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.python.Encoding;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.text.TextMap;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** {@code series.str}: methods of text on every element. */
public record StringMethods(Series series, TextMap text, boolean ofIndex) implements PyObject {

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

  public static final PyType<StringMethods> TYPE =
      PyType.builder("StringMethods", StringMethods.class)
          .doc("methods of text on every element of a series")
          .with(StringMethods::add)
          .with(StringPatterns::add)
          .with(StringParts::add)
          .with(StringWidths::add)
          .with(StringSplits::add)
          .with(StringJoins::add)
          .build();

  public static StringMethods of(Series series) {
    return new StringMethods(series, TextMap.of(series.values()), false);
  }

  public static StringMethods of(Index index) {
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
    table.method("removeprefix", "prefix", StringMethods::withoutPrefix);
    table.method(
        "removesuffix",
        "suffix",
        (self, args) ->
            self.map(args, text -> method(args, text, "removesuffix", args.get("suffix"))));
    for (String name : List.of("find", "rfind", "index", "rindex")) {
      table.method(name, "sub, start=0, end=None", (self, args) -> place(self, args, name));
    }
    return addParts(table);
  }

  private static PyType.Builder<StringMethods> addParts(PyType.Builder<StringMethods> table) {
    return table
        .method("translate", "table", StringMethods::translated)
        .method("startswith", "pat, na=...", (self, args) -> affix(self, args, "startswith"))
        .method("endswith", "pat, na=...", (self, args) -> affix(self, args, "endswith"))
        .method("len", "", StringParts::length)
        .method("encode", "encoding, errors='strict'", StringMethods::encoded)
        .refused("decode", "texts are decoded already");
  }

  private static Object translated(StringMethods self, Args args) {
    Object table = args.get("table");
    if (!(table instanceof PyDict) && !(table instanceof String)) {
      throw PythonError.unsupported(
          "str.translate() with what is no table", "use str.maketrans(...)");
    }
    return self.map(args, text -> method(args, text, "translate", table));
  }

  private static Object encoded(StringMethods self, Args args) {
    Encoding encoding = Encoding.of(args);
    return self.result(
        args.context(), self.text().mapFound(text -> encoding.encode(text, args.budget())));
  }

  /** Without what it starts with: pandas cuts off as many characters as the prefix has elements. */
  private static Object withoutPrefix(StringMethods self, Args args) {
    Object prefix = args.get("prefix");
    Context context = args.context();
    return self.map(
        args,
        text ->
            context.truth(method(args, text, "startswith", prefix))
                ? context.getItem(
                    text, new PySlice((long) context.length(prefix), None.NONE, None.NONE))
                : text);
  }

  /** Where a text is; what is no text raises whatever the rows are. */
  private static Object place(StringMethods self, Args args, String name) {
    if (!(args.get("sub") instanceof String part)) {
      throw PythonError.typeError(
          "expected a string object, not " + args.context().typeName(args.get("sub")));
    }
    return self.result(
        args.context(),
        self.text.count(
            text -> (Long) method(args, text, name, part, args.get("start"), args.get("end"))));
  }

  private static Object affix(StringMethods self, Args args, String name) {
    Object pattern = args.get("pat");
    if (!(pattern instanceof String) && !(pattern instanceof PyTuple)) {
      throw PythonError.typeError(
          "expected a string or tuple, not " + args.context().typeName(pattern));
    }
    return self.test(args, text -> args.context().truth(method(args, text, name, pattern)));
  }

  /** What a method of str gives. */
  static Object method(Args args, String text, String name, Object... arguments) {
    Context context = args.context();
    return context.invoke(text, name, arguments);
  }

  Object map(Args args, Function<String, @Nullable Object> function) {
    return result(args.context(), text.map(function));
  }

  Object test(Args args, Predicate<String> predicate) {
    return result(args.context(), text.test(predicate, missing(args)));
  }

  /** What {@code na} says: a truth of whatever is given for nullable text, NaN for no change. */
  @Nullable Object missing(Args args) {
    if (!args.has("na") || Scalars.plain(args.get("na")) instanceof Double nan && nan.isNaN()) {
      return null;
    }
    Object given = args.get("na");
    boolean truth = text.column().dtype() == DType.STRING && !Scalars.isMissing(given);
    return truth ? (Object) args.context().truth(given) : given;
  }

  /** The results as columns under the series' labels, or as the levels of an index. */
  Object table(Context context, List<Column> data) {
    if (!ofIndex) {
      return Wrap.frame(context, new DataFrame(Index.range(data.size()), data, series.index()));
    }
    if (data.size() == 1) {
      List<Object> labels = new ArrayList<>(data.getFirst().items());
      labels.replaceAll(label -> label == Scalars.NONE ? Scalars.NAN : label);
      return Wrap.index(context, Index.of(ObjectColumn.of(labels.toArray()), Scalars.NONE));
    }
    List<Object> names = Collections.nCopies(data.size(), Scalars.NONE);
    return Wrap.index(context, Index.ofLevels(data, names));
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
