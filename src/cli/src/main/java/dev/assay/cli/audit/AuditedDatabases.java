package dev.assay.cli.audit;

import dev.assay.cli.options.BenchmarkOptions;
import dev.assay.cli.options.ServerOptions;
import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The databases that questions are about: files, or those of a server. */
final class AuditedDatabases {

  private final Optional<ServerOptions> server;
  private final Map<String, List<Path>> files;

  AuditedDatabases(BenchmarkOptions asked, List<Question> questions) {
    this.server = asked.server();
    this.files = server.isPresent() ? Map.of() : asked.databases().files(questions);
  }

  AuditedDatabase open(String name) {
    return server.isPresent()
        ? AuditedDatabase.onServer(server.get(), name)
        : AuditedDatabase.ofFile(file(name));
  }

  private Path file(String name) {
    return files.get(name).getFirst();
  }

  /** What is read, and of a file when it was changed last: of a server nobody knows. */
  String state(String name) {
    if (server.isPresent()) {
      return server.get().location(name).url();
    }
    try {
      Path file = file(name).toRealPath();
      return "%s %d %s".formatted(file, Files.size(file), Files.getLastModifiedTime(file));
    } catch (IOException unreadable) {
      return file(name).toString(); // opening it says why
    }
  }
}
