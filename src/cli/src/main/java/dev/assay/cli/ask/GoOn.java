package dev.assay.cli.ask;

import java.io.PrintWriter;
import java.util.regex.Pattern;

/** Tells how a run goes on when the process is ended from outside, as by Ctrl-C. */
final class GoOn implements AutoCloseable {

  private static final Pattern PLAIN = Pattern.compile("[\\w./:@%+,=-]+");

  private final Thread telling;

  private GoOn(Thread telling) {
    this.telling = telling;
  }

  /** Tells so from now on, until this is closed. */
  static GoOn tellingOf(String run, String store, PrintWriter err) {
    Thread telling =
        Thread.ofPlatform()
            .unstarted(
                () ->
                    err.println(
                        "%nassay: interrupted; go on with: %s".formatted(command(run, store))));
    Runtime.getRuntime().addShutdownHook(telling);
    return new GoOn(telling);
  }

  /** What is to be typed, in the same folder. */
  static String command(String run, String store) {
    String quoted =
        PLAIN.matcher(store).matches() ? store : "'" + store.replace("'", "'\\''") + "'";
    return "assay ask --run %s --store %s".formatted(run, quoted);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(telling);
    } catch (IllegalStateException ending) {
      // the process ends already, and has told
    }
  }
}
