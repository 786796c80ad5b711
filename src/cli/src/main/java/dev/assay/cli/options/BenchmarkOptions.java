package dev.assay.cli.options;

import dev.assay.cli.UsageException;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.ScoredDatabases;
import dev.assay.evaluation.files.BirdFiles;
import dev.assay.evaluation.files.DatabaseFolder;
import dev.assay.evaluation.files.DefogQuestions;
import dev.assay.evaluation.files.LocalDatabases;
import dev.assay.evaluation.files.OwnQuestions;
import dev.assay.evaluation.files.ResultFiles;
import dev.assay.evaluation.files.Spider2Files;
import dev.assay.evaluation.files.SpiderFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which questions of which benchmark, and where its files are. */
public final class BenchmarkOptions {

  @Option(
      names = "--benchmark",
      paramLabel = "spider|bird|jsonl|defog|spider2",
      description =
          "Whose files and rules; its own score decides what is correct. jsonl: questions of one's"
              + " own; defog: sql-eval's CSV; spider2: Spider 2.0's result files.")
  @Nullable Benchmark benchmark;

  @Option(
      names = "--data",
      converter = ExistingPath.class,
      paramLabel = "DIR|FILE",
      description =
          "The benchmark's folder: dev.json, gold.sql (Spider), and databases in databases, database"
              + " or dev_databases; jsonl and defog: the file with the questions.")
  @Nullable Path data;

  @Option(
      names = "--gold",
      converter = ExistingPath.class,
      paramLabel = "FILE",
      description = "Gold SQL to take in place of the benchmark's, in the format of its gold.")
  @Nullable Path gold;

  @Option(
      names = "--databases",
      converter = ExistingPath.class,
      paramLabel = "DIR",
      description = "The folder with <database>/<database>.sqlite.")
  @Nullable Path databases;

  @Mixin final ServerOptions server = new ServerOptions();

  @Option(names = "--limit", paramLabel = "N", description = "Only the first N questions.")
  @Nullable Integer limit;

  /** Whether a benchmark is named, or where its files are. */
  public boolean areGiven() {
    return benchmark != null || data != null;
  }

  /** The benchmark, which has to be named. */
  public Benchmark benchmark() {
    if (benchmark == null) {
      throw new UsageException(
          "say which benchmark it is: --benchmark spider|bird|jsonl|defog|spider2");
    }
    return benchmark;
  }

  private Path file() {
    if (gold != null) {
      throw new UsageException("--gold is for spider and bird: here --data has the gold");
    }
    return data();
  }

  private Path data() {
    if (data == null) {
      throw new UsageException("say where the benchmark's files are: --data DIR");
    }
    return data;
  }

  /**
   * All questions of the benchmark, with gold SQL; files of predictions have as many.
   *
   * @throws UsageException for a benchmark whose gold is results alone
   */
  public List<Question> allQuestions() {
    if (benchmark() == Benchmark.SPIDER2) {
      throw new UsageException(
          "spider2 has gold results and no gold SQL: it is for eval --predictions");
    }
    return scoredQuestions();
  }

  /** All questions that predictions can be scored for. */
  public List<Question> scoredQuestions() {
    return switch (benchmark()) {
      case SPIDER -> SpiderFiles.questions(data(), gold);
      case BIRD -> BirdFiles.questions(data(), gold, server.dialect());
      case JSONL -> OwnQuestions.read(file());
      case DEFOG -> DefogQuestions.read(file());
      case SPIDER2 -> Spider2Files.questions(file());
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

  /** The server whose databases questions are about; empty where they are files. */
  public Optional<ServerOptions> server() {
    if (server.isGiven() && databases != null) {
      throw new UsageException("give --databases or --server");
    }
    return server.isGiven() ? Optional.of(server) : Optional.empty();
  }

  /** The databases that SQL is scored on: files, or those of a server. */
  public ScoredDatabases scored(List<Question> questions) {
    return server()
        .map(ServerOptions::databases)
        .orElseGet(() -> ScoredDatabases.ofFiles(databases().files(questions)));
  }

  /**
   * What predictions of a file are scored on: the databases, or a folder of their results.
   *
   * @param all the questions, whether or not they are limited
   */
  public ScoredDatabases scored(List<Question> all, Path predictions) {
    if (benchmark() != Benchmark.SPIDER2) {
      return scored(limited(all));
    }
    return ResultFiles.in(predictions, all)
        .<ScoredDatabases>map(results -> results)
        .orElseGet(
            () ->
                server()
                    .map(ServerOptions::databases)
                    .orElseGet(
                        () ->
                            databases == null
                                ? LocalDatabases.of(data())
                                : new LocalDatabases(databases().path())));
  }

  /** Where the databases are, which have to be files. */
  public DatabaseFolder databases() {
    if (server.isGiven()) {
      throw new UsageException("--server is for predictions: here databases have to be files");
    }
    boolean folder = databases == null && Files.isDirectory(data());
    if (databases == null && !folder) {
      throw new UsageException("say where the databases are: --databases DIR, or --server URL");
    }
    return databases == null ? DatabaseFolder.in(data()) : DatabaseFolder.at(databases);
  }
}
