package dev.assay.cli;

import dev.assay.cli.pandas.PandasCommand;
import dev.assay.sql.worker.NativeWorker;
import dev.assay.sql.worker.WorkerMain;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The process: starts Quarkus for the commands that call models or open stores. */
@QuarkusMain
public final class Main {

  private static final Set<String> TELLING = Set.of("--version", "-V", "--help", "-h");

  private static final String PANDAS = "pandas";

  private Main() {}

  public static void main(String... arguments) throws IOException {
    if (arguments.length > 0 && arguments[0].equals(NativeWorker.ARGUMENT)) {
      WorkerMain.main(Arrays.copyOfRange(arguments, 1, arguments.length));
      return;
    }
    boolean pandas = arguments.length > 0 && arguments[0].equals(PANDAS);
    if (pandas && areFiles(arguments)) {
      end(runFiles(List.of(arguments).subList(1, arguments.length)));
    }
    if (arguments.length == 0 || pandas || TELLING.contains(arguments[arguments.length - 1])) {
      useLogManager();
      CommandContext context = ProcessContext.withoutQuarkus();
      CommandLine line = pandas ? AssayCommand.pandasOver(context) : AssayCommand.over(context);
      int code = line.execute(arguments);
      if (pandas && areWithoutDatabase(arguments)) {
        context.out().flush();
        context.err().flush();
        end(code);
      }
      System.exit(code);
    }
    SqlWorkers.startFor(List.of(arguments));
    if (isSuiteRun(arguments)) {
      System.exit(withoutQuarkus(AssayCommand::suiteOver, arguments));
    }
    if (MeasuringAlone.isEnoughFor(List.of(arguments), Path.of(""), System::getenv)) {
      System.exit(withoutQuarkus(AssayCommand::measuringOver, arguments));
    }
    Quarkus.run(Application.class, arguments);
  }

  /**
   * Where nothing is to be tidied up: to set up the log of exits takes as long as most programs.
   */
  private static void end(int code) {
    Runtime.getRuntime().halt(code);
  }

  /** Whether a command is given nothing but files: neither an option nor a file of arguments. */
  private static boolean areFiles(String... arguments) {
    return arguments.length > 1
        && Stream.of(arguments).noneMatch(each -> each.startsWith("-") || each.startsWith("@"));
  }

  /** Whether programs had no database, whose driver tidies up when the process ends. */
  private static boolean areWithoutDatabase(String... arguments) {
    return Stream.of(arguments)
        .noneMatch(each -> each.startsWith("--database") || each.startsWith("@"));
  }

  private static boolean isSuiteRun(String... arguments) {
    return arguments.length > 1 && arguments[0].equals("suite") && arguments[1].equals("run");
  }

  /** What is executed often, and needs neither models nor buckets. */
  private static int withoutQuarkus(
      Function<CommandContext, CommandLine> commands, String... arguments) {
    useLogManager();
    // before Quarkus sets it up, the log takes all that drivers have to say
    Logger.getLogger("").setLevel(Level.WARNING);
    try {
      return SettledLine.execute(commands.apply(ProcessContext.withoutQuarkus()), arguments);
    } finally {
      SqlWorkers.end();
    }
  }

  /** Programs alone need no parser of arguments: to start it takes longer than most of them. */
  private static int runFiles(List<String> files) {
    useLogManager();
    CommandContext context = ProcessContext.withoutQuarkus();
    try {
      return PandasCommand.ofProcess(context, System.in).call(files);
    } catch (RuntimeException failure) {
      return FailureMessages.tell(failure, context.err(), false);
    } finally {
      context.out().flush();
      context.err().flush();
    }
  }

  static void useLogManager() {
    System.setProperty("java.util.logging.manager", "org.jboss.logmanager.LogManager");
  }
}
