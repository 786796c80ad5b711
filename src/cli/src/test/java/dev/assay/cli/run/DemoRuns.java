package dev.assay.cli.run;

import dev.assay.cli.demo.Demo;
import dev.assay.workflow.run.RunSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** The demo, for tests that need runs of every kind. */
public final class DemoRuns {

  /** Its database was there only to be read. */
  public static final Demo DEMO = read();

  private DemoRuns() {}

  /** A question with some of its run's settings changed. */
  static Submission changed(Submission plain, UnaryOperator<RunSettings> change) {
    return new Submission(
        plain.run(),
        plain.id(),
        plain.catalog(),
        plain.dialect(),
        plain.asked(),
        change.apply(plain.settings()),
        plain.values());
  }

  private static Demo read() {
    try {
      Path folder = Files.createTempDirectory("demo");
      Path file = folder.resolve("skerry_line.sqlite");
      try {
        return Demo.at(file);
      } finally {
        Files.deleteIfExists(file);
        Files.delete(folder);
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
