package dev.assay.workflow.reporting;

import dev.assay.analysis.Finding;
import dev.assay.catalog.ValueSharing;
import dev.assay.table.AsOf;
import dev.assay.workflow.adequacy.Adequacy;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.candidates.Selected.Rank;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.testcode.TestCodeComparison;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a run ended: the answer, with its evidence and its price.
 *
 * @param reason why the SQL is not verified; null when it is
 * @param sql the final SQL; null when the run failed
 * @param answer the index of the candidate that the final SQL is; null when the run failed
 * @param firstSql what the bare model wrote, or what the user brought; null when the run failed
 * @param strategy the strategy's name
 * @param selection how one of several candidates was selected; null where there was one
 * @param found what each of its parts has found, and which revision mended it
 * @param partProblems what parts of the strategy could not do; empty when all went well
 * @param shown what models were shown of the database
 * @param testCase what the SQL was tested with; null when there was no usable test case
 * @param asOf the moment that "now" meant
 * @param engine what executed the SQL on the test data; empty where nothing did
 * @param judgements what the arbiter said where SQL and test code differed
 * @param ambiguity how the question can be read; null where it has one meaning
 * @param notes on the final SQL, that decide nothing
 * @param confidence how likely the final SQL is right; null where there is none
 * @param onData what the user's own rows say of it; null where they were not asked
 * @param reading the number of the reading that its asker had chosen; null where none was
 */
public record RunResult(
    String run,
    RunStatus status,
    @Nullable String reason,
    String question,
    String database,
    @Nullable String sql,
    @Nullable Integer answer,
    @Nullable String firstSql,
    @Nullable TestCaseSummary testCase,
    List<CandidateSummary> candidates,
    String strategy,
    @Nullable SelectionSummary selection,
    List<FoundByPart> found,
    List<String> partProblems,
    ShownSummary shown,
    Usage usage,
    Timings timings,
    Instant askedAt,
    Instant finishedAt,
    AsOf asOf,
    String engine,
    List<JudgementSummary> judgements,
    @Nullable Ambiguity ambiguity,
    List<String> notes,
    @Nullable Confidence confidence,
    @Nullable OnData onData,
    @Nullable Integer reading) {

  /** Whether the other result is the same but for when it was finished, and how long that took. */
  boolean finishedAs(RunResult other) {
    return equals(
        new RunResult(
            other.run,
            other.status,
            other.reason,
            other.question,
            other.database,
            other.sql,
            other.answer,
            other.firstSql,
            other.testCase,
            other.candidates,
            other.strategy,
            other.selection,
            other.found,
            other.partProblems,
            other.shown,
            other.usage,
            timings,
            other.askedAt,
            finishedAt,
            other.asOf,
            other.engine,
            other.judgements,
            other.ambiguity,
            other.notes,
            other.confidence,
            other.onData,
            other.reading));
  }

  /**
   * What models were shown of the database.
   *
   * @param values which values of it could be in prompts: none, linked or samples
   * @param scope how columns were chosen: whole, model or lexical; null when there was no linking
   * @param columns how many were chosen
   * @param linkedValues how many values were found that are like words of the question
   * @param problems why linking could not be done as it should; empty when all went well
   */
  public record ShownSummary(
      ValueSharing values,
      @Nullable String scope,
      int columns,
      int linkedValues,
      List<String> problems) {}

  /**
   * The vote, and where the test case is.
   *
   * @param comparisons what a model said of the groups two by two; none where the majority decided
   * @param adequacy how well its test data tell the first SQL from mistaken SQL; null when that
   *     could not be measured
   * @param testDataMeasured how many test data these were chosen from
   * @param testDataProblem why there are no richer test data, where they were wanted; or null
   */
  public record TestCaseSummary(
      String artifact,
      String testData,
      String model,
      int votes,
      List<String> asked,
      List<TestCodeComparison> comparisons,
      @Nullable Adequacy adequacy,
      int testDataMeasured,
      @Nullable String testDataProblem) {}

  /**
   * One candidate and what was found.
   *
   * @param passed null when it was not tested
   * @param revises the candidate that it was made from; null when no revision made it
   */
  public record CandidateSummary(
      int index,
      String sql,
      @Nullable Boolean passed,
      List<Finding> findings,
      String artifact,
      @Nullable Integer revises) {}

  /**
   * What the arbiter said of a candidate that gave another result than a test case.
   *
   * @param means whose result the question means
   */
  public record JudgementSummary(
      int candidate, int testCase, Side means, String point, String why, String artifact) {}

  /**
   * How one of several candidates was selected.
   *
   * @param samples how many SQL texts there were
   * @param ranks of the candidates, which return differently; the selected one first
   * @param databases how many made-up or sampled databases a result was predicted for
   */
  public record SelectionSummary(int samples, int candidate, List<Rank> ranks, int databases) {}

  /** How often SQL was revised. */
  public int revisions() {
    return (int) candidates.stream().filter(each -> each.revises() != null).count();
  }
}
