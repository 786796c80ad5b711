package dev.assay.function.reporting;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.TokenUsage;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Json;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The metrics of a run that has ended, in CloudWatch's embedded metric format: numbers and the
 * run's id, and nothing of the question or the data.
 */
final class RunMetrics {

  private static final String NAMESPACE = "Assay";
  private static final String COUNT = "Count";
  private static final String SECONDS = "Seconds";
  private static final double MILLIS = 1000;

  private record Metric(double value, String unit) {}

  private RunMetrics() {}

  /** One line of JSON. A cost that is not known is left out. */
  static String of(RunResult result) {
    ObjectNode line = Json.object();
    ObjectNode aws = line.putObject("_aws");
    aws.put("Timestamp", result.finishedAt().toEpochMilli());
    ObjectNode directive = aws.putArray("CloudWatchMetrics").addObject();
    directive.put("Namespace", NAMESPACE).putArray("Dimensions").addArray();
    ArrayNode definitions = directive.putArray("Metrics");
    metrics(result)
        .forEach(
            (name, metric) -> {
              definitions.addObject().put("Name", name).put("Unit", metric.unit);
              line.put(name, metric.value);
            });
    return line.put("run", result.run()).toString();
  }

  private static Map<String, Metric> metrics(RunResult result) {
    Map<String, Metric> metrics = new LinkedHashMap<>();
    metrics.put("Runs", new Metric(1, COUNT));
    metrics.put("VerifiedRuns", counted(result, RunStatus.VERIFIED));
    metrics.put("UnverifiedRuns", counted(result, RunStatus.UNVERIFIED));
    metrics.put("AmbiguousRuns", counted(result, RunStatus.AMBIGUOUS));
    metrics.put("UnanswerableRuns", counted(result, RunStatus.UNANSWERABLE));
    metrics.put("FailedRuns", counted(result, RunStatus.FAILED));
    metrics.put("Revisions", new Metric(result.revisions(), COUNT));
    metrics.put("RunSeconds", new Metric(result.timings().wall() / MILLIS, SECONDS));
    metrics.put("ModelSeconds", new Metric(result.timings().models() / MILLIS, SECONDS));
    TokenUsage tokens = result.usage().tokens();
    metrics.put("InputTokens", new Metric(tokens.input(), COUNT));
    metrics.put("CachedTokens", new Metric(tokens.cached(), COUNT));
    metrics.put("OutputTokens", new Metric(tokens.output(), COUNT));
    BigDecimal cost = result.usage().cost();
    if (cost != null) {
      metrics.put("ModelCost", new Metric(cost.doubleValue(), "None"));
    }
    return metrics;
  }

  private static Metric counted(RunResult result, RunStatus status) {
    return new Metric(result.status() == status ? 1 : 0, COUNT);
  }
}
