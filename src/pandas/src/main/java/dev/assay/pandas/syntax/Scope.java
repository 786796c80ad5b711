package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The local names of a function, lambda or comprehension; the {@link Resolver} fills it in. */
public final class Scope {

  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> slots = new HashMap<>();

  int declare(String name) {
    int known = slotOf(name);
    if (known >= 0) {
      return known;
    }
    slots.put(name, names.size());
    names.add(name);
    return names.size() - 1;
  }

  int slotOf(String name) {
    return slots.getOrDefault(name, -1);
  }

  /** The slot of a name, -1 for a name that is not local. */
  public int find(String name) {
    return slotOf(name);
  }

  /** The number of slots that an activation needs. */
  public int size() {
    return names.size();
  }
}
