package dev.assay.cli.serve;

import dev.assay.workflow.run.Json;
import java.util.Map;
import java.util.function.Function;

/** Files of questions, asked at once. */
final class BatchesApi {

  private final ServedBatches batches;

  BatchesApi(ServedBatches batches) {
    this.batches = batches;
  }

  Map<String, Function<ApiRequest, ApiAnswer>> operations() {
    return Map.of(
        "askBatch",
        this::ask,
        "listBatches",
        this::list,
        "getBatch",
        this::batch,
        "getBatchResults",
        this::results);
  }

  private ApiAnswer ask(ApiRequest request) {
    String id =
        batches.begin(
            request.owner(),
            request.body().path("name").asText("questions"),
            request.body().path("questions"));
    return ApiAnswer.json(202, Json.object().put("id", id).put("status", "running"));
  }

  private ApiAnswer list(ApiRequest request) {
    return ListedPart.of(request, batches.ids(request.owner()))
        .answer("batches", id -> batches.described(request.owner(), id));
  }

  private ApiAnswer batch(ApiRequest request) {
    return ApiAnswer.json(
        200, batches.described(request.owner(), request.parameter("id").orElseThrow()));
  }

  private ApiAnswer results(ApiRequest request) {
    byte[] lines = batches.results(request.owner(), request.parameter("id").orElseThrow());
    return new ApiAnswer(200, "application/x-ndjson", Map.of(), lines);
  }
}
