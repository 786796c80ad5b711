package dev.assay.catalog.glossary;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.catalog.CatalogException;
import dev.assay.catalog.descriptions.YamlFields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.yaml.snakeyaml.nodes.Node;

/**
 * A glossary as people write it:
 *
 * <pre>{@code
 * terms:
 *   - term: active customer
 *     also: [live customer]
 *     meaning: a customer who has ordered in the last 90 days
 *     sql: customers.last_order >= CURRENT_DATE - 90
 *     tables: [customers]
 * }</pre>
 */
public final class GlossaryYaml {

  /** Its name beside a catalog. */
  public static final String FILE = "glossary.yaml";

  /** What a term is said to be from where its file does not say. */
  public static final String SOURCE = "glossary";

  private static final List<String> FIELDS =
      List.of("term", "also", "meaning", "sql", "tables", "source");
  private static final JsonMapper JSON = new JsonMapper();

  private final YamlFields yaml;
  private final List<Term> terms = new ArrayList<>();

  private GlossaryYaml(Path file) {
    this.yaml = new YamlFields(file);
  }

  /**
   * Reads a file.
   *
   * @throws CatalogException if it cannot be read, or is not as it must be; the message names the
   *     line
   */
  public static Glossary read(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new CatalogException(
          "there is no glossary '%s': write one, or make it with 'assay glossary import'"
              .formatted(file));
    }
    try {
      GlossaryYaml read = new GlossaryYaml(file);
      YamlFields.read(file, read::readAll);
      return new Glossary(read.terms);
    } catch (IOException unreadable) {
      throw new CatalogException(
          "cannot read the glossary '%s': %s".formatted(file, unreadable.getMessage()), unreadable);
    }
  }

  /**
   * Reads the content of a file.
   *
   * @param file what it is called in errors
   * @throws CatalogException if it is not as it must be
   */
  public static Glossary read(Path file, byte[] content) {
    GlossaryYaml read = new GlossaryYaml(file);
    YamlFields.read(file, content, read::readAll);
    return new Glossary(read.terms);
  }

  private void readAll(Node root) {
    Map<String, Node> fields = yaml.fields(root, "the glossary", List.of("terms"));
    yaml.list(fields.get("terms"), "'terms'").forEach(each -> terms.add(term(each)));
  }

  private Term term(Node node) {
    Map<String, Node> fields = yaml.fields(node, "a term", FIELDS);
    String name = yaml.text(fields.get("term"), "'term'");
    if (name.isEmpty()) {
      throw yaml.wrong(node, "a term needs its name, in 'term'");
    }
    String what = " of the term '%s'".formatted(name);
    String source = yaml.text(fields.get("source"), "'source'" + what);
    try {
      return new Term(
          name,
          yaml.texts(fields.get("also"), "'also'" + what),
          yaml.text(fields.get("meaning"), "'meaning'" + what),
          yaml.text(fields.get("sql"), "'sql'" + what),
          yaml.texts(fields.get("tables"), "'tables'" + what),
          source.isEmpty() ? SOURCE : source);
    } catch (IllegalArgumentException unfit) {
      throw yaml.wrong(node, String.valueOf(unfit.getMessage()), unfit);
    }
  }

  /** Terms as lines of such a file, below its {@code terms:}. */
  public static String text(List<Term> terms) {
    return terms.stream().map(GlossaryYaml::text).collect(Collectors.joining());
  }

  private static String text(Term term) {
    StringBuilder lines = new StringBuilder("  - term: " + quoted(term.name()) + "\n");
    add(lines, "also", list(term.synonyms()));
    add(lines, "meaning", term.meaning().isEmpty() ? "" : quoted(term.meaning()));
    add(lines, "sql", term.sql().isEmpty() ? "" : quoted(term.sql()));
    add(lines, "tables", list(term.tables()));
    add(lines, "source", term.source().equals(SOURCE) ? "" : quoted(term.source()));
    return lines.toString();
  }

  private static void add(StringBuilder lines, String field, String value) {
    if (!value.isEmpty()) {
      lines.append("    ").append(field).append(": ").append(value).append('\n');
    }
  }

  private static String list(List<String> texts) {
    return texts.isEmpty()
        ? ""
        : texts.stream().map(GlossaryYaml::quoted).collect(Collectors.joining(", ", "[", "]"));
  }

  /** Text in quotes, as JSON has it, which YAML takes for the same. */
  private static String quoted(String text) {
    try {
      return JSON.writeValueAsString(text);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("text cannot be written as JSON", impossible);
    }
  }
}
