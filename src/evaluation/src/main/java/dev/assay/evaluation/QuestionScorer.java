package dev.assay.evaluation;

import dev.assay.evaluation.scores.BirdScore;
import dev.assay.evaluation.scores.ResultMatch;
import dev.assay.evaluation.scores.SpiderScore;
import dev.assay.evaluation.scores.SpiderSql;
import dev.assay.evaluation.scores.StrictScore;
import dev.assay.sql.FileQuery;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome.Executed;
import dev.assay.sql.SqlOutcome.Failed;
import dev.assay.sql.SqliteFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Scores one prediction after the other, on databases that it keeps open. For one thread. */
final class QuestionScorer implements AutoCloseable {

  private static final String UNDECIDED =
      "too many columns hold the same values: whether they match by Spider's rule was not found out";

  private final EvaluationSettings settings;
  private final Map<String, List<Path>> databases;
  private final Map<Path, SqliteFile> open = new HashMap<>();

  QuestionScorer(EvaluationSettings settings, Map<String, List<Path>> databases) {
    this.settings = settings;
    this.databases = databases;
  }

  QuestionScore score(Question question, String prediction) {
    List<Path> files = databases.getOrDefault(question.database(), List.of());
    QueryPair asWritten = new QueryPair(question.gold().strip(), prediction.strip());
    QueryPair asSpider =
        new QueryPair(
            SpiderSql.gold(question.gold().strip(), settings.keepDistinct()),
            SpiderSql.predicted(prediction.strip(), settings.keepDistinct()));
    Queries queries = new Queries(opened(files.getFirst()));
    Results written = queries.results(asWritten);
    Results spider = queries.results(asSpider);
    ResultMatch match = spiderMatch(spider, asSpider.gold());
    boolean bird = written.birdMatches();
    Results own = settings.benchmark() == Benchmark.SPIDER ? spider : written;
    Suite suite = match == ResultMatch.EQUAL ? suite(files, asSpider) : new Suite(match, null);
    boolean right =
        settings.benchmark() == Benchmark.SPIDER ? suite.match == ResultMatch.EQUAL : bird;
    return new QuestionScore(
        question,
        prediction,
        suite.match == ResultMatch.EQUAL,
        bird,
        written.strictlyMatches(),
        right && own.areEmpty(),
        own.gold.failure(),
        own.predicted.failure() == null ? suite.failure : own.predicted.failure(),
        suite.match == ResultMatch.UNDECIDED ? UNDECIDED : null,
        queries.time);
  }

  /** How the rest of a test suite went. */
  private record Suite(ResultMatch match, @Nullable SqlFailure failure) {}

  /** Spider's rule wants the results to be equal on every database of the test suite. */
  private Suite suite(List<Path> files, QueryPair pair) {
    for (Path file : files.subList(1, files.size())) {
      Results results = new Queries(opened(file)).results(pair);
      ResultMatch match = spiderMatch(results, pair.gold());
      if (match != ResultMatch.EQUAL) {
        return new Suite(match, results.predicted.failure());
      }
    }
    return new Suite(ResultMatch.EQUAL, null);
  }

  private static ResultMatch spiderMatch(Results results, String gold) {
    return results.gold.executed() == null || results.predicted.executed() == null
        ? ResultMatch.DIFFERENT
        : SpiderScore.match(
            results.gold.executed().result(),
            results.predicted.executed().result(),
            SpiderSql.ordersRows(gold));
  }

  private SqliteFile opened(Path file) {
    return open.computeIfAbsent(file, path -> SqliteFile.open(path, settings.limits()));
  }

  @Override
  public void close() {
    open.values().forEach(SqliteFile::close);
  }

  /** Gold and predicted SQL, as they are executed for a score. */
  private record QueryPair(String gold, String predicted) {}

  /** The result of one SQL text, or why there is none. */
  private record Result(
      @Nullable Executed executed, @Nullable SqlFailure failure, boolean brokenText) {

    static Result of(FileQuery query) {
      return switch (query.outcome()) {
        case Executed executed -> new Result(executed, null, query.brokenText());
        case Failed(var failure) -> new Result(null, failure, false);
      };
    }
  }

  /** The results of both. */
  private record Results(Result gold, Result predicted) {

    boolean areEmpty() {
      return gold.executed != null
          && gold.executed.result().isEmpty()
          && predicted.executed != null
          && predicted.executed.result().isEmpty();
    }

    /** BIRD's script fails on text that is not UTF-8. */
    boolean birdMatches() {
      return gold.executed != null
          && predicted.executed != null
          && !gold.brokenText
          && !predicted.brokenText
          && BirdScore.match(gold.executed.result(), predicted.executed.result())
              == ResultMatch.EQUAL;
    }

    boolean strictlyMatches() {
      return gold.executed != null
          && predicted.executed != null
          && StrictScore.match(gold.executed.result(), predicted.executed.result())
              == ResultMatch.EQUAL;
    }
  }

  /** The queries of one question on one database; none is executed twice. */
  private static final class Queries {

    private final SqliteFile file;
    private final Map<String, Result> results = new HashMap<>();
    private Duration time = Duration.ZERO;

    Queries(SqliteFile file) {
      this.file = file;
    }

    Results results(QueryPair pair) {
      return new Results(result(pair.gold()), result(pair.predicted()));
    }

    private Result result(String sql) {
      return results.computeIfAbsent(
          sql,
          text -> {
            FileQuery query = file.query(text);
            time = time.plus(query.time());
            return Result.of(query);
          });
    }
  }
}
