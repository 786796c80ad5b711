package dev.assay.catalog.values;

import org.jspecify.annotations.Nullable;

/** A value index that cannot be written or read; the message is one line that names its file. */
public final class ValueIndexException extends RuntimeException {

  ValueIndexException(String message) {
    super(message);
  }

  ValueIndexException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
