package dev.assay.workflow.catalogs;

import org.jspecify.annotations.Nullable;

/** A catalog's file that is not there, or cannot be read; the message is one line for its user. */
public final class CatalogFileException extends RuntimeException {

  CatalogFileException(String message) {
    super(message);
  }

  CatalogFileException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
