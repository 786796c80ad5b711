package dev.assay.pandas.api.memory;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.assign.CellAssigner;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Values that can be written, and that arrays, series and frames may have in common, as those of
 * numpy and pandas 2 have. What is a part of other values is read when it is asked for, and writes
 * to it go to the whole.
 */
public final class Memory {

  private @Nullable Column values;
  private @Nullable Memory whole;
  private int[] places = {};
  private @Nullable Column seen;
  private final List<FrameObject> perhaps = new ArrayList<>(0);
  private boolean ofLabels;

  public Memory(Column values) {
    this.values = values;
  }

  private Memory(Memory whole, int[] places) {
    this.whole = whole;
    this.places = places;
  }

  /** The values of an index, which are not written to. */
  public static Memory ofLabels(Column labels) {
    Memory memory = new Memory(labels);
    memory.ofLabels = true;
    return memory;
  }

  /** Refuses writes from now on, since an index has taken the values as its labels. */
  public void lend() {
    ofLabels = true;
  }

  /** The values at some places of this one. */
  public Memory part(int[] chosen) {
    return new Memory(this, chosen);
  }

  /** The values as they are now. */
  public Column values() {
    if (whole != null) {
      Column now = whole.values();
      if (now != seen || values == null) {
        seen = now;
        values = now.take(places);
      }
    }
    return Objects.requireNonNull(values);
  }

  /** Puts other values, as many as there are and of their dtype, in place of all. */
  public void put(Column changed) {
    perhaps.forEach(FrameObject::doubt);
    if (whole != null && whole.values().dtype() == changed.dtype()) {
      whole.put(CellAssigner.put(whole.values(), places, changed));
      return;
    }
    if (ofLabels) {
      throw PythonError.unsupported(
          "writing to the values of an index",
          "write to .values.copy(), or set the columns or the index as a whole");
    }
    whole = null;
    values = changed;
  }

  /** Makes it a part of another one, which holds the same values. */
  void join(Memory other, int[] positions) {
    values = null;
    whole = other;
    places = positions;
  }

  /** A frame that may share these values: once they are written to, it is in doubt. */
  void ofPerhaps(FrameObject frame) {
    perhaps.add(frame);
  }

  /** Whether the values stand equally far apart, so that they can be read in other shapes. */
  public boolean isEven() {
    int[] all = root();
    for (int at = 2; at < all.length; at++) {
      if (all[at] - all[at - 1] != all[1] - all[0]) {
        return false;
      }
    }
    return true;
  }

  /** Whether the values stand one behind the other, as numpy's C-contiguous arrays do. */
  public boolean isContiguous() {
    int[] all = root();
    return isEven() && (all.length < 2 || all[1] - all[0] == 1);
  }

  /** The places in the memory that this one is a part of through others, if it is. */
  private int[] root() {
    return whole == null
        ? Positions.all(values().size())
        : whole.whole == null ? places : Positions.compose(whole.root(), places);
  }
}
