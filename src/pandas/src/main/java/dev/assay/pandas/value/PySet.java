package dev.assay.pandas.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Python's set and frozenset, with Python's equality of elements. Iterates in the order of
 * insertion; Python promises none.
 */
public final class PySet implements Iterable<Object> {

  private final LinkedHashMap<Object, Object> items = new LinkedHashMap<>();
  private final boolean frozen;
  private int depth;
  private int hash;
  private boolean hashed;

  private PySet(boolean frozen) {
    this.frozen = frozen;
  }

  public static PySet empty() {
    return new PySet(false);
  }

  public static PySet copyOf(Collection<?> items) {
    return new PySet(false).with(items);
  }

  public static PySet frozenCopyOf(Collection<?> items) {
    return new PySet(true).with(items);
  }

  private PySet with(Collection<?> more) {
    more.forEach(this::add);
    depth = frozen ? Nesting.of(more.toArray()) : 0;
    return this;
  }

  /** How many tuples and frozensets deep a frozenset is. */
  int depth() {
    return depth;
  }

  /** The hash of a frozenset. */
  int frozenHash() {
    if (!hashed) {
      hash = Equality.hashOfItems(this, false);
      hashed = true;
    }
    return hash;
  }

  public boolean isFrozen() {
    return frozen;
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
