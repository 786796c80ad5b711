package dev.assay.workflow;

import dev.assay.agents.AnswerabilityAgent;
import dev.assay.agents.ArbiterAgent;
import dev.assay.agents.ExplorationAgent;
import dev.assay.agents.LinkingAgent;
import dev.assay.agents.OtherReadingAgent;
import dev.assay.agents.RefinementAgent;
import dev.assay.agents.SelectionAgent;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlRevisionAgent;
import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestDataAgent;
import dev.assay.agents.model.ModelClient;
import dev.assay.workflow.adequacy.TestDataChoosing;
import dev.assay.workflow.adequacy.TestDataMeasuring;
import dev.assay.workflow.arbitration.Arbitration;
import dev.assay.workflow.arbitration.ReadingDistinction;
import dev.assay.workflow.arbitration.ReadingSearch;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.calls.PaidOnce;
import dev.assay.workflow.calls.Pause;
import dev.assay.workflow.candidates.CandidateClassification;
import dev.assay.workflow.candidates.CandidateSelection;
import dev.assay.workflow.execution.AnswerFormatInspector;
import dev.assay.workflow.execution.ConstraintInspector;
import dev.assay.workflow.execution.DetectorInspector;
import dev.assay.workflow.execution.EntitiesInspector;
import dev.assay.workflow.execution.ExecutionErrorInspector;
import dev.assay.workflow.execution.PreparationInspector;
import dev.assay.workflow.execution.RetrieverInspector;
import dev.assay.workflow.execution.RewriteInspector;
import dev.assay.workflow.execution.SkeletonInspector;
import dev.assay.workflow.execution.SqlExecution;
import dev.assay.workflow.execution.TestCaseInspector;
import dev.assay.workflow.exploration.Engines;
import dev.assay.workflow.exploration.Exploring;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.linking.RelevantLinking;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.reading.QuestionReading;
import dev.assay.workflow.refinement.Refining;
import dev.assay.workflow.refinement.ResultVoting;
import dev.assay.workflow.reporting.RunDescribing;
import dev.assay.workflow.reporting.RunListing;
import dev.assay.workflow.reporting.RunReporting;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunWithdrawing;
import dev.assay.workflow.revision.DeclineConfirmation;
import dev.assay.workflow.revision.SqlGeneration;
import dev.assay.workflow.revision.SqlRevision;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepFunction;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.telemetry.Telemetry;
import dev.assay.workflow.testcode.TestCodeGeneration;
import dev.assay.workflow.testcode.TestCodeReconsideration;
import dev.assay.workflow.testcode.TestCodeVoting;
import dev.assay.workflow.testdata.TestDataGeneration;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Puts the steps together as the functions that are deployed, and that local runs call. */
public final class WorkflowFunctions {

  public static final String LINK = LinkingAgent.STEP;
  public static final String GENERATE_TEST_DATA = TestDataAgent.STEP;
  public static final String MEASURE_TEST_DATA = "measure-test-data";
  public static final String CHOOSE_TEST_DATA = "choose-test-data";
  public static final String GENERATE_TEST_CODE = TestCodeAgent.STEP;
  public static final String VOTE = "vote";
  public static final String GENERATE_SQL = SqlGenerationAgent.STEP;
  public static final String READ_QUESTION = QuestionReading.STEP;
  public static final String CLASSIFY_CANDIDATES = CandidateClassification.STEP;
  public static final String SELECT_CANDIDATE = CandidateSelection.STEP;
  public static final String REVISE_SQL = SqlRevisionAgent.STEP;
  public static final String CONFIRM_DECLINE = AnswerabilityAgent.STEP;
  public static final String ARBITRATE = ArbiterAgent.STEP;
  public static final String FIND_OTHER_READING = OtherReadingAgent.STEP;
  public static final String DISTINGUISH_READINGS = ReadingDistinction.STEP;
  public static final String RECONSIDER_TEST_CODE = TestCodeReconsideration.STEP;
  public static final String EXPLORE = ExplorationAgent.STEP;
  public static final String REFINE_SQL = RefinementAgent.STEP;
  public static final String VOTE_ON_RESULTS = "vote-on-results";
  public static final String EXECUTE_SQL = "execute-sql";
  public static final String FINISH = "finish";
  public static final String DESCRIBE = "describe";
  public static final String LIST = "list";
  public static final String WITHDRAW = "withdraw";

  private final Artifacts artifacts;
  private final InstantSource clock;
  private final Stopwatch.Source time;
  private final Pause pause;
  private final Telemetry telemetry;

  /** The steps over a store, in real time. */
  public WorkflowFunctions(ArtifactStore store, InstantSource clock) {
    this(store, clock, Thread::sleep);
  }

  /** The steps over a store. */
  public WorkflowFunctions(ArtifactStore store, InstantSource clock, Pause pause) {
    this(store, clock, pause, Telemetry.ofThisProcess());
  }

  /** The steps over a store, which are told of. */
  public WorkflowFunctions(
      ArtifactStore store, InstantSource clock, Pause pause, Telemetry telemetry) {
    this.artifacts = new Artifacts(store);
    this.clock = clock;
    this.time = new Stopwatch.Source(clock);
    this.pause = pause;
    this.telemetry = telemetry;
  }

  public StepFunction relevantLinking(ModelClient models) {
    ValueIndexes indexes = new ValueIndexes(artifacts);
    return told(
        Map.of(LINK, paid(models, once -> new RelevantLinking(artifacts, once, indexes, time))));
  }

  public StepFunction testDataGeneration(ModelClient models) {
    return told(
        Map.of(
            GENERATE_TEST_DATA,
            paid(
                models,
                once -> new TestDataGeneration(artifacts, TestDataAgent.asking(once), time)),
            CHOOSE_TEST_DATA,
            new TestDataChoosing(artifacts, time)));
  }

  public StepFunction testCodeVoting(ModelClient models) {
    return told(
        Map.of(
            GENERATE_TEST_CODE,
            paid(
                models,
                once -> new TestCodeGeneration(artifacts, TestCodeAgent.asking(once), time)),
            RECONSIDER_TEST_CODE,
            paid(
                models,
                once -> new TestCodeReconsideration(artifacts, TestCodeAgent.asking(once), time)),
            VOTE,
            paid(
                models, once -> new TestCodeVoting(artifacts, SelectionAgent.asking(once), time))));
  }

  public StepFunction sqlExecution() {
    return sqlExecution(LiveDatabases.NONE);
  }

  /**
   * Execution on test data, with databases for candidates that hold rows of the database itself,
   * and with values of conditions looked up there.
   */
  public StepFunction sqlExecution(LiveDatabases databases) {
    Engines engines = new Engines(databases);
    return told(
        Map.of(
            EXECUTE_SQL,
            new SqlExecution(
                artifacts,
                engines,
                List.of(
                    new ExecutionErrorInspector(),
                    new PreparationInspector(databases),
                    new TestCaseInspector(),
                    new ConstraintInspector(),
                    new EntitiesInspector(artifacts),
                    new SkeletonInspector(artifacts),
                    new RetrieverInspector(artifacts, new ValueIndexes(artifacts), databases),
                    new DetectorInspector(),
                    new AnswerFormatInspector(artifacts),
                    new RewriteInspector(artifacts, engines)),
                time),
            DISTINGUISH_READINGS,
            new ReadingDistinction(artifacts, time),
            CLASSIFY_CANDIDATES,
            new CandidateClassification(artifacts, databases, time),
            MEASURE_TEST_DATA,
            new TestDataMeasuring(artifacts, time)));
  }

  public StepFunction revision(ModelClient models) {
    return told(
        Map.of(
            GENERATE_SQL,
            paid(models, once -> new SqlGeneration(artifacts, once, time)),
            READ_QUESTION,
            paid(models, once -> new QuestionReading(artifacts, once)),
            SELECT_CANDIDATE,
            paid(models, once -> new CandidateSelection(artifacts, once, time)),
            VOTE_ON_RESULTS,
            paid(models, once -> new ResultVoting(artifacts, once, time)),
            CONFIRM_DECLINE,
            paid(
                models,
                once -> new DeclineConfirmation(artifacts, AnswerabilityAgent.asking(once), time)),
            ARBITRATE,
            paid(models, once -> new Arbitration(artifacts, ArbiterAgent.asking(once), time)),
            FIND_OTHER_READING,
            paid(
                models, once -> new ReadingSearch(artifacts, OtherReadingAgent.asking(once), time)),
            REVISE_SQL,
            paid(models, once -> new SqlRevision(artifacts, SqlRevisionAgent.asking(once), time))));
  }

  /**
   * Exploration of a database, and refinement of SQL by what it returns there; where nobody has
   * given a connection, both say so.
   */
  public StepFunction exploration(ModelClient models, LiveDatabases databases) {
    return told(
        Map.of(
            EXPLORE,
            paid(models, once -> new Exploring(artifacts, once, databases, time)),
            REFINE_SQL,
            paid(models, once -> new Refining(artifacts, once, databases, time))));
  }

  public StepFunction reporting() {
    return reporting(ArtifactLinks.NONE);
  }

  /** Reporting with links to the evidence. */
  public StepFunction reporting(ArtifactLinks links) {
    return told(
        Map.of(
            FINISH,
            toldAtItsEnd(new RunReporting(artifacts, clock)),
            DESCRIBE,
            new RunDescribing(artifacts, links, clock),
            LIST,
            new RunListing(artifacts),
            WITHDRAW,
            new RunWithdrawing(artifacts)));
  }

  private StepFunction told(Map<String, Step> steps) {
    return new StepFunction(steps, telemetry);
  }

  private Step toldAtItsEnd(Step finishing) {
    return event -> {
      Outcome outcome = finishing.run(event);
      if (telemetry.isTold()) {
        artifacts
            .find(ArtifactKeys.result(event.run()), RunResult.class)
            .ifPresent(
                result ->
                    telemetry.ended(
                        event.run(),
                        result.status().label(),
                        Duration.ofMillis(result.timings().wall())));
      }
      return outcome;
    };
  }

  /** A step whose models are called once for each answer, and not beyond the budget of its run. */
  private Step paid(ModelClient models, Function<ModelClient, Step> step) {
    ModelClient told = telemetry.telling(models);
    return event -> step.apply(new PaidOnce(told, artifacts, event.run(), clock, pause)).run(event);
  }
}
