package dev.assay.pandas.api.strings;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.text.TextMap;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.NumpyScalar;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Spending;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;

/** Methods of {@code series.str} that take text apart and put it together. */
final class StringParts {

  private StringParts() {}

  static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    return table
        .method(
            "get",
            "i",
            (self, args) ->
                self.result(
                    args.context(),
                    item(
                        args.context(),
                        self.text(),
                        args.get("i") instanceof PySlice ? None.NONE : args.get("i"))))
        .method(
            "slice",
            "start=None, stop=None, step=None",
            (self, args) ->
                self.result(
                    args.context(),
                    item(
                        args.context(),
                        self.text(),
                        new PySlice(args.get("start"), args.get("stop"), args.get("step")))))
        .method("slice_replace", "start=None, stop=None, repl=''", StringParts::sliceReplace)
        .method(
            "normalize",
            "form",
            (self, args) ->
                self.map(
                    args, text -> java.text.Normalizer.normalize(text, form(args.string("form")))));
  }

  private static java.text.Normalizer.Form form(String name) {
    return switch (name) {
      case "NFC" -> java.text.Normalizer.Form.NFC;
      case "NFD" -> java.text.Normalizer.Form.NFD;
      case "NFKC" -> java.text.Normalizer.Form.NFKC;
      case "NFKD" -> java.text.Normalizer.Form.NFKD;
      default -> throw PythonError.valueError("invalid normalization form");
    };
  }

  static Object length(StringMethods self, Args args) {
    ObjectColumn column = self.text().column();
    boolean onlyText = true;
    for (int at = 0; at < column.size(); at++) {
      onlyText &= column.values()[at] instanceof String || column.isMissing(at);
    }
    if (self.text().isNothing()) {
      return self.result(args.context(), column);
    }
    if (onlyText) {
      return self.result(
          args.context(), self.text().count(text -> (long) text.codePointCount(0, text.length())));
    }
    List<Object> lengths = new ArrayList<>();
    for (Object value : column.items()) {
      boolean sized = value instanceof String || Read.isListLike(value);
      Object missing = Scalars.isMissing(value) ? value : Scalars.NAN;
      lengths.add(sized ? (Object) (long) args.context().length(value) : missing);
    }
    boolean objects = lengths.contains(Scalars.NAT) || lengths.contains(Scalars.NA);
    return self.result(args.context(), objects ? ObjectColumn.of(lengths) : Columns.infer(lengths));
  }

  /** {@code series.str[key]}: characters, or elements of lists and dicts. */
  static Column item(Context context, TextMap text, Object key) {
    ObjectColumn column = text.column();
    Object[] result = Allocation.objects(column.size());
    for (int at = 0; at < result.length; at++) {
      Object value = column.values()[at];
      result[at] = column.isMissing(at) ? value : tried(context, column, value, key);
      TimeLimit.check();
      if (result[at] != value) {
        Spending.made(result[at]);
      }
    }
    ObjectColumn items = new ObjectColumn(result, column.dtype());
    return column.dtype() == DType.STRING ? items : numbers(column, items);
  }

  /** One item; NaN where the key fits none, which nullable text raises. */
  private static Object tried(Context context, ObjectColumn column, Object value, Object key) {
    try {
      return item(context, column, value, key);
    } catch (PythonError error) {
      if (error.type().equals("TypeError") && column.dtype() != DType.STRING) {
        return Scalars.NAN;
      }
      throw error;
    }
  }

  private static Object item(Context context, ObjectColumn column, Object value, Object key) {
    if (value instanceof PyDict dict) {
      Object found = dict.get(key);
      return found == null ? None.NONE : found;
    }
    if (key instanceof PySlice && value instanceof NumpyScalar) {
      throw PythonError.indexError("invalid index to scalar variable.");
    }
    if (!isOrdered(value)) {
      return Scalars.NAN;
    }
    if (key instanceof PySlice) {
      return context.getItem(value, key);
    }
    Object plain = Scalars.plain(key);
    Object place = plain instanceof Boolean truth ? (Object) (truth ? 1L : 0L) : plain;
    if (!(place instanceof Long number)) {
      throw PythonError.typeError("indices must be integers, not " + context.typeName(key));
    }
    int length = context.length(value);
    Object nothing = column.dtype() == DType.STRING ? Scalars.NA : Scalars.NAN;
    return number < length && number >= -length ? context.getItem(value, number) : nothing;
  }

  /** Items that are all numbers, or all truths, as such; nothing but missing ones are floats. */
  private static Column numbers(ObjectColumn given, ObjectColumn items) {
    if (Columns.isMissing(given)) {
      return items;
    }
    if (Columns.isMissing(items)) {
      boolean none = items.items().stream().allMatch(item -> item == None.NONE);
      boolean own = items.items().contains(Scalars.NAT) || items.items().contains(Scalars.NA);
      return none || own ? items : DoubleColumn.allMissing(items.size());
    }
    Column inferred = Columns.infer(items.items());
    return inferred.dtype().isNumeric() ? inferred : items;
  }

  private static boolean isOrdered(Object value) {
    return value instanceof String
        || value instanceof PyList
        || value instanceof PyTuple
        || value instanceof ArrayObject;
  }

  /** A part of each text replaced; of what is no text, nothing but all of it can be. */
  private static Object sliceReplace(StringMethods self, Args args) {
    Object given = args.get("repl");
    Object replacement = given == None.NONE ? "" : given;
    boolean whole = args.optional("start") == null && args.optional("stop") == null;
    return self.result(
        args.context(),
        self.text()
            .mapValues(
                value ->
                    value instanceof String text
                        ? sliceReplaced(args, text, replacement)
                        : whole && Read.isListLike(value) ? replacement : null));
  }

  private static String sliceReplaced(Args args, String text, Object replacement) {
    PySlice.Range range =
        new PySlice(args.get("start"), args.get("stop"), None.NONE).within(text.length());
    int end = Math.max(range.start(), range.start() + range.count());
    if (!(replacement instanceof String part)) {
      throw PythonError.typeError("can only concatenate str to str");
    }
    return text.substring(0, range.start()) + part + text.substring(end);
  }
}
