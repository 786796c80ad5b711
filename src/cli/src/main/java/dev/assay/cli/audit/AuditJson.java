package dev.assay.cli.audit;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.analysis.Finding;
import dev.assay.cli.audit.AuditedQuestion.Prediction;
import dev.assay.cli.differ.DifferJson;
import dev.assay.workflow.run.Json;
import java.util.List;

/** One JSON object for a question. */
final class AuditJson {

  private AuditJson() {}

  static ObjectNode of(AuditedQuestion audited) {
    ObjectNode node =
        Json.object()
            .put("index", audited.question().index())
            .put("id", audited.question().id())
            .put("database", audited.question().database())
            .put("question", audited.question().text())
            .put("gold", audited.question().gold().strip());
    findings(node.putArray("goldFindings"), audited.found().gold());
    Prediction prediction = audited.found().prediction();
    if (prediction != null) {
      node.put("prediction", prediction.sql().strip()).put("right", prediction.right());
      findings(node.putArray("predictionFindings"), prediction.findings());
      node.set(
          "difference",
          prediction.difference() == null ? null : DifferJson.of(prediction.difference()));
    }
    return node;
  }

  private static void findings(ArrayNode array, List<Finding> findings) {
    for (Finding finding : findings) {
      array.addObject().put("kind", finding.kind()).put("message", finding.message());
    }
  }
}
