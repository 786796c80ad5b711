package dev.assay.catalog;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The parameters of a server's address, under the names that its driver knows. What no driver knows
 * would be passed over in silence, and is refused.
 */
final class AddressParameters {

  /** What sets the schemas, in JDBC, in SQLAlchemy's words, and in PostgreSQL's own. */
  private static final Set<String> SCHEMAS = Set.of("currentschema", "schema", "search_path");

  private static final Pattern SCHEMA = Pattern.compile("\\s*(?:\"(?:[^\"]|\"\")*+\"|[^,\"]+)\\s*");

  private static final Map<String, String> OF_LIBPQ =
      Map.of("application_name", "ApplicationName", "connect_timeout", "connectTimeout");

  private static final Set<String> POSTGRESQL =
      words(
          "adaptiveFetch allowEncodingChanges ApplicationName assumeMinServerVersion binaryTransfer"
              + " channelBinding connectTimeout connect_timeout currentSchema defaultRowFetchSize"
              + " gssEncMode gsslib hostRecheckSeconds jaasApplicationName kerberosServerName"
              + " loadBalanceHosts loginTimeout options preferQueryMode prepareThreshold readOnly"
              + " receiveBufferSize sendBufferSize service socketFactory socketTimeout ssl sslcert"
              + " sslfactory sslhostnameverifier sslkey sslmode sslNegotiation sslrootcert"
              + " sslResponseTimeout stringtype targetServerType tcpKeepAlive user"
              + " application_name");
  private static final Set<String> MARIADB =
      words(
          "allowPublicKeyRetrieval autoReconnect cachePrepStmts characterEncoding charset"
              + " connectionTimeZone connectTimeout connectionCollation disableSslHostnameVerification"
              + " enabledSslCipherSuites enabledSslProtocolSuites forceConnectionTimeZoneToSession"
              + " keyStore keyStoreType localSocket maxQuerySizeToLog requireSSL restrictedAuth"
              + " serverSslCert serverTimezone sessionVariables socketTimeout sslMode ssl-mode"
              + " tcpKeepAlive timezone tlsSocketType tinyInt1isBit transformedBitIsBoolean"
              + " trustServerCertificate useCompression useServerPrepStmts useSSL useUnicode user"
              + " verifyServerCertificate yearIsDateType zeroDateTimeBehavior");

  private AddressParameters() {}

  private static Set<String> words(String text) {
    return Set.of(text.split(" "));
  }

  /**
   * The parameters as the driver takes them, without the question mark.
   *
   * @throws CatalogException when one is not known
   */
  static String read(String parameters, boolean postgresql) {
    Map<String, String> read = new LinkedHashMap<>();
    for (String each : parameters.split("&")) {
      if (each.isEmpty()) {
        continue;
      }
      String[] parts = each.split("=", 2);
      String value = parts.length == 1 ? "" : parts[1];
      if (postgresql && SCHEMAS.contains(parts[0].toLowerCase(Locale.ROOT))) {
        read.put("currentSchema", path(value));
      } else {
        read.put(known(parts[0], postgresql), value);
      }
    }
    return read.entrySet().stream()
        .map(
            each ->
                each.getValue().isEmpty() ? each.getKey() : each.getKey() + "=" + each.getValue())
        .collect(Collectors.joining("&"));
  }

  private static String known(String name, boolean postgresql) {
    Set<String> all = postgresql ? POSTGRESQL : MARIADB;
    return all.stream()
        .filter(name::equalsIgnoreCase)
        .findFirst()
        .map(found -> postgresql ? OF_LIBPQ.getOrDefault(found, found) : found)
        .orElseThrow(
            () ->
                new CatalogException(
                    "the address has a parameter '%s' that is not known%s"
                        .formatted(name, NearestNames.hint(name, names(all, postgresql)))));
  }

  private static List<String> names(Set<String> all, boolean postgresql) {
    return Stream.concat(all.stream(), postgresql ? SCHEMAS.stream() : Stream.empty())
        .distinct()
        .sorted(String.CASE_INSENSITIVE_ORDER)
        .toList();
  }

  /** Schemas as people write them, parted by commas, with quotes where the server wants them. */
  private static String path(String value) {
    if (value.matches("[\\w,]*")) {
      return value;
    }
    String text;
    try {
      text = URLDecoder.decode(value, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException notEncoded) {
      text = value;
    }
    String path =
        SCHEMA
            .matcher(text)
            .results()
            .map(match -> match.group().strip())
            .filter(schema -> !schema.isEmpty())
            .map(schema -> schema.matches("\".*\"|\\w+") ? schema : quoted(schema))
            .collect(Collectors.joining(","));
    return URLEncoder.encode(path, StandardCharsets.UTF_8);
  }

  /** The parameters with other schemas, which become the connection's search path. */
  static String withSchemas(String parameters, List<String> schemas) {
    List<String> all = new ArrayList<>();
    for (String each : parameters.split("&")) {
      if (!each.isEmpty() && !each.startsWith("currentSchema=")) {
        all.add(each);
      }
    }
    String path = schemas.stream().map(AddressParameters::quoted).collect(Collectors.joining(","));
    all.add("currentSchema=" + URLEncoder.encode(path, StandardCharsets.UTF_8));
    return String.join("&", all);
  }

  private static String quoted(String schema) {
    return schema.matches("[a-z_][a-z0-9_]*") ? schema : '"' + schema.replace("\"", "\"\"") + '"';
  }
}
