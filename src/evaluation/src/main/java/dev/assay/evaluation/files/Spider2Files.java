package dev.assay.evaluation.files;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.evaluation.Acceptance;
import dev.assay.evaluation.AcceptedResult;
import dev.assay.evaluation.EvaluationException;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.scores.CsvCells;
import dev.assay.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Spider 2.0: questions in {@code spider2-lite.jsonl} (or {@code -snow}), gold results in {@code
 * evaluation_suite/gold/exec_result}, one or several a question ({@code local003.csv}, {@code
 * local004_a.csv}), and beside them {@code spider2lite_eval.jsonl}, which says how each is
 * compared.
 */
public final class Spider2Files {

  private static final String RESULTS = "exec_result";

  private final Path gold;
  private final Map<String, JsonNode> questions;

  private Spider2Files(Path gold, Map<String, JsonNode> questions) {
    this.gold = gold;
    this.questions = questions;
  }

  /**
   * The questions that have a gold result, in the order of the file that says how they are
   * compared.
   *
   * @param folder the benchmark's, or the one with its gold
   * @throws EvaluationException when a file is missing or broken
   */
  public static List<Question> questions(Path folder) {
    Path gold =
        TextFiles.first(folder, List.of(RESULTS, "evaluation_suite/gold/" + RESULTS))
            .map(Path::getParent)
            .orElseThrow(
                () ->
                    new EvaluationException(
                        "%s has no evaluation_suite/gold/%s: --data names the folder of spider2-lite or spider2-snow"
                            .formatted(folder, RESULTS)));
    Map<String, JsonNode> questions = new HashMap<>();
    named(folder, "spider2-[a-z]+\\.jsonl")
        .ifPresent(
            file ->
                QuestionFile.nodes(file)
                    .forEach(node -> questions.put(node.path("instance_id").asText(), node)));
    return new Spider2Files(gold, questions).all();
  }

  private List<Question> all() {
    Path standards =
        named(gold, "spider2.*_eval\\.jsonl")
            .orElseThrow(
                () ->
                    new EvaluationException(
                        "%s has no spider2lite_eval.jsonl, which says how results are compared"
                            .formatted(gold)));
    List<Question> all = new ArrayList<>();
    for (JsonNode standard : QuestionFile.nodes(standards)) {
      String id = standard.path("instance_id").asText();
      if (!id.matches("[A-Za-z0-9_.-]+")) {
        throw new EvaluationException(
            "line %d of %s has no 'instance_id'".formatted(all.size() + 1, standards));
      }
      List<Path> files = results(id);
      if (!files.isEmpty()) {
        all.add(question(all.size(), id, standard, files));
      }
    }
    if (all.isEmpty()) {
      throw new EvaluationException("%s holds results of no question".formatted(gold));
    }
    return List.copyOf(all);
  }

  private Question question(int index, String id, JsonNode standard, List<Path> files) {
    JsonNode asked = questions.get(id);
    List<AcceptedResult> accepted = new ArrayList<>();
    for (int at = 0; at < files.size(); at++) {
      Table table = table(files.get(at));
      List<Integer> columns = columns(standard.path("condition_cols"), at);
      if (columns.stream().anyMatch(column -> column < 0 || column >= table.columnCount())) {
        throw new EvaluationException(
            "question %s wants columns %s of %s, which has %d"
                .formatted(id, columns, files.get(at), table.columnCount()));
      }
      accepted.add(new AcceptedResult(table, columns));
    }
    return new Question(
        index,
        id,
        asked == null ? "" : asked.path("db").asText(asked.path("db_id").asText("")),
        asked == null ? "" : asked.path("question").asText(asked.path("instruction").asText("")),
        "",
        "",
        system(id),
        Acceptance.of(accepted, !standard.path("ignore_order").asBoolean()));
  }

  /** The columns of one result: a list for all results, or a list of lists, one for each. */
  private static List<Integer> columns(JsonNode named, int result) {
    boolean each = named.isArray() && !named.isEmpty() && named.path(0).isArray();
    JsonNode own = each ? named.path(result) : named;
    return StreamSupport.stream(own.spliterator(), false).map(JsonNode::asInt).toList();
  }

  /** The system that a question is about, which its name begins with. */
  private static String system(String id) {
    return id.startsWith("sf")
        ? "Snowflake"
        : id.startsWith("local") ? "SQLite" : id.matches("(bq|ga).*") ? "BigQuery" : "not stated";
  }

  /** A result file. */
  static Table table(Path file) {
    CsvRecords.Cells cells = CsvRecords.cells(file);
    return CsvCells.read(cells.names(), cells.rows());
  }

  private List<Path> results(String id) {
    Pattern name = Pattern.compile(Pattern.quote(id) + "(_[a-z])?\\.csv");
    return listed(gold.resolve(RESULTS), name);
  }

  private static Optional<Path> named(Path folder, String pattern) {
    return listed(folder, Pattern.compile(pattern)).stream().findFirst();
  }

  private static List<Path> listed(Path folder, Pattern name) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> name.matcher(file.getFileName().toString()).matches())
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new EvaluationException(
          "%s cannot be listed: %s".formatted(folder, unreadable), unreadable);
    }
  }
}
