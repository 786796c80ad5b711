package dev.assay.cli;

import dev.assay.sql.worker.NativeWorker;
import dev.assay.table.TableText;
import dev.assay.workflow.log.FailureTrace;
import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/**
 * Tells why a command could not run, on one line. Exceptions of Assay's own name the thing and the
 * remedy; of any other the class is named as well, since its message was not made for people.
 */
public final class FailureMessages implements IExecutionExceptionHandler {

  @Override
  public int handleExecutionException(
      Exception failure, CommandLine commandLine, ParseResult parseResult) {
    boolean debugged =
        commandLine.getCommandSpec().root().userObject() instanceof AssayCommand assay
            && assay.isDebugged();
    return tell(failure, commandLine.getErr(), debugged);
  }

  /**
   * Tells it.
   *
   * @param debugged whether it is told where in the code it is from
   */
  static int tell(Throwable failure, PrintWriter err, boolean debugged) {
    err.println("assay: " + TableText.oneLine(message(failure)));
    if (debugged) {
      FailureTrace.lines(failure).forEach(err::println);
    }
    err.flush();
    return ExitCodes.COULD_NOT_RUN;
  }

  /** Why something could not be done, for people. */
  public static String message(Throwable failure) {
    if (isOfMemory(failure)) {
      return "this needs more memory than the heap of %,d MiB: %s"
          .formatted(
              Runtime.getRuntime().maxMemory() >> 20,
              NativeWorker.isThisProcessNative()
                  ? "give it a larger one before the command, as in assay -Xmx3g eval"
                  : "set the variable ASSAY_HEAP, as in ASSAY_HEAP=3g");
    }
    String text = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
    return FailureTrace.isOwn(failure)
        ? text
        : "unexpected %s: %s".formatted(failure.getClass().getSimpleName(), text);
  }

  private static boolean isOfMemory(Throwable failure) {
    Throwable at = failure;
    while (at.getCause() != null && at.getCause() != at) {
      at = at.getCause();
    }
    return at instanceof OutOfMemoryError && !String.valueOf(at.getMessage()).contains("thread");
  }
}
