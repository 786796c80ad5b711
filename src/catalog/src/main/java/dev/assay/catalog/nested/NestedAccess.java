package dev.assay.catalog.nested;

import dev.assay.sql.Dialect;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How a dialect reads the fields of JSON in a column.
 *
 * @param table the table's name as SQL writes it
 * @param column the column's name as SQL writes it
 * @param declaredType by which PostgreSQL tells json from jsonb, and both from text
 */
record NestedAccess(Dialect dialect, String table, String column, String declaredType) {

  /** Whether the fields are the type's own, and no JSON. */
  private boolean isDeclared() {
    return !DeclaredFields.of(declaredType).isEmpty();
  }

  /** Reads one value that no array is on the way to; empty where the dialect's way is not known. */
  String value(List<String> path) {
    if (isDeclared()) {
      return switch (dialect) {
        case BIGQUERY, DUCKDB, DATABRICKS, TRINO -> column + dotted(path);
        case SNOWFLAKE -> variant(column, path);
        default -> "";
      };
    }
    return switch (dialect) {
      case SQLITE -> "json_extract(%s, %s)".formatted(column, jsonPath(path));
      case POSTGRESQL -> arrows(document(), path);
      case DUCKDB -> "json_extract_string(%s, %s)".formatted(column, jsonPath(path));
      case MYSQL -> "%s ->> %s".formatted(column, jsonPath(path));
      case MARIADB, ORACLE, MSSQL, DB2 -> "JSON_VALUE(%s, %s)".formatted(column, jsonPath(path));
      case BIGQUERY -> "JSON_VALUE(%s, %s)".formatted(column, jsonPath(path));
      case SNOWFLAKE -> variant(document(), path);
      case TRINO -> "json_extract_scalar(%s, %s)".formatted(column, jsonPath(path));
      case DATABRICKS -> "get_json_object(%s, %s)".formatted(column, jsonPath(path));
      case REDSHIFT ->
          "json_extract_path_text(%s, %s)"
              .formatted(
                  column,
                  path.stream().map(NestedAccess::literal).collect(Collectors.joining(", ")));
      case H2 -> "";
    };
  }

  /**
   * Makes rows of the elements of an array; empty where the dialect's way is not known.
   *
   * @param array the path to the array
   * @param inner the path from an element to a value within it; empty for the element itself
   */
  String rows(List<String> array, List<String> inner) {
    if (isDeclared() && dialect == Dialect.BIGQUERY) {
      return "FROM %s, UNNEST(%s.%s%s) AS item, then item%s"
          .formatted(table, table, column, dotted(array), dotted(inner));
    }
    if (isDeclared() && dialect != Dialect.SNOWFLAKE) {
      return "";
    }
    return switch (dialect) {
      case SQLITE ->
          "FROM %s, json_each(%s.%s, %s) AS item, then %s"
              .formatted(
                  table,
                  table,
                  column,
                  jsonPath(array),
                  inner.isEmpty() ? "item.value" : "item.value ->> " + jsonPath(inner));
      case POSTGRESQL ->
          "FROM %s CROSS JOIN LATERAL %s(%s) AS item, then %s"
              .formatted(
                  table,
                  isPlainJson() ? "json_array_elements" : "jsonb_array_elements",
                  array.isEmpty() ? document() : arrows(document(), array).replace("->>", "->"),
                  inner.isEmpty() ? "item #>> '{}'" : arrows("item", inner));
      case MYSQL, MARIADB ->
          "FROM %s, JSON_TABLE(%s.%s, '%s[*]' COLUMNS (field VARCHAR(1000) PATH %s)) AS item, then item.field"
              .formatted(table, table, column, bare(array), jsonPath(inner));
      case BIGQUERY ->
          "FROM %s, UNNEST(JSON_QUERY_ARRAY(%s.%s, %s)) AS item, then %s"
              .formatted(
                  table,
                  table,
                  column,
                  jsonPath(array),
                  "JSON_VALUE(item, %s)".formatted(jsonPath(inner)));
      case SNOWFLAKE ->
          "FROM %s, LATERAL FLATTEN(INPUT => %s) AS item, then %s"
              .formatted(
                  table,
                  variant(document(), array).replace("::STRING", ""),
                  variant("item.value", inner));
      case ORACLE, MSSQL, DB2, DUCKDB, H2, REDSHIFT, DATABRICKS, TRINO -> "";
    };
  }

  private boolean isPlainJson() {
    return declaredType.strip().equalsIgnoreCase("json");
  }

  /** The column as a document: text is cast, or read. */
  private String document() {
    if (dialect == Dialect.SNOWFLAKE) {
      return declaredType.strip().matches("(?is)(variant|object|array|map)\\b.*")
          ? column
          : "PARSE_JSON(%s)".formatted(column);
    }
    return isPlainJson() || declaredType.strip().equalsIgnoreCase("jsonb")
        ? column
        : column + "::jsonb";
  }

  private static String arrows(String from, List<String> path) {
    StringBuilder text = new StringBuilder(from);
    for (int step = 0; step < path.size(); step++) {
      text.append(step == path.size() - 1 ? " ->> " : " -> ").append(literal(path.get(step)));
    }
    return text.toString();
  }

  private static String dotted(List<String> path) {
    return path.stream()
        .map(name -> name.matches("[A-Za-z_][A-Za-z0-9_]*") ? name : '`' + name + '`')
        .map("."::concat)
        .collect(Collectors.joining());
  }

  /** Snowflake's path, of which every name tells case. */
  private static String variant(String from, List<String> path) {
    return from
        + path.stream()
            .map(
                name ->
                    name.matches("[A-Za-z_][A-Za-z0-9_]*")
                        ? name
                        : '"' + name.replace("\"", "\"\"") + '"')
            .collect(Collectors.joining(".", path.isEmpty() ? "" : ":", "::STRING"));
  }

  private static String jsonPath(List<String> path) {
    return literal(path(path));
  }

  private static String bare(List<String> path) {
    return path(path).replace("'", "''");
  }

  private static String path(List<String> path) {
    return path.stream()
        .map(
            name ->
                name.matches("[A-Za-z_][A-Za-z0-9_]*")
                    ? "." + name
                    : ".\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"')
        .collect(Collectors.joining("", "$", ""));
  }

  private static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
