package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where an Oracle database is found: as JDBC or SQLAlchemy write it, in Oracle's short form ({@code
 * //host:1521/service}), or as a connect descriptor.
 */
final class OracleAddress {

  private static final String THIN = "jdbc:oracle:thin:";
  private static final String HOW =
      "write oracle://USER@HOST:1521/SERVICE, or jdbc:oracle:thin:@//HOST:1521/SERVICE";

  /** What stands behind the account. */
  private static final Pattern SHORT =
      Pattern.compile(
          "(?i)(?:(?:tcps?:)?//)?([\\w.-]+|\\[[\\da-f:]+])(?::(\\d+))?/([\\w$#.-]*)(?::\\w+)?(?:/\\w+)?(?:\\?(.*))?");

  private static final Pattern WITH_SID = Pattern.compile("(?://)?[\\w.-]+:\\d+:([\\w$#]+)");
  private static final Pattern DESCRIPTOR =
      Pattern.compile("(?is)\\(\\s*DESCRIPTION(_LIST)?\\s*=.*");
  private static final Pattern NAMED =
      Pattern.compile("(?is).*\\(\\s*(?:SERVICE_NAME|SID)\\s*=\\s*([\\w$#.-]+)\\s*\\).*");
  private static final Pattern ALIAS = Pattern.compile("([\\w.-]+)\\?(.*)");
  private static final Pattern ACCOUNT = Pattern.compile("(?s)(?:([^\\s/@\"]*)(/[^@]*)?@)?(.*)");
  private static final Pattern URL =
      Pattern.compile(
          "(?i)oracle(\\+\\w+)?://(?:([^@/?#]*)@)?([^/?#]*)(?:/([^?#]*))?(?:\\?([^#]*))?");

  private static final Set<String> PARAMETERS =
      Set.of(
          "tns_admin",
          "wallet_location",
          "connect_timeout",
          "transport_connect_timeout",
          "retry_count",
          "retry_delay",
          "ssl_server_dn_match",
          "ssl_server_cert_dn",
          "https_proxy",
          "https_proxy_port",
          "sdu",
          "failover",
          "load_balance",
          "enable",
          "expire_time");

  private OracleAddress() {}

  /**
   * The location, where the address is one of Oracle.
   *
   * @throws CatalogException when it is, and holds a password, names no service, or has parameters
   *     that are not known
   */
  static Optional<DatabaseLocation> of(String address) {
    if (address.regionMatches(true, 0, THIN, 0, THIN.length())) {
      return Optional.of(read(address, address.substring(THIN.length())));
    }
    if (address.matches("(?i)jdbc:oracle:.*")) {
      throw refused(address, "it is for another driver than the thin one: " + HOW);
    }
    Matcher url = URL.matcher(address);
    if (url.matches()) {
      return Optional.of(ofUrl(address, url));
    }
    Matcher account = ACCOUNT.matcher(address);
    boolean own =
        account.matches()
            && (account.group(3).matches("//[\\w.-]+(:\\d+)?/[\\w$#.-]+(:\\w+)?")
                || account.group(3).matches("[\\w.-]+:1521[/:][\\w$#.-]+")
                || DESCRIPTOR.matcher(account.group(3)).matches());
    return own ? Optional.of(read(address, address)) : Optional.empty();
  }

  /** SQLAlchemy has the older name of a database in the path, and its service as a parameter. */
  private static DatabaseLocation ofUrl(String address, Matcher url) {
    String account = Optional.ofNullable(url.group(2)).orElse("");
    if (account.contains(":") || String.valueOf(url.group(4)).contains("@")) {
      throw DatabaseLocation.passwordGiven(address);
    }
    String server = url.group(3).contains(":") ? url.group(3) : url.group(3) + ":1521";
    String path = Optional.ofNullable(url.group(4)).orElse("");
    String service = path;
    String others = "";
    for (String each : Optional.ofNullable(url.group(5)).orElse("").split("&")) {
      String[] parts = each.split("=", 2);
      if (parts[0].equalsIgnoreCase("service_name") && parts.length == 2) {
        service = parts[1];
      } else if (!each.isEmpty()) {
        others += (others.isEmpty() ? "?" : "&") + each;
      }
    }
    boolean isSid = url.group(1) != null && !path.isEmpty() && service.equals(path);
    return read(
        address,
        account + "@" + (isSid ? server + ":" + service : "//" + server + "/" + service) + others);
  }

  private static DatabaseLocation read(String address, String text) {
    Matcher parts = ACCOUNT.matcher(text);
    if (!parts.matches()) {
      throw refused(address, HOW);
    }
    String user = Optional.ofNullable(parts.group(1)).orElse("");
    String password = Optional.ofNullable(parts.group(2)).orElse("/");
    String database = parts.group(3);
    if (password.length() > 1
        || database.matches("(?is).*(password|pwd)\\s*=.*")
        || database.contains("@")) {
      throw DatabaseLocation.passwordGiven(address);
    }
    String name = name(address, database);
    return new DatabaseLocation(
        Dialect.ORACLE,
        name,
        THIN + "@" + database,
        user.isEmpty() ? Optional.empty() : Optional.of(user));
  }

  private static String name(String address, String database) {
    if (DESCRIPTOR.matcher(database).matches()) {
      Matcher named = NAMED.matcher(database);
      return named.matches() ? shortened(named.group(1)) : "oracle";
    }
    Matcher sid = WITH_SID.matcher(database);
    if (sid.matches()) {
      return sid.group(1);
    }
    Matcher alias = ALIAS.matcher(database);
    if (alias.matches()) {
      checkParameters(alias.group(2));
      return alias.group(1);
    }
    Matcher brief = SHORT.matcher(database);
    if (!brief.matches() || brief.group(3).isEmpty()) {
      throw refused(
          address,
          (database.matches("[\\w.-]+")
                  ? "it is a name of tnsnames.ora: add the folder of that file, '?TNS_ADMIN=FOLDER', or "
                  : "it names no service: ")
              + HOW);
    }
    checkParameters(Optional.ofNullable(brief.group(4)).orElse(""));
    return shortened(brief.group(3));
  }

  /** A service without its domain. */
  private static String shortened(String service) {
    return service.replaceFirst("\\..*", "");
  }

  private static void checkParameters(String parameters) {
    String unknown =
        Arrays.stream(parameters.split("&"))
            .map(each -> each.split("=", 2)[0])
            .filter(each -> !each.isEmpty() && !PARAMETERS.contains(each.toLowerCase(Locale.ROOT)))
            .collect(Collectors.joining("', '"));
    if (!unknown.isEmpty()) {
      throw new CatalogException(
          "the address has a parameter '%s' that is not known%s"
              .formatted(
                  unknown, NearestNames.hint(unknown, PARAMETERS.stream().sorted().toList())));
    }
  }

  private static CatalogException refused(String address, String remedy) {
    return new CatalogException(
        "'%s' cannot be read: %s".formatted(DatabaseLocation.masked(address), remedy));
  }
}
