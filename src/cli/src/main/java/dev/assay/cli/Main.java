package dev.assay.cli;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.util.Set;

/** The process: starts Quarkus for the commands that call models or open stores. */
@QuarkusMain
public final class Main {

  private static final Set<String> TELLING = Set.of("--version", "-V", "--help", "-h");

  private static final Set<String> WITHOUT_QUARKUS = Set.of("pandas");

  private Main() {}

  public static void main(String... arguments) {
    if (arguments.length == 0
        || TELLING.contains(arguments[arguments.length - 1])
        || WITHOUT_QUARKUS.contains(arguments[0])) {
      System.setProperty("java.util.logging.manager", "org.jboss.logmanager.LogManager");
      System.exit(AssayCommand.over(ProcessContext.withoutQuarkus()).execute(arguments));
    }
    Quarkus.run(Application.class, arguments);
  }
}
