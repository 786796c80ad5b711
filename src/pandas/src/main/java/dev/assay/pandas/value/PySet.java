package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Python's set and, as a subclass, frozenset, with Python's equality of elements. Iterates in the
 * order of insertion; Python promises none.
 */
public class PySet implements Iterable<Object> {

  private final LinkedHashMap<Object, Object> items = new LinkedHashMap<>();

  private final TableGrowth growth = new TableGrowth();

  PySet() {}

  public static PySet empty() {
    return new PySet();
  }

  public static PySet copyOf(Collection<?> items) {
    return new PySet().with(items);
  }

  public static PyFrozenSet frozenCopyOf(Collection<?> items) {
    return new PyFrozenSet(items);
  }

  private PySet with(Collection<?> more) {
    more.forEach(this::add);
    return this;
  }

  public boolean isFrozen() {
    return this instanceof PyFrozenSet;
  }

  public int size() {
    return items.size();
  }

  public boolean contains(Object item) {
    return items.containsKey(searched(item));
  }

  public void add(Object item) {
    if (items.putIfAbsent(Equality.identityKey(item), item) == null) {
      growth.added();
    }
  }

  /** Adds the elements of another set, in its order. */
  public void addAll(PySet other) {
    growth.merging(items.size(), other.size());
    other.items().forEach(this::add);
  }

  public boolean remove(Object item) {
    return items.remove(searched(item)) != null;
  }

  /** A set, which has no hash, is looked for as the frozenset that it would be. */
  private static Object searched(Object item) {
    boolean plainSet = item instanceof PySet set && !set.isFrozen();
    return Equality.identityKey(plainSet ? new PyFrozenSet(((PySet) item).items()) : item);
  }

  public void clear() {
    items.clear();
  }

  /** The elements now, in the order in which CPython iterates them as far as it has one. */
  public List<Object> items() {
    List<Object> inserted = new ArrayList<>(items.values());
    return inserted.size() < 2
        ? inserted
        : SetOrder.of(inserted, new ArrayList<>(items.keySet()), growth);
  }

  /** In order; a set that grows or shrinks meanwhile is a RuntimeError, as in Python. */
  @Override
  public Iterator<Object> iterator() {
    Iterator<Object> copy = items().iterator();
    int size = items.size();
    return new Iterator<>() {
      private boolean done;

      @Override
      public boolean hasNext() {
        if (items.size() != size && !done) {
          throw new PythonError("RuntimeError", "Set changed size during iteration");
        }
        done = !copy.hasNext();
        return !done;
      }

      @Override
      public Object next() {
        return copy.next();
      }
    };
  }

  @Override
  public String toString() {
    return Text.repr(this);
  }
}
