package dev.assay.cli.suite;

import dev.assay.catalog.SqlNames;
import dev.assay.cli.UsageException;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.DuckdbTypes;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.TablePlace;
import dev.assay.sql.TestTable;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A suite as SQLMesh's unit tests: in {@code models}, for each question a model that holds the
 * query; in {@code tests}, its test with the test data as inputs and the expected rows as outputs.
 * The tables that queries use are external, in a schema that has the database's name.
 */
final class SqlMeshFiles implements ToolFiles {

  /** How DuckDB refuses a text; dates and times it refuses in the same way are translated. */
  private static final Pattern NO_NUMBER =
      Pattern.compile(
          "Conversion Error.* string .* to (?:U?(?:HUGE|BIG)?INT\\d*|INTEGER|FLOAT|DOUBLE|DECIMAL)\\b",
          Pattern.DOTALL);

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");
  private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,18}");
  private static final Pattern FRACTIONS = Pattern.compile("DOUBLE|FLOAT|DECIMAL");
  private static final Pattern NUMBERS = Pattern.compile("[A-Z]*INT|DOUBLE|FLOAT|DECIMAL");

  private final ExportFolder folder;

  SqlMeshFiles(ExportFolder folder) {
    this.folder = folder;
  }

  @Override
  public void add(SuiteQuestion kept) {
    ExportedQuestion question = ExportedQuestion.of(kept, "SQLMesh");
    SqlMeshRows rows = new SqlMeshRows(kept.dialect());
    requireConversions(kept);
    String name = "assay." + question.model();
    Map<String, String> imported = new LinkedHashMap<>();
    Map<String, Object> inputs = new LinkedHashMap<>();
    for (TestTable table : question.tables()) {
      String input = place(question, Dialect.DUCKDB, table);
      if (!isNamed(table)) {
        imported.put(table.definition().name(), place(question, kept.dialect(), table));
      }
      Map<String, Object> given = new LinkedHashMap<>();
      given.put("columns", rows.types(table, columns(kept.dialect(), table)));
      given.put("rows", rows.given(table));
      inputs.put(input, given);
    }
    List<Map<String, @Nullable Object>> expected = rows.expected(question.result());
    folder.write("models/" + question.model() + ".sql", model(question, name, imported));
    String tests =
        ExportFolder.yaml(
            Map.of("test_" + question.model(), test(question, name, inputs, expected)));
    folder.write("tests/test_%s.yaml".formatted(question.model()), Jinja.escaped(tests));
  }

  /**
   * SQLite makes some number of any text, and DuckDB, on which SQLMesh tests, refuses. What else
   * DuckDB does not understand of the query, SQLMesh may translate.
   */
  private static void requireConversions(SuiteQuestion kept) {
    if (kept.dialect() != Dialect.SQLITE) {
      return;
    }
    SqlEngine engine = SqlEngines.forDialect(Dialect.DUCKDB, SqlLimits.DEFAULT);
    List<TestTable> tables = kept.test().tables().stream().map(SqlMeshFiles::inDuckdb).toList();
    if (engine.execute(tables, kept.sql()) instanceof SqlOutcome.Failed(var failure)
        && NO_NUMBER.matcher(failure.message()).find()) {
      throw new UsageException(
          "SQLMesh tests on DuckDB, which makes no number of some text: " + failure.message());
    }
  }

  private static TestTable inDuckdb(TestTable table) {
    Map<String, String> types = columns(Dialect.SQLITE, table);
    return new TestTable(
        new TableDefinition(
            table.definition().name(),
            table.definition().columns().stream()
                .map(
                    column ->
                        new ColumnDefinition(
                            column.name(), String.valueOf(types.get(column.name())), true))
                .toList(),
            List.of(),
            List.of()),
        table.rows());
  }

  @Override
  public void end() {
    // each question's files say all that SQLMesh has to know
  }

  private static Map<String, Object> test(
      ExportedQuestion question,
      String name,
      Map<String, Object> inputs,
      List<Map<String, @Nullable Object>> expected) {
    Map<String, Object> test = new LinkedHashMap<>();
    test.put("model", name);
    test.put("description", question.question().file().question());
    test.put("inputs", inputs);
    test.put("outputs", Map.of("query", Map.of("rows", expected)));
    String moment = question.question().file().asOf();
    if (moment != null) {
      test.put("vars", Map.of("execution_time", withoutZone(moment)));
    }
    return test;
  }

  /** SQLMesh reads no names of zones; a query's "now" is what clocks of its zone show. */
  private static String withoutZone(String moment) {
    return moment.contains("T") ? SuiteQuestion.asOf(moment).local().toString() : moment;
  }

  private static String model(
      ExportedQuestion question, String name, Map<String, String> imported) {
    return """
        MODEL (
          name %s,
          kind VIEW,
          dialect %s,
          description '%s'
        );

        %s"""
        .formatted(
            name,
            dialect(question.question().dialect()),
            question.question().file().question().replaceAll("[\\s\\\\]+", " ").replace("'", "''"),
            query(question, imported));
  }

  /** SQLMesh looks for templates in texts, too, and executes them where it is told of some. */
  private static String query(ExportedQuestion question, Map<String, String> imported) {
    String query = question.query(imported, UnaryOperator.identity());
    if (!Jinja.beginsIn(query)) {
      return query;
    }
    try {
      return "JINJA_QUERY_BEGIN;\n%sJINJA_END;\n"
          .formatted(Jinja.escaped(question.question().dialect(), query));
    } catch (RefusedSqlException unreadable) {
      throw new UsageException(String.valueOf(unreadable.getMessage()), unreadable);
    }
  }

  /** SQLMesh's name of a dialect. */
  private static String dialect(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL -> "postgres";
      case MSSQL -> "tsql";
      case MARIADB -> "mysql";
      case H2, DB2 -> "";
      default -> dialect.id();
    };
  }

  private static boolean isNamed(TestTable table) {
    TablePlace place = table.definition().place();
    return place != null && place.named();
  }

  /** Where the table is, in a dialect's quotes; tests are read in those of DuckDB. */
  private static String place(ExportedQuestion question, Dialect dialect, TestTable table) {
    TablePlace place = table.definition().place();
    return isNamed(table)
        ? SqlNames.written(dialect, Objects.requireNonNull(place).schema())
            + "."
            + SqlNames.written(dialect, place.table())
        : question.source() + "." + SqlNames.written(dialect, table.definition().name());
  }

  /**
   * The types in DuckDB, where SQLMesh tests, since it cannot tell them where the first is NULL.
   */
  private static Map<String, String> columns(Dialect dialect, TestTable table) {
    Map<String, String> columns = new LinkedHashMap<>();
    for (ColumnDefinition column : table.definition().columns()) {
      String declared = DuckdbTypes.declaration(column.declaredType());
      columns.put(
          column.name(),
          dialect == Dialect.SQLITE ? held(declared, values(table.rows(), column)) : declared);
    }
    return columns;
  }

  private static List<@Nullable Object> values(Table rows, ColumnDefinition column) {
    for (int at = 0; at < rows.columnCount(); at++) {
      if (rows.columnNames().get(at).equalsIgnoreCase(column.name())) {
        return rows.values(at);
      }
    }
    return List.of();
  }

  /** SQLite's columns hold what is put into them, whatever they are declared; days are text. */
  private static String held(String declared, List<@Nullable Object> values) {
    boolean isNumber =
        NUMBERS.matcher(declared).lookingAt() || values.stream().anyMatch(Number.class::isInstance);
    boolean areNumbers =
        values.stream()
            .allMatch(value -> value == null || NUMBER.matcher(value.toString()).matches());
    if (!isNumber || !areNumbers) {
      return values.stream().anyMatch(Binary.class::isInstance) ? "BLOB" : "VARCHAR";
    }
    boolean isWhole =
        values.stream()
            .allMatch(value -> value == null || WHOLE.matcher(value.toString()).matches());
    return isWhole && !FRACTIONS.matcher(declared).lookingAt() ? "BIGINT" : "DOUBLE";
  }
}
