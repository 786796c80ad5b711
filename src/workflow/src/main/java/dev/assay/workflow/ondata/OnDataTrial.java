package dev.assay.workflow.ondata;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.clock.ClockedEngine;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.ondata.OnData.ComparedTable;
import dev.assay.workflow.ondata.OnData.End;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.FrameTables;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Tries an answer and its test code on the rows of the user's own database. The SQL is executed
 * there, for reading only, and the test code in the sandbox, on whole tables where they are small;
 * else both on a sample of them, in Assay's own engine and the sandbox.
 */
public final class OnDataTrial {

  /** As many rows of a result as are compared. */
  static final int MOST_RESULT_ROWS = 20_000;

  private static final String OWN_WORDS =
      "its own words may hold values, and are shown on the terminal alone";

  private final Artifacts artifacts;
  private final UsersRows database;
  private final String databaseName;
  private final Stopwatch.Source time;
  private final Consumer<String> told;

  /**
   * A test.
   *
   * @param databaseName what executes SQL there, for people
   * @param told is told what no artifact may hold
   */
  public OnDataTrial(
      Artifacts artifacts,
      UsersRows database,
      String databaseName,
      Stopwatch.Source time,
      Consumer<String> told) {
    this.artifacts = artifacts;
    this.database = database;
    this.databaseName = databaseName;
    this.time = time;
    this.told = told;
  }

  /** What is tried: a candidate, and the test case by its number. */
  public record Subject(Question question, Candidate candidate, int testCase) {}

  /** What came of it, not judged yet; a difference is reduced where it is to be judged. */
  public OnData of(Subject subject, boolean judged) {
    return new Attempt(subject, judged).made();
  }

  /** Nothing was compared, and why. */
  public static OnData none(Subject subject, Stopwatch watch, String reason) {
    return ended(subject, watch, End.NOT_TESTED, reason, List.of(), "", List.of());
  }

  private static OnData ended(
      Subject subject,
      Stopwatch watch,
      End end,
      String reason,
      List<ComparedTable> tables,
      String engine,
      List<String> notes) {
    int index = subject.candidate().index();
    return new OnData(
        index,
        subject.testCase(),
        end,
        reason,
        tables,
        engine,
        notes,
        null,
        false,
        null,
        "",
        index,
        watch.startedAt(),
        watch.millis());
  }

  /** One test, with what it finds out on its way. */
  private final class Attempt {

    private final Subject subject;
    private final boolean judged;
    private final Stopwatch watch = time.start();
    private final Catalog catalog;
    private final DataReading reading;
    private final Contest contest;
    private final FrameTables frames;
    private final TestCase testCase;
    private final Set<String> ofTestCode;
    private final List<String> notes = new ArrayList<>();

    Attempt(Subject subject, boolean judged) {
      this.subject = subject;
      this.judged = judged;
      Question question = subject.question();
      this.catalog = artifacts.catalog(question);
      this.reading = new DataReading(database, catalog);
      this.testCase =
          artifacts.get(ArtifactKeys.testCase(question.run(), subject.testCase()), TestCase.class);
      TestDataAttempt data =
          artifacts.get(
              ArtifactKeys.testData(question.run(), testCase.testDataAttempt()),
              TestDataAttempt.class);
      this.frames = new FrameTables(catalog.frameNames(), data.tables());
      this.contest = new Contest(question, catalog, subject.candidate(), testCase, frames);
      this.ofTestCode = NamedTables.inTestCode(catalog, testCase.code());
    }

    OnData made() {
      if (ofTestCode.isEmpty()) {
        return none("the test code names no table of the database");
      }
      return switch (reading.whole(ofTestCode)) {
        case DataReading.Outcome.Failed failed -> unreadable(failed);
        case DataReading.Outcome.TooLarge(String table) ->
            sampled("table '%s' is too large for the sandbox".formatted(table));
        case DataReading.Outcome.Read read when asksForTheTime() -> {
          notes.add(
              "the SQL asks for the time, which is that of the question only in Assay's engine");
          yield inEngine(read);
        }
        case DataReading.Outcome.Read read -> inDatabase(read);
      };
    }

    private boolean asksForTheTime() {
      Question question = subject.question();
      return ClockedEngine.isAsked(
          question.dialect(), question.asOf(), catalog.definitions(), sql());
    }

    private String sql() {
      return subject.candidate().sql();
    }

    private OnData inDatabase(DataReading.Outcome.Read read) {
      return switch (database.read(sql(), RowBounds.of(MOST_RESULT_ROWS))) {
        case ReadRows.None(var failure) -> none(refused(failure));
        case ReadRows.Some some when !some.complete() ->
            sampled("the result has more than %,d rows".formatted(MOST_RESULT_ROWS));
        case ReadRows.Some some ->
            switch (contest.expected(read.tables())) {
              case Sandbox.Outcome.Failed failed when failed.limit() ->
                  sampled("the tables are too large for the sandbox");
              case Sandbox.Outcome.Failed failed -> none(failed(failed));
              case Sandbox.Outcome.Computed(var expected) -> {
                new TieOnData(database, catalog.dialect(), told).note(sql()).ifPresent(notes::add);
                yield compared(
                    read,
                    expected,
                    new SqlOutcome.Executed(some.table(), contest.isOrdered()),
                    databaseName);
              }
            };
      };
    }

    private OnData sampled(String why) {
      notes.add("%s, so that both ran on the same sample".formatted(why));
      return switch (reading.sample(all())) {
        case DataReading.Outcome.Failed failed -> unreadable(failed);
        case DataReading.Outcome.TooLarge(String table) ->
            none("table '%s' is too large for the sandbox".formatted(table));
        case DataReading.Outcome.Read read -> inEngine(read);
      };
    }

    private OnData inEngine(DataReading.Outcome.Read given) {
      if (!given.tables().keySet().containsAll(all())) {
        return whole() instanceof DataReading.Outcome.Read read
            ? inEngine(read)
            : sampled("not all tables of the SQL can be read whole");
      }
      return switch (contest.executed(given.tables())) {
        case SqlOutcome.Failed(var failure) -> none(refused(failure));
        case SqlOutcome.Executed executed ->
            switch (contest.expected(given.tables())) {
              case Sandbox.Outcome.Failed failed when failed.limit() ->
                  none("even a sample is too large for the sandbox: " + failed.reason());
              case Sandbox.Outcome.Failed failed -> none(failed(failed));
              case Sandbox.Outcome.Computed(var expected) ->
                  compared(given, expected, executed, contest.engine());
            };
      };
    }

    private OnData compared(
        DataReading.Outcome.Read read, Table expected, SqlOutcome.Executed given, String engine) {
      List<Finding> findings = contest.findings(read.tables(), expected, given);
      if (!findings.isEmpty() && !Contest.decide(findings)) {
        notes.add("the results hold the same rows, and differ in how often they stand there");
      }
      boolean differs = Contest.decide(findings);
      OnData made =
          ended(
              subject,
              watch,
              differs ? End.DIFFERS : End.AGREED,
              differs ? "nobody has said which is right" : "",
              tables(read),
              engine,
              notes);
      return differs && judged ? reduced(made, read) : made;
    }

    private OnData reduced(OnData made, DataReading.Outcome.Read compared) {
      DataReading.Outcome.Read all = compared;
      if (!compared.tables().keySet().containsAll(all())) {
        DataReading.Outcome outcome = whole();
        if (!(outcome instanceof DataReading.Outcome.Read)) {
          outcome = reading.sample(all());
        }
        if (!(outcome instanceof DataReading.Outcome.Read read)) {
          return made.judged(
              null, "", "the tables that the SQL reads cannot be read", made.answer(), 0);
        }
        all = read;
      }
      return new DifferenceCase(artifacts, subject, catalog, contest, frames, testCase, time)
          .of(made, all.tables());
    }

    private DataReading.Outcome whole() {
      return reading.whole(all());
    }

    private Set<String> all() {
      Set<String> all = new LinkedHashSet<>(ofTestCode);
      all.addAll(NamedTables.inSql(catalog, sql()));
      return all;
    }

    private List<ComparedTable> tables(DataReading.Outcome.Read read) {
      return read.tables().entrySet().stream()
          .map(
              entry ->
                  new ComparedTable(
                      entry.getKey(),
                      entry.getValue().rowCount(),
                      !read.partial().contains(entry.getKey())))
          .toList();
    }

    private OnData none(String reason) {
      return OnDataTrial.none(subject, watch, reason);
    }

    private OnData unreadable(DataReading.Outcome.Failed failed) {
      return none(
          "table '%s' cannot be read: %s".formatted(failed.table(), reason(failed.failure())));
    }

    private String refused(SqlFailure failure) {
      return failure.kind() == SqlFailure.Kind.REJECTED
          ? "the SQL is not executed there: " + failure.message()
          : "the SQL does not run there: " + reason(failure);
    }

    /** What a database says of its rows may hold some of their cells. */
    private String reason(SqlFailure failure) {
      if (failure.kind() != SqlFailure.Kind.ERROR && failure.kind() != SqlFailure.Kind.DATA) {
        return failure.message();
      }
      told.accept(failure.message());
      return "it is refused; " + OWN_WORDS;
    }

    private String failed(Sandbox.Outcome.Failed failed) {
      told.accept(failed.words());
      return "the test code fails on your rows: %s; %s".formatted(failed.reason(), OWN_WORDS);
    }
  }
}
