package dev.assay.pandas.eval;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What programs find: global names, modules to import, and the types of values by Java class.
 *
 * @param globals names that need no import
 * @param modules modules by their full name ({@code pandas}, {@code datetime})
 * @param types the types whose values are plain Java objects (str, int, Timestamp)
 */
public record Library(
    Map<String, Object> globals, Map<String, PyModule> modules, Map<Class<?>, PyType<?>> types) {

  public Library {
    globals = Map.copyOf(globals);
    modules = Map.copyOf(modules);
    types = Map.copyOf(types);
  }

  /** Both libraries as one; a name in both is a programming error. */
  public Library plus(Library other) {
    return new Library(
        union(globals, other.globals), union(modules, other.modules), union(types, other.types));
  }

  private static <K, V> Map<K, V> union(Map<K, V> one, Map<K, V> other) {
    Map<K, V> both = new LinkedHashMap<>(one);
    other.forEach(
        (name, value) -> {
          if (both.put(name, value) != null) {
            throw new IllegalStateException("two libraries define " + name);
          }
        });
    return both;
  }
}
