package dev.assay.cli.detect;

import dev.assay.cli.UsageException;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.cli.options.BenchmarkOptions;
import dev.assay.cli.options.ExistingPath;
import dev.assay.sql.Dialect;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code assay eval} that have wrong SQL told from right SQL. */
public final class DetectOptions {

  @Option(
      names = "--detect",
      converter = ExistingPath.class,
      paramLabel = "FILE",
      description =
          "In place of a benchmark: pairs of question and sql, each labelled as right or wrong, as"
              + " NL2SQL-Bugs has them (question, evidence, db_id, sql, label, error_types; a JSON list,"
              + " or an object a line). Shows how well inspectors tell them apart, and with --run, the"
              + " verdicts of tests. --databases needs no more than DB_ID.sql with the DDL.")
  @Nullable Path detected;

  @Option(
      names = "--dialect",
      paramLabel = "NAME",
      description = "With --detect: the dialect of DDL files (default: sqlite).")
  @Nullable String dialect;

  /** Whether labelled pairs are given. */
  public boolean areGiven() {
    return detected != null;
  }

  /**
   * What is to be measured; empty where no labelled pairs are given.
   *
   * @param answering how verdicts are made; null for none
   */
  public Optional<DetectionTask> task(
      BenchmarkOptions asked, @Nullable AnsweringOptions answering) {
    Path file = detected;
    if (file == null) {
      if (dialect != null) {
        throw new UsageException("--dialect is that of DDL files: it needs --detect");
      }
      return Optional.empty();
    }
    if (asked.areGiven()) {
      throw new UsageException("--detect stands in place of --benchmark and --data");
    }
    Path databases =
        asked
            .databaseFolder()
            .orElseThrow(
                () ->
                    new UsageException(
                        "--detect needs --databases: the folder with DB_ID/DB_ID.sqlite or DB_ID.sql"));
    return Optional.of(
        new DetectionTask(
            file,
            databases,
            dialect == null ? Dialect.SQLITE : Dialect.named(dialect),
            asked.limit(),
            answering));
  }
}
