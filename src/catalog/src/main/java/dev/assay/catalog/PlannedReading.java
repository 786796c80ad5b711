package dev.assay.catalog;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.sql.Dialect;
import dev.assay.sql.Queries;
import dev.assay.sql.TimedQuery;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How many rows of its tables a database thinks that it will read for a query, by the plan that it
 * makes and does not execute; a join goes through as many as it makes, at least. Tables that were
 * never analyzed are unknown to it, and count little.
 */
final class PlannedReading {

  private static final Duration TIME = Duration.ofSeconds(10);
  private static final int LONGEST = 10_000_000;
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Joins for which DuckDB estimates nothing: each row of one side is held against the other. */
  private static final Set<String> OF_EVERYTHING =
      Set.of("CROSS_PRODUCT", "NESTED_LOOP_JOIN", "BLOCKWISE_NL_JOIN");

  /** Parts of plans that hand rows on as they come, and make no more than a LIMIT above wants. */
  private static final Set<String> STREAMS =
      Set.of(
          "Nested Loop",
          "Hash Join",
          "Merge Join",
          "Result",
          "Subquery Scan",
          "Gather",
          "HASH_JOIN",
          "CROSS_PRODUCT",
          "NESTED_LOOP_JOIN",
          "BLOCKWISE_NL_JOIN",
          "PROJECTION",
          "FILTER");

  private static final Set<String> LIMITS = Set.of("Limit", "LIMIT", "STREAMING_LIMIT");

  private final Queries queries;
  private final Dialect dialect;

  PlannedReading(Queries queries, Dialect dialect) {
    this.queries = queries;
    this.dialect = dialect;
  }

  /** Whether plans of a dialect say how many rows are read. */
  static boolean isTold(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL, MYSQL, MARIADB, DUCKDB -> true;
      default -> false;
    };
  }

  /**
   * The rows; empty where the database's plans do not say.
   *
   * @throws SQLException when it makes no plan
   */
  OptionalLong of(String sql) throws SQLException {
    double rows =
        switch (dialect) {
          case POSTGRESQL -> postgresql(sql);
          case MYSQL, MARIADB -> mysql(sql);
          case DUCKDB -> duckdb(sql);
          default -> Double.NaN;
        };
    return Double.isNaN(rows) ? OptionalLong.empty() : OptionalLong.of((long) rows);
  }

  private List<Map<String, Object>> asked(String sql) throws SQLException {
    return queries.read(
        new TimedQuery(sql, TIME, LONGEST),
        source -> {
          List<Map<String, Object>> rows = new ArrayList<>();
          for (List<@Nullable Object> row = source.next(); row != null; row = source.next()) {
            rows.add(named(source.names(), row));
          }
          return rows;
        });
  }

  private static Map<String, Object> named(List<String> names, List<@Nullable Object> row) {
    Map<String, Object> named = new HashMap<>();
    for (int column = 0; column < names.size(); column++) {
      Object value = row.get(column);
      if (value != null) {
        named.put(names.get(column), value);
      }
    }
    return named;
  }

  private double postgresql(String sql) throws SQLException {
    String plan =
        asked("EXPLAIN (FORMAT JSON) " + sql).getFirst().values().iterator().next().toString();
    try {
      JsonNode top = JSON.readTree(plan).path(0).path("Plan");
      return read(top, sizes(top.findValuesAsText("Relation Name")), false);
    } catch (JsonProcessingException unreadable) {
      return Double.NaN;
    }
  }

  /** How many rows tables of these names have; of several of one name, the largest. */
  private Map<String, Double> sizes(List<String> tables) throws SQLException {
    String names =
        tables.stream()
            .distinct()
            .map(name -> "'" + name.replace("'", "''") + "'")
            .collect(Collectors.joining(", "));
    Map<String, Double> sizes = new HashMap<>();
    if (!names.isEmpty()) {
      asked(
              "SELECT relname::text AS name, reltuples::float8 AS size FROM pg_catalog.pg_class"
                  + " WHERE relname IN (%s)".formatted(names))
          .forEach(row -> sizes.merge(String.valueOf(row.get("name")), size(row), Math::max));
    }
    return sizes;
  }

  private static double size(Map<String, Object> row) {
    return number(row.get("size"));
  }

  /** Whether a LIMIT cuts short what is below a part of a plan. */
  private static boolean isCut(String part, boolean cut) {
    return LIMITS.contains(part) || cut && STREAMS.contains(part);
  }

  /**
   * A scan from end to end reads the whole table, whatever few rows it gives.
   *
   * @param cut whether a LIMIT above ends it
   */
  private static double read(JsonNode node, Map<String, Double> sizes, boolean cut) {
    double own = 0;
    if (node.has("Relation Name")) {
      double given = node.path("Plan Rows").asDouble();
      boolean whole = node.path("Node Type").asText().equals("Seq Scan");
      double size = sizes.getOrDefault(node.path("Relation Name").asText(), given);
      own = whole ? Math.max(given, size) : given;
    }
    JsonNode parts = node.path("Plans");
    boolean nested = node.path("Node Type").asText().equals("Nested Loop") && parts.size() == 2;
    boolean cutBelow = isCut(node.path("Node Type").asText(), cut);
    double times = nested ? Math.max(1, parts.path(0).path("Plan Rows").asDouble()) : 1;
    double read = own;
    for (int part = 0; part < parts.size(); part++) {
      boolean repeats = nested && part == 1 && !isKept(parts.get(part));
      read += read(parts.get(part), sizes, cutBelow) * (repeats ? times : 1);
    }
    return parts.size() > 1 && !cut ? Math.max(read, node.path("Plan Rows").asDouble()) : read;
  }

  /** What is kept is read once, however often it is gone through. */
  private static boolean isKept(JsonNode node) {
    return node.path("Node Type").asText().equals("Materialize");
  }

  private double duckdb(String sql) throws SQLException {
    for (Map<String, Object> row : asked("EXPLAIN (FORMAT JSON) " + sql)) {
      try {
        JsonNode top = JSON.readTree(String.valueOf(row.get("explain_value"))).path(0);
        return scanned(top, duckdbSizes(), false).read();
      } catch (JsonProcessingException unreadable) {
        return Double.NaN;
      }
    }
    return Double.NaN;
  }

  /** How many rows tables have, by names without their schemas; of one name, the largest. */
  private Map<String, Double> duckdbSizes() throws SQLException {
    Map<String, Double> sizes = new HashMap<>();
    asked("SELECT table_name AS name, estimated_size AS size FROM duckdb_tables()")
        .forEach(row -> sizes.merge(String.valueOf(row.get("name")), size(row), Math::max));
    return sizes;
  }

  /** The table of a scan from end to end; what its filters leave is less than it reads. */
  private static double size(JsonNode node, Map<String, Double> sizes) {
    JsonNode scan = node.path("extra_info");
    String table = scan.path("Table").asText();
    return scan.path("Type").asText().equals("Sequential Scan")
        ? sizes.getOrDefault(table.substring(table.lastIndexOf('.') + 1), 0.0)
        : 0;
  }

  /** What a part of a plan gives, and what is read for it. */
  private record Scanned(double given, double read) {}

  private static Scanned scanned(JsonNode node, Map<String, Double> sizes, boolean cut) {
    String name = node.path("name").asText();
    double most = 0;
    double product = 1;
    double read = 0;
    JsonNode parts = node.path("children");
    for (JsonNode part : parts) {
      Scanned scanned = scanned(part, sizes, isCut(name, cut));
      most = Math.max(most, scanned.given());
      product *= Math.max(1, scanned.given());
      read += scanned.read();
    }
    double pairs = OF_EVERYTHING.contains(name) ? product : most;
    double estimated = number(node.path("extra_info").path("Estimated Cardinality").textValue());
    double given = estimated > 0 ? estimated : pairs;
    double made = parts.size() == 1 || cut ? 0 : Math.max(given, pairs);
    return new Scanned(given, Math.max(read, Math.max(made, size(node, sizes))));
  }

  /** Tables of one SELECT are read in the plan's order, each for every row of those before. */
  private double mysql(String sql) throws SQLException {
    double read = 0;
    double times = 1;
    @Nullable Object select = null;
    for (Map<String, Object> row : asked("EXPLAIN " + sql)) {
      if (!String.valueOf(row.get("id")).equals(String.valueOf(select))) {
        select = row.get("id");
        times = 1;
      }
      double rows = number(row.get("rows"));
      read += times * rows;
      times *= Math.max(1, rows);
    }
    return read;
  }

  private static double number(@Nullable Object value) {
    try {
      return value == null ? 0 : Double.parseDouble(value.toString());
    } catch (NumberFormatException none) {
      return 0;
    }
  }
}
