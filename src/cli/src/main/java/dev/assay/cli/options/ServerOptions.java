package dev.assay.cli.options;

import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.UsageException;
import dev.assay.evaluation.EvaluationSettings;
import dev.assay.evaluation.ScoredDatabase;
import dev.assay.evaluation.ScoredDatabases;
import dev.assay.sql.Dialect;
import dev.assay.sql.FileQuery;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name a server whose databases questions are about. */
public final class ServerOptions {

  private static final String NAME = "{db_id}";

  /** Addresses of files, each of which has to be there. */
  private static final Pattern FILES = Pattern.compile("(?:jdbc:)?(sqlite|duckdb):.*");

  @Option(
      names = "--server",
      paramLabel = "URL",
      description =
          "In place of --databases: a JDBC URL, in which {db_id} stands for the name of a question's"
              + " database. It is only read; a password is read from ASSAY_DATABASE_PASSWORD.")
  @Nullable String url;

  @Option(
      names = "--any-role",
      description =
          "With --server: executes SQL even as a superuser or an owner, who may do more than read"
              + " tables.")
  boolean anyRole;

  /** Whether a server is named. */
  public boolean isGiven() {
    return url != null;
  }

  /** The dialect of its SQL; SQLite's where no server is named. */
  public Dialect dialect() {
    if (url == null) {
      return Dialect.SQLITE;
    }
    Matcher files = FILES.matcher(url);
    return files.matches() ? Dialect.named(files.group(1)) : location("db").dialect();
  }

  /** Its databases, one for each name. */
  public ScoredDatabases databases() {
    return new ScoredDatabases() {
      @Override
      public int count(String name) {
        return 1;
      }

      /** A server has few connections to give, and each thread keeps its own. */
      @Override
      public int mostOpen() {
        return 1;
      }

      @Override
      public ScoredDatabase open(String name, int index, EvaluationSettings settings) {
        return new OnServer(database(name), settings);
      }
    };
  }

  /** Where the database of that name is. */
  public DatabaseLocation location(String name) {
    if (!name.matches("[A-Za-z0-9_][A-Za-z0-9_.-]*")) {
      throw new UsageException("'%s' is no name of a database on a server".formatted(name));
    }
    return DatabaseLocation.parse(String.valueOf(url).replace(NAME, name));
  }

  /** Opens the database of that name for queries that only read. */
  public ServerDatabase database(String name) {
    DatabaseLocation location = location(name);
    return new ServerDatabase(
        () ->
            ServerDatabase.Connected.of(
                anyRole
                    ? DatabaseQueries.openByAnyRole(location, System::getenv)
                    : DatabaseQueries.open(location, System::getenv)));
  }

  /** A database of the server. */
  private record OnServer(ServerDatabase database, EvaluationSettings settings)
      implements ScoredDatabase {

    @Override
    public FileQuery query(String sql) {
      return database.timed(sql, settings.limits());
    }

    @Override
    public void close() {
      database.close();
    }
  }
}
