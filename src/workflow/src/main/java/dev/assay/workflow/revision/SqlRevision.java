package dev.assay.workflow.revision;

import dev.assay.agents.SqlRevisionAgent;
import dev.assay.agents.SqlRevisionRequest;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.Finding;
import dev.assay.table.SharedSpelling;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.candidates.Classes;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Step;
import dev.assay.workflow.run.StepEvent;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.strategy.StrategyPart;
import dev.assay.workflow.testcode.TestCase;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Asks for a new candidate, from the findings on the one that failed (TS-SQL 3.2, A.2). */
public final class SqlRevision implements Step {

  private static final int MOST_ROWS_SHOWN = 50;

  private final Artifacts artifacts;
  private final SqlRevisionAgent agent;
  private final Stopwatch.Source time;

  public SqlRevision(Artifacts artifacts, SqlRevisionAgent agent, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.agent = agent;
    this.time = time;
  }

  @Override
  public Outcome run(StepEvent event) throws ModelException {
    Question question = artifacts.question(event.run());
    int next = event.next() > 0 ? event.next() : event.candidate() + 1;
    SqlRevisionRequest.Feedback feedback = feedback(event);
    LinkedCatalog shown = LinkedCatalog.of(artifacts, question);
    return new CandidateWriting(artifacts, time, SqlRevisionAgent.STEP)
        .write(
            question,
            next,
            event.candidate(),
            firstRound(event.run(), next),
            attempt ->
                agent.revise(
                    new SqlRevisionRequest(
                        attempt,
                        question.dialect().promptName(),
                        shown.text().ddl(),
                        shown.text().foreignKeys(),
                        shown.values(),
                        question.text(),
                        question.evidence(),
                        feedback)));
  }

  private SqlRevisionRequest.Feedback feedback(StepEvent event) {
    TestCase testCase =
        artifacts.get(ArtifactKeys.testCase(event.run(), event.testCase()), TestCase.class);
    Candidate candidate =
        artifacts.get(ArtifactKeys.candidate(event.run(), event.candidate()), Candidate.class);
    Verdict verdict =
        artifacts.get(
            ArtifactKeys.verdict(event.run(), event.candidate(), event.testCase()), Verdict.class);
    Table result = verdict.result();
    List<String> messages = messages(verdict, StrategyPart::decides);
    return new SqlRevisionRequest.Feedback(
        testCase.code(),
        shown(testCase.expected()),
        candidate.sql(),
        result == null ? "" : shown(result),
        result == null ? String.join("\n", messages) : "",
        result == null ? List.of() : messages,
        messages(verdict, origin -> !StrategyPart.decides(origin)),
        verdict.passed(),
        judgement(event));
  }

  private static String shown(Table result) {
    return TableText.aligned(SharedSpelling.of(result), MOST_ROWS_SHOWN);
  }

  /** Why the test code is right, in the arbiter's words; empty where nobody was asked. */
  private String judgement(StepEvent event) {
    return artifacts
        .find(
            ArtifactKeys.judgement(event.run(), event.candidate(), event.testCase()),
            Judgement.class)
        .map(
            judged ->
                judged.means() == Side.EITHER
                    ? "The question can be read in two ways; write the query for this one: "
                        + judged.testCodeReading()
                    : judged.why())
        .orElse("");
  }

  private static List<String> messages(Verdict verdict, Predicate<String> origin) {
    return verdict.findings().stream()
        .filter(finding -> origin.test(finding.inspector()))
        .map(Finding::message)
        .toList();
  }

  /** Calls for revisions are counted through the run: one a candidate, and the unusable answers. */
  private int firstRound(String run, int candidate) {
    int first =
        artifacts
            .find(ArtifactKeys.classes(run), Classes.class)
            .map(classes -> classes.classes().size())
            .orElse(1);
    long unusable =
        IntStream.range(first, candidate)
            .mapToObj(index -> ArtifactKeys.unusableSqlPrefix(run, index))
            .mapToLong(artifacts::count)
            .sum();
    return Math.toIntExact(candidate - first + 1 + unusable);
  }
}
