package dev.assay.workflow.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.artifacts.ArtifactKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What the state machine tells a step: the run, and references into its artifacts.
 *
 * @param model the model that shall write test code
 * @param candidate the index of the candidate to execute or to revise
 * @param models the models that have been asked for test code
 * @param others the models that may still be asked
 * @param problem what ended the run early, or null
 * @param lastTry whether the step shall do without a model that gives no answer, where it can
 * @param linkingProblem why there is no linking, or null
 * @param testData the attempt whose test data are measured, or are to be followed by richer ones; 0
 *     for none
 * @param sample the number of the sample to make, from 0
 * @param next the index that a revision is to have; 0 for the one behind the candidate's
 * @param partProblems what parts of the strategy could not do
 * @param testCase the number of the test case that the step is about, from 1
 * @param known the tag of how whoever asks knows the run; empty for none
 */
public record StepEvent(
    String run,
    String step,
    String model,
    int candidate,
    List<String> models,
    List<String> others,
    @Nullable Problem problem,
    boolean lastTry,
    @Nullable Problem linkingProblem,
    int testData,
    int sample,
    int next,
    List<Problem> partProblems,
    int testCase,
    String known) {

  /** An event that tells of no part's problems. */
  public StepEvent(
      String run,
      String step,
      String model,
      int candidate,
      List<String> models,
      List<String> others,
      @Nullable Problem problem,
      boolean lastTry,
      @Nullable Problem linkingProblem,
      int testData) {
    this(
        run,
        step,
        model,
        candidate,
        models,
        others,
        problem,
        lastTry,
        linkingProblem,
        testData,
        0,
        0,
        List.of(),
        1,
        "");
  }

  /** An event of a step that needs neither linking nor test data named. */
  public StepEvent(
      String run,
      String step,
      String model,
      int candidate,
      List<String> models,
      List<String> others,
      @Nullable Problem problem) {
    this(run, step, model, candidate, models, others, problem, false, null, 0);
  }

  private static final Set<String> FIELDS =
      Set.of(
          "run",
          "step",
          "model",
          "candidate",
          "models",
          "others",
          "problem",
          "lastTry",
          "linkingProblem",
          "testData",
          "sample",
          "next",
          "partProblems",
          "testCase",
          "known");

  /**
   * Reads an event strictly; fields that a step does not need may be absent.
   *
   * @throws InvalidEventException when a field is unknown, of the wrong type or missing
   */
  public static StepEvent parse(JsonNode json) {
    if (!json.isObject()) {
      throw new InvalidEventException("the event is not a JSON object");
    }
    Set<String> unknown = new TreeSet<>();
    json.fieldNames().forEachRemaining(unknown::add);
    unknown.removeAll(FIELDS);
    if (!unknown.isEmpty()) {
      throw new InvalidEventException("unknown field " + unknown.iterator().next());
    }
    String run = text(json, "run");
    if (!ArtifactKeys.isRun(run)) {
      throw new InvalidEventException("run is not a run's id");
    }
    return new StepEvent(
        run,
        text(json, "step"),
        json.has("model") ? text(json, "model") : "",
        index(json, "candidate"),
        texts(json, "models"),
        texts(json, "others"),
        problem(json.path("problem")),
        flag(json, "lastTry"),
        problem(json.path("linkingProblem")),
        index(json, "testData"),
        index(json, "sample"),
        index(json, "next"),
        problems(json.path("partProblems")),
        json.has("testCase") ? Math.max(1, index(json, "testCase")) : 1,
        json.path("known").asText());
  }

  private static boolean flag(JsonNode json, String field) {
    JsonNode value = json.path(field);
    if (!value.isBoolean() && !value.isMissingNode()) {
      throw new InvalidEventException(field + " must be true or false");
    }
    return value.asBoolean();
  }

  private static String text(JsonNode json, String field) {
    JsonNode value = json.path(field);
    if (!value.isTextual() || value.textValue().isBlank()) {
      throw new InvalidEventException(field + " must be text that is not blank");
    }
    return value.textValue();
  }

  private static int index(JsonNode json, String field) {
    JsonNode value = json.path(field);
    if (value.isMissingNode()) {
      return 0;
    }
    boolean whole = value.isIntegralNumber() || value.isDouble() && value.doubleValue() % 1 == 0;
    if (!whole || !value.canConvertToInt() || value.intValue() < 0) {
      throw new InvalidEventException(field + " must be a whole number from 0");
    }
    return value.intValue();
  }

  private static List<String> texts(JsonNode json, String field) {
    List<String> texts = new ArrayList<>();
    JsonNode values = json.path(field);
    if (!values.isArray() && !values.isMissingNode()) {
      throw new InvalidEventException(field + " must be an array of texts");
    }
    for (JsonNode value : values) {
      if (!value.isTextual()) {
        throw new InvalidEventException(field + " must be an array of texts");
      }
      texts.add(value.textValue());
    }
    return List.copyOf(texts);
  }

  private static List<Problem> problems(JsonNode values) {
    List<Problem> problems = new ArrayList<>();
    for (JsonNode value : values) {
      Problem problem = problem(value);
      if (problem != null) {
        problems.add(problem);
      }
    }
    return List.copyOf(problems);
  }

  private static @Nullable Problem problem(JsonNode value) {
    return value.isObject() ? new Problem(text(value, "stage"), text(value, "reason")) : null;
  }
}
