package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.ScoredDatabase;
import dev.assay.evaluation.ScoredDatabases;
import dev.assay.sql.FileQuery;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlOutcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Predictions for Spider 2.0: a folder with a file for each question, {@code local003.sql} with its
 * SQL, or {@code local003.csv} with the result that its SQL had somewhere else.
 *
 * <p>Results take the place of databases: what is executed is the name of a file.
 */
public final class ResultFiles implements ScoredDatabases {

  private final Path folder;

  private ResultFiles(Path folder) {
    this.folder = folder;
  }

  /** The results of a folder that has results and no SQL. */
  public static Optional<ResultFiles> in(Path folder, List<Question> questions) {
    boolean results =
        Files.isDirectory(folder)
            && questions.stream().anyMatch(each -> Files.exists(file(folder, each, ".csv")))
            && questions.stream().noneMatch(each -> Files.exists(file(folder, each, ".sql")));
    return results ? Optional.of(new ResultFiles(folder)) : Optional.empty();
  }

  /**
   * For each question its SQL, or the name of its result; an empty text where there is neither.
   *
   * @throws EvaluationException when the folder has a file for none of them
   */
  static List<String> predictions(Path folder, List<Question> questions, Consumer<String> notes) {
    boolean results = in(folder, questions).isPresent();
    List<String> predictions =
        questions.stream().map(each -> results ? result(folder, each) : sql(folder, each)).toList();
    long missing = predictions.stream().filter(String::isBlank).count();
    if (missing == questions.size()) {
      throw new EvaluationException(
          "%s has neither %s.sql nor %2$s.csv, nor a file for any other of the %d questions"
              .formatted(folder, questions.getFirst().id(), questions.size()));
    }
    if (missing > 0) {
      notes.accept(
          "%s has no prediction for %d of %d questions, which are scored as wrong"
              .formatted(folder, missing, questions.size()));
    }
    return predictions;
  }

  private static String sql(Path folder, Question question) {
    Path file = file(folder, question, ".sql");
    return Files.exists(file) ? Fences.without(TextFiles.read(file)).strip() : "";
  }

  private static String result(Path folder, Question question) {
    Path file = file(folder, question, ".csv");
    return Files.exists(file) ? file.getFileName().toString() : "";
  }

  private static Path file(Path folder, Question question, String ending) {
    return folder.resolve(question.id() + ending);
  }

  @Override
  public int count(String name) {
    return 1;
  }

  @Override
  public ScoredDatabase open(String name, int index, EvaluationSettings settings) {
    return new ScoredDatabase() {
      @Override
      public FileQuery query(String file) {
        return new FileQuery(outcome(file), false, Duration.ZERO);
      }

      @Override
      public void close() {
        // nothing is kept open
      }
    };
  }

  private SqlOutcome outcome(String file) {
    try {
      return new SqlOutcome.Executed(Spider2Files.table(folder.resolve(file)), true);
    } catch (EvaluationException unreadable) {
      return new SqlOutcome.Failed(
          new SqlFailure(SqlFailure.Kind.DATA, String.valueOf(unreadable.getMessage())));
    }
  }
}
