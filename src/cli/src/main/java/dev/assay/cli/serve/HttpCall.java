package dev.assay.cli.serve;

import io.vertx.core.MultiMap;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A request, whole.
 *
 * @param number by which the log names it
 * @param uri path and query
 * @param body null where it was too large
 */
record HttpCall(long number, String method, URI uri, MultiMap headers, byte @Nullable [] body) {

  @Nullable String header(String name) {
    return headers.get(name);
  }

  /** What the query says by this name, the first time; null where it says nothing. */
  @Nullable String query(String name) {
    String query = uri.getRawQuery();
    return query == null
        ? null
        : Stream.of(query.split("&"))
            .filter(part -> part.startsWith(name + "="))
            .map(
                part ->
                    URLDecoder.decode(part.substring(name.length() + 1), StandardCharsets.UTF_8))
            .findFirst()
            .orElse(null);
  }
}
