package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.node.ObjectNode;
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
        "askBatch", this::ask, "listBatches", this::list, "getBatchResults", this::results);
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
    ObjectNode answer = Json.object();
    batches.listed(request.owner()).forEach(answer.putArray("batches")::add);
    return ApiAnswer.json(200, answer);
  }

  private ApiAnswer results(ApiRequest request) {
    byte[] lines = batches.results(request.owner(), request.parameter("id").orElseThrow());
    return new ApiAnswer(200, "application/x-ndjson", Map.of(), lines);
  }
}
