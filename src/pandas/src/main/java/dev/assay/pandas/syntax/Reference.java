package dev.assay.pandas.syntax;

/**
 * Where a name's value lives; the {@link Resolver} fills it in. A local name has a slot in the
 * activation so many scopes out; any other is global or built in.
 */
public final class Reference {

  private int hops = -1;
  private int slot;

  void bindLocal(int scopesOut, int index) {
    hops = scopesOut;
    slot = index;
  }

  public boolean isLocal() {
    return hops >= 0;
  }

  /** How many scopes further out the name is bound: 0 for the scope that uses it. */
  public int hops() {
    return hops;
  }

  public int slot() {
    return slot;
  }
}
