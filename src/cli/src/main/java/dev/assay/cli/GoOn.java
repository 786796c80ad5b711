package dev.assay.cli;

import java.io.PrintWriter;
import java.util.regex.Pattern;

/** Tells how a command goes on when the process is ended from outside, as by Ctrl-C. */
public final class GoOn implements AutoCloseable {

  private static final Pattern PLAIN = Pattern.compile("[\\w./:@%+,=-]+");

  private final String how;
  private final Thread telling;

  private GoOn(String how, PrintWriter err) {
    this.how = how;
    this.telling = Thread.ofPlatform().unstarted(() -> err.println(told()));
    Runtime.getRuntime().addShutdownHook(telling);
  }

  /** Of a run, from now on, until this is closed. */
  public static GoOn withRun(String run, String store, PrintWriter err) {
    return telling("go on with: " + command(run, store), err);
  }

  /** Of what is kept step by step. */
  public static GoOn whereItWas(PrintWriter err) {
    return telling("the same command again goes on where it was", err);
  }

  /** Of what is kept as a whole, or not at all. */
  public static GoOn anew(PrintWriter err) {
    return telling("the same command again begins anew", err);
  }

  /** Tells so from now on, until this is closed. */
  public static GoOn telling(String how, PrintWriter err) {
    return new GoOn(how, err);
  }

  /** What is told, below what the terminal shows of the key. */
  String told() {
    return "%nassay: interrupted; ".formatted() + how;
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
