package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.batch.BatchBeginning;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.batch.BatchSteps;
import dev.assay.workflow.batch.BatchSummary;
import dev.assay.workflow.batch.QuestionAsking;
import dev.assay.workflow.batch.StoredCatalogs;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFiles;
import dev.assay.workflow.exploration.LiveDatabases;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A file of 500 lines, of which 7 are broken and 3 mean harm; the others are all answered. */
@Tag("slow")
class PoisonedBatchTest {

  private static final int LINES = 500;
  private static final int FIRST_ODD = 40;
  private static final int ODD_EVERY = 50;
  private static final RunSettings SETTINGS =
      RunSettings.of("writer", List.of("coder-a", "coder-b", "coder-c"));

  /** Is verified without a revision. */
  private static final DemoQuestion QUESTION = DemoRuns.DEMO.question("7");

  private static final List<String> ODD =
      List.of(
          "{\"question\": ",
          "[]",
          "no JSON at all",
          "{\"db_id\": \"skerry_line\"}",
          "{\"question\": 7, \"db_id\": \"skerry_line\"}",
          "{\"question\": \" \", \"db_id\": \"skerry_line\"}",
          "{\"question\": \"Where?\", \"db_id\": \"another\"}",
          line("long", "skerry_line", "x".repeat(5 * 1024 * 1024)),
          line("sql", "skerry_line'; DROP TABLE ports; --", QUESTION.text()),
          line("../../../catalogs/skerry_line/catalog", "skerry_line", QUESTION.text()));

  /** Test data, the SQL, test code that agrees with it, and the look for another reading. */
  private static final int CALLS = 4;

  private final InMemoryStore store = new InMemoryStore();
  private final ManualTime time = new ManualTime();
  private final List<String> paid = Collections.synchronizedList(new ArrayList<>());

  @Test
  void harmfulLinesFailAloneAndNothingIsPaidTwice() throws IOException {
    Catalog catalog = DemoRuns.DEMO.catalog();
    new CatalogFiles(store)
        .write(CatalogFile.of(time.now(), "test", null, List.of(), catalog), _ -> {});
    store.write("inbox/file.jsonl", file().getBytes(StandardCharsets.UTF_8));
    byte[] catalogBefore = store.read(ArtifactKeys.builtCatalog("skerry_line")).orElseThrow();

    String batch = answer("first");
    int calls = paid.size();
    String again = answer("second");

    BatchSummary summary =
        new Artifacts(store).get(ArtifactKeys.batch(batch, "summary.json"), BatchSummary.class);
    assertThat(summary.lines()).isEqualTo(LINES);
    assertThat(summary.verified()).isEqualTo(LINES - 9);
    assertThat(summary.failed()).isEqualTo(9);
    assertThat(calls).isEqualTo(CALLS * (LINES - 9));
    assertThat(again).isEqualTo(batch);
    assertThat(paid).hasSize(calls);
    assertThat(reasons(batch)).containsExactlyEntriesOf(expectedReasons());
    assertThat(store.read(ArtifactKeys.builtCatalog("skerry_line"))).contains(catalogBefore);
    assertThat(store.list(""))
        .allMatch(key -> key.matches("(runs|batches|catalogs|usage|inbox)/[^/].*"))
        .noneMatch(key -> key.contains(".."));
  }

  private static Map<Integer, String> expectedReasons() {
    List<String> reasons =
        List.of(
            "it is not JSON",
            "it is not a JSON object",
            "it is not JSON",
            "'question' is missing or empty",
            "'question' is not a text",
            "'question' is missing or empty",
            "memory has no catalog of 'another'",
            "it has 5,243,051 bytes; at most 1,000,000 are allowed",
            "memory has no catalog of 'skerry_line'; DROP TABLE ports; --'");
    Map<Integer, String> expected = new TreeMap<>();
    for (int odd = 0; odd < reasons.size(); odd++) {
      expected.put(FIRST_ODD + odd * ODD_EVERY, reasons.get(odd));
    }
    return expected;
  }

  private String answer(String name) {
    Artifacts artifacts = new Artifacts(store);
    BatchSteps steps =
        new BatchSteps(
            store,
            new BatchBeginning(store, SETTINGS),
            new QuestionAsking(
                artifacts,
                new StoredCatalogs(store, artifacts, ValueSharing.SAMPLES, time::now),
                SETTINGS,
                time::now));
    return new LocalBatch(store, models(), steps, LiveDatabases.NONE, time, ExecutionListener.NONE)
        .execute("inbox/file.jsonl", 8, name);
  }

  /** Whatever a line calls its question, what is recorded for the demo's answers it. */
  private ModelClient models() {
    ModelClient recorded = DemoRuns.DEMO.models();
    return call -> {
      Completion completion = recorded.complete(asDemo(call));
      paid.add(call.step());
      return completion;
    };
  }

  private static ModelCall asDemo(ModelCall call) throws ModelException {
    return new ModelCall(
        call.step(), call.model(), QUESTION.id(), call.round(), call.prompt(), call.temperature());
  }

  private Map<Integer, String> reasons(String batch) throws IOException {
    byte[] results = store.read(ArtifactKeys.batch(batch, "results.jsonl")).orElseThrow();
    Map<Integer, String> reasons = new TreeMap<>();
    for (String line : new String(results, StandardCharsets.UTF_8).lines().toList()) {
      BatchResultLine result =
          Json.parse(line.getBytes(StandardCharsets.UTF_8), BatchResultLine.class);
      if (result.reason() != null) {
        reasons.put(
            result.line(),
            result.reason().replaceFirst("^line \\d+( failed)?: ", "").replaceFirst(": .*", ""));
      }
    }
    return reasons;
  }

  private static String file() {
    List<String> lines = new ArrayList<>();
    for (int line = 1; line <= LINES; line++) {
      boolean odd = (line - FIRST_ODD) % ODD_EVERY == 0;
      lines.add(
          odd
              ? ODD.get((line - FIRST_ODD) / ODD_EVERY)
              : line("q" + line, "skerry_line", QUESTION.text()));
    }
    return lines.stream().collect(Collectors.joining("\n"));
  }

  private static String line(String id, String database, String question) {
    return Json.object()
        .put("question_id", id)
        .put("db_id", database)
        .put("question", question)
        .put("evidence", QUESTION.evidence())
        .toString();
  }
}
