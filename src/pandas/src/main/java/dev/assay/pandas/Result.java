package dev.assay.pandas;

import dev.assay.table.Table;
import java.util.List;

/**
 * What a program left in its variable {@code result}, as a table.
 *
 * @param kind what it was before it became a table
 * @param dtypes the dtype of each column, as pandas prints it
 * @param index the label of each row, as pandas prints it
 */
public record Result(Kind kind, Table table, List<String> dtypes, List<String> index) {

  /** What {@code result} was. */
  public enum Kind {
    FRAME,
    SERIES,
    LIST,
    DICT,
    SCALAR
  }
}
