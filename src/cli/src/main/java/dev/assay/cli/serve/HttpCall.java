package dev.assay.cli.serve;

import io.vertx.core.MultiMap;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * A request, whole.
 *
 * @param uri path and query
 * @param body null where it was too large
 */
record HttpCall(String method, URI uri, MultiMap headers, byte @Nullable [] body) {

  @Nullable String header(String name) {
    return headers.get(name);
  }
}
