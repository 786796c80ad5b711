package dev.assay.cli.suite;

import com.fasterxml.jackson.core.JacksonException;
import dev.assay.cli.UsageException;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TestTable;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Rows as SQLMesh reads them. It parses the name of each column as SQL, casts cells to the column's
 * type in DuckDB, and compares what comes out as Python's values.
 */
record SqlMeshRows(Dialect dialect) {

  private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private static final Pattern ARRAY = Pattern.compile("\\{[^{}]*}");

  private static final Pattern NESTED_TYPE =
      Pattern.compile(".*\\[\\d*]|(STRUCT|MAP|UNION)\\b.*", Pattern.DOTALL);

  /** The rows of a table. */
  List<Map<String, @Nullable Object>> given(TestTable table) {
    requireHeld("table '%s'".formatted(table.definition().name()), table.rows());
    return ExportedQuestion.rows(table.rows()).stream().map(SqlMeshRows::quoted).toList();
  }

  /** The rows that the query gives. */
  List<Map<String, @Nullable Object>> expected(Table result) {
    requireHeld("the result", result);
    for (int at = 0; at < result.columnCount(); at++) {
      for (Object value : result.values(at)) {
        if (value instanceof String text && mayBeNested(text)) {
          throw new UsageException(
              "SQLMesh compares lists and structs as Python's, and column '%s' of the result may"
                      .formatted(result.columnNames().get(at))
                  + " hold one");
        }
      }
    }
    return ExportedQuestion.rows(result);
  }

  /** Lists and structs of DuckDB come out as JSON, arrays of PostgreSQL as it writes them. */
  private boolean mayBeNested(String text) {
    return switch (dialect) {
      case DUCKDB -> isStructure(text);
      case POSTGRESQL -> ARRAY.matcher(text).matches() || isStructure(text);
      default -> false;
    };
  }

  private static boolean isStructure(String text) {
    if (!text.startsWith("[") && !text.startsWith("{")) {
      return false;
    }
    try {
      return Json.parse(text.getBytes(StandardCharsets.UTF_8)).isContainerNode();
    } catch (JacksonException noJson) {
      return false;
    }
  }

  /** The types of a table's columns, by their names. */
  Map<String, String> types(TestTable table, Map<String, String> declared) {
    for (ColumnDefinition column : table.definition().columns()) {
      String type = String.valueOf(declared.get(column.name()));
      if (type.equals("JSON") && lacksSome(table, column)) {
        throw new UsageException(
            "SQLMesh's tests hold no NULL of type JSON, and column '%s' of table '%s' has one"
                .formatted(column.name(), table.definition().name()));
      }
      if (NESTED_TYPE.matcher(type).matches()
          && (dialect != Dialect.DUCKDB || type.startsWith("MAP"))) {
        throw new UsageException(
            "SQLMesh's tests hold no %s as %s writes it, and column '%s' of table '%s' is one"
                .formatted(type, dialect.promptName(), column.name(), table.definition().name()));
      }
    }
    return declared.entrySet().stream()
        .collect(
            Collectors.toMap(
                column -> quoted(column.getKey()),
                Map.Entry::getValue,
                (first, _) -> first,
                LinkedHashMap::new));
  }

  private static boolean lacksSome(TestTable table, ColumnDefinition column) {
    int at = table.definition().columns().indexOf(column);
    return table.completeRows().stream().anyMatch(row -> row.get(at) == null);
  }

  private static void requireHeld(String place, Table rows) {
    for (int at = 0; at < rows.columnCount(); at++) {
      if (rows.values(at).stream().anyMatch(Binary.class::isInstance)) {
        throw new UsageException(
            "SQLMesh's tests hold no bytes, and column '%s' of %s has some"
                .formatted(rows.columnNames().get(at), place));
      }
    }
  }

  private static Map<String, @Nullable Object> quoted(Map<String, @Nullable Object> row) {
    Map<String, @Nullable Object> quoted = new LinkedHashMap<>();
    row.forEach((name, cell) -> quoted.put(quoted(name), cell));
    return quoted;
  }

  /** {@code 1_000} would be a number. */
  private static String quoted(String name) {
    return WORD.matcher(name).matches() ? name : "\"" + name.replace("\"", "\"\"") + "\"";
  }
}
