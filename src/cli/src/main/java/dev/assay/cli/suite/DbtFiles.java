package dev.assay.cli.suite;

import dev.assay.cli.UsageException;
import dev.assay.sql.TablePlace;
import dev.assay.sql.TestTable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * A suite as dbt's unit tests: for each question a model that holds the query, and a unit test with
 * the test data as given and the expected rows. The tables that queries use are sources.
 */
final class DbtFiles implements ToolFiles {

  private static final Pattern WORD = Pattern.compile("\\w+", Pattern.UNICODE_CHARACTER_CLASS);

  private final ExportFolder folder;
  private final Map<String, Set<String>> sources = new TreeMap<>();

  DbtFiles(ExportFolder folder) {
    this.folder = folder;
  }

  @Override
  public void add(SuiteQuestion kept) {
    ExportedQuestion question = ExportedQuestion.of(kept, "dbt");
    question.tables().forEach(DbtFiles::requireName);
    String asked = kept.file().question();
    // what dbt cannot hold is refused before anything of the question is written
    Map<String, Object> test = unitTest(question, asked);
    Map<String, String> imported = new LinkedHashMap<>();
    for (TestTable table : question.tables()) {
      String name = table.definition().name();
      sources.computeIfAbsent(question.source(), _ -> new TreeSet<>()).add(name);
      imported.put(name, "{{ " + source(question, name) + " }}");
    }
    folder.write(question.model() + ".sql", question.query(imported, Jinja::exactly));
    Map<String, Object> file =
        fields(
            "version",
            2,
            "models",
            // dbt renders descriptions of models, and none of unit tests
            List.of(fields("name", question.model(), "description", Jinja.exactly(asked))),
            "unit_tests",
            List.of(test));
    folder.writeYaml(question.model() + ".yml", file);
  }

  @Override
  public void end() {
    List<Map<String, Object>> all =
        sources.entrySet().stream()
            .map(
                source ->
                    fields(
                        "name",
                        source.getKey(),
                        "tables",
                        source.getValue().stream().map(table -> fields("name", table)).toList()))
            .toList();
    folder.writeYaml("assay_sources.yml", fields("version", 2, "sources", all));
  }

  /** The query is told its tables by WITH, which has no schemas, and whose names dbt makes. */
  private static void requireName(TestTable table) {
    TablePlace place = table.definition().place();
    if (place != null && place.named()) {
      throw new UsageException(
          "dbt's files name tables without schemas, and the query has to name %s.%s"
              .formatted(place.schema(), place.table()));
    }
    String name = table.definition().name();
    if (!WORD.matcher(name).matches()) {
      throw new UsageException(
          "dbt's unit tests need names of tables of letters, digits and _, and '%s' is none"
              .formatted(name));
    }
  }

  private static String source(ExportedQuestion question, String table) {
    return "source('%s', '%s')".formatted(question.source(), table);
  }

  private static Map<String, Object> unitTest(ExportedQuestion question, String asked) {
    DbtRows rows = new DbtRows(question.question().dialect());
    List<Map<String, Object>> given =
        question.tables().stream()
            .map(
                table ->
                    fields(
                        "input",
                        source(question, table.definition().name()),
                        "rows",
                        rows.of("table '%s'".formatted(table.definition().name()), table.rows())))
            .toList();
    return fields(
        "name",
        "test_" + question.model(),
        "description",
        asked,
        "model",
        question.model(),
        "given",
        given,
        "expect",
        fields("rows", rows.of("the result", question.result())));
  }

  private static Map<String, Object> fields(Object... namesAndValues) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) {
      fields.put((String) namesAndValues[at], namesAndValues[at + 1]);
    }
    return fields;
  }
}
