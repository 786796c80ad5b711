package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.linking.ValueIndexes;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Puts into the bucket what people put there: the catalog of the demo's database, and questions.
 */
final class DemoUpload {

  static final String QUESTIONS = "inbox/questions.jsonl";

  private final Demo demo;
  private final ArtifactStore bucket;

  DemoUpload(Demo demo, ArtifactStore bucket) {
    this.demo = demo;
    this.bucket = bucket;
  }

  /** The catalog with its index of values, as {@code assay catalog build} would keep them. */
  void catalog(Path scratch) throws IOException {
    String database = demo.catalog().database();
    String anyKey = "catalogs/any.json";
    DirectoryArtifactStore built = new DirectoryArtifactStore(scratch);
    Artifacts artifacts = new Artifacts(built);
    demo.values().keep(artifacts, anyKey);
    ValueIndexes.Summary summary =
        artifacts.get(ArtifactKeys.valueIndexSummary(anyKey), ValueIndexes.Summary.class);
    byte[] index = built.read(ArtifactKeys.valueIndex(anyKey)).orElseThrow();
    String key = ArtifactKeys.builtValues(database, summary.sha256());
    bucket.write(key, index);
    new CatalogFiles(bucket)
        .write(
            CatalogFile.of(
                Instant.now(),
                "the demo's database",
                new CatalogFile.ValuesFile(
                    key.substring(key.lastIndexOf('/') + 1),
                    summary.values(),
                    summary.bytes(),
                    summary.sha256()),
                List.of(),
                demo.catalog()),
            _ -> {});
  }

  /** A file of the demo's questions in the inbox. */
  void questions() {
    String lines =
        demo.questions().stream()
            .map(question -> request(question) + "\n")
            .collect(Collectors.joining());
    bucket.write(QUESTIONS, lines.getBytes(StandardCharsets.UTF_8));
  }

  /** A question as it would be posted, of the demo's day: at any other its prompts are others. */
  ObjectNode request(DemoQuestion question) {
    return Json.object()
        .put("question_id", question.id())
        .put("db_id", demo.catalog().database())
        .put("question", question.text())
        .put("evidence", question.evidence())
        .put("as_of", Demo.AS_OF.text());
  }
}
