package dev.assay.cli;

import dev.assay.sql.SqlEngines;
import dev.assay.sql.worker.WorkerCommand;
import dev.assay.sql.worker.WorkerPool;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.logging.LogManager;
import org.jspecify.annotations.Nullable;

/** The processes in which a command has SQL executed, for as long as it runs. */
final class SqlWorkers {

  /** Names the classes that the JVM has prepared for workers. */
  private static final String CACHE = "assay.sql.worker.cache";

  private static final int MOST = 4;

  private static final Set<String> EXECUTING =
      Set.of(
          "ask", "batch", "serve", "mcp", "suite", "demo", "eval", "check", "refine", "audit",
          "differ");

  private static @Nullable WorkerPool pool;

  private SqlWorkers() {}

  /**
   * Starts workers beside the process itself, when the command is one that executes SQL; where a
   * server executes it, not before one is wanted all the same.
   */
  static void startFor(List<String> arguments) {
    String command = arguments.getFirst();
    if (!EXECUTING.contains(command)) {
      return;
    }
    setUpLog();
    String cache = System.getProperty(CACHE);
    WorkerCommand process = WorkerCommand.ofThisProcess(cache == null ? null : Path.of(cache));
    int most = Math.clamp(Runtime.getRuntime().availableProcessors(), 1, MOST);
    Consumer<String> notices = notice -> System.err.println("assay: " + notice);
    WorkerPool started =
        command.equals("eval") && arguments.stream().anyMatch(SqlWorkers::namesServer)
            ? WorkerPool.whenWanted(process, most, notices)
            : WorkerPool.start(process, most, notices);
    SqlEngines.executeIn(started);
    pool = started;
  }

  private static boolean namesServer(String argument) {
    return argument.equals("--server") || argument.startsWith("--server=");
  }

  /**
   * Whoever starts a process sets up the log, and so does Quarkus: two threads that do so at once
   * may wait for each other for ever.
   */
  private static void setUpLog() {
    Main.useLogManager();
    LogManager.getLogManager();
  }

  /** Ends them. */
  static void end() {
    if (pool != null) {
      pool.close();
    }
  }
}
