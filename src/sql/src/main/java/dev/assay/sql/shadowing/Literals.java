package dev.assay.sql.shadowing;

import dev.assay.sql.ColumnDefinition;
import org.jspecify.annotations.Nullable;

/** Writes values of test data as expressions that have the type of their column. */
public interface Literals {

  /** The value, or NULL, of the column's type; {@code null} when the column cannot hold it. */
  @Nullable String cell(ColumnDefinition column, @Nullable Object value);

  /** What follows the expressions of a row; empty where a SELECT needs no table. */
  String behindRow();
}
