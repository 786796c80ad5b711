package dev.assay.rehearsal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/**
 * One stage for all tests of this virtual machine, since each function's first start takes seconds.
 * Functions have less patience with S3 than those that are deployed, so that a slow one is soon
 * given up.
 */
final class SharedStage {

  /** How long functions wait for S3's answer. */
  static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final SpanCollector COLLECTOR = listening();
  private static final Stage STAGE = open();

  private SharedStage() {}

  static Stage stage() {
    return STAGE;
  }

  /** What the functions tell of their steps. */
  static SpanCollector collector() {
    return COLLECTOR;
  }

  private static SpanCollector listening() {
    try {
      return SpanCollector.start();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Stage open() {
    try {
      Path folder = Files.createTempDirectory("assay-rehearsal-").toRealPath();
      Stage stage =
          Stage.open(
              Stage.Props.of(
                      Path.of(System.getProperty("assay.functions")),
                      Path.of(System.getProperty("assay.lambda.runtime")),
                      folder)
                  .with(
                      Map.of(
                          "AWS_MAX_ATTEMPTS",
                          "3",
                          "QUARKUS_S3_SYNC_CLIENT_SOCKET_TIMEOUT",
                          PATIENCE.toString(),
                          "OTEL_EXPORTER_OTLP_ENDPOINT",
                          COLLECTOR.endpoint().toString())));
      Runtime.getRuntime().addShutdownHook(new Thread(() -> close(stage, folder)));
      new DemoUpload(stage.demo(), stage.artifacts()).catalog(folder.resolve("values"));
      return stage;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static void close(Stage stage, Path folder) {
    stage.close();
    COLLECTOR.stop();
    try {
      Folders.delete(folder);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
