package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Python's set and, as a subclass, frozenset, with Python's equality of elements. Sets of numbers
 * iterate in CPython's order. The hashes of strings differ from one run of CPython to the next, so
 * sets with strings iterate in the order of insertion.
 */
public class PySet implements Iterable<Object> {

  private final LinkedHashMap<Object, Object> items;

  /** Where CPython keeps the elements, as long as it is known. */
  private @Nullable SetTable table = new SetTable();

  PySet() {
    this.items = new LinkedHashMap<>();
  }

  /** Takes over the elements of a set that is not used any more. */
  PySet(PySet other) {
    this.items = other.items;
    this.table = other.table;
  }

  public static PySet empty() {
    return new PySet();
  }

  /** The elements, added one after the other. */
  public static PySet copyOf(Collection<?> items) {
    PySet set = new PySet();
    items.forEach(set::add);
    return set;
  }

  public static PyFrozenSet frozenCopyOf(Collection<?> items) {
    return new PyFrozenSet(copyOf(items));
  }

  /** This set as a frozenset; it is not to be used any more itself. */
  public PyFrozenSet frozen() {
    return this instanceof PyFrozenSet already ? already : new PyFrozenSet(this);
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
    Object key = Equality.identityKey(item);
    if (items.putIfAbsent(key, item) == null && table != null) {
      Long hash = NumberHash.ofKey(key);
      if (hash == null) {
        table = null;
      } else {
        table.add(item, hash);
      }
    }
  }

  /** Adds the elements of another set, in its order. */
  public void addAll(PySet other) {
    if (other.size() == 0) {
      return;
    }
    reserve(other.size());
    if (table != null && other.table != null && table.copy(other.table)) {
      items.putAll(other.items);
    } else {
      other.items().forEach(this::add);
    }
  }

  /** Adds the keys of a dict, for which CPython makes room beforehand. */
  public void addKeys(Collection<?> keys) {
    reserve(keys.size());
    keys.forEach(this::add);
  }

  private void reserve(int others) {
    if (table != null) {
      table.reserve(others);
    }
  }

  public boolean remove(Object item) {
    Object key = searched(item);
    Object removed = items.remove(key);
    Long hash = removed == null || table == null ? null : NumberHash.ofKey(key);
    if (table != null && hash != null) {
      table.remove(removed, hash);
    }
    return removed != null;
  }

  /** Removes the elements of a collection, as the difference from it. */
  public void removeAll(Iterable<?> others) {
    others.forEach(this::remove);
    if (table != null) {
      table.tidy();
    }
  }

  /** Removes the element that CPython takes first; there must be one. */
  public Object pop() {
    Object item = table == null ? items.values().iterator().next() : table.next();
    remove(item);
    return item;
  }

  /** A set, which has no hash, is looked for as the frozenset that it would be. */
  private static Object searched(Object item) {
    boolean plainSet = item instanceof PySet set && !set.isFrozen();
    return Equality.identityKey(plainSet ? frozenCopyOf(((PySet) item).items()) : item);
  }

  public void clear() {
    items.clear();
    table = new SetTable();
  }

  /** Has the elements of another set instead, which is not used any more. */
  public void become(PySet other) {
    items.clear();
    items.putAll(other.items);
    table = other.table;
  }

  /** The elements now, in the order in which CPython iterates them as far as it has one. */
  public List<Object> items() {
    return table == null ? new ArrayList<>(items.values()) : table.items();
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
