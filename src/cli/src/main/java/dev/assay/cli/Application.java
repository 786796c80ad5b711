package dev.assay.cli;

import dev.assay.cli.config.Settings;
import dev.assay.cli.config.SettingsDefaults;
import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.inject.Instance;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.config.Config;
import picocli.CommandLine;
import software.amazon.awssdk.services.s3.S3Client;

/** The command line inside Quarkus, which brings the clients of models and of S3. */
public final class Application implements QuarkusApplication {

  private final Config config;
  private final Instance<S3Client> s3;
  private final StopRequest stop;

  Application(Config config, Instance<S3Client> s3, StopRequest stop) {
    this.config = config;
    this.s3 = s3;
    this.stop = stop;
  }

  @Override
  public int run(String... arguments) {
    try {
      CommandLine line = AssayCommand.over(ProcessContext.withQuarkus(config, s3::get, stop));
      try {
        Settings settings = Settings.read(Path.of(""), System::getenv);
        settings.properties().forEach(Application::set);
        line.setDefaultValueProvider(new SettingsDefaults(settings, List.of(arguments)));
      } catch (UsageException broken) {
        return FailureMessages.tell(broken, line.getErr());
      }
      return line.execute(arguments);
    } finally {
      SqlWorkers.end();
      stop.ended();
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
