package dev.assay.analysis.databases;

import dev.assay.sql.SqlOutcome;
import dev.assay.table.RowOrder;
import dev.assay.table.TableComparison;
import java.util.ArrayList;
import java.util.List;

/**
 * Which candidates give the same result on a database.
 *
 * @param classes the class of each candidate, in their order; classes are numbered by their first
 *     candidate, from 0
 */
public record Classification(List<Integer> classes) {

  public Classification {
    classes = List.copyOf(classes);
  }

  /** The classes of candidates with these outcomes; those that fail are a class for each reason. */
  public static Classification of(List<SqlOutcome> outcomes) {
    List<SqlOutcome> first = new ArrayList<>();
    List<Integer> classes = new ArrayList<>();
    for (SqlOutcome outcome : outcomes) {
      int own = 0;
      while (own < first.size() && !isSame(first.get(own), outcome)) {
        own++;
      }
      if (own == first.size()) {
        first.add(outcome);
      }
      classes.add(own);
    }
    return new Classification(classes);
  }

  private static boolean isSame(SqlOutcome one, SqlOutcome other) {
    if (one instanceof SqlOutcome.Failed(var failure)
        && other instanceof SqlOutcome.Failed(var otherFailure)) {
      return failure.kind() == otherFailure.kind();
    }
    if (one instanceof SqlOutcome.Executed first && other instanceof SqlOutcome.Executed second) {
      RowOrder order =
          first.ordered() && second.ordered() ? RowOrder.SIGNIFICANT : RowOrder.IGNORED;
      return TableComparison.compare(first.result(), second.result(), order)
          .differences()
          .isEmpty();
    }
    return false;
  }

  /** Whether both candidates are in one class. */
  public boolean same(int candidate, int other) {
    return classes.get(candidate).equals(classes.get(other));
  }
}
