package dev.assay.sql.query;

import net.sf.jsqlparser.expression.Expression;
import org.jspecify.annotations.Nullable;

/**
 * A column that a table or a subquery offers.
 *
 * @param name under which it can be asked for
 * @param origin the column of the database that it is; null when it is computed
 * @param computed how; null where it is a column of the database, or that is not known
 */
public record Output(String name, @Nullable BaseColumn origin, @Nullable Computed computed) {

  /** An expression of a SELECT, whose names mean what they mean there. */
  public record Computed(BoundSelect select, Expression expression) {}

  /** A column of a table. */
  public Output(String name, @Nullable BaseColumn origin) {
    this(name, origin, null);
  }
}
