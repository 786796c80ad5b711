package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.ScoredDatabase;
import dev.assay.evaluation.ScoredDatabases;
import dev.assay.sql.FileQuery;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The SQLite files of Spider 2.0, {@code <database>.sqlite} in one folder or in one of its own.
 * Most of its questions are about databases of BigQuery and Snowflake, whose SQL cannot be executed
 * here.
 */
public final class LocalDatabases implements ScoredDatabases {

  private static final String OWN = "resource/databases/spider2-localdb";

  private final Path folder;

  /**
   * The files in the benchmark's own folder.
   *
   * @throws EvaluationException when they are not there
   */
  public static LocalDatabases of(Path benchmark) {
    Path own = benchmark.resolve(OWN);
    if (!Files.isDirectory(own)) {
      throw new EvaluationException(
          "%s has no %s: --databases names the folder with <database>.sqlite"
              .formatted(benchmark, OWN));
    }
    return new LocalDatabases(own);
  }

  /** The files of a folder. */
  public LocalDatabases(Path folder) {
    this.folder = folder;
  }

  @Override
  public int count(String name) {
    return 1;
  }

  @Override
  public ScoredDatabase open(String name, int index, EvaluationSettings settings) {
    return file(name)
        .map(file -> ScoredDatabase.of(file, settings.limits()))
        .orElseGet(() -> absent(name));
  }

  private Optional<Path> file(String name) {
    return DatabaseFolder.isPlain(name)
        ? Stream.of(
                folder.resolve(name + ".sqlite"), folder.resolve(name).resolve(name + ".sqlite"))
            .filter(Files::isRegularFile)
            .findFirst()
        : Optional.empty();
  }

  private ScoredDatabase absent(String name) {
    SqlOutcome outcome =
        SqlOutcome.failed(
            SqlFailure.Kind.ERROR,
            "there is no %s: give the result of this SQL as a CSV file"
                .formatted(folder.resolve(name + ".sqlite")));
    return new ScoredDatabase() {
      @Override
      public FileQuery query(String sql) {
        return new FileQuery(outcome, false, Duration.ZERO);
      }

      @Override
      public void close() {
        // nothing is open
      }
    };
  }
}
