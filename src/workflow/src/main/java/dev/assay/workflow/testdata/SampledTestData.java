package dev.assay.workflow.testdata;

import dev.assay.catalog.Catalog;
import dev.assay.table.Table;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.linking.LinkedCatalog;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Outcome;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.run.Stopwatch;
import dev.assay.workflow.testcode.PandasCode;
import dev.assay.workflow.testcode.PandasCode.Built;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Takes rows of the database for test data, where no model shall write them (TS-SQL figure 4). They
 * are as they are: whether keys hold in them is no question.
 */
final class SampledTestData {

  private final Artifacts artifacts;
  private final Stopwatch.Source time;

  SampledTestData(Artifacts artifacts, Stopwatch.Source time) {
    this.artifacts = artifacts;
    this.time = time;
  }

  Outcome of(Question question, Catalog catalog) {
    String key = ArtifactKeys.testData(question.run(), 1);
    Optional<TestDataAttempt> made = artifacts.find(key, TestDataAttempt.class);
    if (made.isPresent()) {
      return outcome(key, made.get());
    }
    Optional<SampledRows> rows =
        artifacts.find(ArtifactKeys.sampledRows(question.catalog()), SampledRows.class);
    return rows.isEmpty()
        ? new Outcome.Unusable(
            "no rows of the database '%s' are kept with its catalog".formatted(question.database()))
        : outcome(
            key,
            artifacts.create(
                key, attempt(question, catalog, rows.get().tables()), TestDataAttempt.class));
  }

  private static Outcome outcome(String key, TestDataAttempt attempt) {
    return attempt.usable()
        ? new Outcome.GeneratedTestData(key, attempt.attempt())
        : new Outcome.Unusable(
            "the sampled rows cannot be used: " + String.join("; ", attempt.rejections()));
  }

  private TestDataAttempt attempt(Question question, Catalog catalog, Map<String, Table> sampled) {
    Stopwatch watch = time.start();
    Map<String, Table> tables = new LinkedHashMap<>(sampled);
    tables.keySet().retainAll(LinkedCatalog.of(artifacts, question).tables());
    String code = FramesCode.of(tables, catalog.frameNames());
    List<String> rejections =
        PandasCode.build(code, question.asOf()) instanceof Built.Error(String message)
            ? List.of(message)
            : List.of();
    return new TestDataAttempt(
        1, code, tables, rejections, null, watch.startedAt(), watch.millis());
  }
}
