package dev.assay.pandas.api.memory;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.array.NestedShape;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.indexing.CellArea;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Columns of one dtype, which lie in one array of numpy's (pandas' single block). */
public final class OneArray {

  private static final List<DType.Kind> HELD =
      List.of(
          DType.Kind.BOOL,
          DType.Kind.INTEGER,
          DType.Kind.FLOAT,
          DType.Kind.OBJECT,
          DType.Kind.DATETIME,
          DType.Kind.TIMEDELTA);

  private final Context context;
  private final CellArea area;

  public OneArray(Context context, CellArea area) {
    this.context = context;
    this.area = area;
  }

  /**
   * Whether the columns lie in one array of numpy's that can hold the values: columns of one dtype,
   * and values of its kind.
   */
  public boolean canHold(Object values) {
    DataFrame frame = area.frame();
    DType dtype = frame.columnCount() == 0 ? DType.STRING : frame.column(0).dtype();
    return area.known() == frame.columnCount()
        && frame.index().levelCount() == 1
        && frame.columns().levelCount() == 1
        && !dtype.isNullable()
        && HELD.contains(dtype.kind())
        && dtype != DType.STRING
        && frame.data().stream().allMatch(column -> column.dtype() == dtype)
        && (dtype == DType.OBJECT || holds(dtype, values));
  }

  /** The area in columns that can hold values, as numpy's array changes as a whole for them. */
  public CellArea holding(Object values) {
    DType dtype = area.frame().column(0).dtype();
    if (dtype == DType.OBJECT || holds(dtype, values)) {
      return area;
    }
    boolean reals = dtype.isInteger() && holds(DType.FLOAT64, values);
    return area.cast(reals ? DType.FLOAT64 : DType.OBJECT);
  }

  private boolean holds(DType dtype, Object values) {
    if (values instanceof FrameObject given) {
      return given.frame().data().stream().allMatch(column -> holds(dtype, column.dtype()));
    }
    Column array = array(values);
    if (array != null) {
      return holds(dtype, array.dtype())
          || dtype.isInteger() && array.dtype().isFloat() && isWhole(array);
    }
    List<Object> leaves = new ArrayList<>();
    gather(values, leaves);
    boolean truths = leaves.stream().allMatch(Boolean.class::isInstance);
    return leaves.stream().allMatch(leaf -> holds(dtype, leaf, truths));
  }

  /** The values of something that has a dtype. */
  private static @Nullable Column array(Object values) {
    return switch (values) {
      case MatrixObject matrix -> matrix.matrix().cells();
      case ArrayObject array -> array.column();
      case SeriesObject series -> series.series().values();
      case IndexObject index when index.index().levelCount() == 1 -> index.index().column();
      default -> null;
    };
  }

  private static boolean isWhole(Column reals) {
    return reals.items().stream().allMatch(item -> item instanceof Double d && d == Math.rint(d));
  }

  private static boolean holds(DType dtype, DType given) {
    return switch (dtype.kind()) {
      case INTEGER -> given.isInteger();
      case FLOAT -> given.isInteger() || given.isFloat();
      default -> given.kind() == dtype.kind();
    };
  }

  private void gather(Object value, List<Object> leaves) {
    if (NestedShape.isSequence(value)) {
      NestedShape.elements(context, value).forEach(element -> gather(element, leaves));
    } else {
      leaves.add(Scalars.plain(Scalars.boxed(value)));
    }
  }

  private static boolean holds(DType dtype, Object leaf, boolean truths) {
    return switch (dtype.kind()) {
      case BOOL -> truths;
      case INTEGER -> !truths && (leaf instanceof Long || leaf instanceof Boolean);
      case FLOAT ->
          !truths && (leaf instanceof Long || leaf instanceof Double || leaf instanceof Boolean);
      default -> Scalars.isMissing(leaf) || Columns.filled(leaf, 1).dtype().kind() == dtype.kind();
    };
  }
}
