package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.usage.KeyUsage;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.QuestionRequest;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What the page needs beside the contract: which databases there are, and what was asked. */
final class PageApi {

  private static final long DAYS = 30;

  private final ArtifactStore store;
  private final Artifacts artifacts;
  private final List<String> databases;
  private final boolean rows;
  private final InstantSource clock;

  /**
   * What the page asks of a store.
   *
   * @param rows whether rows of the databases may be read
   */
  PageApi(ArtifactStore store, List<String> databases, boolean rows, InstantSource clock) {
    this.store = store;
    this.artifacts = new Artifacts(store);
    this.databases = List.copyOf(databases);
    this.rows = rows;
    this.clock = clock;
  }

  Map<String, Function<ApiRequest, ApiAnswer>> operations() {
    return Map.of(
        "listDatabases", this::databases, "listHistory", this::history, "listUsage", this::usage);
  }

  private ApiAnswer databases(ApiRequest request) {
    ObjectNode answer = Json.object().put("asker", request.owner()).put("rows", rows);
    databases.forEach(answer.putArray("databases")::add);
    return ApiAnswer.json(200, answer);
  }

  private ApiAnswer history(ApiRequest request) {
    List<String> ids =
        store.list(ArtifactKeys.runsOf(request.owner())).stream()
            .map(key -> key.split("/"))
            .filter(parts -> parts.length == 3 && parts[2].equals("asker.json"))
            .map(parts -> ServedRuns.id(request.owner(), parts[1]))
            .filter(id -> !ServedBatches.isLine(id))
            .sorted(Comparator.reverseOrder())
            .toList();
    return ListedPart.of(request, ids)
        .answer("questions", id -> asked(ServedRuns.run(request.owner(), id), request.owner()));
  }

  private ApiAnswer usage(ApiRequest request) {
    LocalDate today = clock.instant().atOffset(ZoneOffset.UTC).toLocalDate();
    ObjectNode answer = Json.object();
    ArrayNode days = answer.putArray("days");
    KeyUsage.days(store, request.owner(), today.minusDays(DAYS - 1), today)
        .forEach(day -> days.add(Json.tree(day)));
    return ApiAnswer.json(200, answer);
  }

  private ObjectNode asked(String run, String owner) {
    ObjectNode question = Json.object().put("id", ServedRuns.id(owner, run));
    artifacts
        .find(ArtifactKeys.request(run), QuestionRequest.class)
        .ifPresent(
            asked -> question.put("question", asked.question()).put("database", asked.database()));
    artifacts
        .find(ArtifactKeys.feedback(run), Feedback.class)
        .ifPresent(
            said ->
                question
                    .put("right", said.right())
                    .put("because", said.because())
                    .put("kept", said.kept()));
    String status =
        artifacts
            .find(ArtifactKeys.result(run), RunResult.class)
            .map(result -> result.status().label())
            .orElse(store.read(ArtifactKeys.refusal(run)).isPresent() ? "failed" : "running");
    return question.put("status", status);
  }
}
