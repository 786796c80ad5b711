package dev.assay.cli.eval;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.eval.RunSummary.Figures;
import dev.assay.cli.output.Shares;
import dev.assay.cli.output.StatisticsJson;
import dev.assay.evaluation.Benchmark;
import dev.assay.evaluation.QuestionScore;
import dev.assay.evaluation.Summary;
import dev.assay.workflow.reporting.Confidence;
import dev.assay.workflow.reporting.RunResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

/** The figures of answers as JSON, and one entry a question, in the questions' order. */
final class RunJson {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private RunJson() {}

  static void print(
      PrintWriter out,
      Benchmark benchmark,
      List<String> without,
      List<RunScore> scores,
      Shares shares)
      throws IOException {
    out.println(JSON.writeValueAsString(tree(benchmark, without, scores, shares)));
  }

  /** One such object a strategy, by its name. */
  static void printSideBySide(
      PrintWriter out, Benchmark benchmark, Map<Variant, List<RunScore>> scores, Shares shares)
      throws IOException {
    ObjectNode root = JSON.createObjectNode();
    List<RunScore> first = scores.values().iterator().next();
    scores.forEach(
        (variant, each) -> {
          ObjectNode tree = tree(benchmark, variant.without(), each, shares);
          if (shares == Shares.WITH_INTERVALS && each != first) {
            tree.set(
                "comparedToFirst", StatisticsJson.of(RunScore.against(benchmark, each, first)));
          }
          root.set(variant.name(), tree);
        });
    out.println(JSON.writeValueAsString(root));
  }

  private static ObjectNode tree(
      Benchmark benchmark, List<String> without, List<RunScore> scores, Shares shares) {
    RunSummary summary = RunSummary.of(benchmark, scores);
    ObjectNode root = JSON.createObjectNode();
    root.put("benchmark", benchmark.id());
    ArrayNode leftOut = root.putArray("without");
    without.forEach(leftOut::add);
    root.set("all", figures(summary.all()));
    ObjectNode levels = root.putObject("levels");
    summary.levels().forEach((level, figures) -> levels.set(level, figures(figures)));
    root.set("firstSql", rules(summary.first()));
    root.set("finalSql", rules(summary.last()));
    root.put("mended", summary.mended());
    root.put("spoilt", summary.spoilt());
    root.put("failed", summary.failed());
    root.put("testCases", summary.testCases());
    root.put("rightTestCases", summary.rightTestCases());
    root.put("modelCalls", summary.modelCalls());
    root.put("tokens", summary.tokens());
    root.put("wallMillis", summary.wallMillis());
    root.put("cost", summary.cost());
    ArrayNode curve = root.putArray("riskCoverage");
    RiskCoverage.of(benchmark, scores)
        .points()
        .forEach(
            point ->
                curve
                    .addObject()
                    .put("confidence", point.confidence())
                    .put("answers", point.answers())
                    .put("right", point.right())
                    .put("coverage", point.coverage()));
    if (shares == Shares.WITH_INTERVALS) {
      ObjectNode statistics = root.putObject("statistics");
      statistics.set("firstSql", StatisticsJson.of(summary.first()));
      statistics.set("finalSql", StatisticsJson.of(summary.last()));
      Figures all = summary.all();
      statistics.set("verifiedRight", StatisticsJson.share(all.verifiedRight(), all.verified()));
      statistics.set("finalAgainstFirst", StatisticsJson.of(RunScore.worth(benchmark, scores)));
    }
    ArrayNode entries = root.putArray("entries");
    scores.forEach(score -> entries.add(entry(score)));
    return root;
  }

  private static ObjectNode figures(Figures figures) {
    return JSON.createObjectNode()
        .put("questions", figures.questions())
        .put("firstRight", figures.firstRight())
        .put("finalRight", figures.lastRight())
        .put("verified", figures.verified())
        .put("verifiedRight", figures.verifiedRight())
        .put("unverifiedWrong", figures.unverifiedWrong());
  }

  private static ObjectNode rules(Summary.Scores scores) {
    return JSON.createObjectNode()
        .put("spider", scores.spider())
        .put("bird", scores.bird())
        .put("strict", scores.strict());
  }

  private static ObjectNode entry(RunScore score) {
    RunResult result = score.answer().result();
    ObjectNode node =
        JSON.createObjectNode()
            .put("index", score.answer().question().index())
            .put("id", score.answer().question().id())
            .put("database", score.answer().question().database())
            .put("level", score.answer().question().level())
            .put("run", score.answer().run())
            .put("status", result == null ? "failed" : result.status().label())
            .put("reason", score.answer().reason())
            .put("goldPassesTestCase", score.goldPasses());
    node.set("first", scores(score.answer().firstSql(), score.first()));
    node.set("final", scores(score.answer().finalSql(), score.last()));
    if (result != null) {
      node.put("revisions", result.revisions())
          .put("modelCalls", result.usage().calls())
          .put("tokens", result.usage().tokens().input() + result.usage().tokens().output())
          .put("cost", result.usage().cost())
          .put("wallMillis", result.timings().wall());
      Confidence confidence = result.confidence();
      node.put("confidence", confidence == null ? null : confidence.value());
    }
    return node;
  }

  private static ObjectNode scores(String sql, QuestionScore score) {
    return JSON.createObjectNode()
        .put("sql", sql)
        .put("spider", score.spider())
        .put("bird", score.bird())
        .put("strict", score.strict())
        .put("error", score.failure() == null ? null : score.failure().message());
  }
}
