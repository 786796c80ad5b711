package dev.assay.catalog.descriptions;

import dev.assay.catalog.Description;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;

/** Descriptions that a user has written as YAML; {@code docs/catalog.md} shows what it may hold. */
final class DescriptionYaml {

  private final YamlFields yaml;
  private final List<Described> described = new ArrayList<>();
  private final List<DescribedKey> keys = new ArrayList<>();

  private DescriptionYaml(Path file) {
    this.yaml = new YamlFields(file);
  }

  static Descriptions read(Path file) throws IOException {
    DescriptionYaml read = new DescriptionYaml(file);
    YamlFields.read(file, read::readTables);
    return new Descriptions(read.described, read.keys, List.of());
  }

  private void readTables(Node root) {
    Map<String, Node> file = yaml.fields(root, "the file", List.of("tables"));
    Node tables = file.get("tables");
    if (tables != null) {
      yaml.fields(tables, "'tables'").forEach(this::readTable);
    }
  }

  private void readTable(String table, Node node) {
    String what = "the table '%s'".formatted(table);
    if (node instanceof ScalarNode) {
      add(table, null, yaml.text(node, what), List.of(), "", node);
      return;
    }
    Map<String, Node> fields =
        yaml.fields(node, what, List.of("description", "notes", "columns", "foreign_keys"));
    String text = yaml.text(fields.get("description"), "the description of " + what);
    List<String> notes = yaml.texts(fields.get("notes"), "the notes of " + what);
    add(table, null, text, notes, "", node);
    Node columns = fields.get("columns");
    if (columns != null) {
      yaml.fields(columns, "'columns' of " + what)
          .forEach((column, each) -> readColumn(table, column, each));
    }
    yaml.list(fields.get("foreign_keys"), "'foreign_keys' of " + what)
        .forEach(key -> readKey(table, key));
  }

  private void readColumn(String table, String column, Node node) {
    String what = "the column '%s.%s'".formatted(table, column);
    if (node instanceof ScalarNode) {
      add(table, column, yaml.text(node, what), List.of(), "", node);
      return;
    }
    Map<String, Node> fields = yaml.fields(node, what, List.of("description", "values", "notes"));
    String text = yaml.text(fields.get("description"), "the description of " + what);
    List<String> notes = yaml.texts(fields.get("notes"), "the notes of " + what);
    add(table, column, text, notes, values(fields.get("values"), what), node);
  }

  private String values(@Nullable Node node, String what) {
    if (node == null || node instanceof ScalarNode) {
      return yaml.text(node, "the values of " + what);
    }
    Map<String, Node> values = yaml.fields(node, "'values' of " + what);
    return DescriptionText.of(
        values.entrySet().stream()
            .map(each -> each.getKey() + ": " + yaml.text(each.getValue(), "a value of " + what))
            .collect(Collectors.joining(", ")));
  }

  private void add(
      String table,
      @Nullable String column,
      String text,
      List<String> notes,
      String values,
      Node node) {
    String all = Stream.concat(Stream.of(text), notes.stream()).collect(Collectors.joining(" "));
    Description description =
        new Description(DescriptionText.of(all), values, Description.Source.USER);
    if (description.says()) {
      described.add(new Described(table, column, description, yaml.where(node)));
    }
  }

  private void readKey(String table, Node node) {
    String what = "a foreign key of the table '%s'".formatted(table);
    Map<String, Node> fields =
        yaml.fields(node, what, List.of("columns", "references", "referenced_columns"));
    List<String> columns = yaml.texts(fields.get("columns"), "the columns of " + what);
    String references = yaml.text(fields.get("references"), "what is referenced by " + what);
    List<String> referenced =
        yaml.texts(fields.get("referenced_columns"), "the referenced columns of " + what);
    if (columns.isEmpty() || references.isEmpty()) {
      throw yaml.wrong(node, what + " needs 'columns' and 'references'");
    }
    keys.add(new DescribedKey(table, columns, references, referenced, yaml.where(node)));
  }
}
