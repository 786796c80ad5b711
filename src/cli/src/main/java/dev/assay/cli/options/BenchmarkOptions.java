package dev.assay.cli.options;

import dev.assay.cli.UsageException;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.files.BirdFiles;
import dev.assay.evaluation.files.DatabaseFolder;
import dev.assay.evaluation.files.SpiderFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which questions of which benchmark, and where its files are. */
public final class BenchmarkOptions {

  @Option(
      names = "--benchmark",
      paramLabel = "spider|bird",
      description = "Whose files and rules; its own score decides what is correct.")
  @Nullable Benchmark benchmark;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description =
          "The benchmark's folder: dev.json, gold.sql (Spider), and databases in databases, database"
              + " or dev_databases.")
  @Nullable Path data;

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

  /** Whether a benchmark is named, or where its files are. */
  public boolean areGiven() {
    return benchmark != null || data != null;
  }

  /** The benchmark, which has to be named. */
  public Benchmark benchmark() {
    if (benchmark == null) {
      throw new UsageException("say which benchmark it is: --benchmark spider|bird");
    }
    return benchmark;
  }

  private Path data() {
    if (data == null) {
      throw new UsageException("say where the benchmark's files are: --data DIR");
    }
    return data;
  }

  /** All questions of the benchmark; files of predictions have as many. */
  public List<Question> allQuestions() {
    return switch (benchmark()) {
      case SPIDER -> SpiderFiles.questions(data(), gold);
      case BIRD -> BirdFiles.questions(data(), gold);
    };
  }

  /** As much of a list, which has an element for each question, as is asked for. */
  public <T> List<T> limited(List<T> all) {
    Integer most = limit();
    return most == null ? all : all.subList(0, Math.min(most, all.size()));
  }

  /** The folder that is named for the databases; empty where none is. */
  public Optional<Path> databaseFolder() {
    return Optional.ofNullable(databases);
  }

  /** How many questions at most; null for all. */
  public @Nullable Integer limit() {
    if (limit != null && limit < 1) {
      throw new UsageException("--limit %d: at least 1 is wanted".formatted(limit));
    }
    return limit;
  }

  /** Where the databases are. */
  public DatabaseFolder databases() {
    return databases == null ? DatabaseFolder.in(data()) : DatabaseFolder.at(databases);
  }
}
