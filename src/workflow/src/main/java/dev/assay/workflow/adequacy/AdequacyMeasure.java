package dev.assay.workflow.adequacy;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqlOutcome.Executed;
import dev.assay.sql.TestTable;
import dev.assay.sql.mutation.Mutant;
import dev.assay.sql.mutation.Mutants;
import dev.assay.sql.mutation.MutationKind;
import dev.assay.table.Column;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.workflow.adequacy.Adequacy.Survivor;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.RequestedOrder;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Measures test data by SQL: it has to give a result to speak of (TS-SQL 3.1.1 checks that with the
 * gold SQL, which nobody has here), and so has the same SQL with one mistake, but another one.
 */
public final class AdequacyMeasure {

  private final SqlLimits limits;
  private final Stopwatch.Source time;

  /** Measures within the limits, which hold for the candidate and all its mutants together. */
  public AdequacyMeasure(SqlLimits limits, Stopwatch.Source time) {
    this.limits = limits;
    this.time = time;
  }

  /** What mutants have to show: rows in another order count where the test case counts them. */
  public record Subject(
      Catalog catalog, TestDataAttempt data, String testCode, boolean orderAsked, String sql) {}

  /** Executes the SQL and its mutants on the test data. */
  public Adequacy of(Subject subject) {
    Stopwatch watch = time.start();
    Catalog catalog = subject.catalog();
    Optional<Mutants> mutants =
        Mutants.of(
            catalog.dialect(),
            subject.sql(),
            catalog.tables().stream().map(CatalogTable::definition).toList());
    List<String> queries = new ArrayList<>(List.of(subject.sql()));
    mutants.ifPresent(
        found -> {
          queries.add(found.rewritten());
          found.mutants().forEach(mutant -> queries.add(mutant.sql()));
        });
    List<TestTable> tables = TestTables.of(catalog, subject.data().tables());
    List<SqlOutcome> outcomes =
        SqlEngines.forDialect(catalog.dialect(), limits).executeEach(tables, queries);
    return judged(subject, watch, mutants, outcomes);
  }

  private static Adequacy judged(
      Subject subject, Stopwatch watch, Optional<Mutants> mutants, List<SqlOutcome> outcomes) {
    if (!(outcomes.getFirst() instanceof Executed own)) {
      String message = ((SqlOutcome.Failed) outcomes.getFirst()).failure().message();
      String reason = "the first SQL fails on the test data: " + message;
      return unmeasured(subject, watch, List.of(reason), reason);
    }
    List<String> objections = objections(own.result());
    if (mutants.isEmpty()) {
      return unmeasured(subject, watch, objections, "the parser does not know this SQL");
    }
    RowOrder order = order(subject, own);
    if (!(outcomes.get(1) instanceof Executed rewritten)
        || !TableComparison.equal(own.result(), rewritten.result(), order)) {
      return unmeasured(subject, watch, objections, "the parser reads this SQL as another one");
    }
    return counted(subject, watch, objections, mutants.get(), outcomes);
  }

  private static Adequacy counted(
      Subject subject,
      Stopwatch watch,
      List<String> objections,
      Mutants mutants,
      List<SqlOutcome> outcomes) {
    Executed own = (Executed) outcomes.getFirst();
    RowOrder order = order(subject, own);
    int counted = 0;
    List<Survivor> survivors = new ArrayList<>();
    for (int at = 0; at < mutants.mutants().size(); at++) {
      Mutant mutant = mutants.mutants().get(at);
      boolean unseen = mutant.kind() == MutationKind.ORDER && order == RowOrder.IGNORED;
      if (!unseen && outcomes.get(at + 2) instanceof Executed ran) {
        counted++;
        if (TableComparison.equal(own.result(), ran.result(), order)) {
          survivors.add(new Survivor(mutant.kind().words(), mutant.change(), mutant.sql()));
        }
      }
    }
    int killed = counted - survivors.size();
    return new Adequacy(
        subject.data().attempt(),
        objections,
        counted,
        killed,
        counted == 0 ? null : (double) killed / counted,
        survivors,
        counted == 0 ? "no query with a mistake ran on the test data" : null,
        watch.startedAt(),
        watch.millis());
  }

  private static Adequacy unmeasured(
      Subject subject, Stopwatch watch, List<String> objections, String reason) {
    return new Adequacy(
        subject.data().attempt(),
        objections,
        0,
        0,
        null,
        List.of(),
        reason,
        watch.startedAt(),
        watch.millis());
  }

  /** As the test case would compare: see {@code TestCaseInspector}. */
  private static RowOrder order(Subject subject, Executed own) {
    boolean bothSort = own.ordered() && RequestedOrder.inTestCode(subject.testCode());
    return subject.orderAsked() || bothSort ? RowOrder.SIGNIFICANT : RowOrder.IGNORED;
  }

  private static List<String> objections(Table result) {
    if (result.isEmpty()) {
      return List.of("the first SQL gives no row on the test data");
    }
    List<String> objections = new ArrayList<>();
    List<Column> columns = result.columns();
    for (int at = 0; at < columns.size(); at++) {
      int position = at;
      if (result.rows().stream().map(row -> row.get(position)).noneMatch(Objects::nonNull)) {
        objections.add(
            "column %s of the first SQL's result is NULL in every row on the test data"
                .formatted(columns.get(at).name()));
      }
    }
    return objections;
  }
}
