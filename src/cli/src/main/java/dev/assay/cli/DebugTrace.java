package dev.assay.cli;

import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Where in the code a failure is from, for reports of faults: exceptions with their causes, and
 * their frames. Messages are those of Assay's own exceptions, which are made to be read; others may
 * hold cells of a database, or what a server said, and are left out.
 */
final class DebugTrace {

  private static final int MOST_FRAMES = 60;
  private static final int MOST_CAUSES = 20;

  private DebugTrace() {}

  /** One line for each exception and frame, from the outermost exception to the first cause. */
  static List<String> lines(Throwable failure) {
    List<String> lines = new ArrayList<>();
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Throwable each = failure;
    while (each != null && seen.add(each) && seen.size() <= MOST_CAUSES) {
      lines.add((seen.size() == 1 ? "  " : "  caused by ") + named(each));
      StackTraceElement[] frames = each.getStackTrace();
      for (int frame = 0; frame < Math.min(MOST_FRAMES, frames.length); frame++) {
        lines.add("    at " + frames[frame]);
      }
      each = each.getCause();
    }
    return lines;
  }

  private static String named(Throwable failure) {
    String name = failure.getClass().getName();
    String message = failure.getMessage();
    return FailureMessages.isOwn(failure) && message != null
        ? name + ": " + TableText.oneLine(message)
        : name;
  }
}
