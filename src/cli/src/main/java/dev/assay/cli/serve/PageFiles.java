package dev.assay.cli.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The page and its files, which hold nothing that needs a key. */
final class PageFiles {

  private final Map<String, ApiAnswer> files =
      Map.of(
          "/docs", file("docs.html", "text/html; charset=utf-8"),
          "/docs.js", file("docs.js", "text/javascript; charset=utf-8"),
          "/openapi.json", ApiAnswer.json(200, ApiContract.served().published()),
          "/", file("index.html", "text/html; charset=utf-8"),
          "/icon.svg", file("icon.svg", "image/svg+xml"),
          "/page.css", file("page.css", "text/css; charset=utf-8"),
          "/page.js", file("page.js", "text/javascript; charset=utf-8"));

  /** The file of a path; empty where there is none. */
  Optional<ApiAnswer> find(HttpCall call) {
    boolean reads = call.method().equals("GET") || call.method().equals("HEAD");
    return reads ? Optional.ofNullable(files.get(call.uri().getRawPath())) : Optional.empty();
  }

  private static ApiAnswer file(String name, String type) {
    try (InputStream content =
        Objects.requireNonNull(PageFiles.class.getResourceAsStream("/serve/" + name), name)) {
      return new ApiAnswer(200, type, Map.of(), content.readAllBytes());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
