package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.builtins.python.TextBuffer;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.csv.CsvColumns;
import dev.assay.pandas.frame.csv.CsvFormat;
import dev.assay.pandas.frame.csv.CsvScanner;
import dev.assay.pandas.frame.time.DateColumns;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** {@code pd.read_csv} of text in memory. */
final class CsvReader {

  static final String NOTATION =
      "filepath_or_buffer, *, sep=..., delimiter=None, header='infer', names=None, index_col=None,"
          + " usecols=None, dtype=None, engine=None, converters=None, !true_values=None,"
          + " !false_values=None, skipinitialspace=False, skiprows=None, !skipfooter=0, nrows=None,"
          + " na_values=None, keep_default_na=True, na_filter=True, !skip_blank_lines=True,"
          + " parse_dates=None, date_format=None, dayfirst=False, thousands=None, !decimal='.',"
          + " quotechar='\"', comment=None, encoding=None, low_memory=True, !chunksize=None";

  private final Args args;
  private final Context context;
  private final CsvColumns types;

  private CsvReader(Args args) {
    this.args = args;
    this.context = args.context();
    this.types =
        new CsvColumns(
            missing(), args.optional("thousands") == null ? "" : args.string("thousands"));
  }

  static Object of(Args args) {
    if (!(args.get("filepath_or_buffer") instanceof TextBuffer buffer)) {
      throw PythonError.unsupported(
          args.function() + "() of a file",
          "there are no files; give the text as io.StringIO(\"\"\"a,b\\n"
              + "1,2\"\"\"), or build the data with pd.DataFrame({...})");
    }
    return Wrap.frame(args.context(), new CsvReader(args).read(buffer.rest()));
  }

  private Set<String> missing() {
    Set<String> missing = new HashSet<>();
    if (!args.truth("na_filter")) {
      return missing;
    }
    if (args.truth("keep_default_na")) {
      missing.addAll(CsvColumns.MISSING);
    }
    Object given = args.optional("na_values");
    if (given instanceof PyDict) {
      throw PythonError.unsupported("na_values by column", "give one list of na_values");
    }
    if (given != null) {
      Read.labels(context, given).forEach(value -> missing.add(context.str(value)));
    }
    return missing;
  }

  private DataFrame read(String text) {
    context.budget().text(text.length());
    context.budget().steps(text.length());
    List<List<String>> rows = new ArrayList<>(CsvScanner.rows(text, format()));
    for (long skip = args.optional("skiprows") == null ? 0 : args.integer("skiprows");
        skip > 0 && !rows.isEmpty();
        skip--) {
      rows.removeFirst();
    }
    List<Object> names = names(rows);
    if (args.optional("nrows") != null) {
      rows = rows.subList(0, Math.min(rows.size(), args.count("nrows")));
    }
    return frame(names, rows);
  }

  private CsvFormat format() {
    String separator = args.optional("delimiter") == null ? separator() : args.string("delimiter");
    boolean blanks = separator.equals("\\s+");
    String quote = args.string("quotechar");
    String comment = args.optionalString("comment");
    if (separator.isEmpty() || quote.length() != 1 || comment != null && comment.length() != 1) {
      throw PythonError.typeError("sep, quotechar and comment must be characters");
    }
    return new CsvFormat(
        separator.charAt(0),
        blanks,
        separator.length() == 1 || blanks ? null : separator,
        quote.charAt(0),
        comment == null ? null : comment.charAt(0),
        args.truth("skipinitialspace"));
  }

  private String separator() {
    if (!args.has("sep")) {
      return args.function().equals("read_table") ? "\t" : ",";
    }
    if (args.optional("sep") == null) {
      throw PythonError.unsupported("read_csv(sep=None)", "write the separator, such as sep=','");
    }
    return args.string("sep");
  }

  /** The columns' names, from the first row unless they are given; that row is taken away. */
  private List<Object> names(List<List<String>> rows) {
    Object header = args.optional("header");
    Object given = args.optional("names");
    boolean first = header instanceof Long || "infer".equals(header) && given == null;
    if (header instanceof Long line) {
      rows.subList(0, (int) Math.min(line, rows.size())).clear();
    }
    if (rows.isEmpty()) {
      throw new PythonError("EmptyDataError", "No columns to parse from file");
    }
    List<String> head = first ? rows.removeFirst() : List.of();
    if (given != null) {
      return Read.items(context, given);
    }
    List<Object> names = new ArrayList<>();
    Map<String, Integer> seen = new LinkedHashMap<>();
    for (int at = 0; at < (first ? head.size() : rows.getFirst().size()); at++) {
      names.add(
          first
              ? unique(head.get(at).isEmpty() ? "Unnamed: " + at : head.get(at), seen)
              : (Object) (long) at);
    }
    return names;
  }

  private static String unique(String name, Map<String, Integer> seen) {
    int before = seen.merge(name, 1, Integer::sum) - 1;
    return before == 0 ? name : name + "." + before;
  }

  private DataFrame frame(List<Object> names, List<List<String>> rows) {
    int wider = rows.isEmpty() ? 0 : Math.max(0, rows.getFirst().size() - names.size());
    int width = names.size() + wider;
    for (int at = 0; at < rows.size(); at++) {
      if (rows.get(at).size() > width) {
        throw new PythonError(
            "ParserError",
            "Error tokenizing data. C error: Expected %d fields in line %d, saw %d\n"
                .formatted(width, at + 2, rows.get(at).size()));
      }
    }
    List<Column> data = new ArrayList<>();
    List<Object> labels = new ArrayList<>();
    for (int at = 0; at < names.size(); at++) {
      if (isUsed(names.get(at), at)) {
        labels.add(names.get(at));
        data.add(column(names.get(at), at, texts(rows, at + wider)));
      }
    }
    DataFrame frame = new DataFrame(Index.ofLabels(labels), data, Index.range(rows.size()));
    return indexed(frame, rows, wider);
  }

  private boolean isUsed(Object name, int at) {
    Object wanted = args.optional("usecols");
    if (wanted == null) {
      return true;
    }
    if (wanted instanceof PyCallable test) {
      return context.truth(context.call(test, name));
    }
    List<Object> items = Read.items(context, wanted);
    return items.contains(name) || items.contains((long) at);
  }

  private static List<String> texts(List<List<String>> rows, int at) {
    List<String> texts = new ArrayList<>(rows.size());
    rows.forEach(row -> texts.add(at < row.size() ? row.get(at) : ""));
    return texts;
  }

  private Column column(Object name, int at, List<String> texts) {
    if (args.optional("converters") instanceof PyDict converters && converters.get(name) != null) {
      Object function = Objects.requireNonNull(converters.get(name));
      return Columns.infer(texts.stream().map(text -> context.call(function, text)).toList());
    }
    Object dtype = args.optional("dtype");
    Object own = dtype instanceof PyDict each ? each.get(name) : dtype;
    if (own != null) {
      return typed(own, at, texts);
    }
    return isDate(name) ? dates(types.strings(texts)) : types.infer(texts);
  }

  private Column typed(Object dtype, int at, List<String> texts) {
    boolean text =
        dtype instanceof String name
            ? name.equals("str") || name.equals("object")
            : dtype instanceof PyType<?> type
                && (type.name().equals("str") || type.name().equals("object"));
    if (text) {
      return types.strings(texts);
    }
    Column inferred = types.infer(texts);
    if (!(dtype instanceof CategoryType) && Astype.dtype(context, dtype) instanceof DType wanted) {
      if (wanted.isInteger() && !wanted.isNullable() && inferred.hasMissing()) {
        throw PythonError.valueError("Integer column has NA values in column " + at);
      }
      if (wanted == DType.STRING) {
        return Astype.cast(context, types.strings(texts), dtype);
      }
    }
    return Astype.cast(context, inferred, dtype);
  }

  private boolean isDate(Object name) {
    Object dates = args.optional("parse_dates");
    if (dates == null || dates instanceof Boolean) {
      return false;
    }
    if (dates instanceof PyDict || Read.items(context, dates).stream().anyMatch(Read::isListLike)) {
      throw PythonError.unsupported(
          "parse_dates of several columns", "use pd.to_datetime on the frame");
    }
    return Read.items(context, dates).contains(name);
  }

  /** Dates, or the texts themselves where one is none. */
  private Column dates(Column texts) {
    try {
      return DateColumns.parse(
          texts, args.optionalString("date_format"), false, args.truth("dayfirst"), 1);
    } catch (PythonError error) {
      if (error.isCatchable()) {
        return texts;
      }
      throw error;
    }
  }

  private DataFrame indexed(DataFrame frame, List<List<String>> rows, int wider) {
    Object wanted = args.optional("index_col");
    if (wider > 0 && wanted == null) {
      List<Column> levels = new ArrayList<>();
      List<Object> names = new ArrayList<>();
      for (int at = 0; at < wider; at++) {
        levels.add(types.infer(texts(rows, at)));
        names.add(Scalars.NONE);
      }
      return frame.withIndex(Index.ofLevels(levels, names));
    }
    if (wanted == null || wanted.equals(false)) {
      return frame;
    }
    return byColumns(frame, wanted);
  }

  private DataFrame byColumns(DataFrame frame, Object wanted) {
    List<Column> levels = new ArrayList<>();
    List<Object> names = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    List<Object> keys =
        wanted instanceof PyTuple tuple ? tuple.items() : Read.labels(context, wanted);
    for (Object key : keys) {
      int at = key instanceof Long position ? (int) (long) position : frame.columns().find(key);
      if (at < 0 || at >= frame.columnCount()) {
        throw PythonError.valueError("Index " + context.str(key) + " invalid");
      }
      Column level = frame.column(at);
      levels.add(isIndexDate() ? dates(level) : level);
      Object name = frame.label(at);
      names.add(name instanceof String text && text.startsWith("Unnamed: ") ? Scalars.NONE : name);
      taken.add(at);
    }
    return frame
        .select(Indexers.without(taken.stream().mapToInt(at -> at).toArray(), frame.columnCount()))
        .withIndex(Index.ofLevels(levels, names));
  }

  private boolean isIndexDate() {
    return Boolean.TRUE.equals(args.optional("parse_dates"));
  }
}
