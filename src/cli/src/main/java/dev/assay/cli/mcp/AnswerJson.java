package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.output.AnswerText;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.Confidence;
import dev.assay.workflow.reporting.Reading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunResult.CandidateSummary;
import dev.assay.workflow.reporting.RunResult.TestCaseSummary;
import dev.assay.workflow.run.Json;
import org.jspecify.annotations.Nullable;

/** What an agent needs to know of an answer; the rest is in the run's resource. */
public final class AnswerJson {

  private static final int MOST_FINDINGS = 10;

  private AnswerJson() {}

  /** The answer, by the id that the agent knows. */
  public static ObjectNode of(String id, RunResult result) {
    ObjectNode json =
        Json.object()
            .put("id", id)
            .put("status", result.status().label())
            .put("verdict", AnswerText.verdict(result))
            .put("sql", result.sql());
    Confidence confidence = result.confidence();
    if (confidence != null) {
      json.put("confidence", confidence.value());
    }
    readings(result.ambiguity(), json);
    tested(result.testCase(), json);
    first(result, json);
    if (!result.notes().isEmpty()) {
      result.notes().forEach(json.putArray("notes")::add);
    }
    return json.put("report", RunResources.page(id));
  }

  /** How a run stands that has not ended. */
  public static ObjectNode running(String id, String step) {
    return Json.object()
        .put("id", id)
        .put("status", "running")
        .put("step", step)
        .put("next", "call get_answer with this id");
  }

  private static void readings(@Nullable Ambiguity ambiguity, ObjectNode json) {
    if (ambiguity == null) {
      return;
    }
    json.put("hangsOn", ambiguity.point());
    ArrayNode readings = json.putArray("readings");
    for (Reading reading : ambiguity.readings()) {
      readings
          .addObject()
          .put("number", reading.number())
          .put("meaning", reading.meaning())
          .put("sql", reading.sql())
          .put("tested", reading.tested())
          .put("preferred", reading.preferred());
    }
    ambiguity.differences().forEach(json.putArray("differences")::add);
  }

  private static void tested(@Nullable TestCaseSummary test, ObjectNode json) {
    if (test != null) {
      json.putObject("test")
          .put("votes", test.votes())
          .put("asked", test.asked().size())
          .put("model", test.model());
    }
  }

  /** What was wrong with the first SQL, where another one is the answer. */
  private static void first(RunResult result, ObjectNode json) {
    if (result.candidates().isEmpty()) {
      return;
    }
    CandidateSummary first = result.candidates().getFirst();
    ObjectNode told = json.putObject("first").put("sql", first.sql()).put("passed", first.passed());
    ArrayNode findings = told.putArray("findings");
    first.findings().stream()
        .limit(MOST_FINDINGS)
        .forEach(finding -> findings.add(finding.message()));
  }
}
