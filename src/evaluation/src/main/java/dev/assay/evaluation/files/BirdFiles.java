package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import dev.assay.sql.Dialect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Questions and predictions in BIRD's formats: {@code dev.json} with gold SQL and difficulty;
 * predictions as a JSON object from the question's place (or its id) to SQL, separator, database,
 * and in the other shapes that people have them. What is odd about an entry is told with its line;
 * what holds no SQL is scored as wrong.
 */
public final class BirdFiles {

  /** What stands between SQL and database. */
  public static final String SEPARATOR = "\t----- bird -----\t";

  private static final List<String> QUESTIONS =
      List.of(
          "dev.json",
          "mini_dev_sqlite.json",
          "mini_dev_sqlite.jsonl",
          "dev.jsonl",
          "test.json",
          "mini_dev_postgresql.json",
          "mini_dev_postgresql.jsonl",
          "mini_dev_mysql.json",
          "mini_dev_mysql.jsonl");

  private BirdFiles() {}

  /**
   * The questions of a folder.
   *
   * @param gold a file of gold SQL to take instead, in the format of predictions
   * @throws EvaluationException when a file is missing, broken, or does not fit the others
   */
  public static List<Question> questions(Path folder, @Nullable Path gold) {
    return questions(folder, gold, Dialect.SQLITE);
  }

  /**
   * The same with gold SQL of a dialect, where the folder has several files: {@code
   * mini_dev_postgresql.json} and {@code mini_dev_mysql.json} come first for their own.
   */
  public static List<Question> questions(Path folder, @Nullable Path gold, Dialect dialect) {
    List<String> names = new ArrayList<>(QUESTIONS);
    String own = dialect == Dialect.MARIADB ? "mysql" : dialect.name().toLowerCase(Locale.ROOT);
    if (dialect != Dialect.SQLITE) {
      names.sort(Comparator.comparing(name -> !name.contains(own)));
    }
    Path dev =
        TextFiles.first(folder, names)
            .orElseThrow(
                () ->
                    new EvaluationException(
                        "%s has no %s: --data names the folder of the benchmark"
                            .formatted(folder, QUESTIONS.getFirst())));
    List<Question> questions =
        new QuestionFile(dev).entries("SQL").stream().map(BirdFiles::question).toList();
    return gold == null ? questions : withGold(questions, golds(gold, questions));
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

  private static List<String> golds(Path file, List<Question> questions) {
    List<String> notes = new ArrayList<>();
    List<String> golds = predictions(file, questions, notes::add);
    if (golds.contains("")) {
      throw new EvaluationException(
          "%s has no gold SQL for some questions: %s".formatted(file, String.join("; ", notes)));
    }
    return golds;
  }

  /**
   * The predicted SQL for each of the questions, an empty text where there is none.
   *
   * @param notes is told what is odd about the file, one line each
   * @throws EvaluationException when the file is missing, broken, or is about other questions
   */
  public static List<String> predictions(
      Path file, List<Question> questions, Consumer<String> notes) {
    Map<String, BirdPredictions.Entry> predictions = BirdPredictions.read(file, notes);
    Function<Question, String> key = key(predictions, questions);
    List<String> sql = new ArrayList<>(questions.size());
    List<String> missing = new ArrayList<>();
    for (Question question : questions) {
      BirdPredictions.Entry entry = predictions.get(key.apply(question));
      if (entry == null) {
        missing.add(key.apply(question));
      }
      sql.add(entry == null ? "" : sql(file, question, key.apply(question), entry, notes));
    }
    if (missing.size() == questions.size()) {
      throw new EvaluationException(
          "%s has no prediction \"%s\", nor any other of the %d questions"
              .formatted(file, missing.getFirst(), questions.size()));
    }
    if (!missing.isEmpty()) {
      notes.accept(
          "%s has no prediction for %d of %d questions, which are scored as wrong: %s"
              .formatted(file, missing.size(), questions.size(), shown(missing)));
    }
    int more = predictions.size() + missing.size() - questions.size();
    if (more > 0) {
      notes.accept("%s has %d predictions that belong to no question".formatted(file, more));
    }
    return sql;
  }

  private static String sql(
      Path file,
      Question question,
      String key,
      BirdPredictions.Entry entry,
      Consumer<String> notes) {
    String text = entry.sql();
    String place = entry.place(file, key);
    if (text == null || text.isBlank()) {
      notes.accept("%s holds no SQL: it is scored as wrong".formatted(place));
      return "";
    }
    if (!entry.database().isEmpty() && !entry.database().equals(question.database())) {
      throw new EvaluationException(
          "%s names database '%s', and its question is about '%s'"
              .formatted(place, entry.database(), question.database()));
    }
    String sql = Fences.without(text);
    if (!sql.equals(text)) {
      notes.accept("%s is fenced: the fence is taken off".formatted(place));
    }
    return sql;
  }

  private static String shown(List<String> keys) {
    int most = Math.min(keys.size(), 20);
    return String.join(", ", keys.subList(0, most)) + (most < keys.size() ? ", …" : "");
  }

  /**
   * Keys are places, from 0; files in which more questions are found by their id are taken to name
   * these.
   */
  private static Function<Question, String> key(
      Map<String, BirdPredictions.Entry> predictions, List<Question> questions) {
    long places =
        questions.stream()
            .filter(each -> predictions.containsKey(String.valueOf(each.index())))
            .count();
    long ids = questions.stream().filter(each -> predictions.containsKey(each.id())).count();
    return ids > places ? Question::id : each -> String.valueOf(each.index());
  }
}
