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
      return read(top, sizes(top.findValuesAsText("Relation Name")));
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

  /** A scan from end to end reads the whole table, whatever few rows it gives. */
  private static double read(JsonNode node, Map<String, Double> sizes) {
    double own = 0;
    if (node.has("Relation Name")) {
      double given = node.path("Plan Rows").asDouble();
      boolean whole = node.path("Node Type").asText().equals("Seq Scan");
      double size = sizes.getOrDefault(node.path("Relation Name").asText(), given);
      own = whole ? Math.max(given, size) : given;
    }
    JsonNode parts = node.path("Plans");
    boolean nested = node.path("Node Type").asText().equals("Nested Loop") && parts.size() == 2;
    double times = nested ? Math.max(1, parts.path(0).path("Plan Rows").asDouble()) : 1;
    double read = own;
    for (int part = 0; part < parts.size(); part++) {
      boolean repeats = nested && part == 1 && !isKept(parts.get(part));
      read += read(parts.get(part), sizes) * (repeats ? times : 1);
    }
    return parts.size() > 1 ? Math.max(read, node.path("Plan Rows").asDouble()) : read;
  }

  /** What is kept is read once, however often it is gone through. */
  private static boolean isKept(JsonNode node) {
    return node.path("Node Type").asText().equals("Materialize");
  }

  private double duckdb(String sql) throws SQLException {
    for (Map<String, Object> row : asked("EXPLAIN (FORMAT JSON) " + sql)) {
      try {
        return scanned(JSON.readTree(String.valueOf(row.get("explain_value"))).path(0)).read();
      } catch (JsonProcessingException unreadable) {
        return Double.NaN;
      }
    }
    return Double.NaN;
  }

  /** What a part of a plan gives, and what is read for it. */
  private record Scanned(double given, double read) {}

  private static Scanned scanned(JsonNode node) {
    double most = 0;
    double product = 1;
    double read = 0;
    JsonNode parts = node.path("children");
    for (JsonNode part : parts) {
      Scanned scanned = scanned(part);
      most = Math.max(most, scanned.given());
      product *= Math.max(1, scanned.given());
      read += scanned.read();
    }
    double pairs = OF_EVERYTHING.contains(node.path("name").asText()) ? product : most;
    double estimated = number(node.path("extra_info").path("Estimated Cardinality").textValue());
    double given = estimated > 0 ? estimated : pairs;
    return new Scanned(given, parts.size() == 1 ? read : Math.max(read, Math.max(given, pairs)));
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
