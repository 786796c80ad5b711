package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.ChosenReading;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.util.Map;
import java.util.function.Function;

/** What the contract's operations do, for requests that are as they should be. */
final class QuestionsApi {

  private static final String LINK = "/v1/questions/";

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final ServedRuns runs;
  private final AnswerRows rows;
  private final FollowUp followUps;

  QuestionsApi(ArtifactStore store, ServedRuns runs, ServedRows rows) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.runs = runs;
    this.rows = new AnswerRows(artifacts, rows);
    this.followUps = new FollowUp(artifacts);
  }

  /** What is done, by the ids that operations have in the contract. */
  Map<String, Function<ApiRequest, ApiAnswer>> operations() {
    return Map.of(
        "getHealth", _ -> ApiAnswer.json(200, Json.object().put("status", "up")),
        "askQuestion", this::ask,
        "listQuestions", this::list,
        "getQuestion", this::describe,
        "withdrawQuestion", this::withdraw,
        "getReport", this::report,
        "watchQuestion", this::watch,
        "getRows", this::rows,
        "chooseReading", this::choose);
  }

  private ApiAnswer ask(ApiRequest request) {
    WantedRows wanted = rows.wanted(request.body());
    String id =
        runs.ask(
            request.owner(),
            request.parameter("Idempotency-Key").orElse(null),
            followUps.asked(request.owner(), request.body()),
            wanted);
    String link = LINK + id;
    return ApiAnswer.json(
            202, Json.object().put("id", id).put("status", "queued").put("link", link))
        .with(Map.of("Location", link));
  }

  private ApiAnswer list(ApiRequest request) {
    return ApiAnswer.json(200, runs.listed(request.owner(), request.parameter("after").orElse("")));
  }

  private ApiAnswer withdraw(ApiRequest request) {
    runs.withdraw(run(request));
    return ApiAnswer.empty(204);
  }

  /**
   * Quotes, and the W of a tag that is weak, are no part of it. Rows have no part in the tag: it
   * says how the run stands. Rows that could not be read come without a tag, so that whoever asks
   * again is sent them.
   */
  private ApiAnswer describe(ApiRequest request) {
    String known =
        request.parameter("If-None-Match").orElse("").replaceAll("W/|[^A-Za-z0-9_-]", "");
    String run = run(request);
    JsonNode outcome = runs.described(run, known);
    Map<String, String> tag = Map.of("ETag", "W/\"%s\"".formatted(outcome.path("etag").asText()));
    if (outcome.path("outcome").asText().equals("unchanged")) {
      return ApiAnswer.empty(304).with(tag);
    }
    ObjectNode description = withRows(run, (ObjectNode) outcome.path("run"));
    ApiAnswer answer = ApiAnswer.json(200, description);
    return description.path(WantedRows.FIELD).has("error") ? answer : answer.with(tag);
  }

  private ObjectNode withRows(String run, ObjectNode description) {
    if (description.hasNonNull("result")) {
      rows.beside(run).ifPresent(read -> description.set(WantedRows.FIELD, read));
    }
    return description;
  }

  private ApiAnswer watch(ApiRequest request) {
    String run = run(request);
    runs.described(run);
    return ApiAnswer.of(runs.events(run));
  }

  /** The rows come after the verdict and never in place of it: what is wrong with them is told. */
  private ApiAnswer rows(ApiRequest request) {
    String run = run(request);
    runs.described(run);
    return ApiAnswer.json(200, rows.of(run));
  }

  /** The run goes on with the reading that is meant. */
  private ApiAnswer choose(ApiRequest request) {
    String run = run(request);
    runs.described(run);
    int reading = request.body().path("reading").asInt();
    Ambiguity ambiguity =
        artifacts
            .find(ArtifactKeys.result(run), RunResult.class)
            .map(RunResult::ambiguity)
            .orElseThrow(
                () ->
                    new RefusedRequestException(
                        ApiError.invalid("reading", "the question has one reading")));
    if (reading > ambiguity.readings().size()) {
      throw new RefusedRequestException(
          ApiError.invalid(
              "reading",
              "reading: the question has the readings 1 to %d"
                  .formatted(ambiguity.readings().size())));
    }
    runs.goOn(
        run,
        request.owner(),
        () -> artifacts.replace(ArtifactKeys.chosenReading(run), new ChosenReading(reading)));
    return ApiAnswer.json(202, Json.object().put("status", "queued"));
  }

  private ApiAnswer report(ApiRequest request) {
    String run = run(request);
    return store
        .read(ArtifactKeys.report(run))
        .map(ApiAnswer::page)
        .orElseThrow(
            () ->
                new RefusedRequestException(
                    ApiError.notFound("there is no such question, or it has not ended")));
  }

  private static String run(ApiRequest request) {
    return ServedRuns.run(request.owner(), request.parameter("id").orElseThrow());
  }
}
