package dev.assay.analysis.detector;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.descriptions.YamlFields;
import dev.assay.catalog.linking.ColumnRef;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.yaml.snakeyaml.nodes.Node;

/**
 * Constraints that a user has written as YAML:
 *
 * <pre>{@code
 * constraints:
 *   - {table: orders, column: cancelled_at, rule: exclude-nulls}
 *   - {table: orders, column: tenant_id, rule: filter}
 *   - {table: films, column: released, rule: process, functions: [date, strftime]}
 * }</pre>
 */
public final class ConstraintFile {

  private static final List<String> RULES = List.of("exclude-nulls", "filter", "process");

  private final Catalog catalog;
  private final YamlFields yaml;
  private final List<Constraint> constraints = new ArrayList<>();

  private ConstraintFile(Path file, Catalog catalog) {
    this.yaml = new YamlFields(file);
    this.catalog = catalog;
  }

  /**
   * Reads a file of constraints for a database.
   *
   * @throws CatalogException if it cannot be read, is not as it must be, or names what the database
   *     does not have
   */
  public static List<Constraint> read(Path file, Catalog catalog) {
    ConstraintFile read = new ConstraintFile(file, catalog);
    try {
      YamlFields.read(file, read::readAll);
    } catch (IOException unreadable) {
      throw new CatalogException(
          "cannot read the constraints '%s': %s".formatted(file, unreadable.getMessage()),
          unreadable);
    }
    return List.copyOf(read.constraints);
  }

  private void readAll(Node root) {
    Map<String, Node> fields = yaml.fields(root, "the file", List.of("constraints"));
    yaml.list(fields.get("constraints"), "'constraints'")
        .forEach(each -> constraints.add(constraint(each)));
  }

  private Constraint constraint(Node node) {
    String what = "a constraint";
    Map<String, Node> fields =
        yaml.fields(node, what, List.of("table", "column", "rule", "functions"));
    ColumnRef column =
        column(
            node,
            yaml.text(fields.get("table"), "the table of " + what),
            yaml.text(fields.get("column"), "the column of " + what));
    List<String> functions =
        yaml.texts(fields.get("functions"), "the functions of " + what).stream()
            .map(name -> name.toUpperCase(Locale.ROOT))
            .toList();
    String rule = yaml.text(fields.get("rule"), "the rule of " + what);
    if (rule.equals("process") == functions.isEmpty()) {
      throw yaml.wrong(node, "'functions' are given for the rule 'process', and only for that one");
    }
    return switch (rule) {
      case "exclude-nulls" -> new Constraint.ExcludeNulls(column);
      case "filter" -> new Constraint.Filter(column);
      case "process" -> new Constraint.Process(column, functions);
      default ->
          throw yaml.wrong(
              node,
              "there is no rule '%s': it is one of %s".formatted(rule, String.join(", ", RULES)));
    };
  }

  private ColumnRef column(Node node, String table, String column) {
    CatalogTable known =
        catalog.table(table).orElseThrow(() -> yaml.wrong(node, catalog.unknownTable(table)));
    return known
        .column(column)
        .map(each -> new ColumnRef(known.name(), each.name()))
        .orElseThrow(() -> yaml.wrong(node, catalog.unknownColumn(known, column)));
  }
}
