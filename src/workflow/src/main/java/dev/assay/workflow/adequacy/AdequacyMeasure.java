package dev.assay.workflow.adequacy;

import dev.assay.analysis.Finding;
import dev.assay.analysis.detector.DetectedKind;
import dev.assay.analysis.detector.Detector;
import dev.assay.analysis.skeleton.UsedEntities;
import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqlOutcome.Executed;
import dev.assay.sql.SqlOutcome.Failed;
import dev.assay.sql.TestTable;
import dev.assay.sql.mutation.Mutant;
import dev.assay.sql.mutation.Mutants;
import dev.assay.sql.mutation.MutationKind;
import dev.assay.sql.query.BoundQuery;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.table.TableText;
import dev.assay.table.Values;
import dev.assay.workflow.adequacy.Adequacy.Survivor;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.RequestedOrder;
import dev.assay.workflow.testdata.TestDataAttempt;
import dev.assay.workflow.testdata.TestTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Measures test data by SQL: the first candidate has to give a result to speak of, and the same SQL
 * with one mistake another one. Where the gold SQL is known, it has to give a result too (TS-SQL
 * 3.1.1).
 */
final class AdequacyMeasure {

  private final SqlLimits limits;
  private final Stopwatch.Source time;

  /** Measures within the limits, which hold for the candidate and all its mutants together. */
  AdequacyMeasure(SqlLimits limits, Stopwatch.Source time) {
    this.limits = limits;
    this.time = time;
  }

  /** Executes the candidate's SQL and its mutants on the test data. */
  Adequacy of(Question question, Catalog catalog, TestDataAttempt data, String sql) {
    return new Measuring(question, catalog, data, sql, time.start()).measured();
  }

  /** One measurement. */
  private final class Measuring {
    private final Question question;
    private final Catalog catalog;
    private final TestDataAttempt data;
    private final String sql;
    private final Stopwatch watch;
    private final SqlEngine engine;
    private final List<TestTable> tables;
    private final RowOrder order;
    private final List<String> objections = new ArrayList<>();
    private @Nullable Table result;
    private boolean misspelt;

    Measuring(
        Question question, Catalog catalog, TestDataAttempt data, String sql, Stopwatch watch) {
      this.question = question;
      this.catalog = catalog;
      this.data = data;
      this.sql = sql;
      this.watch = watch;
      this.engine = SqlEngines.forDialect(question.dialect(), limits, question.asOf());
      this.tables = TestTables.of(catalog, data.tables());
      this.order =
          RequestedOrder.inQuestion(question.text()) ? RowOrder.SIGNIFICANT : RowOrder.IGNORED;
    }

    Adequacy measured() {
      String gold = question.gold();
      if (gold != null) {
        SqlOutcome outcome = engine.execute(tables, gold);
        objections.addAll(Objections.ofGold(outcome, () -> failsWithoutData(gold)));
      }
      Optional<Mutants> mutants = Mutants.of(question.dialect(), sql, catalog.definitions());
      List<String> queries = new ArrayList<>(List.of(sql));
      mutants.ifPresent(
          found -> {
            queries.add(found.rewritten());
            found.mutants().forEach(mutant -> queries.add(mutant.sql()));
          });
      return judged(mutants, engine.executeEach(tables, queries));
    }

    private List<String> madeUp() {
      return OwnValues.of(question, catalog, data, sql).stream().map(TableText::value).toList();
    }

    /** Where SQL fails on no rows at all, other rows cannot mend it. */
    private boolean failsWithoutData(String query) {
      return engine.execute(TestTables.of(catalog, Map.of()), query) instanceof Failed;
    }

    private List<TestTable> reversed() {
      return tables.stream()
          .map(
              table ->
                  new TestTable(
                      table.definition(),
                      Table.of(table.rows().columns(), table.rows().rows().reversed())))
          .toList();
    }

    private Adequacy judged(Optional<Mutants> mutants, List<SqlOutcome> outcomes) {
      if (outcomes.getFirst() instanceof Failed(var failure)) {
        if (failsWithoutData(sql)) {
          return unmeasured("the first SQL fails on any data: " + failure.message());
        }
        String reason = "the first SQL fails on the test data: " + failure.message();
        objections.add(reason);
        return unmeasured(reason);
      }
      Executed own = (Executed) outcomes.getFirst();
      result = own.result().rowCount() <= Adequacy.MOST_ROWS ? own.result() : null;
      boolean nothing = hasNothing(own.result());
      misspelt = nothing && findsRespelled();
      List<String> made = own.result().isEmpty() ? madeUp() : List.of();
      if (!made.isEmpty()) {
        return unmeasured(
            "the first SQL gives no row, and it alone names " + String.join(", ", made));
      }
      Set<String> absent = nothing ? absentTables() : Set.of();
      objections.addAll(
          absent.isEmpty()
              ? Objections.of(own.result(), "the first SQL")
              : Objections.ofAbsent(absent));
      objections.addAll(Objections.ofData(data.tables(), question.dialect(), sql));
      objections.addAll(ofOrder(own));
      if (mutants.isEmpty()) {
        return unmeasured("the parser does not know this SQL");
      }
      if (!(outcomes.get(1) instanceof Executed rewritten) || !isSame(own, rewritten)) {
        return unmeasured("the parser reads this SQL as another one");
      }
      return counted(own, mutants.get(), outcomes.subList(2, outcomes.size()));
    }

    /** The tables that the query reads and the test data do not have. */
    private Set<String> absentTables() {
      Set<String> absent =
          new TreeSet<>(
              BoundQuery.of(question.dialect(), sql, catalog.definitions())
                  .map(query -> UsedEntities.of(query).tables())
                  .orElse(Set.of()));
      absent.removeAll(data.tables().keySet());
      return absent;
    }

    private boolean findsRespelled() {
      return Respelling.of(question.dialect(), catalog, data, sql)
          .map(respelled -> engine.execute(tables, respelled))
          .filter(outcome -> outcome instanceof Executed(Table found, _) && !hasNothing(found))
          .isPresent();
    }

    /** Whether no row was found, or none was counted, added up or averaged. */
    private static boolean hasNothing(Table result) {
      return result.isEmpty()
          || (result.rowCount() == 1
              && result.rows().getFirst().stream().allMatch(Values::isNullOrZero));
    }

    private Adequacy counted(Executed own, Mutants mutants, List<SqlOutcome> outcomes) {
      int counted = 0;
      List<Survivor> survivors = new ArrayList<>();
      for (int at = 0; at < outcomes.size(); at++) {
        Mutant mutant = mutants.mutants().get(at);
        boolean unseen = mutant.kind() == MutationKind.ORDER && order == RowOrder.IGNORED;
        if (!unseen && outcomes.get(at) instanceof Executed ran) {
          counted++;
          if (isSame(own, ran)) {
            survivors.add(new Survivor(mutant.kind().words(), mutant.change(), mutant.sql()));
          }
        }
      }
      return counted == 0
          ? unmeasured("no query with a mistake ran on the test data")
          : adequacy(counted, survivors);
    }

    /**
     * A subquery that gives several rows is what such rows are for: which one is taken is chance.
     */
    private List<String> ofOrder(Executed own) {
      List<String> open = openSubqueries();
      if (open.stream().anyMatch(subquery -> rows(subquery).orElse(0) > 1)) {
        return List.of();
      }
      List<String> objections = new ArrayList<>();
      open.stream()
          .filter(subquery -> rows(subquery).isPresent())
          .map(
              "%s gives one row on the test data, and nothing says that it always does: have rows for which it gives several"
                  ::formatted)
          .forEach(objections::add);
      objections.addAll(Objections.ofOrder(own.result(), engine.execute(reversed(), sql)));
      return objections;
    }

    /** Subqueries in the place of one value that nothing keeps to one row. */
    private List<String> openSubqueries() {
      return new Detector(catalog, false, question.text())
          .inspect(sql).stream()
              .filter(finding -> finding.kind().equals(DetectedKind.SCALAR_SUBQUERY.text()))
              .map(Finding::place)
              .filter(Objects::nonNull)
              .toList();
    }

    /** How many rows it gives alone; none where it needs the query around it. */
    private OptionalInt rows(String subquery) {
      return engine.execute(tables, bare(subquery)) instanceof Executed alone
          ? OptionalInt.of(alone.result().rowCount())
          : OptionalInt.empty();
    }

    private static String bare(String subquery) {
      String bare = subquery.strip();
      while (bare.startsWith("(") && bare.endsWith(")")) {
        bare = bare.substring(1, bare.length() - 1).strip();
      }
      return bare;
    }

    private boolean isSame(Executed own, Executed other) {
      return TableComparison.equal(own.result(), other.result(), order);
    }

    private Adequacy adequacy(int counted, List<Survivor> survivors) {
      int killed = counted - survivors.size();
      return new Adequacy(
          data.attempt(),
          objections,
          counted,
          killed,
          (double) killed / counted,
          survivors,
          null,
          watch.startedAt(),
          watch.millis(),
          result,
          misspelt);
    }

    private Adequacy unmeasured(String reason) {
      return new Adequacy(
          data.attempt(),
          objections,
          0,
          0,
          null,
          List.of(),
          reason,
          watch.startedAt(),
          watch.millis(),
          result,
          misspelt);
    }
  }
}
