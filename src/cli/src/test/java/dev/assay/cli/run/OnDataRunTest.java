package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ValueSharing;
import dev.assay.cli.demo.Demo;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.LinkingSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What models are shown of rows on which an answer and its test code differ. */
class OnDataRunTest {

  private static final String RUN = "run-1";
  private static final String ANY_SPACE = "WHERE TRIM(city, ' ' || char(9)) = 'Lindholm'";

  @TempDir Path folder;
  private final InMemoryStore store = new InMemoryStore();
  private final Artifacts artifacts = new Artifacts(store);
  private final ManualTime time = new ManualTime();
  private final ScriptedModels models = new ScriptedModels(DemoRuns.DEMO.models());
  private final List<String> prompts = new ArrayList<>();
  private final ModelClient heard = this::hear;

  @BeforeEach
  void aPortHasATabThatSqlDoesNotTrim() throws IOException, SQLException {
    Demo.at(database());
    execute(
        "INSERT INTO ports VALUES (9871234, 'Canary Wharf 55', char(9) || 'Lindholm', 77123, 'canary')");
  }

  @Test
  void noRealCellIsInAPrompt() throws Exception {
    judging("B", "A", "a tab is white space").answering("revise-sql", 90, sql(ANY_SPACE));
    RunResult before = execute(ValueSharing.NONE);
    prompts.clear();

    RunResult after = tried(before);

    assertThat(after.status()).isEqualTo(RunStatus.VERIFIED);
    assertThat(after.sql()).contains(ANY_SPACE);
    assertThat(prompts).hasSize(3).anyMatch(prompt -> prompt.contains("\\tLindholm"));
    assertThat(prompts)
        .noneMatch(
            prompt ->
                prompt.toLowerCase(Locale.ROOT).contains("canary")
                    || prompt.contains("9871234")
                    || prompt.contains("77123"));
  }

  @Test
  void withSamplesSharedTheArbiterSeesTheRow() throws Exception {
    judging("A", "B", "a tab is no space");
    RunResult before = execute(ValueSharing.SAMPLES);
    prompts.clear();

    tried(before);

    assertThat(prompts).hasSize(2).allMatch(prompt -> prompt.contains("Canary Wharf 55"));
  }

  @Test
  void theStateMachineFindsAllItsStepsDoneAfterwards() throws Exception {
    judging("B", "A", "a tab is white space").answering("revise-sql", 90, sql(ANY_SPACE));
    RunResult after = tried(execute(ValueSharing.NONE));
    prompts.clear();

    RunResult again = tried(after);

    assertThat(prompts).isEmpty();
    assertThat(again).isEqualTo(after);
  }

  private ScriptedModels judging(String first, String second, String why) {
    return models
        .answering("arbitrate", 903, judgement(first, why))
        .answering("arbitrate", 904, judgement(second, why));
  }

  private static String judgement(String means, String why) {
    return "```json\n{\"point\": \"tabs\", \"means\": \"%s\", \"why\": \"%s\"}\n```"
        .formatted(means, why);
  }

  private static String sql(String condition) {
    return "```sql\nSELECT name FROM ports %s\n```".formatted(condition);
  }

  private Completion hear(ModelCall call) throws ModelException {
    prompts.add(call.prompt().toString());
    return models.complete(call);
  }

  private RunResult execute(ValueSharing sharing) {
    Submission demo = DemoRuns.DEMO.submission(RUN, DemoRuns.DEMO.question("1"));
    DemoRuns.changed(demo, settings -> settings.showing(LinkingSettings.DEFAULT.sharing(sharing)))
        .submit(artifacts, time.now());
    return run();
  }

  private RunResult run() {
    return new LocalRun(store, heard, time, ExecutionListener.NONE).execute(RUN);
  }

  private RunResult tried(RunResult before) {
    new OnDataRun(store, heard, time, _ -> {})
        .test(
            before,
            () -> DatabaseQueries.open(DatabaseLocation.parse(database().toString()), _ -> null),
            "SQLite, your own database");
    return run();
  }

  private Path database() {
    return folder.resolve("skerry.sqlite");
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
