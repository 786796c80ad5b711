package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.List;

/** The local names of a function, lambda or comprehension; the {@link Resolver} fills it in. */
public final class Scope {

  private final List<String> names = new ArrayList<>();

  int declare(String name) {
    int known = names.indexOf(name);
    if (known >= 0) {
      return known;
    }
    names.add(name);
    return names.size() - 1;
  }

  int slotOf(String name) {
    return names.indexOf(name);
  }

  /** The slot of a name, -1 for a name that is not local. */
  public int find(String name) {
    return names.indexOf(name);
  }

  /** The number of slots that an activation needs. */
  public int size() {
    return names.size();
  }

  public String name(int slot) {
    return names.get(slot);
  }
}
