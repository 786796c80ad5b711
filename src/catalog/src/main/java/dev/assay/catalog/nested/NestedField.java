package dev.assay.catalog.nested;

import java.util.List;
import java.util.Objects;

/**
 * A value within the values of a column.
 *
 * @param path the names that lead to it, {@link #EACH} for the elements of an array and {@link
 *     #ANY} where an object has names like rows
 * @param type the declared type, or what kinds of JSON values were found; empty when only NULL was
 */
public record NestedField(List<String> path, String type) {

  /** The step from an array to its elements. */
  public static final String EACH = "[]";

  /** The step from an object with very many names to any of their values. */
  public static final String ANY = "*";

  public NestedField {
    path = List.copyOf(path);
    Objects.requireNonNull(type, "type");
  }
}
