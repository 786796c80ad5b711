package dev.assay.rehearsal;

import dev.assay.cli.ExitCodes;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import picocli.CommandLine;

/** The process of {@code ./assay rehearse}. */
public final class Main {

  private Main() {}

  public static void main(String... arguments) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    CommandLine line =
        new CommandLine(
                new RehearseCommand(
                    out,
                    err,
                    Path.of(System.getProperty("assay.functions", "functions")),
                    Path.of(
                        System.getProperty("assay.lambda.runtime", "rehearsal/target/runtime"))))
            .setOut(out)
            .setErr(err)
            .setParameterExceptionHandler(
                (mistake, _) -> {
                  err.println(
                      "assay: %s; assay rehearse --help explains".formatted(mistake.getMessage()));
                  return ExitCodes.COULD_NOT_RUN;
                })
            .setExecutionExceptionHandler(
                (failure, _, _) -> {
                  err.println("assay: " + failure.getMessage());
                  return ExitCodes.COULD_NOT_RUN;
                });
    System.exit(line.execute(arguments));
  }
}
