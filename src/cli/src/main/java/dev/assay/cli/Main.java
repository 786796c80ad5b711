package dev.assay.cli;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.Set;
import picocli.CommandLine;

/** The process: starts Quarkus for the commands that call models or open stores. */
@QuarkusMain
public final class Main {

  private static final Set<String> TELLING = Set.of("--version", "-V", "--help", "-h");

  private static final String PANDAS = "pandas";

  private Main() {}

  public static void main(String... arguments) {
    boolean pandas = arguments.length > 0 && arguments[0].equals(PANDAS);
    if (arguments.length == 0 || pandas || TELLING.contains(arguments[arguments.length - 1])) {
      System.setProperty("java.util.logging.manager", "org.jboss.logmanager.LogManager");
      CommandContext context = ProcessContext.withoutQuarkus();
      CommandLine line = pandas ? AssayCommand.pandasOver(context) : AssayCommand.over(context);
      System.exit(line.execute(arguments));
    }
    Quarkus.run(Application.class, arguments);
  }
}
