package dev.assay.catalog.folder;

import dev.assay.catalog.folder.TableFile.Kind;
import dev.assay.sql.DuckdbSettings;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;

/** Copies files into tables of a DuckDB database. */
final class FileImport {

  private static final int LONGEST_REASON = 200;

  /** Of what DuckDB keeps while it reads; what is more goes to a folder. */
  private static final String MOST_MEMORY = "384MiB";

  /** DuckDB takes twice the time for each level of lists, and heeds no stop meanwhile. */
  private static final int DEEPEST = 16;

  private final Path folder;
  private final Connection connection;
  private final CopyWatch watch;
  private final List<String> warnings;

  FileImport(Path folder, Connection connection, CopyWatch watch, List<String> warnings) {
    this.folder = folder;
    this.connection = connection;
    this.watch = watch;
    this.warnings = warnings;
  }

  /** The database while it is made; what does not fit into memory goes to that folder. */
  static Connection open(Path database, Path temporary) throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("autoinstall_known_extensions", "false");
    settings.setProperty("autoload_known_extensions", "false");
    settings.setProperty("temp_directory", temporary.toString());
    settings.setProperty("memory_limit", MOST_MEMORY);
    settings.setProperty("threads", "2"); // each has buffers of its own
    return DuckdbSettings.connect("jdbc:duckdb:" + database, settings);
  }

  /**
   * Whether a table was made of the file; where not, or not of all of it, a warning says why.
   *
   * @throws FolderTooLargeException where the copy takes too much
   */
  boolean read(TableFile file) throws FolderTooLargeException {
    for (Path part : file.parts()) {
      Optional<String> reason = new FolderFile(folder, part).whyNotToRead();
      if (reason.isPresent()) {
        return notRead(file, reason.get());
      }
    }
    try {
      if (file.kind() == Kind.PARQUET && depth(file) > DEEPEST) {
        return notRead(file, "a column has lists nested more than %d deep".formatted(DEEPEST));
      }
      create(file, source(file, ""));
      return true;
    } catch (SQLException failure) {
      watch.check();
      return file.kind() == Kind.CSV && !isOfMemory(failure)
          ? readInPart(file, failure)
          : notRead(file, reason(failure));
    }
  }

  /** As Latin-1 where it is no UTF-8; else without the lines that are no rows. */
  private boolean readInPart(TableFile file, SQLException failure) throws FolderTooLargeException {
    boolean encoding = String.valueOf(failure.getMessage()).contains("not utf-8");
    try {
      create(file, source(file, encoding ? ", encoding = 'latin-1'" : ", store_rejects = true"));
      if (encoding) {
        warn(file, "is read as Latin-1, since it is no UTF-8");
      } else {
        warnOfRejected(file);
      }
      return true;
    } catch (SQLException again) {
      watch.check();
      return notRead(file, reason(isOfMemory(again) ? again : failure));
    }
  }

  private void warnOfRejected(TableFile file) throws SQLException {
    try (Statement statement = begun();
        ResultSet lines =
            statement.executeQuery(
                "SELECT count(DISTINCT line), min(line), arg_min(error_message, line)"
                    + " FROM reject_errors")) {
      lines.next();
      if (lines.getLong(1) > 0) {
        warn(
            file,
            "is read without %,d of its lines, the first of which is %d: %s"
                .formatted(lines.getLong(1), lines.getLong(2), shortened(lines.getString(3))));
      }
    }
    execute("DROP TABLE IF EXISTS reject_errors");
    execute("DROP TABLE IF EXISTS reject_scans");
  }

  private boolean notRead(TableFile file, String reason) {
    warn(file, "is not read: " + reason);
    return false;
  }

  private void warn(TableFile file, String what) {
    warnings.add("'%s' %s".formatted(file.parts().getFirst().getFileName(), what));
  }

  /** How deep the lists of any of its files are nested. */
  private int depth(TableFile file) throws SQLException {
    Nesting nesting = new Nesting();
    try (Statement statement = begun();
        ResultSet nodes =
            statement.executeQuery(
                "SELECT coalesce(num_children, 0), repetition_type = 'REPEATED' FROM parquet_schema(%s)"
                    .formatted(paths(file)))) {
      while (nodes.next()) {
        nesting.take(nodes.getLong(1), nodes.getBoolean(2));
      }
    }
    return nesting.deepest();
  }

  private void create(TableFile file, String source) throws SQLException {
    execute(
        "CREATE OR REPLACE TABLE \"%s\" AS SELECT * FROM %s"
            .formatted(file.table().replace("\"", "\"\""), source));
  }

  /** Types are those that all values of a column have, not only those of its first rows. */
  private static String source(TableFile file, String options) {
    String parts = paths(file);
    String together = file.parts().size() > 1 ? ", union_by_name = true" : "";
    return file.kind() == Kind.PARQUET
        ? "read_parquet(%s%s)".formatted(parts, together)
        : "read_csv(%s, sample_size = -1%s%s)".formatted(parts, together, options);
  }

  private static String paths(TableFile file) {
    return file.parts().stream()
        .map(part -> text(part.toString().replaceAll("[\\[*?]", "[$0]")))
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String text(String text) {
    return "'" + text.replace("'", "''") + "'";
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = begun()) {
      statement.execute(sql);
    }
  }

  /** A statement that the watch may stop. */
  private Statement begun() throws SQLException {
    Statement statement = connection.createStatement();
    try {
      watch.begin(statement);
      return statement;
    } catch (FolderTooLargeException stopped) {
      statement.close();
      throw stopped;
    }
  }

  private static boolean isOfMemory(SQLException failure) {
    return String.valueOf(failure.getMessage()).startsWith("Out of Memory");
  }

  private static String reason(SQLException failure) {
    if (isOfMemory(failure)) {
      return "it needs more memory than the %s for it: make a DuckDB file of it, and name that"
          .formatted(MOST_MEMORY);
    }
    return shortened(String.valueOf(failure.getMessage()));
  }

  private static String shortened(String text) {
    String line = text.lines().findFirst().orElse("");
    return line.length() <= LONGEST_REASON ? line : line.substring(0, LONGEST_REASON) + "…";
  }
}
