package dev.assay.pandas.api.strings;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.column.BoolColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.text.TextWrap;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Methods of {@code series.str} that make text longer, or fit it into a width. */
final class StringWidths {

  /** Which side each method fills, as {@code pad} calls it, and what str calls it. */
  private static final Map<String, String> SIDES =
      Map.of("left", "rjust", "right", "ljust", "both", "center");

  private static final Set<String> TRUE = Set.of("True", "TRUE", "true");
  private static final Set<String> FALSE = Set.of("False", "FALSE", "false");

  private StringWidths() {}

  static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    SIDES
        .values()
        .forEach(
            name ->
                table.method(
                    name,
                    "width, fillchar=' '",
                    (self, args) -> padded(self, args, name, args.get("fillchar"))));
    return table
        .method("pad", "width, side='left', fillchar=' '", StringWidths::pad)
        .method("zfill", "width", StringWidths::zfill)
        .method("repeat", "repeats", StringWidths::repeat)
        .method(
            "wrap",
            "width, *, !expand_tabs=True, !replace_whitespace=True, !drop_whitespace=True,"
                + " !break_long_words=True, !break_on_hyphens=True, !tabsize=8, !initial_indent='',"
                + " !subsequent_indent='', !fix_sentence_endings=False, !max_lines=None,"
                + " !placeholder=' [...]'",
            StringWidths::wrap);
  }

  private static Object pad(StringMethods self, Args args) {
    Object side = args.get("side");
    requireFill(args, args.get("fillchar"));
    requireWidth(args);
    String name = side instanceof String text ? SIDES.get(text) : null;
    if (name == null) {
      throw PythonError.valueError("Invalid side");
    }
    return padded(self, args, name, args.get("fillchar"));
  }

  private static Object padded(StringMethods self, Args args, String name, Object fill) {
    requireFill(args, fill);
    requireWidth(args);
    return self.map(args, text -> StringMethods.method(args, text, name, args.get("width"), fill));
  }

  private static Object zfill(StringMethods self, Args args) {
    requireWidth(args);
    return self.map(args, text -> StringMethods.method(args, text, "zfill", args.get("width")));
  }

  private static void requireFill(Args args, Object fill) {
    if (!(fill instanceof String text)) {
      throw PythonError.typeError(
          "fillchar must be a character, not " + args.context().typeName(fill));
    }
    if (text.codePointCount(0, text.length()) != 1) {
      throw PythonError.typeError("fillchar must be a character, not str");
    }
  }

  /** Whole numbers are widths; truths and floats are none, whatever the rows are. */
  private static void requireWidth(Args args) {
    Object width = args.get("width");
    if (!(Scalars.plain(width) instanceof Long)) {
      throw PythonError.typeError(
          "width must be of integer type, not " + args.context().typeName(width));
    }
  }

  /** pandas takes the texts for truths, where all of them are written like ones. */
  private static @Nullable Column truths(Object[] texts) {
    boolean[] truths = Allocation.booleans(texts.length);
    for (int row = 0; row < texts.length; row++) {
      String text = String.valueOf(texts[row]);
      truths[row] = TRUE.contains(text);
      if (!truths[row] && !FALSE.contains(text)) {
        return null;
      }
    }
    return texts.length == 0 ? null : new BoolColumn(truths);
  }

  /** Each text repeated: as often for all, or as often as a list says for each row. */
  private static Object repeat(StringMethods self, Args args) {
    Object repeats = args.get("repeats");
    if (Scalars.plain(repeats) instanceof Long) {
      return self.map(args, text -> repeated(args, text, repeats));
    }
    if (!Read.isListLike(repeats)) {
      throw PythonError.valueError("Buffer has wrong number of dimensions (expected 1, got 0)");
    }
    List<Object> counts = Read.items(args.context(), repeats);
    ObjectColumn column = self.text().column();
    if (counts.size() != column.size()) {
      throw PythonError.valueError(
          "Arrays were different lengths: " + column.size() + " vs " + counts.size());
    }
    Object[] result = Allocation.objects(column.size());
    for (int row = 0; row < result.length; row++) {
      Object value = column.values()[row];
      if (column.isMissing(row)) {
        result[row] = value;
      } else if (Scalars.isMissing(counts.get(row))) {
        result[row] = counts.get(row);
      } else {
        result[row] = repeated(args, value, counts.get(row));
      }
    }
    Column truths = truths(result);
    return self.result(
        args.context(), truths == null ? self.text().like(ObjectColumn.of(result)) : truths);
  }

  private static String repeated(Args args, Object value, Object repeats) {
    if (!(value instanceof String text)) {
      throw PythonError.typeError("descriptor '__mul__' requires a 'str' object");
    }
    if (!(Scalars.plain(repeats) instanceof Long count)) {
      throw PythonError.typeError(
          "'" + args.context().typeName(repeats) + "' object cannot be interpreted as an integer");
    }
    long times = Math.max(0, count);
    args.budget().text(text.length() * times);
    return CountedText.repeat(text, (int) times);
  }

  private static Object wrap(StringMethods self, Args args) {
    return self.map(
        args,
        text -> {
          String flat = (String) StringMethods.method(args, text, "expandtabs", 8L);
          args.budget().text(2L * flat.length());
          TextWrap wrap = new TextWrap(args.integer("width"));
          return CountedText.join("\n", wrap.lines(flat.replaceAll("[\\t\\n\\x0b\\x0c\\r]", " ")));
        });
  }
}
