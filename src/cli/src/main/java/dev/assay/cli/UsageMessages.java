package dev.assay.cli;

import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Tells on one line what is wrong with the arguments, the nearest thing that exists, and where the
 * rest is explained. The whole usage text would bury the one line that matters.
 */
final class UsageMessages implements IParameterExceptionHandler {

  @Override
  public int handleParseException(ParameterException mistake, String[] arguments) {
    CommandLine command = mistake.getCommandLine();
    PrintWriter err = command.getErr();
    err.println(
        "assay: %s%s; %s --help explains"
            .formatted(
                TableText.oneLine(String.valueOf(mistake.getMessage())),
                nearest(mistake),
                command.getCommandSpec().qualifiedName()));
    err.flush();
    return ExitCodes.COULD_NOT_RUN;
  }

  private static String nearest(ParameterException mistake) {
    List<String> suggestions =
        mistake instanceof UnmatchedArgumentException unmatched
            ? unmatched.getSuggestions()
            : List.of();
    return suggestions.isEmpty() ? "" : " (did you mean %s?)".formatted(suggestions.getFirst());
  }
}
