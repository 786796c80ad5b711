package dev.assay.cli.run;

import dev.assay.agents.model.ModelClient;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.ondata.OnDataTrial;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.reporting.TriedHistory;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tries the answer of a run that has ended, and its test code, on the rows of the user's own
 * database. Whatever goes wrong there is told, and leaves the answer as it is.
 */
public final class OnDataRun {

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final ModelClient models;
  private final Time time;
  private final Consumer<String> told;

  /**
   * A run's test on data.
   *
   * @param told is told what happens, a line for each thing; it may hold cells
   */
  public OnDataRun(ArtifactStore store, ModelClient models, Time time, Consumer<String> told) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.models = models;
    this.time = time;
    this.told = told;
  }

  /**
   * Tries the answer, and keeps what came of it with the run.
   *
   * @param database opens the database
   * @param name what executes SQL there, for people
   * @return whether there is something to report
   */
  public boolean test(RunResult result, Supplier<DatabaseQueries> database, String name) {
    Question question = artifacts.question(result.run());
    TriedHistory history = TriedHistory.read(artifacts, result.run());
    Optional<Candidate> answer = history.own().answer();
    Optional<Integer> testCase = history.testCase();
    if (answer.isEmpty() || testCase.isEmpty()) {
      told.accept("not tested: the run has no SQL with a test case");
      return false;
    }
    OnDataTrial.Subject subject = new OnDataTrial.Subject(question, answer.get(), testCase.get());
    OnData found =
        kept(history, subject).orElseGet(() -> tried(subject, result.status(), database, name));
    OnData settled = settled(question, found);
    told.accept(settled.inWords());
    artifacts.replace(ArtifactKeys.onData(result.run()), settled);
    return true;
  }

  /** What was found before counts, but where rows could not be had then, or no arbiter. */
  private static Optional<OnData> kept(TriedHistory history, OnDataTrial.Subject subject) {
    return history
        .kept()
        .filter(tried -> tried.candidate() == subject.candidate().index())
        .filter(tried -> tried.testCase() == subject.testCase())
        .filter(tried -> tried.end() == OnData.End.AGREED || tried.difference() != null);
  }

  private OnData tried(
      OnDataTrial.Subject subject,
      RunStatus status,
      Supplier<DatabaseQueries> database,
      String name) {
    Stopwatch.Source watches = new Stopwatch.Source(time::now);
    Stopwatch watch = watches.start();
    String open = unfit(status);
    if (open != null) {
      return OnDataTrial.none(subject, watch, open);
    }
    try (DatabaseQueries queries = database.get()) {
      return new OnDataTrial(artifacts, queries::rows, name, watches, told)
          .of(subject, status == RunStatus.VERIFIED);
    } catch (CatalogException gone) {
      return OnDataTrial.none(subject, watch, String.valueOf(gone.getMessage()));
    }
  }

  /** Why an answer is not tried; null where it is. */
  private static @Nullable String unfit(RunStatus status) {
    return switch (status) {
      case VERIFIED, UNVERIFIED -> null;
      case AMBIGUOUS -> "the question can be read in two ways: choose one with --reading N";
      case UNANSWERABLE -> "the database does not hold what is asked";
      case FAILED -> "the run has no SQL";
    };
  }

  private OnData settled(Question question, OnData found) {
    if (found.difference() == null || found.means() != null) {
      return found;
    }
    try {
      return new DataDispute(store, models, time, told).settled(question, found);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return found;
    }
  }
}
