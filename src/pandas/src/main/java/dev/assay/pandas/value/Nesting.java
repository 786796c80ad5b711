package dev.assay.pandas.value;

/** Bounds how deep immutable containers nest, so that recursion over them is safe. */
final class Nesting {

  private static final int MAX_DEPTH = 200;

  private Nesting() {}

  /** The depth of a container of the items; a RecursionError beyond the bound. */
  static int of(Object[] items) {
    int deepest = 0;
    for (Object item : items) {
      int depth =
          switch (item) {
            case PyTuple tuple -> tuple.depth();
            case PyFrozenSet set -> set.depth();
            default -> 0;
          };
      deepest = Math.max(deepest, depth);
    }
    if (deepest >= MAX_DEPTH) {
      throw new LimitError("RecursionError", "containers are nested too deeply");
    }
    return deepest + 1;
  }
}
