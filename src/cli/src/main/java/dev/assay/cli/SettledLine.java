package dev.assay.cli;

import dev.assay.cli.config.Settings;
import dev.assay.cli.config.SettingsDefaults;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;

/** A command line whose options have what files say where they are not given. */
final class SettledLine {

  private SettledLine() {}

  /** Executes the arguments; settings that cannot be read are told, and nothing is done. */
  static int execute(CommandLine line, String... arguments) {
    try {
      Settings settings = Settings.read(Path.of(""), System::getenv);
      settings.properties().forEach(SettledLine::set);
      line.setDefaultValueProvider(new SettingsDefaults(settings, List.of(arguments)));
    } catch (UsageException broken) {
      return FailureMessages.tell(broken, line.getErr(), DebugLog.isWanted(arguments));
    }
    return executed(line, arguments);
  }

  /** A heap that is too small ends the command with a message, as other failures do. */
  private static int executed(CommandLine line, String... arguments) {
    try {
      return line.execute(arguments);
    } catch (OutOfMemoryError exhausted) {
      return FailureMessages.tell(exhausted, line.getErr(), DebugLog.isWanted(arguments));
    }
  }

  /** Properties and variables that are there already go before what files say. */
  private static void set(String property, String value) {
    String variable = property.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
    if (System.getProperty(property) == null && System.getenv(variable) == null) {
      System.setProperty(property, value);
    }
  }
}
