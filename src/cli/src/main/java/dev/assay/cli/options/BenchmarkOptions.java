package dev.assay.cli.options;

import dev.assay.cli.UsageException;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.BirdFiles;
import dev.assay.evaluation.files.DatabaseFolder;
import dev.assay.evaluation.files.SpiderFiles;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which questions of which benchmark, and where its files are. */
public final class BenchmarkOptions {

  @Option(
      names = "--benchmark",
      required = true,
      paramLabel = "spider|bird",
      description = "Whose files and rules; its own score decides what is correct.")
  Benchmark benchmark = Benchmark.SPIDER;

  @Option(
      names = "--data",
      required = true,
      paramLabel = "DIR",
      description =
          "The benchmark's folder: dev.json, gold.sql (Spider), and databases in databases, database"
              + " or dev_databases.")
  Path data = Path.of("");

  @Option(
      names = "--gold",
      paramLabel = "FILE",
      description = "Gold SQL to take in place of the benchmark's, in the format of its gold.")
  @Nullable Path gold;

  @Option(
      names = "--databases",
      paramLabel = "DIR",
      description = "The folder with <database>/<database>.sqlite.")
  @Nullable Path databases;

  @Option(names = "--limit", paramLabel = "N", description = "Only the first N questions.")
  @Nullable Integer limit;

  public Benchmark benchmark() {
    return benchmark;
  }

  /** All questions of the benchmark; files of predictions have as many. */
  public List<Question> allQuestions() {
    return switch (benchmark) {
      case SPIDER -> SpiderFiles.questions(data, gold);
      case BIRD -> BirdFiles.questions(data, gold);
    };
  }

  /** As much of a list, which has an element for each question, as is asked for. */
  public <T> List<T> limited(List<T> all) {
    if (limit == null) {
      return all;
    }
    if (limit < 1) {
      throw new UsageException("--limit %d: at least 1 is wanted".formatted(limit));
    }
    return all.subList(0, Math.min(limit, all.size()));
  }

  /** Where the databases are. */
  public DatabaseFolder databases() {
    return databases == null ? DatabaseFolder.in(data) : DatabaseFolder.at(databases);
  }
}
