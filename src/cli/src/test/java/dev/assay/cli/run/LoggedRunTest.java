package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.HeardLogs;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.Secrets;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nothing of a run's data and prompts is in any log, whatever the level of all that is not set by
 * name in the settings that are shipped.
 */
class LoggedRunTest {

  private static final String RUN = "run-1";
  private static final Logger ROOT = Logger.getLogger("");

  /** What --debug has say all. */
  private static final String OURS = "assay";

  private static final Pattern CATEGORY =
      Pattern.compile("quarkus\\.log\\.category\\.\"(.+)\"\\.level");

  private final List<Handler> printing = List.of(ROOT.getHandlers());
  private final List<Logger> quiet = new ArrayList<>();
  private final List<ModelCall> calls = Collections.synchronizedList(new ArrayList<>());
  private final InMemoryStore store = new InMemoryStore();
  private final HeardLogs logs = new HeardLogs("");

  @BeforeEach
  void listen() throws IOException {
    setShippedLevels();
    printing.forEach(ROOT::removeHandler);
  }

  /** A logger is kept from being collected, since its level would be gone with it. */
  private void setShippedLevels() throws IOException {
    Properties settings = new Properties();
    try (InputStream shipped = getClass().getResourceAsStream("/application.properties")) {
      settings.load(shipped);
    }
    for (String name : settings.stringPropertyNames()) {
      Matcher category = CATEGORY.matcher(name);
      if (category.matches() && !category.group(1).equals(OURS)) {
        Logger logger = Logger.getLogger(category.group(1));
        logger.setLevel(Level.parse(settings.getProperty(name)));
        quiet.add(logger);
      }
    }
    assertThat(quiet).extracting(Logger::getName).contains("org.sqlite");
  }

  @AfterEach
  void stopListening() {
    logs.close();
    printing.forEach(ROOT::addHandler);
    quiet.forEach(logger -> logger.setLevel(null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "8"})
  void noLogHoldsACellOfTheDataOrALineOfAPrompt(String question) {
    execute(question);

    Secrets secrets = cells();
    assertThat(secrets.texts()).as("cells of the test data").hasSizeGreaterThan(10);
    calls.forEach(call -> secrets.ofPrompts(List.of(call.prompt().system(), call.prompt().user())));
    assertThat(logs.heard()).filteredOn(text -> !secrets.in(text).isEmpty()).isEmpty();
  }

  @Test
  void whatIsLoggedIsHeard() {
    execute("1");
    String cell = cells().texts().iterator().next();
    Logger.getLogger("dev.assay.anything").log(Level.FINEST, "a row: {0}", cell);
    Logger.getLogger("others").log(Level.INFO, "failed", new IllegalStateException(cell));

    assertThat(logs.heard()).filteredOn(text -> cells().in(text).contains(cell)).hasSize(2);
  }

  private void execute(String question) {
    DemoRuns.DEMO
        .submission(RUN, DemoRuns.DEMO.question(question))
        .submit(new Artifacts(store), new ManualTime().now());
    ModelClient models = DemoRuns.DEMO.models();
    new LocalRun(
            store,
            call -> {
              calls.add(call);
              return models.complete(call);
            },
            new ManualTime(),
            ExecutionListener.NONE)
        .execute(RUN);
  }

  private Secrets cells() {
    return new Secrets(3).ofRun(new Artifacts(store), RUN);
  }
}
