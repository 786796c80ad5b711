package dev.assay.cli.eval;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.output.Shares;
import dev.assay.cli.output.StatisticsJson;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.Summary;
import dev.assay.evaluation.statistics.PairedDifference;
import dev.assay.sql.SqlFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The scores as JSON: what was added up, and one entry a question, in the questions' order. */
final class EvalJson {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private EvalJson() {}

  static void print(
      PrintWriter out,
      EvaluationSettings settings,
      List<QuestionScore> scores,
      Shares shares,
      @Nullable PairedDifference compared)
      throws IOException {
    Summary summary = Summary.of(settings.benchmark(), scores);
    ObjectNode root = JSON.createObjectNode();
    root.put("benchmark", settings.benchmark().id());
    root.put("timeoutSeconds", settings.timeout().toMillis() / 1000.0);
    root.put("keepDistinct", settings.keepDistinct());
    root.set("all", counts(summary.all()));
    ObjectNode levels = root.putObject("levels");
    summary.levels().forEach((level, counts) -> levels.set(level, counts(counts)));
    root.set("exceptions", exceptions(summary.exceptions()));
    if (shares == Shares.WITH_INTERVALS) {
      ObjectNode statistics = root.putObject("statistics");
      statistics.set("all", StatisticsJson.of(summary.all()));
      ObjectNode byLevel = statistics.putObject("levels");
      summary.levels().forEach((level, counts) -> byLevel.set(level, StatisticsJson.of(counts)));
    }
    if (compared != null) {
      root.set("compared", StatisticsJson.of(compared));
    }
    ArrayNode entries = root.putArray("entries");
    scores.forEach(score -> entries.add(entry(score)));
    out.println(JSON.writeValueAsString(root));
  }

  private static ObjectNode counts(Summary.Scores scores) {
    ObjectNode node = JSON.createObjectNode();
    node.put("questions", scores.questions());
    node.put("spider", scores.spider());
    node.put("bird", scores.bird());
    node.put("strict", scores.strict());
    node.put("accepted", scores.accepted());
    node.put("softF1", scores.softF1());
    node.put("rVes", scores.efficiency());
    return node;
  }

  private static ObjectNode exceptions(Summary.Exceptions counts) {
    ObjectNode node = JSON.createObjectNode();
    node.put("goldFailed", counts.goldFailed());
    node.put("goldTimeouts", counts.goldTimeouts());
    node.put("emptyMatches", counts.emptyMatches());
    node.put("missing", counts.missing());
    node.put("refused", counts.refused());
    node.put("errors", counts.errors());
    node.put("timeouts", counts.timeouts());
    node.put("tooLarge", counts.tooLarge());
    node.put("undecided", counts.undecided());
    return node;
  }

  private static ObjectNode entry(QuestionScore score) {
    ObjectNode node = JSON.createObjectNode();
    node.put("index", score.question().index());
    node.put("id", score.question().id());
    node.put("database", score.question().database());
    node.put("level", score.question().level());
    node.put("spider", score.spider());
    node.put("bird", score.bird());
    node.put("strict", score.strict());
    node.put("accepted", score.accepted());
    node.put("softF1", score.softF1());
    node.put("rVesReward", score.efficiency());
    node.put("emptyMatch", score.emptyMatch());
    node.put("goldError", message(score.goldFailure()));
    node.put("errorKind", score.failure() == null ? null : score.failure().kind().name());
    node.put("error", message(score.failure()));
    node.put("note", score.note());
    node.put("milliseconds", score.time().toNanos() / 1_000 / 1_000.0);
    return node;
  }

  private static @Nullable String message(@Nullable SqlFailure failure) {
    return failure == null ? null : failure.message();
  }
}
