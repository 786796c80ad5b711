package dev.assay.workflow.log;

import dev.assay.table.TableText;
import dev.assay.workflow.run.Reasons;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where in the code a failure is from: exceptions with their causes, and their frames. Messages are
 * those of Assay's own exceptions, which are made to be read; others may hold cells of a database,
 * or what a server said, and are left out, and so are those of our own that quote such.
 */
public final class FailureTrace {

  private static final String OWN = "dev.assay.";

  /** Own ones that say what a step threw, and which cells a table cannot hold. */
  private static final Pattern QUOTING =
      Pattern.compile(
          "dev\\.assay\\.(statemachine\\..+|sql\\.DataException|.+\\.UnfinishedRunException)");

  private static final int MOST_FRAMES = 60;
  private static final int MOST_CAUSES = 20;

  private FailureTrace() {}

  /** Whether its message is one of Assay's own. */
  public static boolean isOwn(Throwable failure) {
    return failure.getClass().getName().startsWith(OWN);
  }

  /** All on one line: each exception with the first place of Assay's that it has passed. */
  public static String line(Throwable failure) {
    return chain(failure).stream()
        .map(each -> named(each) + place(each))
        .collect(Collectors.joining(", caused by "));
  }

  /** One line for each exception and frame, from the outermost exception to the first cause. */
  public static List<String> lines(Throwable failure) {
    List<String> lines = new ArrayList<>();
    for (Throwable each : chain(failure)) {
      lines.add((lines.isEmpty() ? "  " : "  caused by ") + named(each));
      Stream.of(each.getStackTrace())
          .limit(MOST_FRAMES)
          .forEach(frame -> lines.add("    at " + frame));
    }
    return lines;
  }

  /** The lines below one that says what has failed. */
  public static String below(String headline, Throwable failure) {
    return headline + System.lineSeparator() + String.join(System.lineSeparator(), lines(failure));
  }

  private static List<Throwable> chain(Throwable failure) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    return Stream.iterate(failure, each -> each != null && seen.add(each), Throwable::getCause)
        .limit(MOST_CAUSES)
        .toList();
  }

  private static String named(Throwable failure) {
    String name = failure.getClass().getName();
    String message = failure.getMessage();
    return isOwn(failure) && !QUOTING.matcher(name).matches() && message != null
        ? name + ": " + Reasons.bounded(TableText.oneLine(message))
        : name;
  }

  private static String place(Throwable failure) {
    return Stream.of(failure.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith(OWN))
        .findFirst()
        .map(frame -> " at " + frame)
        .orElse("");
  }
}
