package dev.assay.pandas.api.indexing;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.Columns;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.assign.Reindexer;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.RangeIndex;
import dev.assay.pandas.frame.select.LabelSelector;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.NumpyInt;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyFrozenSet;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.List;

/** Keys in brackets as positions. */
public final class Select {

  /**
   * What a key chooses.
   *
   * @param single whether it names one row or column, which drops the dimension
   * @param slice whether it is a slice, of which a range of labels stays a range
   * @param whole whether it is the slice without bounds, which takes all as they are
   */
  public record Chosen(int[] positions, boolean single, boolean slice, boolean whole) {

    public Chosen(int[] positions, boolean single) {
      this(positions, single, false);
    }

    public Chosen(int[] positions, boolean single, boolean slice) {
      this(positions, single, slice, false);
    }

    public static Chosen all(int size) {
      return new Chosen(Positions.all(size), false, true, true);
    }

    Series of(Series series) {
      return whole ? series : slice ? series.sliced(positions) : series.take(positions);
    }

    DataFrame of(DataFrame frame) {
      return whole ? frame : slice ? frame.sliced(positions) : frame.take(positions);
    }
  }

  private Select() {}

  /** The positions of a slice by position. */
  public static int[] slice(PySlice slice, int size) {
    PySlice.Range range = slice.within(size);
    return Allocation.ints(range.count(), at -> range.position(at));
  }

  /** A range of labels that a slice chose ends where the slice does, which its repr tells. */
  public static Index ended(Index old, PySlice slice, Index chosen) {
    if (!(old instanceof RangeIndex range)
        || !(chosen instanceof RangeIndex part)
        || Math.abs(part.step()) == Math.abs(range.step()) && part.size() > 0) {
      return chosen;
    }
    PySlice.Range within = slice.within(old.size());
    long start = range.start() + within.start() * range.step();
    long stop = range.start() + slice.end(old.size()) * range.step();
    return new RangeIndex(start, part.size(), range.step() * within.step(), part.name(), stop);
  }

  /** The positions at which a mask of the same length is true. */
  public static int[] mask(Column mask, int size) {
    if (mask.size() != size) {
      throw new PythonError(
          "IndexError", "Boolean index has wrong length: " + mask.size() + " instead of " + size);
    }
    return Positions.where(Columns.truths(mask));
  }

  private static void requireKnown(Column mask) {
    if (mask instanceof ObjectColumn && mask.hasMissing()) {
      throw PythonError.valueError("Cannot mask with non-boolean array containing NA / NaN values")
          .hinting("; use .fillna(False), or na=False in string methods");
    }
  }

  /** The positions at which a mask is true, aligned by label when it is a series. */
  public static int[] mask(Object key, Column mask, Index index) {
    requireKnown(mask);
    if (key instanceof SeriesObject object && !object.series().index().sameLabels(index)) {
      Index own = object.series().index();
      if (!own.isUnique() && !holdsAll(own, index)) {
        throw unalignable();
      }
      Series aligned = Reindexer.rows(object.series(), index);
      if (aligned.values().hasMissing() && !(mask.hasMissing() && holdsAll(own, index))) {
        throw unalignable();
      }
      return Positions.where(Columns.truths(aligned.values()));
    }
    if (mask.size() != index.size()) {
      throw key instanceof SeriesObject
          ? unalignable()
          : PythonError.valueError(
              "Item wrong length %d instead of %d.", mask.size(), index.size());
    }
    return Positions.where(Columns.truths(mask));
  }

  private static boolean holdsAll(Index own, Index wanted) {
    return wanted.labels().stream().allMatch(own.lookup()::contains);
  }

  private static PythonError unalignable() {
    return new PythonError(
        "IndexingError",
        "Unalignable boolean Series provided as indexer (index of the boolean Series and of"
            + " the indexed object do not match).");
  }

  /** The position that an integer names, counted from the end when negative. */
  public static int position(Object key, int size, String what) {
    long wanted =
        switch (key) {
          case Long number -> number;
          case NumpyInt number -> number.value();
          default ->
              throw what.equals("iloc")
                  ? PythonError.typeError("Cannot index by location index with a non-integer key")
                  : noPosition();
        };
    long position = wanted < 0 ? wanted + size : wanted;
    if (position < 0 || position >= size) {
      throw PythonError.indexError(
          what.equals("iloc")
              ? "single positional indexer is out-of-bounds"
              : "index " + wanted + " is out of bounds for axis 0 with size " + size);
    }
    return (int) position;
  }

  /** The IndexError of numpy for a key that is no position. */
  public static PythonError noPosition() {
    return PythonError.indexError(
        "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or"
            + " boolean arrays are valid indices");
  }

  static int[] positions(Context context, Object list, int size) {
    return positions(Read.items(context, list), size);
  }

  public static int[] positions(List<Object> items, int size) {
    return Allocation.ints(items.size(), at -> listed(items.get(at), size));
  }

  private static int listed(Object item, int size) {
    if (item instanceof Long number && (number >= size || number < -size)) {
      throw PythonError.indexError("positional indexers are out-of-bounds");
    }
    return position(item, size, "iloc");
  }

  /**
   * Requires that a key has an order of its own.
   *
   * @throws PythonError a TypeError for a set or a dict
   */
  public static void requireOrder(Object key) {
    if (key instanceof PySet && !(key instanceof PyFrozenSet) || key instanceof PyDict) {
      String kind = key instanceof PySet ? "set" : "dict";
      throw PythonError.typeError(
          "Passing a " + kind + " as an indexer is not supported. Use a list instead.");
    }
  }

  /** Truths are no ends of a slice by position, as they are of one of a list. */
  private static void requireWhole(Object end) {
    if (end instanceof Boolean) {
      throw PythonError.typeError(
          "cannot do positional indexing with these indexers [%s] of type bool", Text.str(end));
    }
  }

  /** What {@code iloc[key]} chooses of one axis. */
  public static Chosen byPosition(Context context, Object key, int size) {
    requireOrder(key);
    if (key instanceof PySlice slice) {
      requireWhole(slice.start());
      requireWhole(slice.stop());
      return new Chosen(slice(slice, size), false, true, slice.isWhole());
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      return new Chosen(mask(mask, size), false);
    }
    if (Read.isListLike(key)) {
      return new Chosen(positions(context, key, size), false);
    }
    return new Chosen(new int[] {position(key, size, "iloc")}, true);
  }

  /** What {@code loc[key]} chooses of one axis. */
  public static Chosen byLabel(Context context, Object key, Index index) {
    requireOrder(key);
    LabelSelector labels = new LabelSelector(index);
    if (key instanceof PySlice slice) {
      Object start = Scalars.plain(slice.start());
      Object stop = Scalars.plain(slice.stop());
      boolean back = slice.step() instanceof Long step && step < 0;
      int[] range = back ? labels.slice(stop, start) : labels.slice(start, stop);
      return new Chosen(stepped(range, slice.step()), false, true, slice.isWhole());
    }
    if (key instanceof FrameObject) {
      throw PythonError.valueError("Cannot index with multidimensional key");
    }
    Column mask = Read.mask(context, key);
    if (mask != null) {
      requireKnown(mask);
      boolean ownIndex = key instanceof SeriesObject;
      return new Chosen(ownIndex ? mask(key, mask, index) : mask(mask, index.size()), false);
    }
    if (Read.isList(key)) {
      return new Chosen(labels.list(Read.items(context, key)), false);
    }
    if (key instanceof PyTuple levels && hasSeveral(levels)) {
      return new Chosen(LevelSelector.positions(context, levels, index), false);
    }
    Object label = Scalars.boxed(key);
    int[] found = labels.one(label);
    boolean one = index.levelCount() == 1 || index.isUnique();
    boolean single = found.length == 1 && one && labels.isWhole(label);
    boolean slice = !single && Indexers.isSlice(found);
    return new Chosen(found, single, slice);
  }

  /** Whether a key is a tuple of which some part chooses several labels of a level. */
  public static boolean hasSeveral(Object key) {
    return key instanceof PyTuple tuple
        && tuple.items().stream()
            .anyMatch(part -> part instanceof PySlice || Read.isListLike(part));
  }

  private static int[] stepped(int[] positions, Object step) {
    if (!(step instanceof Long by) || by == 1) {
      return positions;
    }
    return Positions.compose(
        positions, slice(new PySlice(Scalars.NONE, Scalars.NONE, by), positions.length));
  }
}
