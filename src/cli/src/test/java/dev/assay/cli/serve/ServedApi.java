package dev.assay.cli.serve;

import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.Models;
import dev.assay.cli.CommandContext;
import dev.assay.cli.DemoRecording;
import dev.assay.cli.StopRequest;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.run.ManualTime;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactStore;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jboss.logmanager.ExtLogRecord;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** {@code assay serve} as a process would run it, over the demo's database and completions. */
final class ServedApi implements AutoCloseable {

  static final String KEY = "the-key-of-the-analysts";
  static final String OTHER_KEY = "the-key-of-somebody-else";

  private static final Pattern LISTENING = Pattern.compile("listening at (\\S+)");
  private static final int MOST_SECONDS = 60;

  private final StringWriter told = new StringWriter();
  private final CompletableFuture<URI> listening = new CompletableFuture<>();
  private final Map<String, CompletableFuture<Void>> awaited = new ConcurrentHashMap<>();
  private final StopRequest stop = new StopRequest();
  private final Logger ours = Logger.getLogger("assay");
  private final @Nullable Level level = ours.getLevel();
  private final Handler log = new Log();
  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final Future<Integer> exit;

  /** Serves runs of a store, by the demo's files in the folder. */
  static ServedApi over(ArtifactStore store, Path folder, String... options) {
    return new ServedApi(store, new ManualTime(), folder, List.of(options));
  }

  private ServedApi(ArtifactStore store, Time time, Path folder, List<String> options) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--port", "0",
                "--databases", folder.resolve("databases").toString(),
                "--concurrency", "2"));
    arguments.addAll(DemoRecording.replaying(DemoRecording.in(folder)));
    if (!options.contains("--no-auth")) {
      arguments.addAll(List.of("--keys", folder.resolve("keys").toString()));
    }
    arguments.addAll(options);
    CommandContext context =
        new CommandContext(
            new PrintWriter(new StringWriter()),
            new PrintWriter(new Ear(), true),
            time,
            _ -> store,
            new NoModels(),
            stop);
    if (!ours.isLoggable(Level.INFO)) {
      ours.setLevel(Level.INFO);
    }
    ours.addHandler(log);
    CommandLine line =
        new CommandLine(new ServeCommand(context)).setErr(new PrintWriter(new Ear(), true));
    this.exit =
        thread.submit(
            () -> {
              int code = line.execute(arguments.toArray(String[]::new));
              listening.completeExceptionally(new AssertionError(told.toString()));
              return code;
            });
  }

  /** Puts the demo's database and completions, and keys, into a folder. */
  static void makeFiles(Path folder) throws IOException {
    Path database = folder.resolve("databases/skerry_line/skerry_line.sqlite");
    Files.createDirectories(database.getParent());
    Demo.at(database);
    DemoRecording.into(folder);
    Files.writeString(
        folder.resolve("keys"),
        "# made for tests\n\nanalysts %s\nothers %s\n"
            .formatted(Callers.digest(KEY), Callers.digest(OTHER_KEY)));
  }

  /** Where it listens. */
  URI address() {
    return within(listening);
  }

  /** All that it has told so far. */
  String told() {
    return told.toString();
  }

  /** Waits until it has told this. */
  void awaitTold(String text) {
    CompletableFuture<Void> heard = new CompletableFuture<>();
    awaited.put(text, heard);
    tellWhoWaits();
    within(heard);
  }

  private void tellWhoWaits() {
    String all = told.toString();
    awaited.forEach(
        (text, heard) -> {
          if (all.contains(text)) {
            heard.complete(null);
          }
        });
  }

  /** Asks it to end; answers its exit code. */
  int end() {
    stop.tell();
    return within(exit);
  }

  @Override
  public void close() {
    stop.tell();
    within(exit);
    thread.close();
    ours.removeHandler(log);
    ours.setLevel(level);
  }

  private static <T> T within(Future<T> future) {
    try {
      return future.get(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  /** What the server logs is told, too. */
  private final class Log extends Handler {

    private final Writer told = new Ear();

    @Override
    public synchronized void publish(LogRecord record) {
      try {
        told.write(((ExtLogRecord) record).getFormattedMessage() + System.lineSeparator());
      } catch (IOException impossible) {
        throw new AssertionError(impossible);
      }
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

  /** Hears where the server listens. */
  private final class Ear extends Writer {

    @Override
    public void write(char[] text, int from, int length) {
      told.write(text, from, length);
      tellWhoWaits();
      Matcher found = LISTENING.matcher(told.toString());
      if (found.find()) {
        listening.complete(URI.create(found.group(1)));
      }
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

  private record NoModels() implements CommandContext.ModelAccess {
    @Override
    public Models configured() {
      throw new AssertionError("no model should be needed");
    }

    @Override
    public ModelClient client(Models configured) {
      throw new AssertionError("no model should be needed");
    }
  }
}
