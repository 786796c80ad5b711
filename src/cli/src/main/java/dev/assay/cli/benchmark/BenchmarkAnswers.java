package dev.assay.cli.benchmark;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.CommandContext;
import dev.assay.cli.UsageException;
import dev.assay.cli.batch.BatchRunner;
import dev.assay.cli.batch.LocalCatalogs;
import dev.assay.cli.options.AnsweringOptions;
import dev.assay.evaluation.Question;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.batch.BatchEnding;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

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
   * @param sql what is to be tested for a question; null where SQL is to be written
   * @throws UsageException when the benchmark's files have no questions, only gold SQL
   */
  public List<BenchmarkAnswer> to(
      List<Question> questions, Path databases, Function<Question, @Nullable String> sql) {
    if (questions.stream().anyMatch(question -> question.text().isBlank())) {
      throw new UsageException("--data has no dev.json with the questions, only gold SQL");
    }
    StringBuilder lines = new StringBuilder();
    questions.forEach(
        question -> lines.append(request(question, sql.apply(question))).append('\n'));
    Artifacts artifacts = new Artifacts(store);
    String batch =
        new BatchRunner(context, options, store)
            .answer(
                lines.toString().getBytes(StandardCharsets.UTF_8),
                new LocalCatalogs(databases, artifacts, options.sharing()));
    List<BatchResultLine> ended = new BatchEnding(store).lines(batch);
    return IntStream.range(0, questions.size())
        .mapToObj(at -> answer(artifacts, questions.get(at), ended.get(at)))
        .toList();
  }

  private static ObjectNode request(Question question, @Nullable String sql) {
    ObjectNode request =
        Json.object()
            .put("question_id", question.id())
            .put("db_id", question.database())
            .put("question", question.text());
    if (!question.evidence().isEmpty()) {
      request.put("evidence", question.evidence());
    }
    return sql == null ? request : request.put("sql", sql);
  }

  private static BenchmarkAnswer answer(
      Artifacts artifacts, Question question, BatchResultLine line) {
    RunResult result =
        artifacts.find(ArtifactKeys.result(line.run()), RunResult.class).orElse(null);
    return new BenchmarkAnswer(question, line.run(), result, line.reason());
  }
}
