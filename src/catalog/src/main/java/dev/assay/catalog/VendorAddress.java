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
  private static final Pattern ODBC = Pattern.compile("(?i)(driver|dsn|server|data source)\\s*=.*");
  private static final Pattern PART = Pattern.compile("(?i)([a-z ]+?)\\s*=\\s*(\\{[^}]*}|[^;]*)");

  /** Kinds of databases that no driver of this build speaks to, by what their addresses hold. */
  private static final Map<String, String> UNREAD =
      Map.of(
          "sqlserver", "mssql",
          "mssql", "mssql",
          "oracle", "oracle",
          "db2", "db2",
          "snowflake", "snowflake",
          "bigquery", "bigquery");

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
    Matcher scheme = Pattern.compile("(?:jdbc:)?([a-z0-9]+)[:+].*").matcher(lower);
    String dialect = scheme.matches() ? UNREAD.get(scheme.group(1)) : null;
    return Optional.ofNullable(dialect).map(VendorAddress::exported);
  }

  private static String ofOdbc(String address) {
    String lower = address.toLowerCase(Locale.ROOT);
    for (String kind : List.of("postgresql", "mariadb", "mysql")) {
      if (lower.contains(kind)) {
        String port = part(address, List.of("port"));
        return "it is an address of ODBC: write %s://%s@%s%s/%s"
            .formatted(
                kind,
                or(part(address, List.of("uid", "user id", "user", "username")), "USER"),
                or(part(address, List.of("server", "host", "servername")), "HOST"),
                port.isEmpty() ? "" : ":" + port,
                or(part(address, List.of("database", "db", "initial catalog")), "DATABASE"));
      }
    }
    return lower.contains("sql server") || lower.contains("initial catalog")
        ? exported("mssql")
        : lower.contains("oracle")
            ? exported("oracle")
            : "it is an address of ODBC: write postgresql://USER@HOST:PORT/DATABASE, or mysql://…";
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
        return part.group(2).replaceAll("[{}]", "").strip();
      }
    }
    return "";
  }

  private static String or(String text, String other) {
    return text.isEmpty() ? other : text;
  }
}
