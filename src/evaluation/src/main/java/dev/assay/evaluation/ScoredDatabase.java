package dev.assay.evaluation;

import dev.assay.sql.FileQuery;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqliteFile;
import java.nio.file.Path;

/** A database that SQL is scored on, and that is only read. For one thread at a time. */
public interface ScoredDatabase extends AutoCloseable {

  /** The result of one query; what is not one query is refused. */
  FileQuery query(String sql);

  @Override
  void close();

  /** The database of a file. */
  static ScoredDatabase of(Path path, SqlLimits limits) {
    SqliteFile file = SqliteFile.open(path, limits);
    return new ScoredDatabase() {
      @Override
      public FileQuery query(String sql) {
        return file.query(sql);
      }

      @Override
      public void close() {
        file.close();
      }
    };
  }
}
