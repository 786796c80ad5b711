package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Python's list. {@link #items()} is the live list behind it. */
public final class PyList implements Iterable<Object> {

  private final ArrayList<Object> items;

  private PyList(ArrayList<Object> items) {
    this.items = items;
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
    items.add(item);
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
