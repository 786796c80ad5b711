package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** The worker's process: requests come on standard input, answers go to standard output. */
public final class WorkerMain {

  private WorkerMain() {}

  private static final String OPTIONS = "options";
  private static final String TRAINING = "training";

  /**
   * Answers until its input ends. Told {@code options}, it only says those of a worker's JVM; told
   * {@code training}, it answers requests of its own.
   *
   * @param arguments one of these words, or the dialects whose engines are loaded first
   */
  public static void main(String... arguments) throws IOException {
    if (List.of(arguments).contains(OPTIONS)) {
      tellOptions();
      return;
    }
    if (List.of(arguments).contains(TRAINING)) {
      WorkerTraining.run();
      return;
    }
    // whatever prints must not print into an answer
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    try {
      warmUp(arguments);
      new WorkerLoop(
              SqlEngines::inThisProcess,
              new FileInputStream(FileDescriptor.in),
              new FileOutputStream(FileDescriptor.out))
          .run();
    } finally {
      WorkerFolder.deleteOwn();
    }
  }

  /** What a first execution loads is loaded before its time begins. */
  static void warmUp(String... dialects) {
    SqlLimits unhurried = SqlLimits.DEFAULT.withTime(Duration.ofMinutes(1));
    for (String dialect : dialects) {
      SqlEngines.inThisProcess(Dialect.named(dialect), unhurried).execute(List.of(), "SELECT 1");
    }
  }

  private static void tellOptions() throws IOException {
    try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
      out.write(String.join(" ", JavaWorker.options()).getBytes(StandardCharsets.UTF_8));
    }
  }
}
