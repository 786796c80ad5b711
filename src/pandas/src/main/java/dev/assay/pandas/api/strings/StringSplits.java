package dev.assay.pandas.api.strings;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.python.PatternValue;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Methods of {@code series.str} that split text: lists of the parts, or a column for each. */
final class StringSplits {

  private StringSplits() {}

  static PyType.Builder<StringMethods> add(PyType.Builder<StringMethods> table) {
    table
        .method("split", "pat=None, *, n=-1, expand=False, regex=None", StringSplits::split)
        .method(
            "rsplit",
            "pat=None, *, n=-1, expand=False",
            (self, args) -> finish(self, args, atText(args, "rsplit")));
    for (String name : List.of("partition", "rpartition")) {
      table.method(
          name,
          "sep=' ', expand=True",
          (self, args) ->
              finish(self, args, text -> StringMethods.method(args, text, name, args.get("sep"))));
    }
    return table;
  }

  /** Whether {@code expand} is True; a ValueError for what is no truth. */
  static boolean expands(Args args) {
    if (args.get("expand") instanceof Boolean expand) {
      return expand;
    }
    throw PythonError.valueError("expand must be True or False");
  }

  private static Object split(StringMethods self, Args args) {
    PatternValue pattern = pattern(args);
    return finish(
        self,
        args,
        pattern == null ? atText(args, "split") : text -> atPattern(args, pattern, text));
  }

  /** The pattern to split at: one of several characters, unless {@code regex} says otherwise. */
  private static @Nullable PatternValue pattern(Args args) {
    Object given = args.get("pat");
    Object regex = args.optional("regex");
    if (given instanceof PatternValue compiled) {
      if (Boolean.FALSE.equals(regex)) {
        throw PythonError.valueError(
            "Cannot use a compiled regex as replacement pattern with regex=False");
      }
      return compiled;
    }
    boolean literal = given == None.NONE || Boolean.FALSE.equals(regex);
    if (literal || !Boolean.TRUE.equals(regex) && args.context().length(given) == 1) {
      return null;
    }
    return PatternValue.compile(args.string("pat"), 0);
  }

  private static Function<String, Object> atText(Args args, String name) {
    Object n = args.get("n");
    boolean all = n == None.NONE || Scalars.plain(n) instanceof Long count && count == 0;
    return text ->
        StringMethods.method(args, text, name, args.get("pat"), all ? (Object) (-1L) : n);
  }

  private static Object atPattern(Args args, PatternValue pattern, String text) {
    if (args.optional("n") == null) {
      return pattern.parts(args.context(), text, Long.MAX_VALUE);
    }
    long most = args.integer("n");
    return most < -1
        ? PyList.of(text)
        : pattern.parts(args.context(), text, most <= 0 ? Long.MAX_VALUE : most);
  }

  private static Object finish(StringMethods self, Args args, Function<String, Object> parts) {
    boolean expand = args.get("expand") != None.NONE && expands(args);
    Column lists = self.text().mapObjects(parts::apply);
    return expand ? expanded(self, args, lists) : self.result(args.context(), lists);
  }

  /**
   * One column a part; rows with fewer parts have None. Missing rows stay missing in the first
   * column, and numpy's own NaN, which is one object, in all of them.
   */
  private static Object expanded(StringMethods self, Args args, Column lists) {
    int width = 0;
    List<List<Object>> rows = new ArrayList<>();
    for (Object cell : lists.items()) {
      List<Object> parts = Read.isListLike(cell) ? Read.items(args.context(), cell) : List.of();
      rows.add(parts);
      width = Math.max(width, parts.size());
    }
    width = rows.isEmpty() ? 0 : Math.max(1, width);
    List<Column> data = new ArrayList<>();
    DType dtype = self.text().column().dtype();
    Object nothing = dtype == DType.STRING ? Scalars.NA : Scalars.NONE;
    for (int at = 0; at < width; at++) {
      Object[] cells = Allocation.objects(rows.size());
      for (int row = 0; row < cells.length; row++) {
        boolean absent = !Read.isListLike(lists.item(row));
        Object cell = lists.item(row);
        boolean repeats = cell == Scalars.NAN || self.text().column().dtype() != DType.OBJECT;
        boolean alone = at > 0 && !repeats;
        Object none = absent && !alone ? cell : nothing;
        cells[row] = at < rows.get(row).size() ? rows.get(row).get(at) : none;
      }
      data.add(new ObjectColumn(cells, dtype));
    }
    return self.table(args.context(), data);
  }
}
