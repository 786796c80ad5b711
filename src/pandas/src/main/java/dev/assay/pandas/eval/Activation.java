package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Scope;
import org.jspecify.annotations.Nullable;

/** The local variables of one call of a function, or of one run of a comprehension. */
final class Activation {

  private final Scope scope;
  private final @Nullable Object[] slots;
  private final @Nullable Activation outer;
  private final String name;

  /**
   * @param name that of the function or the kind of comprehension
   */
  Activation(Scope scope, @Nullable Activation outer, String name) {
    this.name = name;
    this.scope = scope;
    this.slots = new @Nullable Object[scope.size()];
    this.outer = outer;
  }

  /** What Python calls something that is made here, if anywhere in a function. */
  static String qualified(@Nullable Activation where, String name) {
    return where == null ? name : qualified(where.outer, where.name) + ".<locals>." + name;
  }

  @Nullable Object get(int slot) {
    return slots[slot];
  }

  void set(int slot, @Nullable Object value) {
    slots[slot] = value;
  }

  /** The value of a name here or further out, {@code null} when there is none. */
  @Nullable Object find(String name) {
    for (Activation at = this; at != null; at = at.outer) {
      int slot = at.scope.find(name);
      if (slot >= 0 && at.slots[slot] != null) {
        return at.slots[slot];
      }
    }
    return null;
  }

  /** The activation so many scopes further out. */
  Activation out(int hops) {
    Activation found = this;
    for (int hop = 0; hop < hops; hop++) {
      if (found.outer == null) {
        throw new IllegalStateException("a name was resolved beyond the outermost scope");
      }
      found = found.outer;
    }
    return found;
  }
}
