package dev.assay.cli.config;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options that are not given have the values of the settings' files. */
public final class SettingsDefaults implements IDefaultValueProvider {

  /** Which database is meant is said by any of these; files say nothing of it then. */
  private static final List<String> DATABASES =
      List.of("--database", "--catalog", "--name", "--databases");

  private final Settings settings;
  private final boolean databaseIsGiven;

  public SettingsDefaults(Settings settings, List<String> arguments) {
    this.settings = settings;
    this.databaseIsGiven =
        arguments.stream()
            .anyMatch(
                argument ->
                    DATABASES.stream()
                        .anyMatch(
                            name -> argument.equals(name) || argument.startsWith(name + "=")));
  }

  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    if (!(argument instanceof OptionSpec option)) {
      return null;
    }
    String name = option.longestName();
    if (databaseIsGiven && DATABASES.contains(name) || isOfTheEnvironment(option)) {
      return null;
    }
    return settings.option(name.replaceFirst("^--", "")).orElse(null);
  }

  /** What the environment says goes before what files say. */
  private static boolean isOfTheEnvironment(OptionSpec option) {
    return Settings.variable(option.longestName().replaceFirst("^--", ""))
        .filter(variable -> System.getenv(variable) != null)
        .isPresent();
  }
}
