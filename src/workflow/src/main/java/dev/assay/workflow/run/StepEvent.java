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
    Builder event = of(run, text(json, "step"));
    if (json.has("model")) {
      event.model(text(json, "model"));
    }
    return event
        .candidate(index(json, "candidate"))
        .models(texts(json, "models"))
        .others(texts(json, "others"))
        .problem(problem(json.path("problem")))
        .lastTry(flag(json, "lastTry"))
        .linkingProblem(problem(json.path("linkingProblem")))
        .testData(index(json, "testData"))
        .sample(index(json, "sample"))
        .next(index(json, "next"))
        .partProblems(problems(json.path("partProblems")))
        .testCase(json.has("testCase") ? Math.max(1, index(json, "testCase")) : 1)
        .known(json.path("known").asText())
        .build();
  }

  /** An event that tells a step nothing but the run. */
  public static Builder of(String run, String step) {
    return new Builder(run, step);
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

  /** Makes an event; what is not said, the step is told nothing of. */
  public static final class Builder {

    private final String run;
    private final String step;
    private String model = "";
    private int candidate;
    private List<String> models = List.of();
    private List<String> others = List.of();
    private @Nullable Problem problem;
    private boolean lastTry;
    private @Nullable Problem linkingProblem;
    private int testData;
    private int sample;
    private int next;
    private List<Problem> partProblems = List.of();
    private int testCase = 1;
    private String known = "";

    private Builder(String run, String step) {
      this.run = run;
      this.step = step;
    }

    public Builder model(String told) {
      model = told;
      return this;
    }

    public Builder candidate(int told) {
      candidate = told;
      return this;
    }

    public Builder models(List<String> told) {
      models = told;
      return this;
    }

    public Builder others(List<String> told) {
      others = told;
      return this;
    }

    public Builder problem(@Nullable Problem told) {
      problem = told;
      return this;
    }

    public Builder lastTry(boolean told) {
      lastTry = told;
      return this;
    }

    public Builder linkingProblem(@Nullable Problem told) {
      linkingProblem = told;
      return this;
    }

    public Builder testData(int told) {
      testData = told;
      return this;
    }

    public Builder sample(int told) {
      sample = told;
      return this;
    }

    public Builder next(int told) {
      next = told;
      return this;
    }

    public Builder partProblems(List<Problem> told) {
      partProblems = told;
      return this;
    }

    public Builder testCase(int told) {
      testCase = told;
      return this;
    }

    public Builder known(String told) {
      known = told;
      return this;
    }

    public StepEvent build() {
      return new StepEvent(
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
          sample,
          next,
          partProblems,
          testCase,
          known);
    }
  }
}
