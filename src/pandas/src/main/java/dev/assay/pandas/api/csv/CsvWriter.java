package dev.assay.pandas.api.csv;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.python.TextBuffer;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.csv.CsvStyle;
import dev.assay.pandas.frame.csv.CsvStyle.Field;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.time.DateFormatter;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TextBuilder;
import java.util.ArrayList;
import java.util.List;

/** {@code to_csv} of frames and series: text, which is given back or written into a buffer. */
public final class CsvWriter {

  public static final String NOTATION =
      "path_or_buf=None, *, sep=..., na_rep='', float_format=None, columns=None, header=True,"
          + " index=True, index_label=None, !mode='w', encoding=None, !compression='infer',"
          + " quoting=0|1|2, quotechar='\"', lineterminator=None, chunksize=None,"
          + " date_format=None, !doublequote=True, !escapechar=None, decimal='.',"
          + " errors='strict', !storage_options=None";

  private final Args args;
  private final Context context;
  private final CsvCells cells;
  private final CsvStyle style;
  private final boolean indexed;

  private CsvWriter(Args args) {
    this.args = args;
    this.context = args.context();
    this.cells = new CsvCells(args);
    this.indexed = args.truth("index");
    String separator = args.has("sep") ? args.string("sep") : ",";
    if (separator.length() != 1) {
      throw PythonError.typeError("\"delimiter\" must be a 1-character string");
    }
    this.style =
        new CsvStyle(
            separator,
            args.string("quotechar"),
            args.optional("lineterminator") == null ? "\n" : args.string("lineterminator"),
            CsvStyle.Quoting.values()[args.count("quoting")]);
  }

  public static Object of(FrameObject self, Args args) {
    Object columns = args.optional("columns");
    DataFrame frame =
        columns == null ? self.frame() : Read.frame(self.getItem(args.context(), columns));
    return written(args, frame);
  }

  public static Object of(SeriesObject self, Args args) {
    return written(args, self.series().toFrame());
  }

  private static Object written(Args args, DataFrame frame) {
    Object target = args.get("path_or_buf");
    if (target != Scalars.NONE && !(target instanceof TextBuffer)) {
      throw PythonError.unsupported(
          "to_csv() into a file", "there are no files; leave the path out to get the text");
    }
    String text = new CsvWriter(args).text(frame);
    args.budget().text(text.length());
    if (target instanceof TextBuffer buffer) {
      buffer.write(text);
      return None.NONE;
    }
    return text;
  }

  private String text(DataFrame frame) {
    TextBuilder text = new TextBuilder();
    boolean aliases = Read.isListLike(args.get("header"));
    if (aliases || args.truth("header")) {
      text.append(style.line(names(frame, aliases)));
    }
    List<List<Field>> columns = new ArrayList<>();
    if (indexed) {
      for (Column level : frame.index().levels()) {
        columns.add(cells.of(level, isDays(level)));
      }
    }
    for (Column column : frame.data()) {
      columns.add(cells.of(column, column instanceof TimeColumn && areDays(frame, column.dtype())));
    }
    for (int row = 0; row < frame.rowCount(); row++) {
      List<Field> line = new ArrayList<>(columns.size());
      for (List<Field> column : columns) {
        line.add(column.get(row));
      }
      text.append(style.line(line));
    }
    return text.toString();
  }

  private static boolean isDays(Column column) {
    return column instanceof TimeColumn times && DateFormatter.wholeDays(times);
  }

  /**
   * Whether times are written without times of day.
   *
   * @throws PythonError a refusal where some columns have times of day: what pandas writes then
   *     follows from how it has stored them
   */
  private boolean areDays(DataFrame frame, DType dtype) {
    long days = frame.data().stream().filter(each -> each.dtype() == dtype && isDays(each)).count();
    long all = frame.data().stream().filter(each -> each.dtype() == dtype).count();
    if (days > 0 && days < all && args.optional("date_format") == null) {
      throw PythonError.unsupported(
          "to_csv() of several columns of times, some of which have no times of day",
          "give date_format, or write the columns as text with dt.strftime()");
    }
    return days == all;
  }

  /** The line of names. */
  private List<Field> names(DataFrame frame, boolean aliases) {
    List<Field> rows = indexed ? rowNames(frame) : List.of();
    Index names = frame.columns();
    if (!aliases && names instanceof MultiIndex) {
      throw PythonError.unsupported(
          "to_csv() of several levels of columns", "give columns of one level");
    }
    List<Field> line = new ArrayList<>(rows);
    List<Object> labels = aliases ? Read.items(context, args.get("header")) : names.labels();
    if (labels.size() != frame.columnCount()) {
      throw PythonError.valueError(
          "Writing %d cols but got %d aliases", frame.columnCount(), labels.size());
    }
    labels.forEach(label -> line.add(field(label)));
    return line;
  }

  private List<Field> rowNames(DataFrame frame) {
    Object label = args.optional("index_label");
    if (Boolean.FALSE.equals(label)) {
      return List.of();
    }
    List<Object> names =
        label == null
            ? frame.index().names()
            : Read.isListLike(label) ? Read.items(context, label) : List.of(label);
    return names.stream().map(CsvWriter::field).toList();
  }

  private static Field field(Object label) {
    return label == Scalars.NONE
        ? Field.of("")
        : new Field(Text.str(label), label instanceof Number);
  }
}
