package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Addresses as other tools write them: brought into a form that is known, or explained. */
final class VendorAddress {

  private static final Pattern SQLALCHEMY =
      Pattern.compile("(?i)(postgres|postgresql|mysql|mariadb|sqlite)\\+[a-z0-9_]+(://.*)");
  private static final Pattern ODBC =
      Pattern.compile("(?i)((driver|dsn|server|data source)\\s*=.*|(host|addr|address)\\s*=.*;.*)");
  private static final Pattern PART = Pattern.compile("(?i)([a-z ]+?)\\s*=\\s*(\\{[^}]*}|[^;]*)");

  /** What psql takes: {@code host=db dbname=shop user='a b'}. */
  private static final Pattern LIBPQ =
      Pattern.compile(
          "(?i)(?=.*\\b(?:host|hostaddr|dbname)=)PAIR(?:\\s+PAIR)+"
              .replace("PAIR", "\\w+=(?:'[^']*'|[^'\\s]\\S*|)"));

  /** Kinds of databases that no driver of this build speaks to, by what their addresses hold. */
  private static final Map<String, String> UNREAD =
      Map.of(
          "db2", "db2",
          "snowflake", "snowflake",
          "bigquery", "bigquery",
          "redshift", "redshift",
          "databricks", "databricks",
          "trino", "trino");

  /** Databases whose dialect is not known either, by their names in addresses and to people. */
  private static final Map<String, String> UNKNOWN =
      Map.of(
          "presto", "Presto",
          "clickhouse", "ClickHouse",
          "hive2", "Hive",
          "teradata", "Teradata",
          "vertica", "Vertica",
          "awsathena", "Athena");

  private VendorAddress() {}

  /** The address without the name of a Python driver, which SQLAlchemy writes behind a plus. */
  static String withoutDriver(String address) {
    Matcher driver = SQLALCHEMY.matcher(address);
    return driver.matches() ? driver.group(1) + driver.group(2) : address;
  }

  /** What to do instead, where the address is of a kind that is known but not read. */
  static Optional<String> explained(String address) {
    String lower = address.toLowerCase(Locale.ROOT);
    if (ODBC.matcher(address).matches()) {
      return Optional.of(ofOdbc(address));
    }
    if (LIBPQ.matcher(address).matches()) {
      return Optional.of("it is written for psql: write " + server("postgresql", address));
    }
    Matcher scheme = Pattern.compile("(?:jdbc:)?([a-z0-9]+)[:+].*").matcher(lower);
    if (!scheme.matches()) {
      return Optional.empty();
    }
    String dialect = UNREAD.get(scheme.group(1));
    return dialect == null
        ? Optional.ofNullable(UNKNOWN.get(scheme.group(1))).map(VendorAddress::unknown)
        : Optional.of(exported(dialect));
  }

  private static String unknown(String name) {
    return "this build has no driver for %s, and does not know its dialect: give its DDL instead, --database schema.sql --dialect postgresql, or whichever comes nearest"
        .formatted(name);
  }

  private static String ofOdbc(String address) {
    String lower = address.toLowerCase(Locale.ROOT);
    for (String kind : List.of("postgresql", "mariadb", "mysql")) {
      if (lower.contains(kind)) {
        return "it is an address of ODBC: write " + server(kind, address);
      }
    }
    return lower.contains("oracle")
        ? "it is an address of ODBC: write " + server("oracle", address)
        : "it is an address of ODBC that does not say of which database: write %s, or postgresql://…, mysql://… or mariadb://…"
            .formatted(server("sqlserver", address));
  }

  /** The address as this program takes it, with what the other one tells. */
  private static String server(String kind, String address) {
    String text =
        LIBPQ.matcher(address).matches()
            ? address.strip().replaceAll("\\s+(?=\\w+=)", ";")
            : address;
    String port = part(text, List.of("port"));
    return "%s://%s@%s%s/%s"
        .formatted(
            kind,
            or(part(text, List.of("uid", "user id", "user", "username")), "USER"),
            or(part(text, List.of("server", "host", "servername", "hostaddr")), "HOST"),
            port.isEmpty() ? "" : ":" + port,
            or(part(text, List.of("database", "db", "dbname", "initial catalog")), "DATABASE"));
  }

  private static String exported(String dialect) {
    return "this build has no driver for %s: give its DDL instead, --database schema.sql --dialect %s"
        .formatted(Dialect.named(dialect).promptName(), dialect);
  }

  private static String part(String address, List<String> names) {
    Matcher part = PART.matcher(address);
    while (part.find()) {
      String name = part.group(1).strip().toLowerCase(Locale.ROOT);
      if (names.contains(name)) {
        return part.group(2).replaceAll("[{}']", "").strip();
      }
    }
    return "";
  }

  private static String or(String text, String other) {
    return text.isEmpty() ? other : text;
  }
}
