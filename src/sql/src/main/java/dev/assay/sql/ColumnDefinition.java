package dev.assay.sql;

import java.util.Objects;

/** A column as its database declares it; the declared type is empty where none is declared. */
public record ColumnDefinition(String name, String declaredType, boolean nullable) {

  public ColumnDefinition {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(declaredType, "declaredType");
  }
}
