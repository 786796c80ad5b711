package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.table.Table;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.reporting.RunHistory;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
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

  private static final Pattern CATEGORY =
      Pattern.compile("quarkus\\.log\\.category\\.\"(.+)\"\\.level");

  /** Shorter cells are in any text. */
  private static final int SHORTEST = 3;

  private final List<Handler> printing = List.of(ROOT.getHandlers());
  private final List<Logger> quiet = new ArrayList<>();
  private final List<String> logged = Collections.synchronizedList(new ArrayList<>());
  private final List<ModelCall> calls = Collections.synchronizedList(new ArrayList<>());
  private final InMemoryStore store = new InMemoryStore();
  private final Level level = ROOT.getLevel();
  private final Handler ear = new Ear();

  @BeforeEach
  void listen() throws IOException {
    ROOT.setLevel(Level.ALL);
    setShippedLevels();
    printing.forEach(ROOT::removeHandler);
    ROOT.addHandler(ear);
  }

  /** A logger is kept from being collected, since its level would be gone with it. */
  private void setShippedLevels() throws IOException {
    Properties settings = new Properties();
    try (InputStream shipped = getClass().getResourceAsStream("/application.properties")) {
      settings.load(shipped);
    }
    for (String name : settings.stringPropertyNames()) {
      Matcher category = CATEGORY.matcher(name);
      if (category.matches()) {
        Logger logger = Logger.getLogger(category.group(1));
        logger.setLevel(Level.parse(settings.getProperty(name)));
        quiet.add(logger);
      }
    }
    assertThat(quiet).extracting(Logger::getName).contains("org.sqlite");
  }

  @AfterEach
  void stopListening() {
    ROOT.removeHandler(ear);
    printing.forEach(ROOT::addHandler);
    ROOT.setLevel(level);
    quiet.forEach(logger -> logger.setLevel(null));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "8"})
  void noLogHoldsACellOfTheDataOrALineOfAPrompt(String question) {
    execute(question);

    Set<String> secrets = new TreeSet<>(cells());
    assertThat(secrets).as("cells of the test data").hasSizeGreaterThan(10);
    calls.stream()
        .flatMap(call -> Stream.of(call.prompt().system(), call.prompt().user()))
        .flatMap(String::lines)
        .map(String::strip)
        .filter(line -> line.length() > 20)
        .forEach(secrets::add);
    assertThat(found(secrets)).isEmpty();
  }

  @Test
  void whatIsLoggedIsHeard() {
    execute("1");
    String cell = cells().iterator().next();
    Logger.getLogger("dev.assay.anything").log(Level.FINEST, "a row: {0}", cell);
    Logger.getLogger("others").log(Level.INFO, "failed", new IllegalStateException(cell));

    assertThat(found(Set.of(cell))).hasSize(2);
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

  /** Every cell of the test data and of results. */
  private Set<String> cells() {
    Set<String> cells = new TreeSet<>();
    RunHistory history = RunHistory.read(new Artifacts(store), RUN);
    history.testData().forEach(data -> data.tables().values().forEach(table -> add(table, cells)));
    history.testCase().ifPresent(decided -> add(decided.expected(), cells));
    return cells;
  }

  private static void add(Table table, Set<String> cells) {
    for (int row = 0; row < table.rowCount(); row++) {
      for (int column = 0; column < table.columnCount(); column++) {
        String cell = String.valueOf(table.value(row, column)).strip();
        if (cell.length() >= SHORTEST && !cell.equals("null")) {
          cells.add(cell);
        }
      }
    }
  }

  private List<String> found(Set<String> secrets) {
    return logged.stream()
        .filter(
            text ->
                secrets.stream()
                    .anyMatch(
                        secret ->
                            Pattern.compile("(?<!\\w)" + Pattern.quote(secret) + "(?!\\w)")
                                .matcher(text)
                                .find()))
        .toList();
  }

  /** Hears everything that is logged, with its parameters and its exceptions. */
  private final class Ear extends Handler {

    Ear() {
      setLevel(Level.ALL);
    }

    @Override
    public void publish(LogRecord record) {
      StringBuilder text = new StringBuilder(String.valueOf(record.getMessage()));
      if (record.getParameters() != null) {
        Stream.of(record.getParameters()).forEach(each -> text.append('\n').append(each));
      }
      for (Throwable cause = record.getThrown(); cause != null; cause = cause.getCause()) {
        text.append('\n').append(cause);
      }
      logged.add(text.toString());
    }

    @Override
    public void flush() {
      // nothing is held back
    }

    @Override
    public void close() {
      // nothing is held open
    }
  }
}
