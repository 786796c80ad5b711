package dev.assay.sql;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.sqlite.Function;
import org.sqlite.SQLiteConfig;

/**
 * Takes from a connection what the JDBC driver adds to SQLite: {@code replicate}, {@code padl},
 * {@code charindex} and others, in C that does not look how much memory it has. SQLite lets no
 * function go that is known for another encoding than the driver asks for, so each is replaced, for
 * all encodings, by one that says that there is none.
 */
public final class SqliteFunctions {

  /** Added to the encoding that the driver asks for (4), it makes SQLite's "any" (5). */
  private static final int ALL_ENCODINGS = 1;

  /** Not asked for at the class's initialization: in a native image that is at build time. */
  private static final AtomicReference<@Nullable List<Signature>> OF_DRIVER =
      new AtomicReference<>();

  private SqliteFunctions() {}

  /** A function and how many arguments it takes. */
  private record Signature(String name, int arguments) {}

  /** Asked once: which functions there are is the same for all connections. */
  private static List<Signature> ofDriver() {
    return OF_DRIVER.updateAndGet(known -> known == null ? asked() : known);
  }

  private static List<Signature> asked() {
    List<Signature> all = new ArrayList<>();
    try (Connection connection = new SQLiteConfig().createConnection("jdbc:sqlite::memory:");
        Statement statement = connection.createStatement();
        ResultSet functions =
            statement.executeQuery(
                "SELECT name, narg FROM pragma_function_list WHERE NOT builtin")) {
      while (functions.next()) {
        Signature signature = new Signature(functions.getString(1), functions.getInt(2));
        if (FunctionList.of(Dialect.SQLITE).missing().contains(signature.name())) {
          all.add(signature);
        }
      }
      return List.copyOf(all);
    } catch (SQLException unreadable) {
      throw new DatabaseFileException(
          "SQLite does not tell its functions: " + unreadable.getMessage(), unreadable);
    }
  }

  /** Makes the driver's own functions unknown on this connection. */
  public static void removeOfDriver(Connection connection) throws SQLException {
    for (Signature function : ofDriver()) {
      Function.create(
          connection,
          function.name(),
          new Missing(function.name()),
          function.arguments(),
          ALL_ENCODINGS);
    }
  }

  private static final class Missing extends Function {

    private final String name;

    Missing(String name) {
      this.name = name;
    }

    @Override
    protected void xFunc() throws SQLException {
      error("no such function: " + name);
    }
  }
}
