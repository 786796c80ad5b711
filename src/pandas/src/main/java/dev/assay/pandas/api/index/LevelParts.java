package dev.assay.pandas.api.index;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.DoubleColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** The levels of an index that lists, arrays, series or other indexes become. */
public final class LevelParts {

  private LevelParts() {}

  /** A MultiIndex of lists or arrays, each of which is a level. */
  public static Index ofLevels(Context context, List<Object> parts) {
    return index(parts, columns(context, parts), parts.stream().map(LevelParts::name).toList());
  }

  static List<Column> columns(Context context, List<Object> parts) {
    List<Column> levels = parts.stream().map(each -> column(context, each)).toList();
    if (levels.stream().anyMatch(level -> level.size() != levels.getFirst().size())) {
      throw PythonError.valueError("all arrays must be same length");
    }
    return levels;
  }

  /** A list of nothing but None has no dtype, and is one of floats here. */
  private static Column column(Context context, Object part) {
    Column column = Read.column(context, part);
    boolean nothing =
        !objects(part).isEmpty() && objects(part).stream().allMatch(each -> each == Scalars.NONE);
    boolean list = part instanceof PyList || part instanceof PyTuple;
    return list && nothing ? DoubleColumn.allMissing(column.size()) : column;
  }

  static Index index(List<Object> parts, List<Column> levels, List<Object> names) {
    return new MultiIndex(levels, names)
        .ofLists(parts.stream().map(LevelParts::objects).toList())
        .knowingCategories();
  }

  /** The elements of what has no dtype of its own. */
  private static List<Object> objects(Object part) {
    return switch (part) {
      case PyList list -> list.items();
      case PyTuple tuple -> tuple.items();
      case ArrayObject array when array.column().dtype() == DType.OBJECT -> array.column().items();
      case SeriesObject series when series.series().dtype() == DType.OBJECT ->
          series.series().values().items();
      default -> List.of();
    };
  }

  /** The name that a level gets from what its labels are. */
  static Object name(Object part) {
    return switch (part) {
      case IndexObject labels -> labels.index().name();
      case SeriesObject series -> series.series().name();
      default -> Scalars.NONE;
    };
  }
}
