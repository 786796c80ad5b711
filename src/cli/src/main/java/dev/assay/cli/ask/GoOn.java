package dev.assay.cli.ask;

import java.io.PrintWriter;

/** Tells how a run goes on when the process is ended from outside, as by Ctrl-C. */
final class GoOn implements AutoCloseable {

  private final Thread telling;

  private GoOn(Thread telling) {
    this.telling = telling;
  }

  /** Tells so from now on, until this is closed. */
  static GoOn tellingOf(String run, PrintWriter err) {
    Thread telling =
        Thread.ofPlatform()
            .unstarted(
                () ->
                    err.println(
                        "%nassay: interrupted; go on with: assay ask --run %s".formatted(run)));
    Runtime.getRuntime().addShutdownHook(telling);
    return new GoOn(telling);
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
