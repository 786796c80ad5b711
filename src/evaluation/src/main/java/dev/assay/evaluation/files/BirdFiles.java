package dev.assay.evaluation.files;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Questions and predictions in BIRD's formats: {@code dev.json} with gold SQL and difficulty;
 * predictions as a JSON object from the question's place (or its id) to SQL, separator, database. A
 * value without the separator is refused: BIRD's own script takes it for SQL of the database
 * "financial".
 */
public final class BirdFiles {

  /** What stands between SQL and database. */
  public static final String SEPARATOR = "\t----- bird -----\t";

  private static final List<String> QUESTIONS =
      List.of("dev.json", "mini_dev_sqlite.json", "test.json");
  private static final JsonFactory JSON = new JsonFactory();

  private BirdFiles() {}

  /**
   * The questions of a folder.
   *
   * @param gold a file of gold SQL to take instead, in the format of predictions
   * @throws EvaluationException when a file is missing, broken, or does not fit the others
   */
  public static List<Question> questions(Path folder, @Nullable Path gold) {
    Path dev =
        TextFiles.first(folder, QUESTIONS)
            .orElseThrow(
                () ->
                    new EvaluationException(
                        "%s has no %s: --data names the folder of the benchmark"
                            .formatted(folder, QUESTIONS.getFirst())));
    List<Question> questions =
        new QuestionFile(dev).entries("SQL").stream().map(BirdFiles::question).toList();
    return gold == null ? questions : withGold(questions, predictions(gold, questions));
  }

  private static Question question(QuestionFile.Entry entry) {
    String level = entry.level().isEmpty() ? "not stated" : entry.level();
    return new Question(
        entry.number() - 1,
        entry.id(),
        entry.database(),
        entry.text(),
        entry.evidence(),
        entry.sql(),
        level);
  }

  private static List<Question> withGold(List<Question> questions, List<String> golds) {
    return questions.stream()
        .map(
            each ->
                new Question(
                    each.index(),
                    each.id(),
                    each.database(),
                    each.text(),
                    each.evidence(),
                    golds.get(each.index()),
                    each.level()))
        .toList();
  }

  /**
   * The predicted SQL for each of the questions.
   *
   * @throws EvaluationException when the file is missing, broken, or does not fit the questions
   */
  public static List<String> predictions(Path file, List<Question> questions) {
    Map<String, Prediction> predictions = read(file);
    if (predictions.size() != questions.size()) {
      throw new EvaluationException(
          "%s has %d predictions for %d questions"
              .formatted(file, predictions.size(), questions.size()));
    }
    Function<Question, String> key = key(predictions, questions);
    List<String> sql = new ArrayList<>(questions.size());
    for (Question question : questions) {
      Prediction prediction = predictions.get(key.apply(question));
      if (prediction == null) {
        throw new EvaluationException(
            "%s has no prediction \"%s\"".formatted(file, key.apply(question)));
      }
      if (!prediction.database().equals(question.database())) {
        throw new EvaluationException(
            "%s line %d names database '%s', and its question is about '%s'"
                .formatted(file, prediction.line(), prediction.database(), question.database()));
      }
      sql.add(prediction.sql());
    }
    return sql;
  }

  /**
   * Keys are places, from 0; files that have other keys are taken to name questions by their id.
   */
  private static Function<Question, String> key(
      Map<String, Prediction> predictions, List<Question> questions) {
    boolean places =
        questions.stream().allMatch(each -> predictions.containsKey(String.valueOf(each.index())));
    boolean ids = questions.stream().allMatch(each -> predictions.containsKey(each.id()));
    return ids && !places ? Question::id : each -> String.valueOf(each.index());
  }

  /**
   * One prediction.
   *
   * @param line where it stands, from 1
   */
  private record Prediction(String sql, String database, int line) {}

  private static Map<String, Prediction> read(Path file) {
    try (JsonParser parser = JSON.createParser(TextFiles.read(file))) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        throw new EvaluationException(
            "%s is no JSON object of predictions, {\"0\": \"SQL\\t----- bird -----\\tdatabase\"}"
                .formatted(file));
      }
      Map<String, Prediction> predictions = new LinkedHashMap<>();
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String key = parser.currentName();
        parser.nextToken();
        if (predictions.put(key, prediction(file, key, parser)) != null) {
          throw new EvaluationException("%s has two predictions \"%s\"".formatted(file, key));
        }
      }
      return predictions;
    } catch (JacksonException broken) {
      throw QuestionFile.broken(file, broken);
    } catch (IOException unreadable) {
      throw new EvaluationException("%s cannot be read: %s".formatted(file, unreadable));
    }
  }

  private static Prediction prediction(Path file, String key, JsonParser parser)
      throws IOException {
    int line = parser.currentTokenLocation().getLineNr();
    String text = parser.currentToken() == JsonToken.VALUE_STRING ? parser.getText() : "";
    int separator = text.lastIndexOf(SEPARATOR);
    if (separator < 0) {
      throw new EvaluationException(
          "%s line %d: prediction \"%s\" has no separator: \"SQL\\t----- bird -----\\tdatabase\" is wanted"
              .formatted(file, line, key));
    }
    return new Prediction(
        text.substring(0, separator), text.substring(separator + SEPARATOR.length()).strip(), line);
  }
}
