package dev.assay.cli.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.analysis.Finding;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.table.TableText;
import dev.assay.workflow.arbitration.Judgement;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.execution.Candidate;
import dev.assay.workflow.execution.Verdict;
import dev.assay.workflow.linking.Linking;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testcode.TestCodeAttempt;
import dev.assay.workflow.testcode.TestCodeComparison;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Tells a person what a run does, a line for each thing that happens. */
public final class RunProgress implements ExecutionListener {

  private static final int MOST_FINDINGS = 3;

  private final PrintWriter out;
  private final Artifacts artifacts;
  private final String run;
  private final InstantSource clock;
  private final Instant startedAt;
  private final Map<String, String> models = new ConcurrentHashMap<>();

  public RunProgress(PrintWriter out, Artifacts artifacts, String run, InstantSource clock) {
    this.out = out;
    this.artifacts = artifacts;
    this.run = run;
    this.clock = clock;
    this.startedAt = clock.instant();
  }

  @Override
  public void stateEntered(StateVisit visit, JsonNode input) {
    switch (visit.name()) {
      case "Link" -> say("linking", "looking for what the question needs");
      case "Generate test data" -> say("test data", "asking the model");
      case "Ask for richer test data" -> say("test data", "asking the model for richer ones");
      case "Generate test code" -> {
        String model = input.path("model").asText();
        models.put(visit.path(), model);
        say("test code", "asking " + model);
      }
      case "Read the question" -> say("question", "asking what it implies");
      case "Generate SQL" -> say("SQL", "getting the first candidate");
      case "Revise SQL" -> say("revision", "asking the model");
      case "Look for another reading" -> say("readings", "asking the model for another one");
      default -> {
        // Other states take no time worth a line; what tasks did is said when they are left.
      }
    }
  }

  @Override
  public void stateExited(StateVisit visit, JsonNode output) {
    JsonNode outcome = output.path("Payload");
    if (!visit.type().equals("Task") || !outcome.has("outcome")) {
      return;
    }
    switch (visit.name()) {
      case "Link" -> linked(outcome);
      case "Generate test data", "Ask for richer test data" -> testData(outcome);
      case "Measure test data" -> measured(outcome);
      case "Generate test code" -> testCode(models.getOrDefault(visit.path(), ""), outcome);
      case "Vote" -> vote(outcome);
      case "Generate SQL", "Vote on results", "Revise SQL" -> candidate(outcome);
      case "Select candidate" -> selected(outcome);
      case "Execute SQL", "Test the SQL's reading", "Test the other reading" -> verdict(outcome);
      case "Write the other reading" -> candidate(outcome);
      case "Confirm that it cannot be answered" -> sayUnlessGenerated("second look", outcome);
      case "Arbitrate" -> judged(outcome);
      case "Look for another reading" -> reading(outcome);
      case "Reconsider test code" -> reconsidered(outcome);
      default -> {
        // How the run ended is its result, which is shown in full.
      }
    }
  }

  @Override
  public void waiting(StateVisit visit, Duration duration) {
    say("waiting", "%d s before the second try".formatted(duration.toSeconds()));
  }

  @Override
  public void retrying(StateVisit visit, String error, String cause, int retry, Duration delay) {
    say("retrying", "%s: %s: %s".formatted(visit.name(), error, firstLine(cause)));
  }

  @Override
  public void caught(StateVisit visit, String error, String cause, String next) {
    say("failed", "%s: %s: %s".formatted(visit.name(), error, firstLine(cause)));
  }

  private void linked(JsonNode outcome) {
    history()
        .linking()
        .ifPresentOrElse(
            linking -> {
              linking.problems().forEach(problem -> say("linking", problem));
              say("linking", summary(linking));
            },
            () -> say("linking", outcome.path("reason").asText()));
  }

  private static String summary(Linking linking) {
    String columns =
        linking.scope() == Linking.Scope.WHOLE
            ? "the whole schema is shown"
            : "%d columns".formatted(linking.columns().size());
    return "%s; %d value%s like words of the question"
        .formatted(columns, linking.valueCount(), linking.valueCount() == 1 ? " is" : "s are");
  }

  private void testData(JsonNode outcome) {
    history().reusedTest().ifPresent(reused -> say("test data", reused.inWords()));
    for (TestDataAttempt attempt : history().testData()) {
      if (attempt.usable()) {
        String tables =
            attempt.tables().entrySet().stream()
                .map(table -> "%s (%d rows)".formatted(table.getKey(), table.getValue().rowCount()))
                .sorted()
                .collect(Collectors.joining(", "));
        say("test data", tables);
      } else {
        attempt.rejections().forEach(reason -> sayRejected("test data", attempt.attempt(), reason));
      }
    }
    sayUnlessGenerated("test data", outcome);
  }

  private void measured(JsonNode outcome) {
    history()
        .adequacy(outcome.path("testData").asInt())
        .ifPresentOrElse(
            adequacy -> {
              adequacy.objections().forEach(objection -> say("test data", objection));
              say("adequacy", adequacy.inWords());
            },
            () -> say("adequacy", outcome.path("reason").asText()));
  }

  private void testCode(String model, JsonNode outcome) {
    for (TestCodeAttempt attempt : history().testCode()) {
      if (attempt.model().equals(model) && attempt.anomaly() != null) {
        sayRejected("test code", attempt.round(), model + ": " + attempt.anomaly());
      } else if (attempt.model().equals(model) && attempt.result() != null) {
        say("test code", "%s expects %s".formatted(model, size(attempt.result().rowCount())));
      }
    }
    sayUnlessGenerated("test code", outcome);
  }

  private void vote(JsonNode outcome) {
    switch (outcome.path("outcome").asText()) {
      case "decided" -> {
        history().comparisons().stream()
            .map(RunProgress::compared)
            .forEach(text -> say("vote", text));
        say(
            "vote",
            "%d of %d models agree on the test code of %s"
                .formatted(
                    outcome.path("votes").asInt(),
                    outcome.path("asked").asInt(),
                    outcome.path("model").asText()));
      }
      case "undecided" -> say("vote", outcome.path("reason").asText() + "; asking the others");
      default -> sayUnlessGenerated("vote", outcome);
    }
  }

  private static String compared(TestCodeComparison comparison) {
    String pair = "%s or %s: ".formatted(comparison.first(), comparison.second());
    return pair
        + (comparison.chosen() == null
            ? "no choice, " + comparison.problem()
            : comparison.chosen());
  }

  private void candidate(JsonNode outcome) {
    if (outcome.path("outcome").asText().equals("generated")) {
      Candidate candidate = artifacts.get(outcome.path("artifact").asText(), Candidate.class);
      say(
          stage(candidate, outcome.path("artifact").asText()),
          candidate.sql().strip().replaceAll("\\s+", " "));
    } else {
      sayUnlessGenerated("SQL", outcome);
    }
  }

  private String stage(Candidate candidate, String artifact) {
    if (artifact.startsWith(ArtifactKeys.samples(run))) {
      return "sample " + candidate.index();
    }
    return candidate.revises() == null ? "SQL" : "revision " + candidate.index();
  }

  private void selected(JsonNode outcome) {
    if (outcome.path("outcome").asText().equals("selected")) {
      say("selection", "candidate %d".formatted(outcome.path("candidate").asInt()));
    } else {
      sayUnlessGenerated("selection", outcome);
    }
  }

  private void judged(JsonNode outcome) {
    if (!outcome.path("outcome").asText().equals("judged")) {
      sayUnlessGenerated("arbiter", outcome);
      return;
    }
    Judgement judgement = artifacts.get(outcome.path("artifact").asText(), Judgement.class);
    String told =
        switch (judgement.means()) {
          case CANDIDATE -> "the question means what the SQL gives";
          case TEST_CODE -> "the question means what the test code gives";
          case EITHER -> "the question can be read in two ways: " + judgement.point();
          case NEITHER -> "the question means neither result";
          case UNANSWERABLE -> "the database does not hold what is asked";
          case UNDECIDED -> "no answer that holds in both orders";
        };
    say("arbiter", judgement.why().isEmpty() ? told : told + "; " + judgement.why());
  }

  private void reading(JsonNode outcome) {
    if (outcome.path("outcome").asText().equals("generated")) {
      history()
          .otherReading()
          .ifPresent(other -> say("readings", other.sql().strip().replaceAll("\\s+", " ")));
    } else {
      say("readings", outcome.path("reason").asText());
    }
  }

  private void reconsidered(JsonNode outcome) {
    if (!outcome.path("outcome").asText().equals("generated")) {
      sayUnlessGenerated("test code", outcome);
      return;
    }
    TestCase testCase = artifacts.get(outcome.path("artifact").asText(), TestCase.class);
    say(
        "test code",
        "%s, asked again, expects %s"
            .formatted(testCase.model(), size(testCase.expected().rowCount())));
  }

  private void verdict(JsonNode outcome) {
    String reason = outcome.path("reason").asText();
    if (!reason.isEmpty()) {
      say("test", "not executed: " + reason);
      return;
    }
    int index = outcome.path("candidate").asInt();
    history().allVerdicts().stream()
        .filter(verdict -> verdict.candidate() == index)
        .reduce((_, last) -> last)
        .ifPresent(this::verdict);
  }

  private void verdict(Verdict verdict) {
    if (verdict.passed()) {
      say("test", "passed");
      verdict.findings().stream()
          .limit(MOST_FINDINGS)
          .forEach(advice -> say("advice", advice.inspector() + ": " + advice.message()));
      return;
    }
    verdict.findings().stream()
        .limit(MOST_FINDINGS)
        .map(Finding::message)
        .forEach(message -> say("test", "failed: " + message));
    int more = verdict.findings().size() - MOST_FINDINGS;
    if (more > 0) {
      say("test", "failed: and %d more findings".formatted(more));
    }
  }

  private RunHistory history() {
    return RunHistory.read(artifacts, run);
  }

  private void sayRejected(String stage, int round, String reason) {
    say(stage, "round %d cannot be used: %s".formatted(round, reason));
  }

  private void sayUnlessGenerated(String stage, JsonNode outcome) {
    if (!outcome.path("outcome").asText().equals("generated")) {
      say(
          stage,
          "%s: %s".formatted(outcome.path("outcome").asText(), outcome.path("reason").asText()));
    }
  }

  private static String size(int rows) {
    return rows == 1 ? "1 row" : rows + " rows";
  }

  private static String firstLine(String text) {
    return text.lines().findFirst().orElse("");
  }

  private void say(String stage, String text) {
    double seconds = Duration.between(startedAt, clock.instant()).toMillis() / 1000.0;
    out.println(
        String.format(Locale.ROOT, "%6.1f s  %-11s %s", seconds, stage, TableText.oneLine(text)));
    out.flush();
  }
}
