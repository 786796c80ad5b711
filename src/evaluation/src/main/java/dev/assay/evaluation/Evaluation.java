package dev.assay.evaluation;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Scores predictions, several questions at once. */
public final class Evaluation {

  private final EvaluationSettings settings;
  private final ScoredDatabases databases;

  /**
   * With the files of each database that questions are about: its own first, then those of its test
   * suite.
   */
  public Evaluation(EvaluationSettings settings, Map<String, List<Path>> databases) {
    this(settings, ScoredDatabases.ofFiles(databases));
  }

  /** With the databases that questions are about, wherever they are. */
  public Evaluation(EvaluationSettings settings, ScoredDatabases databases) {
    this.settings = settings;
    this.databases = databases;
  }

  /**
   * The scores, in the questions' order.
   *
   * @param predictions one for each question
   * @param listener is told of each score when it is there, in any order and from any thread
   */
  public List<QuestionScore> scores(
      List<Question> questions, List<String> predictions, Consumer<QuestionScore> listener) {
    QuestionScore[] scores = new QuestionScore[questions.size()];
    Turns turns = new Turns(questions);
    Runnable worker =
        () -> {
          Turns.OfThread own = turns.new OfThread();
          try (QuestionScorer scorer = new QuestionScorer(settings, databases)) {
            for (OptionalInt turn = own.next(); turn.isPresent(); turn = own.next()) {
              int at = turn.getAsInt();
              scores[at] = scorer.score(questions.get(at), predictions.get(at));
              listener.accept(scores[at]);
            }
          }
        };
    int threads = Math.max(1, Math.min(settings.threads(), scores.length));
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      List<? extends Future<?>> running =
          IntStream.range(0, threads).mapToObj(_ -> workers.submit(worker)).toList();
      running.forEach(Evaluation::await);
    }
    return Arrays.asList(scores);
  }

  private static void await(Future<?> running) {
    try {
      running.get();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new EvaluationException("the evaluation was interrupted", interrupted);
    } catch (ExecutionException failure) {
      switch (failure.getCause()) {
        case RuntimeException known -> throw known;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(failure);
      }
    }
  }
}
