package dev.assay.analysis.audit;

import dev.assay.analysis.Finding;
import dev.assay.analysis.detector.Detector;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/** Looks at one query: its tree, its result, and the rows that its LIMIT leaves out. */
public final class QueryAudit {

  /** Who findings are said to come from. */
  public static final String NAME = "audit";

  private final Catalog catalog;
  private final Function<String, SqlOutcome> database;

  /**
   * An audit of queries of one database.
   *
   * @param database executes a query on it, which changes nothing
   */
  public QueryAudit(Catalog catalog, Function<String, SqlOutcome> database) {
    this.catalog = catalog;
    this.database = database;
  }

  /** What is doubtful of a query that is to answer the question, which may be empty. */
  public List<Finding> of(String question, String sql) {
    List<Finding> findings = new ArrayList<>();
    switch (database.apply(sql)) {
      case SqlOutcome.Failed(var failure) ->
          findings.add(new Finding(NAME, "fails", failure.message()));
      case SqlOutcome.Executed(Table result, var _) -> {
        if (result.isEmpty()) {
          findings.add(new Finding(NAME, "empty-result", "it gives no rows on its database"));
        } else if (result.rows().stream()
            .allMatch(row -> row.stream().noneMatch(Objects::nonNull))) {
          findings.add(new Finding(NAME, "null-result", "it gives nothing but NULL"));
        }
        cut(sql, findings);
      }
    }
    findings.addAll(new Detector(catalog, true, question).inspect(sql));
    return findings;
  }

  private void cut(String sql, List<Finding> findings) {
    CutTie.of(catalog.dialect(), sql)
        .ifPresent(
            tie -> {
              if (database.apply(tie.sql()) instanceof SqlOutcome.Executed executed) {
                tie.cut(executed.result())
                    .ifPresent(message -> findings.add(new Finding(NAME, "cut-tie", message)));
              }
            });
  }
}
