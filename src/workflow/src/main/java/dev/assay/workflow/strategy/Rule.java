package dev.assay.workflow.strategy;

import dev.assay.analysis.detector.Constraint;
import dev.assay.catalog.linking.ColumnRef;
import java.util.List;

/**
 * A user's own rule for a column, as a run's settings hold it.
 *
 * @param kind {@code exclude-nulls}, {@code filter} or {@code process}
 * @param functions those that may process the column; none for other kinds
 */
public record Rule(String table, String column, String kind, List<String> functions) {

  public Rule {
    functions = List.copyOf(functions);
  }

  /** The rule that a user has written. */
  public static Rule of(Constraint constraint) {
    ColumnRef column = constraint.column();
    return switch (constraint) {
      case Constraint.ExcludeNulls _ -> of(column, "exclude-nulls", List.of());
      case Constraint.Filter _ -> of(column, "filter", List.of());
      case Constraint.Process(var _, var functions) -> of(column, "process", functions);
    };
  }

  private static Rule of(ColumnRef column, String kind, List<String> functions) {
    return new Rule(column.table(), column.column(), kind, functions);
  }

  /** The rule as the detector checks it. */
  public Constraint constraint() {
    ColumnRef ref = new ColumnRef(table, column);
    return switch (kind) {
      case "exclude-nulls" -> new Constraint.ExcludeNulls(ref);
      case "filter" -> new Constraint.Filter(ref);
      default -> new Constraint.Process(ref, functions);
    };
  }
}
