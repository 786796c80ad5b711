package dev.assay.catalog;

import dev.assay.sql.Dialect;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where a database of SQL Server is found: as JDBC, SQLAlchemy, ODBC or .NET write it. What is not
 * known to its driver is refused by name.
 */
final class SqlServerAddress {

  private static final Pattern JDBC =
      Pattern.compile("(?i)(?:jdbc:)?sqlserver://([^;/?@]*)((?:;.*)?)");
  private static final Pattern URL =
      Pattern.compile(
          "(?i)(?:jdbc:)?(?:sqlserver|mssql)(?:\\+[a-z0-9_]+)?://(?:([^@/?#]*)@)?([^/?#]*)"
              + "(?:/([^?#]*))?(?:\\?([^#]*))?");
  private static final Pattern ODBC =
      Pattern.compile(
          "(?i)\\s*(driver|provider|server|data source|address|addr|database|initial catalog)\\s*=.*");
  private static final Pattern OF_SQL_SERVER =
      Pattern.compile(
          "(?i).*(sql\\s?server|sqlncli|msoledbsql|freetds|\\binitial catalog\\b"
              + "|\\btrusted_connection\\b|\\bintegrated security\\b|\\btrustservercertificate\\b).*");
  private static final Pattern OF_OTHERS =
      Pattern.compile("(?i).*driver\\s*=\\s*\\{?[^;]*(postgres|mysql|mariadb|oracle|db2).*");
  private static final Pattern PROPERTY =
      Pattern.compile("\\s*([^=;]+?)\\s*=\\s*(\\{(?:[^}]|}})*+}|[^;]*)\\s*(?:;|$)");
  private static final Pattern SERVER =
      Pattern.compile("(?i)(?:tcp:)?([\\w.:\\[\\]-]+?)(?:\\\\([\\w$]+))?(?:[,:]\\s*(\\d+))?");

  /** Names of properties in their driver's spelling, by those that people write. */
  private static final Map<String, String> NAMES =
      names(
          "serverName=server,data source,address,addr,network address,servername,host",
          "portNumber=port,portnumber",
          "instanceName=instancename,instance",
          "databaseName=database,databasename,initial catalog,dbname",
          "user=user,username,user id,userid,uid",
          "encrypt=encrypt",
          "trustServerCertificate=trustservercertificate,trust server certificate",
          "hostNameInCertificate=hostnameincertificate,host name in certificate",
          "serverCertificate=servercertificate,server certificate",
          "trustStore=truststore",
          "trustStoreType=truststoretype",
          "sslProtocol=sslprotocol",
          "integratedSecurity=integratedsecurity,integrated security,trusted_connection",
          "authenticationScheme=authenticationscheme",
          "authentication=authentication",
          "domain=domain",
          "realm=realm",
          "serverSpn=serverspn,server spn",
          "multiSubnetFailover=multisubnetfailover",
          "failoverPartner=failoverpartner,failover partner",
          "packetSize=packetsize,packet size",
          "ipAddressPreference=ipaddresspreference",
          "sendStringParametersAsUnicode=sendstringparametersasunicode");

  /** What says how other tools connect, and nothing of the database. */
  private static final Set<String> PASSED_OVER =
      Set.of(
          ("driver,provider,app,application name,applicationname,applicationintent,workstation id,wsid,"
                  + "logintimeout,login timeout,connect timeout,connection timeout,timeout,"
                  + "sockettimeout,command timeout,connectretrycount,connectretryinterval,"
                  + "querytimeout,locktimeout,multipleactiveresultsets,mars_connection,"
                  + "persist security info,pooling,charset,tds_version,autocommit,language,quotedid")
              .split(","));

  private static final Set<String> OF_SERVER =
      Set.of("serverName", "portNumber", "instanceName", "databaseName", "user");

  private SqlServerAddress() {}

  private static Map<String, String> names(String... lines) {
    Map<String, String> names = new LinkedHashMap<>();
    for (String line : lines) {
      String[] parts = line.split("=");
      for (String each : parts[1].split(",")) {
        names.put(each, parts[0]);
      }
    }
    return names;
  }

  /**
   * The location, where the address is one of SQL Server.
   *
   * @throws CatalogException when it is, and holds a password, names no server or database, or has
   *     properties that are not known
   */
  static Optional<DatabaseLocation> of(String address) {
    Matcher jdbc = JDBC.matcher(address);
    if (jdbc.matches()) {
      Map<String, String> found = properties(address, jdbc.group(2));
      readServer(address, jdbc.group(1), found);
      return Optional.of(location(address, found));
    }
    Matcher url = URL.matcher(address);
    if (url.matches()) {
      return Optional.of(ofUrl(address, url));
    }
    boolean odbc =
        ODBC.matcher(address).matches()
            && OF_SQL_SERVER.matcher(address).matches()
            && !OF_OTHERS.matcher(address).matches();
    return odbc ? Optional.of(location(address, properties(address, address))) : Optional.empty();
  }

  private static DatabaseLocation ofUrl(String address, Matcher url) {
    String account = Optional.ofNullable(url.group(1)).orElse("");
    // a second @ is a password's, which may hold anything
    if (account.contains(":") || (url.group(2) + url.group(3)).contains("@")) {
      throw DatabaseLocation.passwordGiven(address);
    }
    String parameters = Optional.ofNullable(url.group(4)).orElse("");
    Map<String, String> found = new LinkedHashMap<>();
    for (String each : parameters.split("&")) {
      String[] parts = each.split("=", 2);
      String value = parts.length == 1 ? "" : decoded(parts[1]);
      if (parts[0].equalsIgnoreCase("odbc_connect")) {
        found.putAll(properties(address, value));
      } else if (!each.isEmpty()) {
        put(address, found, decoded(parts[0]), value);
      }
    }
    if (!url.group(2).isEmpty()) {
      readServer(address, url.group(2), found);
    }
    if (url.group(3) != null && !url.group(3).isEmpty()) {
      found.put("databaseName", decoded(url.group(3)));
    }
    if (!account.isEmpty()) {
      found.put("user", decoded(account));
    }
    return location(address, found);
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEncoded) {
      return text;
    }
  }

  private static Map<String, String> properties(String address, String text) {
    Map<String, String> found = new LinkedHashMap<>();
    Matcher property = PROPERTY.matcher(text);
    while (property.find()) {
      String value = property.group(2).strip();
      put(
          address,
          found,
          property.group(1),
          value.startsWith("{") && value.endsWith("}")
              ? value.substring(1, value.length() - 1).replace("}}", "}")
              : value);
    }
    return found;
  }

  private static void put(String address, Map<String, String> found, String name, String value) {
    String lower = name.strip().toLowerCase(Locale.ROOT);
    if (lower.matches(".*(pwd|password|token|secret).*")) {
      if (!value.isEmpty()) {
        throw DatabaseLocation.passwordGiven(address);
      }
      return;
    }
    String known = NAMES.get(lower);
    if (known == null) {
      if (!PASSED_OVER.contains(lower)) {
        throw new CatalogException(
            "the address has a parameter '%s' that is not known%s"
                .formatted(
                    name.strip(),
                    NearestNames.hint(name, NAMES.values().stream().distinct().toList())));
      }
    } else if (known.equals("serverName")) {
      readServer(address, value, found);
    } else {
      found.put(known, flag(known, value));
    }
  }

  /** ODBC says yes and no, and newer drivers mandatory and optional. */
  private static String flag(String name, String value) {
    if (!Set.of("encrypt", "trustServerCertificate", "integratedSecurity", "multiSubnetFailover")
        .contains(name)) {
      return value;
    }
    return switch (value.toLowerCase(Locale.ROOT)) {
      case "yes", "true", "1", "mandatory", "sspi" -> "true";
      case "no", "false", "0", "optional" -> "false";
      default -> value.toLowerCase(Locale.ROOT);
    };
  }

  private static void readServer(String address, String server, Map<String, String> found) {
    if (server.isBlank()) {
      return;
    }
    Matcher parts = SERVER.matcher(server.strip().replaceFirst("(?i)^\\(local\\)", "localhost"));
    if (!parts.matches()) {
      throw new CatalogException(
          "'%s' cannot be read: '%s' is no server's name: write sqlserver://USER@HOST:PORT/DATABASE"
              .formatted(DatabaseLocation.masked(address), DatabaseLocation.masked(server)));
    }
    found.put("serverName", parts.group(1).replaceFirst("^\\.$", "localhost"));
    if (parts.group(2) != null) {
      found.put("instanceName", parts.group(2));
    }
    if (parts.group(3) != null) {
      found.put("portNumber", parts.group(3));
    }
  }

  private static DatabaseLocation location(String address, Map<String, String> found) {
    refuseLogins(address, found);
    String database = found.getOrDefault("databaseName", "");
    if (!found.containsKey("serverName") || database.isEmpty()) {
      throw new CatalogException(
          "'%s' cannot be read: it names no %s: write sqlserver://USER@HOST:PORT/DATABASE"
              .formatted(
                  DatabaseLocation.masked(address),
                  found.containsKey("serverName") ? "database" : "server"));
    }
    String port = found.getOrDefault("portNumber", "");
    StringBuilder url = new StringBuilder("jdbc:sqlserver://").append(found.get("serverName"));
    if (found.containsKey("instanceName")) {
      url.append('\\').append(found.get("instanceName"));
    }
    url.append(port.isEmpty() ? "" : ":" + port).append(";databaseName=").append(braced(database));
    url.append(
        found.entrySet().stream()
            .filter(each -> !OF_SERVER.contains(each.getKey()))
            .map(each -> ";%s=%s".formatted(each.getKey(), braced(each.getValue())))
            .collect(Collectors.joining()));
    return new DatabaseLocation(
        Dialect.MSSQL, database, url.toString(), Optional.ofNullable(found.get("user")));
  }

  /** Libraries of Windows and of Azure are not part of the build, and the driver asks for them. */
  private static void refuseLogins(String address, Map<String, String> found) {
    String kind = found.getOrDefault("authentication", "");
    boolean ofWindows =
        "true".equals(found.get("integratedSecurity"))
            && !found.containsKey("authenticationScheme");
    if (ofWindows || kind.toLowerCase(Locale.ROOT).startsWith("activedirectory")) {
      throw new CatalogException(
          "'%s' cannot be read: it logs in %s, for which this program has no library: name a login of SQL Server, sqlserver://USER@HOST/DATABASE%s"
              .formatted(
                  DatabaseLocation.masked(address),
                  ofWindows ? "as the user of Windows" : "by Azure's " + kind,
                  ofWindows ? ", or add authenticationScheme=JavaKerberos to a JDBC URL" : ""));
    }
  }

  private static String braced(String value) {
    return value.matches("[^;{}=\\s]*") ? value : "{" + value.replace("}", "}}") + "}";
  }
}
