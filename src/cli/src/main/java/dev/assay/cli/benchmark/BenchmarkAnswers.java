package dev.assay.cli.benchmark;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.cli.batch.BatchRunner;
import dev.assay.cli.batch.LocalCatalogs;
import dev.assay.cli.batch.OpenDatabases;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.evaluation.Question;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Answers the questions of a benchmark as one batch, which is recorded as every batch is: repeated
 * with the same settings and the same store, it asks no model.
 */
public final class BenchmarkAnswers {

  private final CommandContext context;
  private final AnsweringOptions options;
  private final ArtifactStore store;

  public BenchmarkAnswers(CommandContext context, AnsweringOptions options, ArtifactStore store) {
    this.context = context;
    this.options = options;
    this.store = store;
  }

  /**
   * The answers, in the questions' order.
   *
   * @param databases the folder with a folder for each database
   * @param gold what the gold SQL is for
   * @param settings of each run
   * @throws UsageException when the benchmark's files have no questions, only gold SQL
   */
  public List<BenchmarkAnswer> to(
      List<Question> questions, Path databases, GoldRole gold, RunSettings settings) {
    return answers(questions, databases, question -> request(question, gold), settings);
  }

  /**
   * What tests make of predictions, in the questions' order.
   *
   * @param predicted the SQL that is tested for each question; where it is blank, SQL is written
   * @throws UsageException when the benchmark's files have no questions, only gold SQL
   */
  public List<BenchmarkAnswer> refining(
      List<Question> questions, List<String> predicted, Path databases, RunSettings settings) {
    return answers(
        questions,
        databases,
        question -> {
          String sql = predicted.get(question.index());
          ObjectNode request = request(question, GoldRole.UNUSED);
          return sql.isBlank() ? request : request.put("sql", sql);
        },
        settings);
  }

  private List<BenchmarkAnswer> answers(
      List<Question> questions,
      Path databases,
      Function<Question, ObjectNode> request,
      RunSettings settings) {
    if (questions.stream().anyMatch(question -> question.text().isBlank())) {
      throw new UsageException("--data has no dev.json with the questions, only gold SQL");
    }
    StringBuilder lines = new StringBuilder();
    questions.forEach(question -> lines.append(request.apply(question)).append('\n'));
    Artifacts artifacts = new Artifacts(store);
    String batch =
        new BatchRunner(context, options, store)
            .answer(
                lines.toString().getBytes(StandardCharsets.UTF_8),
                new LocalCatalogs(databases, artifacts, settings),
                settings,
                new OpenDatabases(
                    name -> LocalCatalogs.location(databases, name),
                    location -> DatabaseQueries.open(location, System::getenv),
                    _ -> null));
    List<BatchResultLine> ended = new BatchEnding(store).lines(batch);
    return IntStream.range(0, questions.size())
        .mapToObj(at -> answer(artifacts, questions.get(at), ended.get(at)))
        .toList();
  }

  private static ObjectNode request(Question question, GoldRole gold) {
    ObjectNode request =
        Json.object()
            .put("question_id", question.id())
            .put("db_id", question.database())
            .put("question", question.text());
    if (!question.evidence().isEmpty()) {
      request.put("evidence", question.evidence());
    }
    return switch (gold) {
      case UNUSED -> request;
      case CHECKS_TEST_DATA -> request.put("gold", question.gold());
      case IS_TESTED -> request.put("sql", question.gold());
    };
  }

  private static BenchmarkAnswer answer(
      Artifacts artifacts, Question question, BatchResultLine line) {
    RunResult result =
        artifacts.find(ArtifactKeys.result(line.run()), RunResult.class).orElse(null);
    return new BenchmarkAnswer(question, line.run(), result, line.reason());
  }
}
