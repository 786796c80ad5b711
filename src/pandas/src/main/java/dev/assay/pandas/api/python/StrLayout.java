package dev.assay.pandas.api.python;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.eval.Strings;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The methods of {@code str} that fill it up, format and translate. */
final class StrLayout {

  private StrLayout() {}

  static PyType.Builder<String> add(PyType.Builder<String> table) {
    return table
        .method(
            "ljust",
            "width, fillchar=' ', /",
            (self, args) -> self + fill(args, missing(self, args)))
        .method(
            "rjust",
            "width, fillchar=' ', /",
            (self, args) -> fill(args, missing(self, args)) + self)
        .method("center", "width, fillchar=' ', /", StrLayout::center)
        .method("zfill", "width, /", StrLayout::zeroFill)
        .method("expandtabs", "tabsize=8", StrLayout::expandTabs)
        .method(
            "format",
            "*args, **kwargs",
            (self, args) ->
                new StrFormat(args.context(), args.rest("args").items(), args.namedRest("kwargs"))
                    .format(self))
        .method(
            "format_map",
            "mapping, /",
            (self, args) -> {
              if (!(args.get("mapping") instanceof PyDict dict)) {
                throw PythonError.typeError("format_map() wants a dict");
              }
              return new StrFormat(args.context(), List.of(), dict).format(self);
            })
        .method("translate", "table, /", StrLayout::translate)
        .function("maketrans", "x, y=..., z=..., /", StrLayout::makeTable);
  }

  private static int missing(String self, Args args) {
    long missing = args.integer("width") - Strings.length(self);
    if (missing > 0) {
      args.budget().text(missing);
    }
    return (int) Math.max(0, missing);
  }

  private static String fill(Args args, int count) {
    String fill = args.string("fillchar");
    if (Strings.length(fill) != 1) {
      throw PythonError.typeError("The fill character must be exactly one character long");
    }
    return CountedText.repeat(fill, count);
  }

  /** When the room is odd, Python puts the larger part left if the width is odd too. */
  private static String center(String self, Args args) {
    int missing = missing(self, args);
    long width = args.integer("width");
    int left = missing / 2 + (missing & (int) width & 1);
    return fill(args, left) + self + fill(args, missing - left);
  }

  private static String zeroFill(String self, Args args) {
    int missing = missing(self, args);
    boolean signed = self.startsWith("-") || self.startsWith("+");
    return signed
        ? self.charAt(0) + CountedText.repeat("0", missing) + self.substring(1)
        : CountedText.repeat("0", missing) + self;
  }

  private static String expandTabs(String self, Args args) {
    int size = Math.max(0, args.count("tabsize"));
    args.budget().text((long) size * StrSearch.occurrences(self, "\t"));
    TextBuilder out = new TextBuilder();
    int column = 0;
    for (int point : self.codePoints().toArray()) {
      if (point == '\t') {
        int spaces = size == 0 ? 0 : size - column % size;
        out.repeat(' ', spaces);
        column += spaces;
      } else {
        out.appendCodePoint(point);
        column = point == '\n' || point == '\r' ? 0 : column + 1;
      }
    }
    return out.toString();
  }

  private static String translate(String self, Args args) {
    Object table = args.get("table");
    if (self.isEmpty()) {
      return self;
    }
    TextBuilder out = new TextBuilder();
    for (int point : self.codePoints().toArray()) {
      Object to = translated(args.context(), table, point);
      switch (to) {
        case null -> out.appendCodePoint(point);
        case String text -> out.append(text);
        case Long code -> out.appendCodePoint(Math.toIntExact(Math.clamp(code, 0, 0x10FFFF)));
        case None _ -> {}
        default ->
            throw PythonError.typeError("character mapping must return integer, None or str");
      }
      args.budget().steps(1);
    }
    args.budget().text(out.length());
    return out.toString();
  }

  /** What a table has for a character; {@code null} for nothing, as lists that are too short. */
  private static @Nullable Object translated(Context context, Object table, int point) {
    if (table instanceof PyDict dict) {
      return dict.get((long) point);
    }
    try {
      return context.getItem(table, (long) point);
    } catch (PythonError error) {
      if (error.type().equals("IndexError") || error.type().equals("KeyError")) {
        return null;
      }
      throw error;
    }
  }

  private static PyDict makeTable(Args args) {
    PyDict table = new PyDict();
    if (!args.has("y")) {
      if (!(args.get("x") instanceof PyDict given)) {
        throw PythonError.typeError("if you give only one argument to maketrans it must be a dict");
      }
      given.entries().forEach(entry -> table.put(code(entry.key()), entry.value()));
      return table;
    }
    int[] from = args.string("x").codePoints().toArray();
    int[] to = args.string("y").codePoints().toArray();
    if (from.length != to.length) {
      throw PythonError.valueError("the first two maketrans arguments must have equal length");
    }
    for (int position = 0; position < from.length; position++) {
      table.put((long) from[position], (long) to[position]);
    }
    if (args.has("z")) {
      args.string("z").codePoints().forEach(point -> table.put((long) point, None.NONE));
    }
    return table;
  }

  private static Object code(Object key) {
    if (key instanceof String text) {
      if (Strings.length(text) != 1) {
        throw PythonError.valueError("string keys in translate table must be of length 1");
      }
      return (long) text.codePointAt(0);
    }
    return key;
  }
}
