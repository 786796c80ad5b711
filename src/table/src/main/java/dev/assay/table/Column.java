package dev.assay.table;

import java.util.Objects;

/** A column's name, as it is spelt where it came from, and the type of its values. */
public record Column(String name, ValueType type) {

  public Column {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(type, "type");
  }
}
