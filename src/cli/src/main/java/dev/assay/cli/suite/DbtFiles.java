package dev.assay.cli.suite;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.assay.cli.UsageException;
import dev.assay.sql.TablePlace;
import dev.assay.sql.TestTable;
import dev.assay.table.Binary;
import dev.assay.table.Table;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A suite as dbt's unit tests: for each question a model that holds the query, and a unit test with
 * the test data as given and the expected rows. The tables that queries use are sources.
 */
final class DbtFiles {

  private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
  private static final Pattern BEGINS_WITH =
      Pattern.compile("\\A\\s*with(\\s+recursive)?\\s+", Pattern.CASE_INSENSITIVE);

  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder()
              .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
              .disable(YAMLGenerator.Feature.SPLIT_LINES)
              .build());

  private final Path folder;

  DbtFiles(Path folder) {
    this.folder = folder;
  }

  /**
   * Writes all questions.
   *
   * @return why questions are left out, by their names
   */
  Map<String, String> write(List<SuiteQuestion> questions) {
    Map<String, String> left = new TreeMap<>();
    Map<String, Set<String>> sources = new TreeMap<>();
    for (SuiteQuestion question : questions) {
      try {
        write(question, sources);
      } catch (UsageException unfit) {
        left.put(question.name(), String.valueOf(unfit.getMessage()));
      }
    }
    write("assay_sources.yml", sources(sources));
    return left;
  }

  private void write(SuiteQuestion question, Map<String, Set<String>> sources) {
    SqlTest.Outcome outcome = question.run();
    Table result = outcome.result();
    if (result == null || !outcome.passed()) {
      throw new UsageException("it does not pass its test: " + outcome.problems().getFirst());
    }
    requireNames(result);
    String source = FolderNames.of(question.file().database(), "database").replace('-', '_');
    String model = "assay_" + question.name().replaceAll("[^A-Za-z0-9_]", "_");
    List<TestTable> tables = question.test().tables();
    tables.forEach(DbtFiles::requireBareName);
    tables.forEach(
        table ->
            sources.computeIfAbsent(source, _ -> new TreeSet<>()).add(table.definition().name()));
    write(model + ".sql", model(question.sql(), source, tables));
    ObjectNode file = Json.object().put("version", 2);
    file.putArray("models")
        .addObject()
        .put("name", model)
        .put("description", question.file().question());
    file.set("unit_tests", unitTest(question, model, source, result));
    write(model + ".yml", file);
  }

  /** The query is told its tables by WITH, which has no schemas. */
  private static void requireBareName(TestTable table) {
    TablePlace place = table.definition().place();
    if (place != null && place.named()) {
      throw new UsageException(
          "dbt's files name tables without schemas, and the query has to name %s.%s"
              .formatted(place.schema(), place.table()));
    }
  }

  /** The columns of a model need names, and each its own. */
  private static void requireNames(Table result) {
    Set<String> seen = new HashSet<>();
    for (String name : result.columnNames()) {
      if (!PLAIN_NAME.matcher(name).matches() || !seen.add(name)) {
        throw new UsageException(
            "dbt needs a name for each column, and '%s' is none: give it one with AS in query.sql"
                .formatted(name));
      }
    }
  }

  /** The query, before which its tables are named as sources, as dbt's style has it. */
  private static String model(String sql, String source, List<TestTable> tables) {
    String imports =
        tables.stream()
            .map(table -> table.definition().name())
            .map(
                name ->
                    "%s as (select * from {{ source('%s', '%s') }})"
                        .formatted(identifier(name), source, literal(name)))
            .collect(Collectors.joining(",\n"));
    String query = sql.replaceAll(";\\s*\\z", "");
    if (tables.isEmpty()) {
      return escaped(query) + "\n";
    }
    Matcher begin = BEGINS_WITH.matcher(query);
    if (begin.find()) {
      String recursive = begin.group(1) == null ? "" : " recursive";
      return "with%s %s,\n%s\n"
          .formatted(recursive, imports, escaped(query.substring(begin.end())));
    }
    return "with %s\n%s\n".formatted(imports, escaped(query));
  }

  private static String identifier(String name) {
    return PLAIN_NAME.matcher(name).matches() ? name : '"' + name.replace("\"", "\"\"") + '"';
  }

  private static String literal(String name) {
    return name.replace("\\", "\\\\").replace("'", "\\'");
  }

  /** What Jinja would take for its own. */
  private static String escaped(String sql) {
    return sql.contains("{{") || sql.contains("{%") || sql.contains("{#")
        ? "{% raw %}" + sql.replace("{% endraw %}", "") + "{% endraw %}"
        : sql;
  }

  private static ArrayNode unitTest(
      SuiteQuestion question, String model, String source, Table result) {
    ArrayNode tests = Json.array(List.of());
    ObjectNode test =
        tests
            .addObject()
            .put("name", "test_" + model)
            .put("description", question.file().question())
            .put("model", model);
    ArrayNode given = test.putArray("given");
    for (TestTable table : question.test().tables()) {
      ObjectNode input = given.addObject();
      input.put(
          "input", "source('%s', '%s')".formatted(source, literal(table.definition().name())));
      input.set("rows", rows(table.rows()));
    }
    test.putObject("expect").set("rows", rows(result));
    return tests;
  }

  private static ArrayNode rows(Table table) {
    ArrayNode rows = Json.array(List.of());
    for (List<@Nullable Object> row : table.rows()) {
      ObjectNode cells = rows.addObject();
      for (int column = 0; column < row.size(); column++) {
        cells.set(table.columnNames().get(column), YAML.valueToTree(cell(row.get(column))));
      }
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

  private static ObjectNode sources(Map<String, Set<String>> sources) {
    ObjectNode file = Json.object().put("version", 2);
    ArrayNode all = file.putArray("sources");
    sources.forEach(
        (name, tables) -> {
          ArrayNode named = all.addObject().put("name", name).putArray("tables");
          tables.forEach(table -> named.addObject().put("name", table));
        });
    return file;
  }

  private void write(String name, ObjectNode content) {
    try {
      write(name, YAML.writeValueAsString(content));
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void write(String name, String content) {
    try {
      Files.createDirectories(folder);
      Files.writeString(folder.resolve(name), content);
    } catch (IOException unwritable) {
      throw new UsageException("cannot write '%s'".formatted(folder.resolve(name)), unwritable);
    }
  }
}
