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
    return items.containsKey(Equality.key(item));
  }

  public void add(Object item) {
    items.putIfAbsent(Equality.key(item), item);
  }

  public boolean remove(Object item) {
    return items.remove(Equality.key(item)) != null;
  }

  public void clear() {
    items.clear();
  }

  /** The elements now, in order. */
  public List<Object> items() {
    return new ArrayList<>(items.values());
  }

  @Override
  public Iterator<Object> iterator() {
    return items().iterator();
  }

  @Override
  public String toString() {
    return Text.repr(this);
  }
}
