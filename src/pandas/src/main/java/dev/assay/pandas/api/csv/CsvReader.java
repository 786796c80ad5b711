package dev.assay.pandas.api.csv;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.python.TextBuffer;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyCallable;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.csv.CsvFormat;
import dev.assay.pandas.frame.csv.CsvLine;
import dev.assay.pandas.frame.csv.CsvRows;
import dev.assay.pandas.frame.csv.CsvScanner;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/** {@code pd.read_csv} of text in memory. */
public final class CsvReader {

  public static final String NOTATION =
      "filepath_or_buffer, *, sep=..., delimiter=None, header='infer', names=None, index_col=None,"
          + " usecols=None, dtype=None, engine=None|'c'|'python', converters=None,"
          + " !true_values=None, !false_values=None, skipinitialspace=False, skiprows=None,"
          + " !skipfooter=0, nrows=None, na_values=None, keep_default_na=True, na_filter=True,"
          + " verbose=False, skip_blank_lines=True, parse_dates=None, infer_datetime_format=None,"
          + " keep_date_col=False, date_format=None, dayfirst=False, cache_dates=True,"
          + " !iterator=False, !chunksize=None, !compression='infer', thousands=None, decimal='.',"
          + " !lineterminator=None, quotechar='\"', !quoting=0, !doublequote=True,"
          + " !escapechar=None, comment=None, encoding=None, encoding_errors='strict',"
          + " !dialect=None, !on_bad_lines='error', delim_whitespace=False,"
          + " low_memory=True, memory_map=False, !float_precision=None, !date_parser=...,"
          + " !storage_options=None, !dtype_backend=None";

  private final Args args;
  private final Context context;
  private final CsvTypes types;

  private CsvReader(Args args) {
    this.args = args;
    this.context = args.context();
    this.types = new CsvTypes(args);
  }

  public static Object of(Args args) {
    if (!(args.get("filepath_or_buffer") instanceof TextBuffer buffer)) {
      throw PythonError.unsupported(
          args.function() + "() of a file",
          "there are no files; give the text as io.StringIO(\"\"\"a,b\\n"
              + "1,2\"\"\"), or build the data with pd.DataFrame({...})");
    }
    return Wrap.frame(args, new CsvReader(args).read(buffer.rest()));
  }

  private DataFrame read(String text) {
    context.budget().text(text.length());
    context.budget().steps(text.length());
    List<CsvLine> lines = lines(text);
    CsvHeader header = CsvHeader.of(args, lines);
    List<CsvLine> below = lines.subList(header.lines(), lines.size());
    CsvUse use = CsvUse.of(args, header);
    types.requireDates(header.names());
    boolean labels = use.hasLabels() && !Boolean.FALSE.equals(args.optional("index_col"));
    return frame(
        header, use, CsvRows.below(first(below), header.names().size(), tooLong(use), labels));
  }

  private List<CsvLine> lines(String text) {
    CsvFormat format = CsvSyntax.of(args);
    return CsvScanner.lines(text, format, skipped());
  }

  private List<CsvLine> first(List<CsvLine> lines) {
    return args.optional("nrows") == null
        ? lines
        : lines.subList(0, Math.min(lines.size(), args.count("nrows")));
  }

  private CsvRows.TooLong tooLong(CsvUse use) {
    if (!use.all()) {
      return CsvRows.TooLong.CUT;
    }
    return CsvRows.TooLong.ERROR;
  }

  /** The lines that are left out: the first ones, some of them, or those that a function names. */
  private IntPredicate skipped() {
    Object given = args.optional("skiprows");
    if (given == null) {
      return _ -> false;
    }
    if (given instanceof PyCallable test) {
      return number -> context.truth(context.call(test, (long) number));
    }
    if (Read.isListLike(given)) {
      Set<Object> numbers = new HashSet<>(Read.items(context, given));
      return number -> numbers.contains((long) number);
    }
    long first = args.integer("skiprows");
    return number -> number < first;
  }

  private DataFrame frame(CsvHeader header, CsvUse use, CsvRows rows) {
    List<Column> data = new ArrayList<>();
    List<Object> labels = new ArrayList<>();
    for (int at = 0; at < header.names().size(); at++) {
      if (use.takes(at)) {
        Object name = header.names().get(at);
        List<String> texts = rows.column(at + rows.leading());
        data.add(types.column(name, header.plain().get(at), at, texts));
        labels.add(name);
      }
    }
    Index index = Index.range(data.isEmpty() ? 0 : rows.lines().size());
    DataFrame frame = new DataFrame(Index.ofLabels(labels), data, index);
    return new CsvIndex(args, types).of(frame, rows);
  }
}
