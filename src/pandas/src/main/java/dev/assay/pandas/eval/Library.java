package dev.assay.pandas.eval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What programs find: global names, modules to import, and the types of values by Java class.
 *
 * @param globals names that need no import
 * @param modules modules by their full name ({@code pandas}, {@code datetime})
 * @param types the types whose values are plain Java objects (str, int, Timestamp)
 */
public record Library(
    Map<String, Object> globals, Map<String, PyModule> modules, List<PyType<?>> types) {

  public Library {
    globals = Map.copyOf(globals);
    modules = Map.copyOf(modules);
    types = List.copyOf(types);
  }

  /** Both libraries as one; a name in both is a programming error. */
  public Library plus(Library other) {
    List<PyType<?>> all = new ArrayList<>(types);
    all.addAll(other.types);
    return new Library(union(globals, other.globals), union(modules, other.modules), all);
  }

  private static <V> Map<String, V> union(Map<String, V> one, Map<String, V> other) {
    Map<String, V> both = new LinkedHashMap<>(one);
    other.forEach(
        (name, value) -> {
          if (both.put(name, value) != null) {
            throw new IllegalStateException("two libraries define " + name);
          }
        });
    return both;
  }
}
