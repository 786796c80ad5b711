package dev.assay.rehearsal;

import dev.assay.cli.ExitCodes;
import dev.assay.rehearsal.lambda.MissingPackageException;
import dev.assay.rehearsal.lambda.Role;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ./assay rehearse}: the deployment on one machine, and what its functions take. */
@Command(
    name = "rehearse",
    description = {
      "Runs the packages of the functions as processes of their own, as Lambda does, with an S3"
          + " server that knows their roles and models that are recorded: a file of questions, a"
          + " question on demand, and events that are none. Then it says what each function takes."
    })
public final class RehearseCommand implements Callable<Integer> {

  enum Output {
    table,
    json
  }

  @Option(
      names = "--functions",
      paramLabel = "DIR",
      description =
          "Where the packages are, as NAME/target/function.zip, native ones or for the JVM (default:"
              + " those that were built here, for the JVM).")
  Path functions;

  @Option(
      names = "--native",
      paramLabel = "NAMES",
      split = ",",
      description =
          "The functions whose native packages are rehearsed among the others, with commas between"
              + " them, or all. Those that are not there, or older than their sources, are built"
              + " first: ten minutes and 8 GB each, in a container, or by the GraalVM that"
              + " ASSAY_GRAALVM_HOME names.")
  Set<String> natives = Set.of();

  @Option(
      names = "--memory",
      paramLabel = "NAME=MB",
      description = "Gives a function another memory than Terraform does. May be repeated.")
  Map<String, Integer> memory = Map.of();

  @Option(
      names = "--repeat",
      paramLabel = "N",
      description =
          "Then posts two questions so often, and says what a function's warm calls take: their"
              + " median, what nearly all end within, and the median without what the S3 server"
              + " and the models took.")
  int repetitions;

  @Option(
      names = "--output",
      paramLabel = "FORMAT",
      description = "What the figures are printed as: ${COMPLETION-CANDIDATES}.")
  Output output = Output.table;

  @Option(
      names = "--logs",
      paramLabel = "DIR",
      description = "Keeps the functions' logs, with all else that is there, in this empty folder.")
  Path logs;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this.")
  boolean help;

  private final PrintWriter out;
  private final PrintWriter err;
  private final Path runtime;
  private final Instant begun = Instant.now();

  /**
   * The command over what was built.
   *
   * @param functions the folder of the functions
   * @param runtime the folder with the jars of AWS's runtime interface client
   */
  RehearseCommand(PrintWriter out, PrintWriter err, Path functions, Path runtime) {
    this.out = out;
    this.err = err;
    this.functions = functions;
    this.runtime = runtime.toAbsolutePath();
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Set<String> natively;
    try {
      natively = nativeFunctions();
      known("--memory", memory.keySet());
    } catch (IllegalArgumentException unknown) {
      err.println("assay: " + unknown.getMessage());
      return ExitCodes.COULD_NOT_RUN;
    }
    if (logs != null && !Folders.isEmpty(Files.createDirectories(logs))) {
      err.println("assay: '%s' is not empty: name a new folder for --logs".formatted(logs));
      return ExitCodes.COULD_NOT_RUN;
    }
    Path folder = logs == null ? Files.createTempDirectory("assay-rehearsal-") : logs;
    try {
      return perform(folder.toRealPath(), natively);
    } catch (MissingPackageException missing) {
      err.println("assay: " + missing.getMessage());
      return ExitCodes.COULD_NOT_RUN;
    } finally {
      if (logs == null) {
        Folders.delete(folder);
      }
    }
  }

  private int perform(Path folder, Set<String> natively) throws IOException, InterruptedException {
    tell("packages are unpacked, an S3 server starts");
    Stage.Props props =
        Stage.Props.of(functions.toAbsolutePath(), runtime, folder)
            .withNative(natively)
            .withMemory(memory);
    try (Stage stage = Stage.open(props)) {
      Rehearsal rehearsal = new Rehearsal(stage, this::tell);
      List<Check> checks = rehearsal.perform(folder.resolve("values"));
      Map<String, WarmTimes> warm =
          repetitions > 0
              ? new Repetition(stage).perform(repetitions, this::tell)
              : Map.<String, WarmTimes>of();
      new FigureTable(out, rehearsal.census(), warm)
          .print(rehearsal.figures(), output == Output.json);
      checks.stream()
          .filter(check -> !check.holds())
          .forEach(check -> err.println("not so: %s: %s".formatted(check.what(), check.seen())));
      long held = checks.stream().filter(Check::holds).count();
      tell(
          "%d of %d checks hold; %d model calls"
              .formatted(held, checks.size(), stage.models().answered().size()));
      return held == checks.size() ? ExitCodes.VERIFIED : ExitCodes.UNVERIFIED;
    }
  }

  private Set<String> nativeFunctions() {
    if (natives.equals(Set.of("all"))) {
      return Role.all().keySet();
    }
    known("--native", natives);
    return natives;
  }

  private static void known(String option, Set<String> names) {
    Set<String> known = Role.all().keySet();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "%s: there is no function '%s'; there are %s"
                .formatted(option, name, String.join(", ", new TreeSet<>(known))));
      }
    }
  }

  private void tell(String line) {
    double seconds = Duration.between(begun, Instant.now()).toMillis() / 1000.0;
    err.println("%6.1f s  %s".formatted(seconds, line));
  }
}
