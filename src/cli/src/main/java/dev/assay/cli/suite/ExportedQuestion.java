package dev.assay.cli.suite;

import dev.assay.catalog.SqlNames;
import dev.assay.cli.UsageException;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.sql.TestTable;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A question that passes its test, as other tools' files have it: a model that holds the query, and
 * rows as maps.
 *
 * @param model the model's name
 * @param source what the database is called there
 * @param result what the query gives on the test data
 */
record ExportedQuestion(SuiteQuestion question, String model, String source, Table result) {

  private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final Pattern BEGINS_WITH =
      Pattern.compile("\\A\\s*with(\\s+recursive)?\\s+", Pattern.CASE_INSENSITIVE);

  /**
   * Executes the question's test.
   *
   * @param tool who is to read it
   * @throws UsageException when it does not pass, or a column has no name
   */
  static ExportedQuestion of(SuiteQuestion question, String tool) {
    SqlTest.Outcome outcome = question.run();
    Table result = outcome.result();
    if (result == null || !outcome.passed()) {
      throw new UsageException("it does not pass its test: " + outcome.problems().getFirst());
    }
    requireNames(result, tool);
    return new ExportedQuestion(
        question,
        modelOf(question),
        FolderNames.of(question.file().database(), "database").replace('-', '_'),
        result);
  }

  /** The name of a question's model. */
  static String modelOf(SuiteQuestion question) {
    return "assay_" + question.name().replaceAll("[^A-Za-z0-9_]", "_");
  }

  /** The columns of a model need names, and each its own. */
  private static void requireNames(Table result, String tool) {
    Set<String> seen = new HashSet<>();
    for (String name : result.columnNames()) {
      if (!PLAIN_NAME.matcher(name).matches() || !seen.add(name)) {
        throw new UsageException(
            "%s needs a name for each column, and '%s' is none: give it one with AS in query.sql"
                .formatted(tool, name));
      }
    }
  }

  List<TestTable> tables() {
    return question.test().tables();
  }

  /**
   * The query, before which tables are named by WITH, as these tools' style has it.
   *
   * @param imported the tables' names, and what they are there
   * @param escaped what the tool would take for its own
   */
  String query(Map<String, String> imported, UnaryOperator<String> escaped) {
    String query = statement();
    if (imported.isEmpty()) {
      return escaped.apply(query) + "\n";
    }
    String imports =
        imported.entrySet().stream()
            .map(
                table ->
                    "%s as (select * from %s)"
                        .formatted(
                            escaped.apply(SqlNames.written(question.dialect(), table.getKey())),
                            table.getValue()))
            .collect(Collectors.joining(",\n"));
    Matcher begin = BEGINS_WITH.matcher(query);
    if (begin.find()) {
      String recursive = begin.group(1) == null ? "" : " recursive";
      return "with%s %s,\n%s\n"
          .formatted(recursive, imports, escaped.apply(query.substring(begin.end())));
    }
    return "with %s\n%s\n".formatted(imports, escaped.apply(query));
  }

  /** The query without the semicolon that ends it, since the tools put it into another query. */
  private String statement() {
    try {
      List<SqlToken> tokens = SqlLexer.tokens(question.dialect(), question.sql());
      int last = tokens.size() - 1;
      while (last >= 0 && tokens.get(last).isSymbol(';')) {
        last--;
      }
      return last == tokens.size() - 1
          ? question.sql()
          : question.sql().substring(0, tokens.get(last).end());
    } catch (RefusedSqlException unreadable) {
      throw new UsageException(String.valueOf(unreadable.getMessage()), unreadable);
    }
  }

  /** The rows, each with the names of its columns. */
  static List<Map<String, @Nullable Object>> rows(Table table) {
    List<Map<String, @Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows()) {
      Map<String, @Nullable Object> cells = new LinkedHashMap<>();
      for (int column = 0; column < row.size(); column++) {
        cells.put(table.columnNames().get(column), cell(row.get(column)));
      }
      rows.add(cells);
    }
    return rows;
  }

  private static @Nullable Object cell(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Boolean flag -> flag;
      case Number number -> number;
      case Binary binary -> binary.hex();
      default -> value.toString();
    };
  }
}
