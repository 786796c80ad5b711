package dev.assay.workflow.ondata;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.ondata.madeup.MadeUpRows;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.PandasCode.Computed;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.FrameTables;
import dev.assay.workflow.testdata.RowsCode;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes a test case of a difference: the fewest rows that still show it, with made-up values in
 * place of real ones unless samples may be shared.
 */
final class DifferenceCase {

  /** As many rows in all as a judge can look at. */
  static final int MOST_ROWS = 40;

  private static final Duration MOST_TIME = Duration.ofSeconds(45);

  private final Artifacts artifacts;
  private final OnDataTrial.Subject subject;
  private final Catalog catalog;
  private final Contest contest;
  private final FrameTables frames;
  private final TestCase voted;
  private final Stopwatch.Source time;

  DifferenceCase(
      Artifacts artifacts,
      OnDataTrial.Subject subject,
      Catalog catalog,
      Contest contest,
      FrameTables frames,
      TestCase voted,
      Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.subject = subject;
    this.catalog = catalog;
    this.contest = contest;
    this.frames = frames;
    this.voted = voted;
    this.time = time;
  }

  /** The difference with its test case, or with why there is none. */
  OnData of(OnData found, Map<String, Table> tables) {
    Stopwatch watch = time.start();
    if (!contest.differs(tables)) {
      return open(
          found,
          "in Assay's engine (%s) the same rows do not show the difference, so that nobody could judge it"
              .formatted(contest.engine()),
          watch);
    }
    Map<String, Table> fewest =
        new Reduction(catalog, contest::differs, () -> watch.millis() > MOST_TIME.toMillis())
            .fewest(tables);
    int rows = Reduction.count(fewest);
    if (rows > MOST_ROWS) {
      return open(
          found,
          "the difference needs %,d rows, more than the %d that can be judged"
              .formatted(rows, MOST_ROWS),
          watch);
    }
    boolean shared = subject.question().settings().linking().shareValues() == ValueSharing.SAMPLES;
    Optional<Map<String, Table>> shown = shared ? Optional.of(fewest) : madeUp(fewest);
    if (shown.isEmpty()) {
      return open(
          found,
          "the difference hangs on values that may not be shown: with --share-values samples it is judged",
          watch);
    }
    String problem = keep(shown.get(), watch);
    return problem != null
        ? open(found, problem, watch)
        : new OnData(
            found.candidate(),
            found.testCase(),
            found.end(),
            found.reason(),
            found.tables(),
            found.engine(),
            found.notes(),
            OnData.TEST_CASE,
            !shared,
            null,
            "",
            found.answer(),
            found.testedAt(),
            found.millis() + watch.millis());
  }

  private static OnData open(OnData found, String reason, Stopwatch watch) {
    return found.judged(null, "", reason, found.answer(), watch.millis());
  }

  private Optional<Map<String, Table>> madeUp(Map<String, Table> real) {
    return MadeUpRows.of(
        real,
        List.of(subject.candidate().sql(), voted.code()),
        subject.question().asOf().local().toLocalDate(),
        contest::differs);
  }

  /** Keeps the test data and the test case; what keeps it from doing so, or null. */
  private @Nullable String keep(Map<String, Table> rows, Stopwatch watch) {
    Question question = subject.question();
    Map<String, Table> typed = new LinkedHashMap<>();
    rows.forEach((name, table) -> typed.put(name, frames.typed(name, table)));
    String code = RowsCode.of(typed, catalog.frameNames());
    if (!(PandasCode.compute(code, voted.code(), question.asOf())
        instanceof Computed.Result(var expected))) {
      return "the test code does not run on the rows that show the difference when they are written as code";
    }
    List<String> names = rows.keySet().stream().map(catalog.frameNames()::frame).toList();
    Computed reversed = PandasCode.computeReversed(code, names, voted.code(), question.asOf());
    artifacts.replace(
        ArtifactKeys.testData(question.run(), OnData.TEST_DATA),
        new TestDataAttempt(
            OnData.TEST_DATA, code, rows, List.of(), null, watch.startedAt(), watch.millis()));
    artifacts.replace(
        ArtifactKeys.testCase(question.run(), OnData.TEST_CASE),
        new TestCase(
            OnData.TEST_DATA,
            voted.model(),
            voted.code(),
            expected,
            reversed instanceof Computed.Result(var other) && !other.equals(expected)
                ? other
                : null,
            voted.groups(),
            voted.asked(),
            voted.orderAsked(),
            List.of(),
            watch.startedAt(),
            watch.millis()));
    return null;
  }
}
