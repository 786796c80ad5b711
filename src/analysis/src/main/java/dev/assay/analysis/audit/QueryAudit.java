package dev.assay.analysis.audit;

import dev.assay.analysis.Finding;
import dev.assay.analysis.databases.DatabaseRows;
import dev.assay.analysis.detector.Detector;
import dev.assay.analysis.differences.KeptOrders;
import dev.assay.analysis.differences.ResultPair;
import dev.assay.analysis.wording.Wording;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * Looks at one query: its tree, its words beside its question's, its result, the rows that its
 * LIMIT leaves out, and what it gives when its database keeps the same rows in another order.
 */
public final class QueryAudit {

  /** Who findings are said to come from. */
  public static final String NAME = "audit";

  /** The kind of a finding that another time may not be made. */
  public static final String TIMES_OUT = "times-out";

  /** Rows of a table that are put into other orders. */
  private static final int ROWS = 2_000;

  private final Catalog catalog;
  private final Function<String, SqlOutcome> database;
  private final KeptOrders orders;

  /**
   * An audit of queries of one database.
   *
   * @param database executes a query on it, which changes nothing
   */
  public QueryAudit(Catalog catalog, Function<String, SqlOutcome> database) {
    this.catalog = catalog;
    this.database = database;
    this.orders = new KeptOrders(catalog, new DatabaseRows(catalog, database, ROWS));
  }

  /**
   * What is doubtful of a query that is to answer a question.
   *
   * @param question what is asked; empty where that is not known
   * @param evidence what is to be known for it; empty for nothing
   */
  public List<Finding> of(String question, String evidence, String sql) {
    return of(question, evidence, sql, database.apply(sql));
  }

  /** The same of a query that the database has executed already. */
  public List<Finding> of(String question, String evidence, String sql, SqlOutcome outcome) {
    List<Finding> findings = new ArrayList<>();
    switch (outcome) {
      case SqlOutcome.Failed(var failure) ->
          findings.add(
              new Finding(
                  NAME,
                  failure.kind() == SqlFailure.Kind.TIMEOUT ? TIMES_OUT : "fails",
                  failure.message()));
      case SqlOutcome.Executed(Table result, var _) -> {
        if (result.isEmpty()) {
          findings.add(new Finding(NAME, "empty-result", "it gives no rows on its database"));
        } else if (result.rows().stream()
            .allMatch(row -> row.stream().noneMatch(Objects::nonNull))) {
          findings.add(new Finding(NAME, "null-result", "it gives nothing but NULL"));
        }
        if (!cut(sql, findings)) {
          orders.apart(sql).ifPresent(pair -> findings.add(hangsOnOrder(pair)));
        }
      }
    }
    findings.addAll(new Detector(catalog, true, question).inspect(sql));
    findings.addAll(new Wording(catalog, question, evidence).of(sql));
    return findings;
  }

  /** Whether it is the LIMIT at its end that cuts through a tie. */
  private boolean cut(String sql, List<Finding> findings) {
    Optional<String> message =
        CutTie.of(catalog.dialect(), sql)
            .flatMap(
                tie ->
                    database.apply(tie.sql()) instanceof SqlOutcome.Executed executed
                        ? tie.cut(executed.result())
                        : Optional.empty());
    message.ifPresent(text -> findings.add(new Finding(NAME, "cut-tie", text)));
    return message.isPresent();
  }

  private static Finding hangsOnOrder(ResultPair pair) {
    String message =
        pair.one() instanceof SqlOutcome.Executed one
                && pair.other() instanceof SqlOutcome.Executed other
            ? "with the same rows in another order it gives %s, not %s"
                .formatted(
                    UnsharedRow.of(other.result(), one.result()),
                    UnsharedRow.of(one.result(), other.result()))
            : "with the same rows in another order it fails";
    return new Finding(NAME, "row-order", message);
  }
}
