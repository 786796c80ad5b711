package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.array.ArrayCasts;
import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.RecordsObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Reduce;
import dev.assay.pandas.api.common.Relabel;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.api.csv.CsvWriter;
import dev.assay.pandas.api.dtype.Astype;
import dev.assay.pandas.api.indexing.Indexers;
import dev.assay.pandas.api.missing.Gapless;
import dev.assay.pandas.api.series.SeriesConversion;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Exceptions;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.convert.Nullables;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.show.TableText;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Methods of a frame that turn it into something else, or its columns into other dtypes. */
public final class FrameConversion {

  private FrameConversion() {}

  static PyType.Builder<FrameObject> add(PyType.Builder<FrameObject> table) {
    return table
        .method("astype", "dtype, copy=None, errors='raise'", FrameConversion::astype)
        .method(
            "convert_dtypes",
            "!infer_objects=True, !convert_string=True, !convert_integer=True,"
                + " !convert_boolean=True, !convert_floating=True, !dtype_backend='numpy_nullable'",
            (self, args) -> mapped(self, args, Nullables::convert))
        .method("infer_objects", "copy=None", (self, args) -> mapped(self, args, Columns::inferred))
        .method("copy", "deep=True", FrameConversion::copy)
        .method("squeeze", "axis=None", FrameConversion::squeeze)
        .method("to_dict", "orient='dict', *, into=None, index=True", FrameDicts::of)
        .method(
            "to_records",
            "index=True, !column_dtypes=None, !index_dtypes=None",
            FrameConversion::toRecords)
        .method("to_numpy", "dtype=None, copy=False, na_value=...", FrameConversion::toNumpy)
        .method(
            "to_string",
            "!buf=None, columns=None, !col_space=None, header=True, index=True, !na_rep='NaN',"
                + " !formatters=None, !float_format=None, !sparsify=None, !index_names=True,"
                + " !justify=None, !max_rows=None, !max_cols=None, !show_dimensions=False,"
                + " !decimal='.', !line_width=None, !min_rows=None, !max_colwidth=None,"
                + " !encoding=None",
            FrameConversion::text)
        .method("to_csv", CsvWriter.NOTATION, CsvWriter::of)
        .method("iterrows", "", FrameRows::iterrows)
        .method("itertuples", "index=True, name='Pandas'", FrameRows::itertuples)
        .method("info", "**kwargs", (_, args) -> info(args));
  }

  /** What is printed is nobody's; what a buffer is given would be read. */
  public static Object info(Args args) {
    Object buffer = args.namedRest("kwargs").get("buf");
    if (buffer != null && buffer != None.NONE) {
      throw PythonError.unsupported(
          "info() into a buffer", "look at dtypes, count() and shape instead");
    }
    return None.NONE;
  }

  private static FrameObject copy(FrameObject self, Args args) {
    boolean deep = args.optional("deep") == null || args.truth("deep");
    return Wrap.frame(args, deep ? self.frame().separate() : self.frame());
  }

  private static Object mapped(FrameObject self, Args args, UnaryOperator<Column> change) {
    return Wrap.frame(args, self.frame().map(change));
  }

  private static Object toRecords(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    if (frame.data().stream().anyMatch(column -> column.dtype().isTime())) {
      throw PythonError.unsupported(
          "to_records() of dates and durations", "use itertuples(index=False, name=None)");
    }
    DataFrame fields =
        args.truth("index")
            ? Relabel.resetIndex(args.context(), frame, Scalars.NONE, null)
            : frame.withIndex(Index.range(frame.rowCount()));
    if (!fields.columns().isUnique()) {
      throw PythonError.valueError("name already used as a name or title: rename a column");
    }
    DataFrame plain = fields.map(FrameRows::plain);
    ArrayObject rows = Wrap.array(args, ObjectColumn.of(FrameRows.tuples(plain, false)));
    return new RecordsObject(rows, plain);
  }

  private static Object text(FrameObject self, Args args) {
    requireNoAliases(args);
    Object columns = args.optional("columns");
    DataFrame shown =
        columns == null ? self.frame() : Read.frame(self.getItem(args.context(), columns));
    return new TableText(true, args.truth("index"), args.truth("header")).frame(shown);
  }

  /** Other names of columns for the text alone are refused. */
  public static void requireNoAliases(Args args) {
    if (Read.isListLike(args.get("header"))) {
      throw PythonError.unsupported(
          "to_string(header=[...])", "rename the columns first, with set_axis(names, axis=1)");
    }
  }

  private static Object toNumpy(FrameObject self, Args args) {
    MatrixObject values = MatrixObject.of(args.context(), Matrices.values(self.frame()));
    Matrix matrix = values.matrix();
    Column cells = Gapless.filled(args, cells(self, matrix, args));
    return cells == matrix.cells() && !args.truth("copy")
        ? values
        : MatrixObject.of(args.context(), matrix.withCells(cells));
  }

  /** The cells in the dtype asked for; those of objects and texts are as each column has them. */
  private static Column cells(FrameObject self, Matrix matrix, Args args) {
    Context context = args.context();
    Object dtype = args.optional("dtype");
    if (dtype == null) {
      return matrix.cells();
    }
    boolean single = Astype.isObject(context, dtype) || Astype.isText(context, dtype);
    Column cells = single ? objects(self.frame()) : matrix.cells();
    return ArrayCasts.plain(context, cells, dtype);
  }

  private static Column objects(DataFrame frame) {
    List<Object> cells = new ArrayList<>();
    for (int row = 0; row < frame.rowCount(); row++) {
      for (Column column : frame.data()) {
        cells.add(column.item(row));
      }
    }
    return ObjectColumn.of(cells);
  }

  private static Object astype(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    Object dtype =
        args.get("dtype") instanceof SeriesObject dtypes // such as the dtypes of a frame
            ? SeriesConversion.toDict(dtypes)
            : args.get("dtype");
    List<Column> data = new ArrayList<>();
    if (dtype instanceof PyDict dict) {
      for (Object key : dict.keys()) {
        if (frame.columns().find(key) < 0) {
          throw KnownLabels.columns(
              PythonError.keyError(
                  "Only a column name can be used for the key in a dtype mappings argument. '"
                      + Text.str(key)
                      + "' not found in columns."),
              frame.columns(),
              List.of(key));
        }
      }
    }
    for (int at = 0; at < frame.columnCount(); at++) {
      Object wanted = dtype instanceof PyDict dict ? dict.get(frame.label(at)) : dtype;
      Column column = frame.column(at);
      boolean unchanged = wanted == null || wanted == None.NONE && dtype instanceof PyDict;
      if (unchanged) {
        data.add(column);
      } else if (dtype instanceof PyDict) {
        data.add(castOf(args, frame.label(at), column, wanted));
      } else {
        data.add(Astype.cast(args, column, wanted));
      }
    }
    return Wrap.frame(args, frame.withData(data));
  }

  /** A column's own dtype: what goes wrong names the column. */
  private static Column castOf(Args args, Object label, Column column, Object dtype) {
    try {
      return Astype.cast(args, column, dtype);
    } catch (PythonError error) {
      if (!Exceptions.type(error.type()).isSubtypeOf(Exceptions.type("ValueError"))) {
        throw error;
      }
      throw new PythonError(
              error.type(),
              "%s: Error while type casting for column '%s'"
                  .formatted(error.getMessage(), Text.str(label)))
          .hinting(error::hint);
    }
  }

  private static Object squeeze(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean rows = args.optional("axis") == null || Reduce.axis(args) == 0;
    boolean columns = args.optional("axis") == null || Reduce.axis(args) == 1;
    if (columns && frame.columnCount() == 1) {
      return rows && frame.rowCount() == 1
          ? frame.column(0).get(0)
          : Wrap.series(args, frame.series(0));
    }
    return rows && frame.rowCount() == 1 ? Wrap.series(args, Indexers.row(frame, 0)) : self;
  }
}
