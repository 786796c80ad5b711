package dev.assay.sql;

import java.sql.SQLException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rows of a result, one after the other. */
public interface ResultRows {

  /** The columns' names. */
  List<String> names();

  /** The next row; {@code null} after the last one. */
  @Nullable List<@Nullable Object> next() throws SQLException;

  /** Whether some text so far was not UTF-8, so that parts of it are left out. */
  default boolean hadBrokenText() {
    return false;
  }
}
