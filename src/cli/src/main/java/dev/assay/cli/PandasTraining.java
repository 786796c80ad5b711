package dev.assay.cli;

import dev.assay.cli.pandas.PandasCommand;
import java.io.IOException;
import java.util.List;

/**
 * A run from which the JVM learns the classes of {@code assay pandas}: a program alone, as {@link
 * Main} runs it, and then the command with options.
 */
public final class PandasTraining {

  private PandasTraining() {}

  /**
   * Trains, and ends the process as the command does.
   *
   * @param arguments of the command, the program last
   */
  public static void main(String... arguments) throws IOException {
    Main.useLogManager();
    PandasCommand.ofProcess(ProcessContext.withoutQuarkus(), System.in)
        .call(List.of(arguments[arguments.length - 1]));
    Main.main(arguments);
  }
}
