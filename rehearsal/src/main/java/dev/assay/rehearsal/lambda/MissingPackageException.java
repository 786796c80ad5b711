package dev.assay.rehearsal.lambda;

import java.nio.file.Path;

/** A function's zip that is not there. */
public final class MissingPackageException extends RuntimeException {

  MissingPackageException(String function, Path zip) {
    super(
        "function %s has no package at %s: build it with ./mvnw -pl functions/%s -am package -DskipTests"
            .formatted(function, zip, function));
  }
}
