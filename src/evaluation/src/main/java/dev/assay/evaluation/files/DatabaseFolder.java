package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Databases as the benchmarks keep them: {@code <folder>/<database>/<database>.sqlite}. Further
 * {@code .sqlite} files beside it are the database's test suite.
 */
public final class DatabaseFolder {

  private static final List<String> NAMES =
      List.of("databases", "database", "dev_databases", "test_database");

  private final Path folder;

  private DatabaseFolder(Path folder) {
    this.folder = folder;
  }

  /** That folder. */
  public static DatabaseFolder at(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new EvaluationException("there is no folder %s".formatted(folder));
    }
    return new DatabaseFolder(folder);
  }

  /** The one that a benchmark's folder has, by its usual names. */
  public static DatabaseFolder in(Path data) {
    return TextFiles.first(data, NAMES)
        .filter(Files::isDirectory)
        .map(DatabaseFolder::new)
        .orElseThrow(
            () ->
                new EvaluationException(
                    "%s has no folder %s: --databases names the one with <database>/<database>.sqlite"
                        .formatted(data, String.join(", ", NAMES))));
  }

  /** The folder with a folder for each database. */
  public Path path() {
    return folder;
  }

  /**
   * The files of each database that questions are about: its own, then those of its test suite.
   *
   * @throws EvaluationException when a question is about a database that is not there
   */
  public Map<String, List<Path>> files(List<Question> questions) {
    Map<String, List<Path>> files = new LinkedHashMap<>();
    for (Question question : questions) {
      files.computeIfAbsent(question.database(), _ -> files(question));
    }
    return files;
  }

  /** Whether the name leads to no other folder. */
  static boolean isPlain(String name) {
    return name.matches("[^/\\\\:\\p{Cntrl}]+") && !name.startsWith(".");
  }

  private List<Path> files(Question question) {
    String name = question.database();
    Path own = isPlain(name) ? folder.resolve(name).resolve(name + ".sqlite") : folder;
    if (!Files.isRegularFile(own)) {
      throw new EvaluationException(
          "question %s is about database '%s', and there is no %s"
              .formatted(question.id(), name, folder.resolve("%1$s/%1$s.sqlite".formatted(name))));
    }
    List<Path> files = new ArrayList<>(List.of(own));
    try (Stream<Path> listed = Files.list(own.getParent())) {
      listed
          .filter(file -> file.toString().endsWith(".sqlite") && !file.equals(own))
          .sorted()
          .forEach(files::add);
    } catch (IOException unreadable) {
      throw new EvaluationException(
          "%s cannot be listed: %s".formatted(own, unreadable), unreadable);
    }
    return List.copyOf(files);
  }
}
