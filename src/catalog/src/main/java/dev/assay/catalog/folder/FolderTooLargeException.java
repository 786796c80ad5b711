package dev.assay.catalog.folder;

import java.sql.SQLException;

/** A folder whose copy takes more time or room than it may. */
final class FolderTooLargeException extends SQLException {

  private static final long serialVersionUID = 1L;

  FolderTooLargeException(String message) {
    super(message);
  }
}
