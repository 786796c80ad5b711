package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Python's set and, as a subclass, frozenset, with Python's equality of elements. It iterates in
 * the order in which the elements came.
 */
public class PySet implements Iterable<Object> {

  private final LinkedHashMap<Object, Object> items;

  PySet() {
    this.items = new LinkedHashMap<>();
  }

  /** Takes over the elements of a set that is not used any more. */
  PySet(PySet other) {
    this.items = other.items;
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
    items.putIfAbsent(Equality.identityKey(item), item);
  }

  /** Adds the elements of another set, in its order. */
  public void addAll(PySet other) {
    other.items.forEach(items::putIfAbsent);
  }

  public boolean remove(Object item) {
    return items.remove(searched(item)) != null;
  }

  /** Removes the elements of a collection, as the difference from it. */
  public void removeAll(Iterable<?> others) {
    others.forEach(this::remove);
  }

  /** Removes the first element; there must be one. */
  public Object pop() {
    Object item = items.values().iterator().next();
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
  }

  /** Has the elements of another set instead, which is not used any more. */
  public void become(PySet other) {
    items.clear();
    items.putAll(other.items);
  }

  /** The elements now. */
  public List<Object> items() {
    return new ArrayList<>(items.values());
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
