package dev.assay.pandas.api.indexing;

import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.stream.Stream;

/**
 * A slice in the brackets of a frame or series: of positions where it consists of whole numbers,
 * else of labels, as {@code Index._convert_slice_indexer} of pandas 2 decides. Beside labels that
 * are floats it is always of labels, beside whole numbers never.
 */
public final class BracketSlice {

  private BracketSlice() {}

  /**
   * The positions that a slice chooses.
   *
   * @throws PythonError a TypeError for ends that are no whole numbers beside labels that are
   */
  public static int[] positions(Context context, Index index, PySlice slice) {
    DType dtype = index.levelCount() == 1 ? index.column().dtype() : DType.OBJECT;
    boolean floats = dtype.isFloat() && !dtype.isNullable();
    if (!floats && parts(slice).allMatch(BracketSlice::isWholeOrNone)) {
      return Select.slice(slice, index.size());
    }
    if (dtype.isInteger()) {
      parts(slice)
          .filter(part -> !isWholeOrNone(part))
          .forEach(part -> refuse(context, index, part));
    }
    return Select.byLabel(context, slice, index).positions();
  }

  private static Stream<Object> parts(PySlice slice) {
    return Stream.of(slice.start(), slice.stop(), slice.step());
  }

  private static boolean isWholeOrNone(Object part) {
    return part == None.NONE || Scalars.plain(part) instanceof Long;
  }

  private static void refuse(Context context, Index index, Object part) {
    throw PythonError.typeError(
        "cannot do slice indexing on %s with these indexers [%s] of type %s",
        index instanceof RangeIndex ? "RangeIndex" : "Index",
        Text.str(part),
        context.typeName(part));
  }
}
