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
                TableText.oneLine(inWords(String.valueOf(mistake.getMessage()))),
                nearest(mistake),
                command.getCommandSpec().qualifiedName()));
    err.flush();
    return ExitCodes.COULD_NOT_RUN;
  }

  /** What picocli says of types of Java, as people call them. */
  private static String inWords(String message) {
    return message
        .replaceFirst(
            "^Invalid value for option '([^']*)'(?: \\([^)]*\\))?: (there is no )", "$1: $2")
        .replaceFirst("' is not an? (int|long|short)$", "' is no whole number")
        .replaceFirst("' is not a (double|float)$", "' is no number")
        .replaceFirst("cannot convert ('.*') to BigDecimal \\(.*", "$1 is no number")
        .replaceFirst(
            "cannot convert ('.*') to class java\\.time\\.LocalDate \\(.*",
            "$1 is no day: write it as 2025-06-30")
        .replaceFirst("cannot convert ('.*') to URI \\(.*", "$1 is no address")
        .replaceFirst("(cannot convert '.*' to )[\\w. ]+ \\([\\w.]+Exception: (.*)\\)$", "$2");
  }

  private static String nearest(ParameterException mistake) {
    List<String> suggestions =
        mistake instanceof UnmatchedArgumentException unmatched
            ? unmatched.getSuggestions()
            : List.of();
    return suggestions.isEmpty() ? "" : " (did you mean %s?)".formatted(suggestions.getFirst());
  }
}
