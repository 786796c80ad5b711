package dev.assay.cli.serve;

import dev.assay.workflow.artifacts.ArtifactStore;
import java.util.Map;
import java.util.Optional;

/** Answers what links to evidence lead to; a link is all that one needs. */
final class EvidenceHandler implements Route {

  private static final String HTML = ".html";

  private final ArtifactStore store;
  private final SignedLinks links;

  EvidenceHandler(ArtifactStore store, SignedLinks links) {
    this.store = store;
    this.links = links;
  }

  @Override
  public ApiAnswer answer(HttpCall call) {
    if (!call.method().equals("GET")) {
      return new RefusedRequestException(ApiError.wrongMethod("GET")).answer();
    }
    String key = call.uri().getPath().substring(SignedLinks.PATH.length());
    String query = call.uri().getRawQuery();
    if (query == null || !links.holds(key, query)) {
      return new RefusedRequestException(
              new ApiError(403, "forbidden", null, "this link does not hold, or no longer"))
          .answer();
    }
    Optional<byte[]> content = store.read(key);
    if (content.isEmpty()) {
      return new RefusedRequestException(ApiError.notFound("there is no such artifact")).answer();
    }
    return key.endsWith(HTML)
        ? ApiAnswer.page(content.get())
        : new ApiAnswer(200, "application/json", Map.of(), content.get());
  }
}
