package dev.assay.cli;

import io.quarkus.runtime.QuarkusApplication;
import jakarta.enterprise.inject.Instance;
import org.eclipse.microprofile.config.Config;
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
    if (DebugLog.isWanted(arguments)) {
      DebugLog.begin();
    }
    try {
      return SettledLine.execute(
          AssayCommand.over(ProcessContext.withQuarkus(config, s3::get, stop)), arguments);
    } finally {
      SqlWorkers.end();
      stop.ended();
    }
  }
}
