package dev.assay.agents;

import java.nio.file.Path;
import java.util.Objects;

/**
 * Inputs that are no part of the project: in the folder that ASSAY_SHARED names, else beside the
 * repository.
 */
public final class SharedFiles {

  private SharedFiles() {}

  public static Path of(String folder) {
    return Path.of(Objects.requireNonNullElse(System.getenv("ASSAY_SHARED"), "../../../shared"))
        .resolve(folder);
  }
}
