package dev.assay.pandas.api.common;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.python.PatternValue;
import dev.assay.pandas.api.series.SeriesConversion;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.frame.codes.Codes;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** {@code replace}: values put in place of others. */
public final class Replace {

  public static final String NOTATION =
      "to_replace=None, value=..., *, inplace=False|True|None, limit=None, regex=False, method=...";

  private Replace() {}

  public static Object series(SeriesObject self, Args args) {
    Series series = self.series();
    requireOneWay(args);
    if (series.size() == 0 && args.has("value")) {
      return InPlace.done(self, args, series);
    }
    return InPlace.done(
        self, args, series.withValues(replaced(args, series.values(), rules(args, null, false))));
  }

  public static Object frame(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    requireOneWay(args);
    if (frame.rowCount() == 0 && args.has("value")) {
      return InPlace.done(self, args, frame);
    }
    List<Column> data = new ArrayList<>();
    Set<DType> opened = EnumSet.noneOf(DType.class);
    for (int at = 0; at < frame.columnCount(); at++) {
      Column before = frame.column(at);
      Column after = replaced(args, before, rules(args, frame.label(at), true));
      data.add(after);
      if (sharesBlock(before) && after != before && after.items().contains(Scalars.NONE)) {
        opened.add(before.dtype());
      }
    }
    if (isOfList(args) && !isNested(args)) {
      data.replaceAll(column -> opened.contains(column.dtype()) ? ObjectColumn.of(column) : column);
    }
    DataFrame changed = frame.withData(data);
    boolean copied = isNested(args) && !args.truth("inplace");
    return InPlace.done(self, args, copied ? changed.separate() : changed);
  }

  /** What to replace stands in one place: among the values or among the patterns. */
  private static void requireOneWay(Args args) {
    if (args.optional("to_replace") != null && !(args.get("regex") instanceof Boolean)) {
      throw PythonError.valueError("'to_replace' must be 'None' if 'regex' is not a bool");
    }
  }

  /** Columns of one dtype of numpy are one array to pandas: None makes all of them objects. */
  private static boolean sharesBlock(Column column) {
    return isPlainNumber(column) || column.dtype().isTime();
  }

  private static boolean isOfList(Args args) {
    return args.get("to_replace") instanceof PyDict || Read.isListLike(args.get("to_replace"));
  }

  private static boolean isNested(Args args) {
    return args.get("to_replace") instanceof PyDict dict
        && (args.has("value") || dict.values().stream().anyMatch(PyDict.class::isInstance));
  }

  /** What becomes what. */
  private record Rule(Object from, Object to) {}

  private static List<Rule> rules(Args args, @Nullable Object label, boolean ofFrame) {
    Object from = args.optional("to_replace");
    if (from instanceof SeriesObject series) {
      from = SeriesConversion.toDict(series);
    }
    Object regex = args.get("regex");
    if (from == null && !(regex instanceof Boolean)) {
      from = regex;
    }
    if (from == null && args.has("to_replace") && args.has("value")) {
      throw PythonError.typeError(
              "'regex' must be a string or a compiled regular expression or a list or dict of"
                  + " strings or regular expressions, you passed a 'bool'")
          .hinting("; for missing values use fillna()");
    }
    if (from instanceof PyDict && !ofFrame && args.has("value")) {
      throw PythonError.valueError(
          "Series.replace cannot use dict-like to_replace and non-None value");
    }
    if (from instanceof PyDict dict) {
      return ofDict(args, dict, label, ofFrame);
    }
    if (from == null) {
      throw PythonError.typeError("replace() needs to_replace");
    }
    if (!args.has("value")) {
      throw PythonError.unsupported(
          "replace() without a value", "give a value, or a dict of replacements");
    }
    return toOwn(args, from, label);
  }

  /** To the value; of a dict of columns, to what it has for this one. */
  private static List<Rule> toOwn(Args args, Object from, @Nullable Object label) {
    if (!(args.get("value") instanceof PyDict values)) {
      return pairs(args, from, args.get("value"));
    }
    if (label == null) {
      throw PythonError.unsupported(
          "replace(value=...) of a series by a dict", "write replace({old: new})");
    }
    Object own = values.get(label);
    return own == null ? List.of() : pairs(args, from, own);
  }

  private static List<Rule> ofDict(
      Args args, PyDict dict, @Nullable Object label, boolean ofFrame) {
    List<Rule> rules = new ArrayList<>();
    if (ofFrame && args.has("value")) {
      Object from = dict.get(label == null ? Scalars.NONE : label);
      return from == null ? rules : toOwn(args, from, label);
    }
    for (PyDict.Entry entry : dict.entries()) {
      if (ofFrame && entry.value() instanceof PyDict nested) {
        if (Scalars.key(entry.key()).equals(label == null ? "" : Scalars.key(label))) {
          nested.entries().forEach(each -> rules.add(new Rule(each.key(), each.value())));
        }
      } else {
        rules.add(new Rule(entry.key(), entry.value()));
      }
    }
    return rules;
  }

  private static List<Rule> pairs(Args args, Object from, Object to) {
    List<Rule> rules = new ArrayList<>();
    if (!Read.isListLike(from) && Read.isListLike(to)) {
      throw PythonError.typeError(
          "Invalid \"to_replace\" type: '" + args.context().typeName(from) + "'");
    }
    if (!Read.isListLike(from)) {
      return List.of(new Rule(from, to));
    }
    List<Object> froms = Read.items(args.context(), from);
    List<Object> tos = Read.isListLike(to) ? Read.items(args.context(), to) : List.of();
    if (Read.isListLike(to) && tos.size() != froms.size()) {
      throw PythonError.valueError(
          "Replacement lists must match in length. Expecting %d got %d", froms.size(), tos.size());
    }
    for (int at = 0; at < froms.size(); at++) {
      rules.add(new Rule(froms.get(at), tos.isEmpty() ? to : tos.get(at)));
    }
    return rules;
  }

  private static Column replaced(Args args, Column column, List<Rule> rules) {
    boolean regex = !args.get("regex").equals(false);
    if (regex && column instanceof ObjectColumn objects) {
      return byPattern(args, objects, rules);
    }
    if (column instanceof CategoryColumn categories) {
      return renamed(args, categories, rules);
    }
    Column result = column;
    boolean[] done = Allocation.booleans(column.size());
    for (int next = 0; next < rules.size(); next++) {
      Rule rule = rules.get(next);
      boolean objects = result.dtype() == DType.OBJECT;
      int[] positions = CellMatches.positions(column, rule.from(), done);
      for (int position : positions) {
        done[position] = true;
      }
      if (positions.length > 0) {
        result = put(args, result, positions, rule.to());
      }
      boolean changed = positions.length > 0 && rule.to() != Scalars.NONE;
      boolean last = next == rules.size() - 1 && objects && convertsAnyway(args, rules);
      result = changed || last ? inferred(result) : result;
    }
    return result;
  }

  private static Column put(Args args, Column column, int[] positions, Object value) {
    boolean opens =
        value == Scalars.NONE
            ? isPlainNumber(column) || isOfList(args) && column.dtype() != DType.OBJECT
            : value == Scalars.NA && (isPlainNumber(column) || column.dtype() == DType.BOOL);
    if (opens) {
      return CellAssigner.fill(ObjectColumn.of(column), positions, value);
    }
    if (column instanceof MaskedColumn) {
      CellAssigner.accepting(column, value);
    }
    return CellAssigner.fill(column, positions, value);
  }

  /** Objects are looked at anew, even where nothing is found, when there is a list of rules. */
  private static boolean convertsAnyway(Args args, List<Rule> rules) {
    return Read.isListLike(args.get("to_replace"))
        && rules.stream().anyMatch(rule -> rule.to() != Scalars.NONE);
  }

  /** The categories are replaced, not the values: missing values stay. */
  private static Column renamed(Args args, CategoryColumn column, List<Rule> rules) {
    Column categories = column.categories();
    Column changed = replaced(args, categories, rules);
    if (changed == categories) {
      return column;
    }
    Codes codes = Factorizer.codes(changed, Factorizer.Missing.DROP);
    return new CategoryColumn(
        Positions.compose(codes.codes(), column.codes()),
        Columns.infer(codes.uniques(changed).items()),
        column.ordered());
  }

  /** Whether the values are numbers of numpy, which become objects beside None. */
  private static boolean isPlainNumber(Column column) {
    return column.dtype().isNumeric() && !column.dtype().isNullable();
  }

  /** Objects of which only numbers are left get their own dtype, as in pandas 2. */
  private static Column inferred(Column result) {
    if (result.dtype() != DType.OBJECT || result.size() == 0) {
      return result;
    }
    Column inferred = Columns.inferred(result);
    return inferred.dtype().isNumeric() || inferred.dtype().isTime() ? inferred : result;
  }

  private static Column byPattern(Args args, ObjectColumn column, List<Rule> rules) {
    Object[] values = column.values().clone();
    for (Rule rule : rules) {
      if (!(rule.from() instanceof String text)) {
        continue;
      }
      PatternValue pattern = PatternValue.compile(text, 0);
      for (int at = 0; at < values.length; at++) {
        // as in pandas, each pattern is looked for in what was there before any replacement
        if (values[at] instanceof String old
            && column.values()[at] instanceof String first
            && pattern.occursIn(first)) {
          values[at] =
              rule.to() instanceof String by
                  ? pattern.replaced(args.context(), old, by, Long.MAX_VALUE)
                  : rule.to();
        }
      }
    }
    args.budget().steps(values.length);
    return inferred(new ObjectColumn(values, column.dtype()));
  }
}
