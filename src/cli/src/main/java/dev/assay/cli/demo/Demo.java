package dev.assay.cli.demo;

import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.UsageException;
import dev.assay.cli.run.DatabaseValues;
import dev.assay.cli.run.Submission;
import dev.assay.table.AsOf;
import dev.assay.workflow.linking.BuiltValues;
import dev.assay.workflow.run.Asked;
import dev.assay.workflow.run.RunSettings;
import dev.assay.workflow.strategy.Strategy;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sample database, questions about it, and completions that stand in for a model's.
 *
 * @param location where the database is
 * @param strategy which parts its runs are made of
 */
public record Demo(
    DatabaseLocation location,
    Catalog catalog,
    @Nullable BuiltValues values,
    List<DemoQuestion> questions,
    RecordedCompletions completions,
    Strategy strategy) {

  /** Its questions are of one day, so that its prompts are the same on any other. */
  public static final AsOf AS_OF = new AsOf(Instant.parse("2025-06-30T12:00:00Z"), ZoneOffset.UTC);

  private static final String COMPLETIONS = "completions.jsonl";
  private static final String QUESTIONS = "questions.jsonl";

  /** The names of the strategies that there are completions for. */
  public static final List<String> STRATEGIES = List.of("tssql", "full");

  private static final String MODEL = "writer";
  private static final List<String> TEST_CODE_MODELS = List.of("coder-a", "coder-b", "coder-c");

  /** Makes the demo, with its database at the given file. */
  public static Demo at(Path database) throws IOException {
    return at(database, Strategy.DEFAULT.name());
  }

  /**
   * Makes the demo of a strategy.
   *
   * @throws UsageException when there are no completions for it
   */
  public static Demo at(Path database, String strategy) throws IOException {
    if (!STRATEGIES.contains(strategy)) {
      throw new UsageException(
          "the demo has completions for the strategies %s, not for '%s'"
              .formatted(String.join(" and ", STRATEGIES), strategy));
    }
    DemoDatabase.write(database);
    DatabaseLocation location = DatabaseLocation.parse(database.toString());
    Catalog catalog = new CatalogReader(System::getenv).read(location);
    String completions = completionsOf(strategy);
    return new Demo(
        location,
        catalog,
        DatabaseValues.of(catalog, location).index(),
        DemoQuestion.all(folder(strategy) + QUESTIONS),
        RecordedCompletions.read(
            "the demo's " + completions, new StringReader(DemoResources.text(completions))),
        Strategy.named(strategy));
  }

  /** Where among the demo's files the completions for a strategy of {@link #STRATEGIES} are. */
  public static String completionsOf(String strategy) {
    return folder(strategy) + COMPLETIONS;
  }

  private static String folder(String strategy) {
    return strategy.equals(Strategy.DEFAULT.name()) ? "" : strategy + "/";
  }

  /** The question of this id, from 1. */
  public DemoQuestion question(String id) {
    return questions.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  /** The question as a run of this id. */
  public Submission submission(String run, DemoQuestion question) {
    return Submission.of(
            run,
            catalog,
            Asked.of(question.text()).withEvidence(question.evidence()),
            RunSettings.of(MODEL, TEST_CODE_MODELS).by(strategy).asOf(AS_OF))
        .called(question.id())
        .knowing(values);
  }

  /** The demo's database, to be read only, for strategies that ask it. */
  public DatabaseQueries queries() {
    return DatabaseQueries.open(location, System::getenv);
  }

  /** What stands in for the models. */
  public ReplayingModelClient models() {
    return new ReplayingModelClient(completions);
  }
}
