package dev.assay.cli.deployment;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Programs that tests use where they are there. */
final class Programs {

  private Programs() {}

  /** Whether it is on the path. */
  static boolean isThere(String name) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Arrays.stream(path.split(File.pathSeparator))
        .anyMatch(each -> Files.isExecutable(Path.of(each, name)));
  }
}
