package dev.assay.pandas.api.dataframe;

import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.python.NamedTuples;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyIterator;
import dev.assay.pandas.eval.PyType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.PyNamedTuple;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Rows of a frame one by one, as series or tuples. */
public final class FrameRows {

  private FrameRows() {}

  static Object iterrows(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean nullable = frame.data().stream().anyMatch(MaskedColumn.class::isInstance);
    DataFrame boxed =
        frame.columnCount() == 1
            ? frame.map(FrameRows::plain)
            : nullable ? frame.map(ObjectColumn::of) : frame;
    Context context = args.context();
    return new PyIterator(
        "generator",
        new Iterator<>() {
          private int next;

          @Override
          public boolean hasNext() {
            return next < frame.rowCount();
          }

          @Override
          public Object next() {
            Object label = IndexObject.item(frame.index(), next);
            Series row = boxed.row(next++);
            Series given = row.withValues(Columns.withTimes(row.values()));
            return PyTuple.of(label, new SeriesObject(given));
          }
        });
  }

  /** A column as numpy's array of it, which has no dtypes of pandas' own. */
  static Column plain(Column column) {
    return switch (column) {
      case MaskedColumn numbers -> numbers.plain();
      case CategoryColumn categories -> categories.decoded();
      default -> column.dtype() == DType.STRING ? ObjectColumn.of(column) : column;
    };
  }

  /** Words that are no names of fields, as those of Python's language are. */
  private static final Set<String> KEYWORDS =
      Set.of(
          ("False None True and as assert async await break class continue def del elif else except"
                  + " finally for from global if import in is lambda nonlocal not or pass raise"
                  + " return try while with yield")
              .split(" "));

  static Object itertuples(FrameObject self, Args args) {
    DataFrame frame = self.frame();
    boolean index = args.truth("index");
    Set<String> names = new LinkedHashSet<>();
    if (index) {
      names.add("Index");
    }
    for (int at = 0; at < frame.columnCount(); at++) {
      String label = Text.str(frame.label(at));
      boolean plain =
          label.matches("[\\p{L}][\\p{L}\\p{N}_]*")
              && !names.contains(label)
              && !KEYWORDS.contains(label);
      names.add(plain ? label : "_" + (at + (index ? 1 : 0)));
    }
    List<String> fields = List.copyOf(names);
    String name = args.optionalString("name");
    PyType<?> type =
        name == null ? null : NamedTuples.type(name, "pandas.core.frame", fields, List.of());
    List<Object> rows = new ArrayList<>();
    for (Object row : fields.isEmpty() ? List.of() : tuples(frame, index)) {
      rows.add(name == null ? row : new PyNamedTuple(type, name, fields, ((PyTuple) row).items()));
    }
    args.budget().cells((long) rows.size() * fields.size());
    return new PyIterator("map", rows.iterator());
  }

  /** Categories as they are listed: intervals beside missing ones are of floats. */
  public static Column listed(Column column) {
    return column instanceof CategoryColumn(_, IntervalColumn _, _) && column.hasMissing()
        ? ((CategoryColumn) column).decoded()
        : column;
  }

  /** Rows as tuples, each with its label first if wanted. */
  static List<Object> tuples(DataFrame frame, boolean withIndex) {
    List<Object> rows = new ArrayList<>();
    List<Column> data = frame.data().stream().map(FrameRows::listed).toList();
    for (int row = 0; row < frame.rowCount(); row++) {
      List<Object> cells = new ArrayList<>();
      if (withIndex) {
        cells.add(IndexObject.item(frame.index(), row));
      }
      for (Column column : data) {
        cells.add(column instanceof MaskedColumn ? column.get(row) : column.item(row));
      }
      rows.add(PyTuple.copyOf(cells));
    }
    return rows;
  }
}
