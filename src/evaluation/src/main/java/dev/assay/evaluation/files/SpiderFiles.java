package dev.assay.evaluation.files;

import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.scores.Hardness;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Questions and predictions in Spider's formats: {@code dev.json}; gold SQL as lines of SQL, TAB,
 * database; predicted SQL one a line.
 */
public final class SpiderFiles {

  private static final List<String> QUESTIONS = List.of("dev.json", "test.json");
  private static final List<String> GOLD = List.of("gold.sql", "dev_gold.sql", "test_gold.sql");

  private static final Pattern QUERY =
      Pattern.compile("[(\\s`]*(?:sql\\s+)?(?:select|with|values)\\b", Pattern.CASE_INSENSITIVE);

  private SpiderFiles() {}

  /**
   * The questions of a folder, with the gold SQL of its {@code gold.sql}, else of its {@code
   * dev.json}.
   *
   * @param gold a file of gold SQL to take instead
   * @throws EvaluationException when a file is missing, broken, or does not fit the others
   */
  public static List<Question> questions(Path folder, @Nullable Path gold) {
    Optional<Path> dev = TextFiles.first(folder, QUESTIONS);
    Optional<Path> golds = gold == null ? TextFiles.first(folder, GOLD) : Optional.of(gold);
    if (dev.isEmpty() && golds.isEmpty()) {
      throw new EvaluationException(
          "%s has neither %s nor %s: --data names the folder of the benchmark"
              .formatted(folder, QUESTIONS.getFirst(), GOLD.getFirst()));
    }
    List<QuestionFile.Entry> entries =
        dev.map(file -> new QuestionFile(file).entries("query")).orElse(List.of());
    return golds
        .map(file -> merged(file, lines(file), dev.orElse(null), entries))
        .orElseGet(() -> entries.stream().map(SpiderFiles::question).toList());
  }

  private static List<SqlLine> lines(Path gold) {
    List<SqlLine> lines = SqlLine.of(TextFiles.lines(gold), after -> !after.contains(" "));
    return withoutBlankEnd(lines, 0);
  }

  private static List<Question> merged(
      Path gold, List<SqlLine> lines, @Nullable Path dev, List<QuestionFile.Entry> entries) {
    if (dev != null && lines.size() != entries.size()) {
      throw new EvaluationException(
          "%s has %d lines, and %s %d questions: line n belongs to question n"
              .formatted(gold, lines.size(), dev, entries.size()));
    }
    List<Question> questions = new ArrayList<>(lines.size());
    for (SqlLine line : lines) {
      QuestionFile.@Nullable Entry entry = dev == null ? null : entries.get(line.number() - 1);
      questions.add(
          question(
              line.number() - 1,
              database(gold, line, entry),
              entry == null ? "" : entry.text(),
              line.sql()));
    }
    return questions;
  }

  private static String database(Path gold, SqlLine line, QuestionFile.@Nullable Entry entry) {
    String named = line.database();
    if (named == null && entry == null) {
      throw new EvaluationException(
          "%s line %d names no database: a line is SQL, TAB, database"
              .formatted(gold, line.number()));
    }
    if (named != null && entry != null && !named.equals(entry.database())) {
      throw new EvaluationException(
          "%s line %d names database '%s', and its question is about '%s'"
              .formatted(gold, line.number(), named, entry.database()));
    }
    return named != null ? named : entry.database();
  }

  private static Question question(QuestionFile.Entry entry) {
    return question(entry.number() - 1, entry.database(), entry.text(), entry.sql());
  }

  private static Question question(int index, String database, String text, String gold) {
    return new Question(
        index, String.valueOf(index), database, text, "", gold, Hardness.of(gold).label());
  }

  /**
   * The predicted SQL for each of the questions: one a line, an empty one where a line is blank. A
   * database after a TAB is taken off; it has to be the question's. Lines that begin no query go on
   * with the one before, where that makes as many queries as there are questions.
   *
   * @param notes is told which lines hold no SQL or go on with another, one line each
   * @throws EvaluationException when the file is missing, or does not fit the questions
   */
  public static List<String> predictions(
      Path file, List<Question> questions, Consumer<String> notes) {
    Set<String> databases =
        questions.stream().map(Question::database).collect(Collectors.toUnmodifiableSet());
    List<SqlLine> lines =
        joined(
            file,
            withoutBlankEnd(
                SqlLine.of(TextFiles.lines(file), databases::contains), questions.size()),
            questions.size(),
            notes);
    if (lines.size() != questions.size()) {
      throw new EvaluationException(
          "%s has %d lines for %d questions: one SQL a line is wanted, and a blank line where there is none%s"
              .formatted(file, lines.size(), questions.size(), firstThatBeginsNoQuery(lines)));
    }
    for (int index = 0; index < lines.size(); index++) {
      SqlLine line = lines.get(index);
      if (line.sql().isBlank()) {
        notes.accept(
            "%s line %d holds no SQL: it is scored as wrong".formatted(file, line.number()));
      }
      String asked = questions.get(index).database();
      if (line.database() != null && !line.database().equals(asked)) {
        throw new EvaluationException(
            "%s line %d names database '%s', and its question is about '%s'"
                .formatted(file, line.number(), line.database(), asked));
      }
    }
    return lines.stream().map(SqlLine::sql).map(Fences::without).toList();
  }

  /** As lines of whole queries, where joining those that begin none gives as many as are wanted. */
  private static List<SqlLine> joined(
      Path file, List<SqlLine> lines, int wanted, Consumer<String> notes) {
    long queries = lines.stream().filter(line -> !beginsNoQuery(line)).count();
    if (lines.size() == wanted || queries != wanted || beginsNoQuery(lines.getFirst())) {
      return lines;
    }
    List<SqlLine> whole = new ArrayList<>(wanted);
    for (SqlLine line : lines) {
      if (beginsNoQuery(line)) {
        SqlLine before = whole.removeLast();
        notes.accept(
            "%s line %d goes on with the query of line %d"
                .formatted(file, line.number(), before.number()));
        whole.add(new SqlLine(before.number(), before.sql() + "\n" + line.sql(), line.database()));
      } else {
        whole.add(line);
      }
    }
    return whole;
  }

  private static boolean beginsNoQuery(SqlLine line) {
    return !line.sql().isEmpty() && !QUERY.matcher(line.sql()).lookingAt();
  }

  /** Where SQL goes over several lines, or lines stand between, the counts alone do not say it. */
  private static String firstThatBeginsNoQuery(List<SqlLine> lines) {
    return lines.stream()
        .filter(SpiderFiles::beginsNoQuery)
        .findFirst()
        .map(line -> "; line %d begins no query".formatted(line.number()))
        .orElse("");
  }

  /** Without blank lines at the end, as long as more than the wanted lines are left. */
  private static List<SqlLine> withoutBlankEnd(List<SqlLine> lines, int wanted) {
    int end = lines.size();
    while (end > wanted && lines.get(end - 1).sql().isEmpty()) {
      end--;
    }
    return lines.subList(0, end);
  }
}
