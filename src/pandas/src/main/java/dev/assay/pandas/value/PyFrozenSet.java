package dev.assay.pandas.value;

/** Python's frozenset: a set that never changes, and so has a hash. */
public final class PyFrozenSet extends PySet {

  private final int depth;
  private final int hash;

  PyFrozenSet(PySet items) {
    super(items);
    this.depth = Nesting.of(items().toArray());
    this.hash = Equality.hashOfItems(this, false);
  }

  /** How many tuples and frozensets deep it is. */
  int depth() {
    return depth;
  }

  int hash() {
    return hash;
  }
}
