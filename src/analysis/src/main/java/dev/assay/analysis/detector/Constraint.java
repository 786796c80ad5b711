package dev.assay.analysis.detector;

import dev.assay.catalog.linking.ColumnRef;
import java.util.List;

/** A rule of a user's own that queries must keep, beyond what their database demands. */
public sealed interface Constraint {

  /** The column that the rule is about. */
  ColumnRef column();

  /** Where the column is used, its NULLs are to be left out by a condition. */
  record ExcludeNulls(ColumnRef column) implements Constraint {}

  /** Wherever the table is used, a condition is to choose values of the column. */
  record Filter(ColumnRef column) implements Constraint {}

  /** The column is to be used within one of these functions only, in upper case. */
  record Process(ColumnRef column, List<String> functions) implements Constraint {
    public Process {
      functions = List.copyOf(functions);
    }
  }
}
