package dev.assay.pandas.value;

import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Python's tuple: immutable, equal and hashed element by element as Python does. */
public class PyTuple implements Iterable<Object> {

  public static final PyTuple EMPTY = new PyTuple(new Object[0]);

  private final Object[] items;
  private final int depth;
  private int hash;
  private boolean hashed;
  private @Nullable Boolean nan;

  PyTuple(Object[] items) {
    this.items = items;
    this.depth = Nesting.of(items);
  }

  public static PyTuple of(Object... items) {
    return new PyTuple(items.clone());
  }

  public static PyTuple copyOf(List<?> items) {
    return new PyTuple(items.toArray());
  }

  public int size() {
    return items.length;
  }

  public Object get(int index) {
    return items[index];
  }

  /** The elements as an unmodifiable list. */
  public List<Object> items() {
    return Collections.unmodifiableList(Arrays.asList(items));
  }

  /** How many tuples and frozensets deep it is. */
  int depth() {
    return depth;
  }

  @Override
  public Iterator<Object> iterator() {
    return items().iterator();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PyTuple && Equality.equal(this, other);
  }

  boolean hasNaN() {
    if (nan == null) {
      nan = Equality.hasNaN(this);
    }
    return nan;
  }

  /** Python's hash; a TypeError when an element has none. */
  @Override
  public int hashCode() {
    if (!hashed) {
      hash = Equality.hashOfItems(this, true);
      hashed = true;
    }
    return hash;
  }

  @Override
  public String toString() {
    return Text.repr(this);
  }
}
