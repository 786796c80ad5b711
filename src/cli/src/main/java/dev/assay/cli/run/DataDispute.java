package dev.assay.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.TaskFailure;
import dev.assay.statemachine.Time;
import dev.assay.workflow.WorkflowFunctions;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.arbitration.Side;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactLinks;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.ondata.OnData;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testcode.TestCase;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Has a difference on the user's own rows judged, by the steps and rules of the state machine: no
 * revision without a judgement, one revision, and what is rewritten has to pass every test case.
 */
final class DataDispute {

  private static final Set<String> TRANSIENT = Set.of("rate-limited", "model-unavailable");

  private final Artifacts artifacts;
  private final FunctionInvoker steps;
  private final Time time;
  private final Consumer<String> told;

  DataDispute(ArtifactStore store, ModelClient models, Time time, Consumer<String> told) {
    this.artifacts = new Artifacts(store);
    this.steps =
        new FunctionInvoker(
            new WorkflowFunctions(store, time::now, time::sleep), models, ArtifactLinks.NONE);
    this.time = time;
    this.told = told;
  }

  /** A step could not be done, and so the difference stays open. */
  private static final class Unsettled extends Exception {
    Unsettled(String reason) {
      this(reason, null);
    }

    Unsettled(String reason, @Nullable TaskFailure cause) {
      super(reason, cause);
    }
  }

  /** The difference, judged; or open, with the reason. */
  OnData settled(Question question, OnData found) throws InterruptedException {
    long begun = time.now().toEpochMilli();
    Side means = null;
    String why = "";
    try {
      JsonNode verdict = execute(question, found.candidate(), OnData.TEST_CASE);
      if (!verdict.path("outcome").asText().equals("disputed")) {
        throw new Unsettled("on the rows that it was reduced to, the difference is gone");
      }
      done(step(question, "revision", WorkflowFunctions.ARBITRATE, found.candidate()), "judged");
      Judgement judgement =
          artifacts.get(
              ArtifactKeys.judgement(question.run(), found.candidate(), OnData.TEST_CASE),
              Judgement.class);
      means = judgement.means();
      why = means == Side.EITHER ? judgement.point() : judgement.why();
      told.accept("the arbiter: " + means.label() + (why.isEmpty() ? "" : "; " + why));
      int answer = heeded(question, found, judgement);
      return found.judged(means, why, "", answer, time.now().toEpochMilli() - begun);
    } catch (Unsettled open) {
      return found.judged(
          means,
          why,
          String.valueOf(open.getMessage()),
          found.candidate(),
          time.now().toEpochMilli() - begun);
    }
  }

  private int heeded(Question question, OnData found, Judgement judgement)
      throws Unsettled, InterruptedException {
    switch (judgement.means()) {
      case CANDIDATE -> {
        return found.candidate();
      }
      case EITHER -> {
        readings(question, found);
        return found.candidate();
      }
      case TEST_CODE -> {
        revised(question, found, judgement);
        return OnData.REVISION;
      }
      case NEITHER ->
          throw new Unsettled(
              "the arbiter finds neither the SQL nor the test code right: " + judgement.why());
      case UNANSWERABLE ->
          throw new Unsettled(
              "the arbiter finds that the database does not hold what is asked: "
                  + judgement.why());
      case UNDECIDED ->
          throw new Unsettled("the arbiter does not say the same of them in both orders");
    }
    throw new IllegalStateException("no such side: " + judgement.means());
  }

  private void revised(Question question, OnData found, Judgement judgement)
      throws Unsettled, InterruptedException {
    if (question.settings().limits().revisions() < 1) {
      throw new Unsettled(
          "the arbiter takes the test code's side, and no revision was allowed: "
              + judgement.why());
    }
    revise(question, found);
    for (int testCase : List.of(OnData.TEST_CASE, found.testCase())) {
      execute(question, OnData.REVISION, testCase);
      boolean passed =
          artifacts
              .get(ArtifactKeys.verdict(question.run(), OnData.REVISION, testCase), Verdict.class)
              .passed();
      if (!passed) {
        throw new Unsettled(
            "the arbiter takes the test code's side, and the rewritten SQL does not pass %s: %s"
                .formatted(
                    testCase == OnData.TEST_CASE ? "the rows that differ" : "the test case",
                    judgement.why()));
      }
    }
  }

  /** Each reading gets SQL and test code of its own, as far as models write them. */
  private void readings(Question question, OnData found) throws Unsettled, InterruptedException {
    if (artifacts.find(ArtifactKeys.testCase(question.run(), 2), TestCase.class).isEmpty()) {
      JsonNode reconsidered =
          step(
              question,
              "test-code-voting",
              WorkflowFunctions.RECONSIDER_TEST_CODE,
              found.candidate());
      if (reconsidered.path("outcome").asText().equals("generated")) {
        execute(question, found.candidate(), OnData.TEST_CASE + 1);
      }
    }
    if (question.settings().limits().revisions() > 0) {
      revise(question, found);
      execute(question, OnData.REVISION, OnData.TEST_CASE);
    }
  }

  private void revise(Question question, OnData found) throws Unsettled, InterruptedException {
    done(step(question, "revision", WorkflowFunctions.REVISE_SQL, found.candidate()), "generated");
  }

  private JsonNode execute(Question question, int candidate, int testCase) throws Unsettled {
    ObjectNode event = event(question, WorkflowFunctions.EXECUTE_SQL, candidate);
    return invoke("sql-execution", event.put("testCase", testCase));
  }

  /** As the state machine does it, once more where a model may answer a little later. */
  private JsonNode step(Question question, String function, String step, int candidate)
      throws Unsettled, InterruptedException {
    ObjectNode event =
        event(question, step, candidate)
            .put("testCase", OnData.TEST_CASE)
            .put("next", OnData.REVISION);
    JsonNode outcome = invoke(function, event);
    if (!TRANSIENT.contains(outcome.path("outcome").asText())) {
      return outcome;
    }
    time.sleep(Duration.ofSeconds(outcome.path("waitSeconds").asLong()));
    return invoke(function, event.put("lastTry", true));
  }

  private static ObjectNode event(Question question, String step, int candidate) {
    return Json.object().put("run", question.run()).put("step", step).put("candidate", candidate);
  }

  private JsonNode invoke(String function, ObjectNode event) throws Unsettled {
    try {
      return steps.invoke(function, event);
    } catch (TaskFailure failure) {
      throw unsettled(event, failure);
    }
  }

  private static void done(JsonNode outcome, String wanted) throws Unsettled {
    String name = outcome.path("outcome").asText();
    if (!name.equals(wanted)) {
      throw new Unsettled("%s: %s".formatted(name, outcome.path("reason").asText()));
    }
  }

  private static Unsettled unsettled(JsonNode event, TaskFailure failure) {
    return new Unsettled(
        "%s failed: %s".formatted(event.path("step").asText(), failure.getMessage()), failure);
  }
}
