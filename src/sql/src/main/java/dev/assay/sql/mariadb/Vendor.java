package dev.assay.sql.mariadb;

import dev.assay.sql.server.NoServerException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Whose server it is: the two have a protocol in common, and programs of the same names. */
public enum Vendor {
  /** MariaDB, which can be run without InnoDB and is small then. */
  MARIADB(
      "MariaDB",
      List.of("mariadbd", "mysqld"),
      "there is no mariadbd with mariadb-install-db on PATH",
      Pattern.compile("Ver (\\d+\\.\\d+\\.\\d+)-MariaDB"),
      """
      set -eu
      server=$1 data=$2 rights=$3 installer=$4
      shift 4
      "$installer" --no-defaults --datadir="$data" --auth-root-authentication-method=normal \
        --skip-test-db --skip-name-resolve "$@" </dev/null
      printf '%s' "$rights" | "$server" --no-defaults --datadir="$data" --bootstrap "$@"
      """,
      "ENGINE = Aria TRANSACTIONAL = 0",
      "max_statement_time = %1$d.%2$03d",
      ServerSocketFactory.OfMariadb.class),

  /** MySQL from release 8: those before it have neither WITH nor windows. */
  MYSQL(
      "MySQL",
      List.of("mysqld"),
      "there is no mysqld of MySQL on PATH",
      Pattern.compile("Ver ((?:[89]|[1-9]\\d)\\.\\d+\\.\\d+)(?!\\d|-MariaDB)"),
      """
      set -eu
      server=$1 data=$2 rights=$3
      shift 4
      printf '%s' "$rights" >"$data/rights.sql"
      "$server" --no-defaults --initialize-insecure --init-file="$data/rights.sql" \
        --datadir="$data/made" "$@" </dev/null
      mv "$data"/made/* "$data"
      rm "$data/rights.sql"
      rmdir "$data/made"
      """,
      "ENGINE = MyISAM",
      "max_execution_time = %1$d%2$03d",
      ServerSocketFactory.OfMysql.class);

  private final String title;
  private final List<String> servers;
  private final String absence;
  private final Pattern release;
  private final String makeData;
  private final String storage;
  private final String longest;
  private final Class<? extends ServerSocketFactory> sockets;

  Vendor(
      String title,
      List<String> servers,
      String absence,
      Pattern release,
      String makeData,
      String storage,
      String longest,
      Class<? extends ServerSocketFactory> sockets) {
    this.title = title;
    this.servers = servers;
    this.absence = absence;
    this.release = release;
    this.makeData = makeData;
    this.storage = storage;
    this.longest = longest;
    this.sockets = sockets;
  }

  /** The name that verdicts tell. */
  public String title() {
    return title;
  }

  /** How tables are kept: without transactions, which test tables have no use for. */
  public String storage() {
    return storage;
  }

  /** The names of its server's program. */
  List<String> servers() {
    return servers;
  }

  /** What is said where it has no program. */
  String absence() {
    return absence;
  }

  /** Whether the reason is that the machine has no program of the vendor, rather than a fault. */
  public static boolean isAbsence(NoServerException reason) {
    String message = String.valueOf(reason.getMessage());
    return message.startsWith("there is no") || message.contains("that is known: ");
  }

  /** The release, in what its server says of itself. */
  Pattern release() {
    return release;
  }

  /** Arguments: the server, the data folder, statements, MariaDB's installer, options. */
  String makeData() {
    return makeData;
  }

  /** The setting of a session that bounds a statement's time: seconds, and milliseconds. */
  String longest(long seconds, int millis) {
    return longest.formatted(seconds, millis);
  }

  /** What connects the driver to its server. */
  Class<? extends ServerSocketFactory> sockets() {
    return sockets;
  }

  /** Names its folders, files and settings. */
  public String key() {
    return title.toLowerCase(Locale.ROOT);
  }
}
