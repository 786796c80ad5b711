package dev.assay.cli.audit;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.analysis.Finding;
import dev.assay.cli.differ.DifferJson;
import dev.assay.evaluation.Benchmark;
import dev.assay.workflow.run.Json;
import java.util.List;

/** One JSON object for a question. */
final class AuditJson {

  private AuditJson() {}

  static ObjectNode of(AuditedQuestion audited, Benchmark benchmark) {
    ObjectNode node =
        Json.object()
            .put("index", audited.question().index())
            .put("id", audited.question().id())
            .put("database", audited.question().database())
            .put("question", audited.question().text())
            .put("gold", audited.question().gold().strip());
    findings(node.putArray("goldFindings"), audited.gold());
    if (audited.score() != null) {
      node.put("prediction", audited.score().prediction().strip())
          .put("right", audited.score().isRight(benchmark));
      findings(node.putArray("predictionFindings"), audited.prediction());
      node.set(
          "difference", audited.difference() == null ? null : DifferJson.of(audited.difference()));
    }
    return node;
  }

  private static void findings(ArrayNode array, List<Finding> findings) {
    for (Finding finding : findings) {
      array.addObject().put("kind", finding.kind()).put("message", finding.message());
    }
  }
}
