package dev.assay.pandas.api.memory;

import dev.assay.pandas.api.array.ArrayForm;
import dev.assay.pandas.api.array.Matrices;
import dev.assay.pandas.api.array.MatrixObject;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a frame has in common with series, arrays and other frames: the memory of its columns, and
 * that of all its values, where pandas holds them in one block. Whether it does depends on how the
 * frame came about; where that is not known, a frame whose values were written to from elsewhere
 * can be read no more.
 */
public final class SharedMemory {

  /** How pandas keeps a frame's columns, as far as a program tells. */
  public enum Layout {
    ONE_BLOCK,
    BLOCKS,
    UNKNOWN
  }

  private @Nullable Memory[] columns = {};
  private @Nullable MatrixObject whole;
  private @Nullable SeriesObject[] given = {};
  private final StoredArrays arrays = new StoredArrays();
  private boolean oneBlock;
  private boolean doubtful;

  /** The frame with the values that its memory holds by now. */
  public DataFrame read(DataFrame frame) {
    if (doubtful) {
      throw PythonError.unsupported(
          "a frame whose rows, .values or slices of columns were written to, unless it is known to"
              + " hold one block",
          "write to df.loc[...], or to .copy() of the row, of .to_numpy() or of the slice");
    }
    DataFrame now = frame;
    for (int at = 0; at < columns.length; at++) {
      Memory memory = columns[at];
      if (memory != null && memory.values() != now.column(at)) {
        now = now.replace(at, memory.values());
      }
    }
    return now;
  }

  /** Nobody knows whether the frame's values were written to. */
  public void doubt() {
    doubtful = true;
  }

  /** Where the values of a column are. */
  public Memory column(DataFrame frame, int position) {
    if (columns.length == 0) {
      columns = new @Nullable Memory[frame.columnCount()];
    }
    Memory memory = columns[position];
    if (memory == null) {
      memory = new Memory(frame.column(position));
      columns[position] = memory;
    }
    return memory;
  }

  /** What a frame that is made of data has in common with it. */
  public void made(DataFrame frame, Object data) {
    switch (data) {
      case MatrixObject array when isOf(frame, array) -> link(frame, array);
      case FrameObject given -> {
        for (int at = 0; at < frame.columnCount(); at++) {
          boolean own = at < given.frame().columnCount();
          if (own && given.frame().column(at) == frame.column(at)) {
            link(frame, at, given.memory(at));
          }
        }
      }
      default -> {
        oneBlock = true;
        arrays.together(frame.columnCount());
      }
    }
  }

  /** Which columns are in one array. */
  public StoredArrays arrays() {
    return arrays;
  }

  private static boolean isOf(DataFrame frame, MatrixObject array) {
    DType dtype = array.matrix().cells().dtype();
    return array.form() == ArrayForm.NUMPY
        && frame.rowCount() == array.matrix().rowCount()
        && frame.columnCount() == array.matrix().columnCount()
        && frame.data().stream().allMatch(column -> column.dtype() == dtype);
  }

  /** Columns that are replaced as a whole share nothing, whatever they are replaced by. */
  public void forget(int[] positions) {
    for (int position : positions) {
      if (position < columns.length) {
        columns[position] = null;
      }
    }
    if (positions.length > 0) {
      oneBlock = false;
      whole = null;
    }
  }

  /**
   * The series that a column was given out as, which pandas gives again until the frame changes.
   */
  public @Nullable SeriesObject given(int position) {
    return position < given.length ? given[position] : null;
  }

  /** Remembers the series that a column is given out as. */
  public void give(DataFrame frame, int position, SeriesObject column) {
    if (given.length == 0) {
      given = new @Nullable SeriesObject[frame.columnCount()];
    }
    given[position] = column;
  }

  /** From now on columns are given out as other series. */
  public void forgetGiven() {
    given = new @Nullable SeriesObject[0];
  }

  /** Takes the memory of other values as that of a column. */
  public void link(DataFrame frame, int position, Memory memory) {
    if (columns.length == 0) {
      columns = new @Nullable Memory[frame.columnCount()];
    }
    columns[position] = memory;
  }

  /** Takes an array's memory as that of all values. */
  void link(DataFrame frame, MatrixObject array) {
    int[] rows = Positions.all(frame.rowCount());
    for (int at = 0; at < frame.columnCount(); at++) {
      int[] places = array.matrix().positions(rows, new int[] {at});
      link(frame, at, array.memory().part(places));
    }
    whole = array;
    oneBlock = true;
  }

  /**
   * What is left in common once the frame has changed: columns that are still the same ones, and
   * those whose cells were written to in place.
   */
  public void follow(DataFrame before, DataFrame after, boolean written) {
    forgetGiven();
    boolean same = after.columnCount() == before.columnCount();
    boolean kept = same && after.rowCount() == before.rowCount();
    @Nullable Memory[] moved =
        columns.length == 0 ? columns : new @Nullable Memory[after.columnCount()];
    int[] places = Allocation.ints(after.columnCount());
    for (int at = 0; at < after.columnCount(); at++) {
      int from = same ? at : before.columns().find(after.label(at));
      Column old = from < 0 ? null : before.column(from);
      Column column = after.column(at);
      boolean fits = old != null && old.dtype() == column.dtype() && old.size() == column.size();
      boolean stays = column == old || written && fits;
      kept &= stays;
      places[at] = stays ? from : -1;
      Memory memory = from < 0 || columns.length == 0 ? null : columns[from];
      if (memory != null && stays) {
        if (column != old) {
          memory.put(column);
        }
        moved[at] = memory;
      }
    }
    columns = moved;
    arrays.follow(places);
    if (!kept) {
      oneBlock = false;
      whole = null;
    }
  }

  /** The frame's values as one array, which has them in common with it where pandas' has. */
  public MatrixObject values(Context context, FrameObject object) {
    DataFrame frame = object.frame();
    if (!isOfOneDtype(frame)) {
      return MatrixObject.of(context, Matrices.values(frame));
    }
    context.budget().cells((long) frame.columnCount() * frame.rowCount());
    if (frame.columnCount() == 1) {
      return new MatrixObject(column(frame, 0), ArrayForm.NUMPY, frame.rowCount(), 1);
    }
    if (!oneBlock) {
      MatrixObject copy = MatrixObject.of(context, Matrices.values(frame));
      copy.memory().ofPerhaps(object);
      return copy;
    }
    if (whole == null) {
      whole = block(frame);
    }
    return new MatrixObject(whole.memory(), whole.form(), frame.rowCount(), frame.columnCount());
  }

  /** All columns, one behind the other, as the rows and columns of an array. */
  private MatrixObject block(DataFrame frame) {
    int rows = frame.rowCount();
    Memory block = new Memory(Columns.concat(frame.data()));
    for (int at = 0; at < frame.columnCount(); at++) {
      column(frame, at).join(block, Positions.range(at * rows, (at + 1) * rows));
    }
    return new MatrixObject(block, ArrayForm.NUMPY, frame.columnCount(), rows).transposed();
  }

  /** Cells of a row in common with the frame, as far as pandas' rows are. */
  public SeriesObject row(Context context, FrameObject object, int at, int[] cells, Series row) {
    DataFrame frame = object.frame();
    int width = frame.columnCount();
    if (!isOfOneDtype(frame) || row.size() != cells.length) {
      return new SeriesObject(row);
    }
    if (width > 1 && !oneBlock) {
      Memory memory = new Memory(row.values());
      memory.ofPerhaps(object);
      return SeriesObject.of(memory, row);
    }
    int[] places = Allocation.ints(cells.length);
    for (int next = 0; next < places.length; next++) {
      places[next] = at * width + cells[next];
    }
    return SeriesObject.of(values(context, object).memory().part(places), row);
  }

  /** How pandas keeps the columns: a single one is a block, those of several dtypes never are. */
  public Layout layout(DataFrame frame) {
    if (frame.columnCount() == 1) {
      return Layout.ONE_BLOCK;
    }
    if (!isOfOneDtype(frame)) {
      return Layout.BLOCKS;
    }
    return oneBlock ? Layout.ONE_BLOCK : Layout.UNKNOWN;
  }

  /** Whether the columns are of one dtype of numpy's, which one block could hold. */
  private static boolean isOfOneDtype(DataFrame frame) {
    List<Column> data = frame.data();
    if (data.isEmpty() || frame.rowCount() == 0) {
      return false;
    }
    DType dtype = data.getFirst().dtype();
    return Views.isOfNumpy(dtype) && data.stream().allMatch(each -> each.dtype() == dtype);
  }
}
