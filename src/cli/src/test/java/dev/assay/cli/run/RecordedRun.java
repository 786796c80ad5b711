package dev.assay.cli.run;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.report.RunEvidence;
import dev.assay.report.RunPage;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.Json;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.run.TestDataSettings;
import dev.assay.workflow.strategy.Strategy;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;

/** A run about a database of Spider, with completions written by hand in place of a model. */
final class RecordedRun {

  private static final Path SPIDER =
      Path.of(Objects.requireNonNullElse(System.getenv("ASSAY_SPIDER"), "../../../shared/spider"));

  private final String database;
  private final String question;
  private final StringJoiner lines = new StringJoiner("\n");
  private final Map<String, Integer> rounds = new HashMap<>();
  private final InMemoryStore store = new InMemoryStore();

  RecordedRun(String database, String question) {
    this.database = database;
    this.question = question;
  }

  /** What the model answers when this step asks it, the next time. */
  RecordedRun answering(String step, String language, String code) {
    return answering(step, rounds.merge(step, 1, Integer::sum), language, code);
  }

  /** What the model answers when this step asks it in this round. */
  RecordedRun answering(String step, int round, String language, String code) {
    ObjectNode line = Json.object();
    line.put("step", step).put("model", "writer").put("round", round).put("question", "q");
    line.put("completion", "```%s\n%s\n```".formatted(language, code.strip()));
    line.putObject("tokens").put("input", 0).put("output", 0).put("cached", 0);
    lines.add(line.put("provenance", "written by hand for this test").toString());
    return this;
  }

  /** What the arbiter says wherever a candidate differs: that the test code is right. */
  RecordedRun judgingForTheTestCode(int candidate) {
    return answering("arbitrate", 2 * candidate + 1, "json", "{\"means\": \"B\"}")
        .answering("arbitrate", 2 * candidate + 2, "json", "{\"means\": \"A\"}");
  }

  /** The run's end; skipped where the database is not there. */
  RunResult by(Strategy strategy) {
    Path file = SPIDER.resolve("databases").resolve(database).resolve(database + ".sqlite");
    assumeTrue(Files.isRegularFile(file), "skipped: no " + file + "; set ASSAY_SPIDER");
    DatabaseLocation location = DatabaseLocation.parse(file.toString());
    Catalog catalog = new CatalogReader(System::getenv).read(location);
    RunSettings settings =
        RunSettings.of("writer", List.of("writer"))
            .measuring(new TestDataSettings(0, 0))
            .by(strategy);
    ManualTime time = new ManualTime();
    Submission.of("run", catalog, Asked.of(question), settings)
        .called("q")
        .knowing(DatabaseValues.of(catalog, location).index())
        .submit(new Artifacts(store), time.now());
    try (DatabaseQueries queries = DatabaseQueries.open(location, System::getenv)) {
      return new LocalRun(
              store,
              new ReplayingModelClient(completions()),
              _ -> queries::first,
              time,
              ExecutionListener.NONE)
          .execute("run");
    }
  }

  /** An artifact of the run. */
  String text(String key) {
    return new String(store.read(key).orElseThrow(), StandardCharsets.UTF_8);
  }

  /** The run's page. */
  String page() {
    return RunPage.of(RunEvidence.read(new Artifacts(store), "run"));
  }

  private RecordedCompletions completions() {
    try {
      return RecordedCompletions.read("the recorded run", new StringReader(lines.toString()));
    } catch (IOException impossible) {
      throw new java.io.UncheckedIOException(impossible);
    }
  }
}
