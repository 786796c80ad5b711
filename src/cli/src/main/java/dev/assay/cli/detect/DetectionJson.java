package dev.assay.cli.detect;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.analysis.Finding;
import dev.assay.cli.output.Shares;
import dev.assay.cli.output.StatisticsJson;
import dev.assay.evaluation.detection.DetectionCounts;
import dev.assay.evaluation.detection.LabelledPair;
import dev.assay.workflow.run.Json;
import java.util.List;
import java.util.Locale;

/** The same as JSON, with one entry a pair, in their order. */
final class DetectionJson {

  private DetectionJson() {}

  static ObjectNode of(List<DetectedPair> pairs, Shares shares) {
    ObjectNode root = Json.object();
    root.put("pairs", pairs.size());
    root.put("undecided", pairs.stream().filter(DetectedPair::isUndecided).count());
    root.put("unread", pairs.stream().filter(pair -> !pair.isRead()).count());
    ArrayNode tellers = root.putArray("tellers");
    String inspector = "";
    for (Teller teller : Teller.of(pairs)) {
      inspector = teller.level() == 1 ? teller.name() : inspector;
      ObjectNode node = tellers.addObject();
      if (teller.level() == 2) {
        node.put("inspector", inspector).put("kind", teller.name());
      } else {
        node.put(teller.level() == 0 ? "teller" : "inspector", teller.name());
      }
      counts(node, teller.counts(), shares);
    }
    ArrayNode kinds = root.putArray("kinds");
    for (FoundKind kind : FoundKind.of(pairs)) {
      kinds
          .addObject()
          .put("errorType", kind.name())
          .put("subErrorType", kind.part().isEmpty() ? null : kind.part())
          .put("pairs", kind.pairs())
          .put("verdict", kind.refuted())
          .put("inspectors", kind.inspected());
    }
    ArrayNode entries = root.putArray("entries");
    pairs.forEach(pair -> entries.add(entry(pair)));
    return root;
  }

  private static void counts(ObjectNode node, DetectionCounts counts, Shares shares) {
    node.put("found", counts.found())
        .put("missed", counts.missed())
        .put("blamed", counts.blamed())
        .put("passed", counts.passed());
    share(node, "precision", counts.found(), counts.flagged(), shares);
    share(node, "recall", counts.found(), counts.wrong(), shares);
    share(node, "accuracy", counts.agreed(), counts.all(), shares);
  }

  private static void share(ObjectNode node, String name, int part, int whole, Shares shares) {
    if (shares == Shares.WITH_INTERVALS) {
      node.set(name, StatisticsJson.share(part, whole));
    } else if (whole == 0) {
      node.putNull(name);
    } else {
      node.put(name, (double) part / whole);
    }
  }

  private static ObjectNode entry(DetectedPair detected) {
    LabelledPair pair = detected.pair();
    ObjectNode node =
        Json.object()
            .put("index", pair.index())
            .put("id", pair.id())
            .put("database", pair.database())
            .put("right", pair.right());
    ArrayNode findings = node.putArray("findings");
    for (Finding finding : detected.findings()) {
      findings
          .addObject()
          .put("inspector", finding.inspector())
          .put("kind", finding.kind())
          .put("message", finding.message());
    }
    if (!detected.isRead()) {
      node.put("unread", detected.unread());
    }
    PairVerdict verdict = detected.verdict();
    if (verdict != null) {
      node.put("verdict", verdict.call().name().toLowerCase(Locale.ROOT))
          .put("run", verdict.run())
          .put("status", verdict.status())
          .put("reason", verdict.reason());
    }
    return node;
  }
}
