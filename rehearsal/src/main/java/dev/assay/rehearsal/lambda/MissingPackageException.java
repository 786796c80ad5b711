package dev.assay.rehearsal.lambda;

import java.nio.file.Path;

/** A function's zip that is not there. */
public final class MissingPackageException extends RuntimeException {

  MissingPackageException(String function, Path zip) {
    super("function %s has no package at %s: %s".formatted(function, zip, remedy(function, zip)));
  }

  private static String remedy(String function, Path zip) {
    return zip.endsWith(Path.of("native", "function.zip"))
        ? "./assay rehearse --native %s builds it".formatted(function)
        : "build it with ./mvnw -pl functions/%s -am package -DskipTests".formatted(function);
  }
}
