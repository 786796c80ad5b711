package dev.assay.function.runtime;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.is;
import static org.hamcrest.Matchers.matchesPattern;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.HeardLogs;
import dev.assay.workflow.run.Json;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What every function does with events that it cannot use, as Step Functions would see it: expected
 * faults are outcomes, the unexpected is an error. Each function has a test class that adds what it
 * does with those it can use.
 */
public abstract class FunctionContract {

  /** What the event server answers when a function returns, and when it throws. */
  private static final int RETURNED = 200;

  private static final int THREW = 500;

  private static final String GONE =
      "dev\\.assay\\.workflow\\.artifacts\\.ArtifactStoreException: cannot read runs/run-1/\\S+ in"
          + " s3://assay-artifacts/functions/: The specified bucket does not exist\\."
          + " \\(NoSuchBucket\\); check that the store exists and may be written, then try again or resume the run";

  protected final FunctionBucket bucket = new FunctionBucket();
  private final HeardLogs logs =
      new HeardLogs(
          "assay",
          "dev.assay",
          "dev.langchain4j",
          "io.quarkiverse.langchain4j",
          "io.quarkus.funqy");

  /** The steps that the function is registered with, in alphabetical order. */
  protected final String[] steps() {
    String name = ConfigProvider.getConfig().getValue("quarkus.funqy.export", String.class);
    try {
      return Json.parse(Files.readAllBytes(Path.of("../../infra/functions.json")))
          .path(name)
          .path("steps")
          .valueStream()
          .map(JsonNode::textValue)
          .sorted()
          .toArray(String[]::new);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }

  /** Those of them that are about a run that was submitted. */
  protected String[] stepsOfRuns() {
    return steps();
  }

  @BeforeEach
  void clearBucket() {
    bucket.clear();
  }

  /** Of the question, of SQL, and of the cells of the runs that tests make. */
  @AfterEach
  void nothingOfTheRunIsLogged() {
    List<String> heard = logs.heard();
    logs.close();
    assertThat(heard)
        .noneMatch(
            text ->
                PetRuns.secrets().stream()
                    .anyMatch(
                        secret -> text.matches("(?s).*\\b" + Pattern.quote(secret) + "\\b.*")));
  }

  @AfterEach
  void closeBucket() {
    bucket.close();
  }

  @Test
  void aStepOfAnotherFunctionIsInvalidInput() {
    returns(Map.of("run", "run-1", "step", "dance"))
        .body("outcome", is("invalid-input"))
        .body("reason", is("no step named dance here; there is " + String.join(", ", steps())));
  }

  @Test
  void aFieldThatNoStepKnowsIsInvalidInput() {
    returns(Map.of("run", "run-1", "step", steps()[0], "sql", "DROP TABLE x"))
        .body("outcome", is("invalid-input"))
        .body("reason", is("unknown field sql"));
    assertThat(logs.lines())
        .singleElement()
        .asString()
        .matches(
            "WARN assay.functions: run run-1, step %s: invalid-input in .* ms"
                .formatted(steps()[0]));
  }

  @Test
  void recordsOfAQueueAreInvalidInputAndNotUnwrapped() {
    Map<String, String> record =
        Map.of("messageId", "1", "eventSource", "aws:sqs", "body", "{\"run\": \"run-1\"}");

    returns(Map.of("Records", new Object[] {record}))
        .body("outcome", is("invalid-input"))
        .body("reason", is("unknown field Records"));
  }

  @Test
  void textIsInvalidInput() {
    response("\"run-1\"")
        .statusCode(RETURNED)
        .body("outcome", is("invalid-input"))
        .body("reason", is("the event is not a JSON object"));
  }

  @Test
  void aRunThatWasNotSubmittedIsInvalidInput() {
    for (String step : stepsOfRuns()) {
      returns(Map.of("run", "run-0", "step", step, "model", "a", "models", new String[] {"a"}))
          .body("outcome", is("invalid-input"))
          .body(
              "reason",
              is("no artifact runs/run-0/question.json in s3://assay-artifacts/functions/"));
    }
  }

  @Test
  void whatIsNotJsonIsAnError() {
    response("{\"run\":")
        .statusCode(THREW)
        .body("errorType", is("com.fasterxml.jackson.core.io.JsonEOFException"));
  }

  /** Funqy hides the exception's own type; what is worth a retry has one that it does not hide. */
  @Test
  void aStoreThatIsGoneIsAnErrorWhoseTypeIsFunqys() {
    bucket.goneWhile(
        () ->
            response(Map.of("run", "run-1", "step", steps()[0], "models", new String[] {"a"}))
                .statusCode(THREW)
                .body("errorType", is("io.quarkus.funqy.runtime.ApplicationException"))
                .body("errorMessage", matchesPattern(GONE)));
    assertThat(logs.heard())
        .filteredOn(text -> text.contains("ArtifactStoreException"))
        .as("a line and a trace of ours, and none of Quarkus's")
        .hasSize(2)
        .allMatch(text -> text.startsWith("run run-1, step " + steps()[0] + ": failed"));
  }

  /** Calls the function, which returns. */
  protected static ValidatableResponse returns(Map<String, ?> event) {
    return response(event).statusCode(RETURNED);
  }

  private static ValidatableResponse response(Object event) {
    return given().contentType(ContentType.JSON).body(event).when().post().then();
  }
}
