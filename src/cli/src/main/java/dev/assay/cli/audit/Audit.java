package dev.assay.cli.audit;

import dev.assay.analysis.Finding;
import dev.assay.analysis.audit.QueryAudit;
import dev.assay.cli.audit.AuditedQuestion.Found;
import dev.assay.cli.audit.AuditedQuestion.Prediction;
import dev.assay.cli.differ.ShownDifference;
import dev.assay.evaluation.Question;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Looks at questions one after the other, on databases that it keeps open. */
final class Audit implements AutoCloseable {

  private final Function<String, AuditedDatabase> databases;
  private final Map<String, AuditedDatabase> opened = new HashMap<>();

  /** Opens databases by their names. */
  Audit(Function<String, AuditedDatabase> databases) {
    this.databases = databases;
  }

  Found of(Question question) {
    return new Found(findings(question, gold(question)), null);
  }

  /** What is found of gold and of a prediction that counts as right, or does not. */
  Found of(Question question, String prediction, boolean right) {
    Query gold = gold(question);
    Query predicted = query(question, prediction);
    List<Finding> findings = new ArrayList<>(findings(question, predicted));
    if (!right && giveSameValues(gold.outcome, predicted.outcome)) {
      findings.add(
          new Finding(
              QueryAudit.NAME,
              "types-alone",
              "it counts as wrong, and gives gold's values, some of them in another type or spelling"));
    }
    return new Found(
        findings(question, gold),
        new Prediction(prediction, right, findings, difference(question, prediction)));
  }

  /** A query, and what it gave on its database. */
  private record Query(String sql, SqlOutcome outcome) {}

  private Query gold(Question question) {
    return query(question, question.gold());
  }

  private Query query(Question question, String text) {
    String sql = text.strip();
    return new Query(sql, database(question).query(sql));
  }

  private List<Finding> findings(Question question, Query query) {
    return database(question)
        .audit()
        .of(question.text(), question.evidence(), query.sql, query.outcome);
  }

  /** Whether only the types of values, or how they are written, can be what is wrong. */
  private static boolean giveSameValues(SqlOutcome one, SqlOutcome other) {
    return one instanceof SqlOutcome.Executed gold
        && other instanceof SqlOutcome.Executed predicted
        && !written(gold.result()).equals(written(predicted.result()))
        && TableComparison.equal(
            gold.result(),
            predicted.result(),
            gold.ordered() ? RowOrder.SIGNIFICANT : RowOrder.IGNORED);
  }

  /**
   * The rows in any order, each value with its type: where these are the same, types are not it.
   */
  private static List<String> written(Table table) {
    return table.rows().stream()
        .map(row -> row.stream().map(Audit::written).collect(Collectors.joining("\u0000")))
        .sorted()
        .toList();
  }

  private static String written(@Nullable Object value) {
    return value == null ? "" : value.getClass().getName() + " " + value;
  }

  /** Of several queries that are accepted, a prediction has to differ from each. */
  private @Nullable ShownDifference difference(Question question, String prediction) {
    if (question.acceptance().more()) {
      return null; // which of its columns are compared is the benchmark's to choose
    }
    ShownDifference first = null;
    for (String accepted : question.acceptance().queries()) {
      Optional<ShownDifference> found =
          database(question).difference(accepted.strip(), prediction.strip());
      if (found.isEmpty()) {
        return null;
      }
      first = first == null ? found.get() : first;
    }
    return first;
  }

  private AuditedDatabase database(Question question) {
    return opened.computeIfAbsent(question.database(), databases);
  }

  @Override
  public void close() {
    opened.values().forEach(AuditedDatabase::close);
  }
}
