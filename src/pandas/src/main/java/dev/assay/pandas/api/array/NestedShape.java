package dev.assay.pandas.api.array;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.index.IndexObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Matrix;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.PyObject;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PyTuple;
import java.util.ArrayList;
import java.util.List;

/**
 * The shape that numpy finds in lists of lists: as deep as all parts are equally long.
 *
 * @param lengths how long each dimension is, the outermost first; none for what is no sequence
 * @param ragged whether parts below these dimensions are of different lengths
 */
public record NestedShape(List<Integer> lengths, boolean ragged) {

  private static final NestedShape NONE = new NestedShape(List.of(), false);

  /** The shape of a value, of {@code most} dimensions at most. */
  public static NestedShape of(Context context, Object value, int most) {
    if (value instanceof MatrixObject array) {
      Matrix matrix = array.matrix();
      return new NestedShape(List.of(matrix.rowCount(), matrix.columnCount()), false);
    }
    if (most > 0 && Read.isArray(value)) {
      return new NestedShape(List.of(elements(context, value).size()), false);
    }
    if (most == 0 || !isSequence(value)) {
      return NONE;
    }
    List<Object> items = elements(context, value);
    if (items.isEmpty()) {
      return new NestedShape(List.of(0), false);
    }
    NestedShape below = of(context, items.getFirst(), most - 1);
    for (Object item : items) {
      below = below.common(of(context, item, most - 1));
    }
    List<Integer> lengths = new ArrayList<>(List.of(items.size()));
    lengths.addAll(below.lengths);
    return new NestedShape(lengths, below.ragged);
  }

  private NestedShape common(NestedShape other) {
    int same = 0;
    while (same < Math.min(lengths.size(), other.lengths.size())
        && lengths.get(same).equals(other.lengths.get(same))) {
      same++;
    }
    boolean equal = same == lengths.size() && same == other.lengths.size();
    return new NestedShape(lengths.subList(0, same), !equal || ragged || other.ragged);
  }

  public int dimensions() {
    return lengths.size();
  }

  /** Whether numpy looks into a value: lists, tuples, ranges and arrays, but no sets and dicts. */
  public static boolean isSequence(Object value) {
    return switch (value) {
      case PyList _, PyTuple _, MatrixObject _ -> true;
      case SeriesObject _, IndexObject _, ArrayObject _ -> true;
      case PyObject object ->
          object.typeName().equals("range") || object.typeName().equals("deque");
      default -> false;
    };
  }

  /** The elements of a sequence, rows for an array of two dimensions. */
  public static List<Object> elements(Context context, Object sequence) {
    return Read.isArray(sequence) ? Read.items(context, sequence) : context.list(sequence);
  }

  /** The elements at one place of each row. */
  public static PyList down(Context context, List<Object> rows, int place) {
    return PyList.copyOf(rows.stream().map(row -> elements(context, row).get(place)).toList());
  }
}
