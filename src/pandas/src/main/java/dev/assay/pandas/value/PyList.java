package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Python's list. {@link #items()} is the live list behind it. */
public final class PyList implements Iterable<Object> {

  private final ArrayList<Object> items;

  /** What {@code str} gives for a list of pandas that is not to be changed; null for others. */
  private final @Nullable String frozen;

  private PyList(ArrayList<Object> items) {
    this(items, null);
  }

  private PyList(ArrayList<Object> items, @Nullable String frozen) {
    this.items = items;
    this.frozen = frozen;
  }

  /** pandas' FrozenList: names, levels and codes of indexes, with its text. */
  public static PyList frozen(Collection<?> items, String text) {
    return new PyList(new ArrayList<>(items), text);
  }

  public boolean isFrozen() {
    return frozen != null;
  }

  /** The text of a list that is frozen. */
  String text() {
    return frozen == null ? "" : frozen;
  }

  public static PyList of(Object... items) {
    return new PyList(new ArrayList<>(List.of(items)));
  }

  public static PyList copyOf(Collection<?> items) {
    return new PyList(new ArrayList<>(items));
  }

  /** The elements, live: changes show. */
  public List<Object> items() {
    return items;
  }

  public int size() {
    return items.size();
  }

  public Object get(int index) {
    return items.get(index);
  }

  public void add(Object item) {
    requireMutable();
    items.add(item);
  }

  /** Refuses to change a frozen list, as pandas does. */
  public void requireMutable() {
    if (frozen != null) {
      throw PythonError.typeError("'FrozenList' does not support mutable operations.");
    }
  }

  /** In order; a list that grows meanwhile is followed, as in Python. */
  @Override
  public Iterator<Object> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < items.size();
      }

      @Override
      public Object next() {
        return items.get(next++);
      }
    };
  }

  @Override
  public String toString() {
    return Text.repr(this);
  }
}
