package dev.assay.catalog;

import org.jspecify.annotations.Nullable;

/** A database that cannot be found, opened or described; the message is one line for its user. */
public final class CatalogException extends RuntimeException {

  public CatalogException(String message) {
    super(message);
  }

  public CatalogException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
