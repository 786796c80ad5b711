package dev.assay.pandas.api.array;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.value.PythonError;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where the values of an array are: its own, or some of those of another array, as slices, rows and
 * columns of numpy's are. Writes to a part go to the whole, which its other parts read.
 */
final class Memory {

  private @Nullable Column values;
  private final @Nullable Memory whole;
  private final int[] places;
  private @Nullable Column seen;
  private boolean readOnly;

  Memory(Column values) {
    this.values = values;
    this.whole = null;
    this.places = new int[0];
  }

  private Memory(Memory whole, int[] places) {
    this.whole = whole;
    this.places = places;
  }

  /** The values at some places of this one. */
  Memory part(int[] chosen) {
    return new Memory(this, chosen);
  }

  /** Refuses writes from now on: the values are those of a series or a frame. */
  void lock() {
    readOnly = true;
  }

  Column values() {
    if (whole != null) {
      Column now = whole.values();
      if (now != seen) {
        seen = now;
        values = now.take(places);
      }
    }
    return Objects.requireNonNull(values);
  }

  /** Puts other values, as many as there are and of their dtype, in place of all. */
  void put(Column changed) {
    if (readOnly) {
      throw PythonError.valueError("assignment destination is read-only")
          .hinting("; assign to df['a'], or take .to_numpy(copy=True) or .values.copy()");
    }
    if (whole == null) {
      values = changed;
    } else {
      whole.put(CellAssigner.put(whole.values(), places, changed));
    }
  }
}
