package dev.assay.cli.check;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.evaluation.Question;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.testcode.TestCase;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** One JSON object a line for each question, in the questions' order. */
final class CheckJson {

  private final PrintWriter out;
  private final Artifacts artifacts;

  CheckJson(PrintWriter out, Artifacts artifacts) {
    this.out = out;
    this.artifacts = artifacts;
  }

  void print(List<GoldCheck> checks) {
    checks.forEach(check -> out.println(line(check)));
  }

  private ObjectNode line(GoldCheck check) {
    Question question = check.answer().question();
    ObjectNode line =
        Json.object()
            .put("index", question.index())
            .put("id", question.id())
            .put("database", question.database())
            .put("question", question.text())
            .put("evidence", question.evidence())
            .put("gold", question.gold())
            .put("verdict", check.verdict().name().toLowerCase(Locale.ROOT))
            .put("run", check.answer().run())
            .put("reason", check.answer().reason())
            .put("correction", check.correction())
            .put("kind", check.kind() == null ? null : check.kind().words());
    if (check.verdict() == GoldCheck.Verdict.SUSPECT) {
      ArrayNode findings = line.putArray("findings");
      check.findings().forEach(finding -> findings.add(finding.message()));
      line.set("testCase", testCase(check.answer().run()));
    }
    return line;
  }

  private ObjectNode testCase(String run) {
    TestCase testCase = artifacts.get(ArtifactKeys.testCase(run), TestCase.class);
    TestDataAttempt data =
        artifacts.get(
            ArtifactKeys.testData(run, testCase.testDataAttempt()), TestDataAttempt.class);
    ObjectNode node = Json.object().put("model", testCase.model()).put("testCode", testCase.code());
    node.set("testData", Json.tree(data.tables()));
    node.set("expected", Json.tree(testCase.expected()));
    return node;
  }
}
