package dev.assay.cli.demo;

import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.cli.run.DatabaseValues;
import dev.assay.cli.run.Submission;
import dev.assay.sql.Dialect;
import dev.assay.workflow.linking.BuiltValues;
import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A sample database, questions about it, and completions that stand in for a model's. */
public record Demo(
    Catalog catalog,
    @Nullable BuiltValues values,
    List<DemoQuestion> questions,
    RecordedCompletions completions) {

  private static final String COMPLETIONS = "completions.jsonl";
  private static final String MODEL = "writer";
  private static final List<String> TEST_CODE_MODELS = List.of("coder-a", "coder-b", "coder-c");

  /** Makes the demo, with its database at the given file. */
  public static Demo at(Path database) throws IOException {
    DemoDatabase.write(database);
    DatabaseLocation location = DatabaseLocation.parse(database.toString());
    Catalog catalog = new CatalogReader(System::getenv).read(location);
    return new Demo(
        catalog,
        DatabaseValues.of(catalog, location),
        DemoQuestion.all(),
        RecordedCompletions.read(
            "the demo's " + COMPLETIONS, new StringReader(DemoResources.text(COMPLETIONS))));
  }

  /** The question of this id, from 1. */
  public DemoQuestion question(String id) {
    return questions.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  /** The question as a run of this id. */
  public Submission submission(String run, DemoQuestion question) {
    return new Submission(
        run,
        question.id(),
        catalog,
        Dialect.SQLITE,
        question.text(),
        question.evidence(),
        null,
        RunSettings.of(MODEL, TEST_CODE_MODELS),
        values);
  }

  /** What stands in for the models. */
  public ReplayingModelClient models() {
    return new ReplayingModelClient(completions);
  }
}
