package dev.assay.workflow.testdata;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.RowOrder;
import dev.assay.table.Table;
import dev.assay.table.TableComparison;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.demonstrations.ChangedTables;
import dev.assay.workflow.demonstrations.ChangedValue;
import dev.assay.workflow.demonstrations.ConfirmedAnswer;
import dev.assay.workflow.demonstrations.ConfirmedAnswers;
import dev.assay.workflow.linking.Linking;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.PandasCode.Built;
import dev.assay.workflow.testcode.PandasCode.Computed;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Takes the test of a question in a suite for one that differs in a value at most. Nothing of it is
 * believed: its own test code has to give its expected rows today, on tables that fit the database;
 * with the new value, SQL and test code have to agree, and to tell it from the old one.
 */
final class TestReuse {

  private final Artifacts artifacts;
  private final Stopwatch.Source time;

  TestReuse(Artifacts artifacts, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.time = time;
  }

  private record Made(ReusedTest test, String dataCode, Map<String, Table> tables) {}

  /** The test data that are taken; empty where a model has to write some. */
  Optional<Outcome> of(Question question, Catalog catalog) {
    String key = ArtifactKeys.testData(question.run(), 1);
    Stopwatch watch = time.start();
    return ConfirmedAnswers.of(artifacts, question).stream()
        .filter(each -> each.evidence().strip().equals(question.evidence().strip()))
        .flatMap(each -> candidate(question, catalog, each).stream())
        .sorted(Comparator.comparing(each -> !each.change().isNone()))
        .flatMap(each -> made(question, catalog, each).stream())
        .findFirst()
        .map(
            made -> {
              TestDataAttempt data =
                  new TestDataAttempt(
                      1,
                      made.dataCode(),
                      made.tables(),
                      List.of(),
                      null,
                      watch.startedAt(),
                      watch.millis());
              artifacts.create(
                  ArtifactKeys.reusedTest(question.run()), made.test(), ReusedTest.class);
              artifacts.create(key, data, TestDataAttempt.class);
              return new Outcome.GeneratedTestData(key, 1);
            });
  }

  /** An answer whose question reads the same, but for a value. */
  private record Candidate(ConfirmedAnswer answer, String code, ChangedValue change) {}

  private Optional<Candidate> candidate(
      Question question, Catalog catalog, ConfirmedAnswer answer) {
    String code = answer.code();
    return code == null
        ? Optional.empty()
        : ChangedValue.between(answer.question(), question.text())
            .flatMap(change -> change.spelled(found(question), names(catalog)))
            .map(change -> new Candidate(answer, code, change));
  }

  private List<String> found(Question question) {
    return artifacts
        .find(ArtifactKeys.linking(question.run()), Linking.class)
        .map(linking -> linking.keywords().stream())
        .orElseGet(Stream::empty)
        .flatMap(keyword -> keyword.values().stream())
        .map(Linking.Value::text)
        .toList();
  }

  private static List<String> names(Catalog catalog) {
    return catalog.definitions().stream()
        .flatMap(
            table ->
                Stream.concat(
                    Stream.of(table.name()), table.columns().stream().map(ColumnDefinition::name)))
        .toList();
  }

  private static Optional<Made> made(Question question, Catalog catalog, Candidate candidate) {
    ConfirmedAnswer answer = candidate.answer();
    ChangedValue change = candidate.change();
    boolean known =
        answer.tables().keySet().stream().allMatch(name -> catalog.table(name).isPresent());
    if (!known || !gives(question, catalog, answer, candidate.code())) {
      return Optional.empty();
    }
    Optional<Map<String, Table>> tables =
        new ChangedTables(change)
            .of(answer.tables(), (table, column) -> isKey(catalog, table, column));
    Optional<String> code = change.inTestCode(candidate.code());
    Optional<String> sql = change.inSql(answer.sql());
    if (tables.isEmpty() || code.isEmpty() || sql.isEmpty()) {
      return Optional.empty();
    }
    String data = RowsCode.of(tables.get(), catalog.frameNames());
    return checked(question, catalog, data)
        .filter(
            fitting ->
                tells(question, data, candidate, code.get())
                    && agrees(question, catalog, fitting, data, code.get(), sql.get(), answer))
        .map(
            fitting ->
                new Made(
                    new ReusedTest(answer.name(), change.was(), change.now(), code.get()),
                    data,
                    fitting));
  }

  /** Whether the test is today what the suite says that it is. */
  private static boolean gives(
      Question question, Catalog catalog, ConfirmedAnswer answer, String code) {
    String data = RowsCode.of(answer.tables(), catalog.frameNames());
    return PandasCode.compute(data, code, question.asOf()) instanceof Computed.Result(Table now)
        && same(answer.expected(), now, answer);
  }

  private static boolean isKey(Catalog catalog, String table, String column) {
    return catalog.table(table).map(CatalogTable::definition).stream()
        .anyMatch(
            known ->
                Stream.concat(
                        known.primaryKey().stream(),
                        known.foreignKeys().stream().flatMap(key -> key.columns().stream()))
                    .anyMatch(column::equalsIgnoreCase));
  }

  /** The tables that the code builds, where they fit the database. */
  private static Optional<Map<String, Table>> checked(
      Question question, Catalog catalog, String data) {
    if (!(PandasCode.build(data, question.asOf())
        instanceof Built.Frames(Map<String, Table> frames))) {
      return Optional.empty();
    }
    TestDataCheck.Outcome checked = TestDataCheck.check(catalog, frames);
    return checked.rejections().isEmpty() ? Optional.of(checked.tables()) : Optional.empty();
  }

  /** Whether the test would notice SQL that still asks for the old value. */
  private static boolean tells(Question question, String data, Candidate candidate, String code) {
    return candidate.change().isNone()
        || PandasCode.compute(data, code, question.asOf()) instanceof Computed.Result(Table now)
            && PandasCode.compute(data, candidate.code(), question.asOf())
                instanceof Computed.Result(Table old)
            && !same(now, old, candidate.answer());
  }

  private static boolean agrees(
      Question question,
      Catalog catalog,
      Map<String, Table> tables,
      String data,
      String code,
      String sql,
      ConfirmedAnswer answer) {
    return PandasCode.compute(data, code, question.asOf())
            instanceof Computed.Result(Table expected)
        && !expected.isEmpty()
        && SqlEngines.forDialect(question.dialect(), SqlLimits.DEFAULT, question.asOf())
                .execute(TestTables.of(catalog, tables), sql)
            instanceof SqlOutcome.Executed executed
        && same(expected, executed.result(), answer);
  }

  private static boolean same(Table expected, Table actual, ConfirmedAnswer answer) {
    RowOrder order = answer.ordered() ? RowOrder.SIGNIFICANT : RowOrder.IGNORED;
    return TableComparison.compare(expected, actual, order, answer.sortedBy()).equal();
  }
}
