package dev.assay.evaluation;

import dev.assay.evaluation.scores.AcceptedScore;
import dev.assay.evaluation.scores.BirdScore;
import dev.assay.evaluation.scores.ResultMatch;
import dev.assay.evaluation.scores.SoftF1;
import dev.assay.evaluation.scores.Spider2Score;
import dev.assay.evaluation.scores.SpiderScore;
import dev.assay.evaluation.scores.SpiderSql;
import dev.assay.evaluation.scores.StrictScore;
import dev.assay.sql.FileQuery;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome.Executed;
import dev.assay.sql.SqlOutcome.Failed;
import dev.assay.table.Table;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Scores one prediction after the other, on databases that it keeps open. For one thread. */
final class QuestionScorer implements AutoCloseable {

  private static final String UNDECIDED =
      "too many columns hold the same values: whether they match by Spider's rule was not found out";

  private static final Result NONE = new Result(null, null, false);

  private final EvaluationSettings settings;
  private final OpenDatabases databases;

  QuestionScorer(EvaluationSettings settings, ScoredDatabases databases) {
    this.settings = settings;
    this.databases = new OpenDatabases(databases, settings);
  }

  QuestionScore score(Question question, String prediction) {
    QueryPair asWritten = new QueryPair(question.gold().strip(), prediction.strip());
    QueryPair asSpider = settings.scoresSpider() ? asSpider(asWritten) : asWritten;
    Queries queries = new Queries(databases.get(question.database(), 0));
    Results written =
        settings.benchmark() == Benchmark.SPIDER2 // whose gold is results alone
            ? new Results(NONE, queries.result(asWritten.predicted()))
            : queries.results(asWritten);
    Results spider = settings.scoresSpider() ? queries.results(asSpider) : new Results(NONE, NONE);
    Suite suite = suite(question.database(), spider, asSpider);
    boolean bird = written.birdMatches();
    Accepted accepted = accepted(question.acceptance(), queries, written.predicted);
    boolean right =
        switch (settings.benchmark()) {
          case SPIDER -> suite.match == ResultMatch.EQUAL;
          case BIRD -> bird;
          case JSONL, DEFOG, SPIDER2 -> accepted.match == ResultMatch.EQUAL;
        };
    Results own = settings.benchmark() == Benchmark.SPIDER ? spider : written;
    boolean undecided =
        suite.match == ResultMatch.UNDECIDED || accepted.match == ResultMatch.UNDECIDED;
    return new QuestionScore(
        question,
        prediction,
        suite.match == ResultMatch.EQUAL,
        bird,
        written.strictlyMatches(),
        accepted.match == ResultMatch.EQUAL,
        written.softF1(),
        settings.efficiencyRuns() == 0
            ? null
            : Efficiency.reward(
                queries.database,
                asWritten.gold(),
                asWritten.predicted(),
                bird,
                settings.efficiencyRuns()),
        right && own.areEmpty(),
        settings.scoresSpider() ? own.gold.failure() : accepted.failure,
        own.predicted.failure() == null ? suite.failure : own.predicted.failure(),
        undecided ? UNDECIDED : null,
        queries.time);
  }

  private QueryPair asSpider(QueryPair written) {
    return new QueryPair(
        SpiderSql.gold(written.gold(), settings.keepDistinct()),
        SpiderSql.predicted(written.predicted(), settings.keepDistinct()));
  }

  /** How a prediction fares with what is accepted, and why nothing could be. */
  private record Accepted(ResultMatch match, @Nullable SqlFailure failure) {}

  private static Accepted accepted(Acceptance acceptance, Queries queries, Result predicted) {
    if (!acceptance.results().isEmpty()) {
      return new Accepted(anyOf(acceptance, predicted), null);
    }
    SqlFailure failure = null;
    boolean executed = false;
    ResultMatch best = ResultMatch.DIFFERENT;
    for (String query : acceptance.queries()) {
      if (best == ResultMatch.EQUAL) {
        break;
      }
      Result gold = queries.result(query.strip());
      executed |= gold.executed != null;
      failure = gold.failure == null ? failure : gold.failure;
      if (gold.executed != null) {
        best =
            better(
                best,
                match(acceptance, gold.executed.result(), predicted, gold.executed.ordered()));
      }
    }
    return new Accepted(best, executed ? null : failure);
  }

  private static ResultMatch anyOf(Acceptance acceptance, Result predicted) {
    boolean accepted =
        predicted.executed != null
            && acceptance.results().stream()
                .anyMatch(
                    result ->
                        Spider2Score.match(
                                result.wanted(),
                                predicted.executed.result(),
                                acceptance.order() == Acceptance.Order.ALWAYS)
                            == ResultMatch.EQUAL);
    return accepted ? ResultMatch.EQUAL : ResultMatch.DIFFERENT;
  }

  private static ResultMatch match(
      Acceptance acceptance, Table accepted, Result predicted, boolean stated) {
    if (predicted.executed == null) {
      return ResultMatch.DIFFERENT;
    }
    boolean ordered =
        switch (acceptance.order()) {
          case STATED -> stated;
          case ALWAYS -> true;
          case NEVER -> false;
        };
    return AcceptedScore.match(
        accepted, predicted.executed.result(), acceptance.more(), ordered, acceptance.tolerance());
  }

  private static ResultMatch better(ResultMatch one, ResultMatch other) {
    return one == ResultMatch.EQUAL || other == ResultMatch.DIFFERENT ? one : other;
  }

  /** How the rest of a test suite went. */
  private record Suite(ResultMatch match, @Nullable SqlFailure failure) {}

  /** Spider's rule wants the results to be equal on every database of the test suite. */
  private Suite suite(String database, Results own, QueryPair pair) {
    ResultMatch match = spiderMatch(own, pair.gold());
    for (int at = 1; match == ResultMatch.EQUAL && at < databases.count(database); at++) {
      Results results = new Queries(databases.get(database, at)).results(pair);
      match = spiderMatch(results, pair.gold());
      if (match != ResultMatch.EQUAL) {
        return new Suite(match, results.predicted.failure());
      }
    }
    return new Suite(match, null);
  }

  private static ResultMatch spiderMatch(Results results, String gold) {
    return results.gold.executed() == null || results.predicted.executed() == null
        ? ResultMatch.DIFFERENT
        : SpiderScore.match(
            results.gold.executed().result(),
            results.predicted.executed().result(),
            SpiderSql.ordersRows(gold));
  }

  @Override
  public void close() {
    databases.close();
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

    double softF1() {
      return gold.executed == null || predicted.executed == null
          ? 0
          : SoftF1.of(gold.executed.result(), predicted.executed.result());
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

    private final ScoredDatabase database;
    private final Map<String, Result> results = new HashMap<>();
    private Duration time = Duration.ZERO;

    Queries(ScoredDatabase database) {
      this.database = database;
    }

    Results results(QueryPair pair) {
      return new Results(result(pair.gold()), result(pair.predicted()));
    }

    private Result result(String sql) {
      return results.computeIfAbsent(
          sql,
          text -> {
            FileQuery query = database.query(text);
            time = time.plus(query.time());
            return Result.of(query);
          });
    }
  }
}
