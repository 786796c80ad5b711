package dev.assay.catalog.descriptions;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.NearestNames;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Reads parts of a YAML file that a user has written, and says in which line one is not as it must
 * be. Only nodes are read, no objects made; aliases are refused, since a few lines of them stand
 * for gigabytes.
 */
public record YamlFields(Path file) {

  private static final int MOST_BYTES = 4 << 20;
  private static final int DEEPEST = 20;

  /**
   * Hands the outermost node of a file over; nothing if the file is empty.
   *
   * @throws CatalogException if it is no YAML, too large, or not as the consumer wants it
   * @throws IOException if it cannot be read
   */
  public static void read(Path file, Consumer<Node> reading) throws IOException {
    read(file, DescriptionFiles.bytes(file, MOST_BYTES), reading);
  }

  /**
   * Hands the outermost node of a file's content over; nothing if it is empty.
   *
   * @param file what the content is called in errors
   * @throws CatalogException if it is no YAML, too large, or not as the consumer wants it
   */
  public static void read(Path file, byte[] content, Consumer<Node> reading) {
    if (content.length > MOST_BYTES) {
      throw new CatalogException("'%s' has more than %,d bytes".formatted(file, MOST_BYTES));
    }
    try {
      Node root = root(file, text(file, content));
      if (root != null) {
        reading.accept(root);
      }
    } catch (MarkedYAMLException broken) {
      int line = broken.getProblemMark() == null ? 1 : broken.getProblemMark().getLine() + 1;
      throw new CatalogException("%s:%d: %s".formatted(file, line, broken.getProblem()), broken);
    } catch (YAMLException broken) {
      throw new CatalogException(
          "'%s' is no YAML: %s".formatted(file, broken.getMessage().lines().findFirst().orElse("")),
          broken);
    }
  }

  private static String text(Path file, byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException other) {
      throw new CatalogException("'%s' is not UTF-8: save it as UTF-8".formatted(file), other);
    }
  }

  private static @Nullable Node root(Path file, String text) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(MOST_BYTES);
    options.setNestingDepthLimit(DEEPEST);
    for (Event event : new Yaml(options).parse(new StringReader(text))) {
      if (event instanceof AliasEvent alias) {
        throw new CatalogException(
            "%s:%d: aliases ('*%s') are not read: write it out"
                .formatted(file, alias.getStartMark().getLine() + 1, alias.getAnchor()));
      }
    }
    return new Yaml(options).compose(new StringReader(text));
  }

  /** Fields by name, in their order. */
  Map<String, Node> fields(Node node, String what) {
    if (!(node instanceof MappingNode mapping)) {
      throw wrong(node, what + " must have names and values ('name: value')");
    }
    Map<String, Node> fields = new LinkedHashMap<>();
    for (NodeTuple each : mapping.getValue()) {
      String name = text(each.getKeyNode(), "a name in " + what);
      if (fields.put(name, each.getValueNode()) != null) {
        throw wrong(each.getKeyNode(), "%s has '%s' twice".formatted(what, name));
      }
    }
    return fields;
  }

  /** Fields of which only some are known. */
  public Map<String, Node> fields(Node node, String what, List<String> known) {
    Map<String, Node> fields = fields(node, what);
    fields.forEach(
        (name, value) -> {
          if (!known.contains(name)) {
            throw wrong(
                value,
                "%s has no field '%s'%s".formatted(what, name, NearestNames.hint(name, known)));
          }
        });
    return fields;
  }

  /** A text, number or the like as it is written; empty for a field that is not there. */
  public String text(@Nullable Node node, String what) {
    return switch (node) {
      case null -> "";
      case ScalarNode scalar -> DescriptionText.of(scalar.getValue());
      default -> throw wrong(node, what + " must be text");
    };
  }

  /** A list of texts, or one text; none for a field that is not there. */
  public List<String> texts(@Nullable Node node, String what) {
    return switch (node) {
      case null -> List.of();
      case SequenceNode list ->
          list.getValue().stream().map(each -> text(each, "each of " + what)).toList();
      default -> List.of(text(node, what));
    };
  }

  /** The parts of a list; none for a field that is not there. */
  public List<Node> list(@Nullable Node node, String what) {
    return switch (node) {
      case null -> List.of();
      case SequenceNode list -> new ArrayList<>(list.getValue());
      default -> throw wrong(node, what + " must be a list ('- …')");
    };
  }

  String where(Node node) {
    return "%s:%d".formatted(file, node.getStartMark().getLine() + 1);
  }

  /** The error that this part of the file is. */
  public CatalogException wrong(Node node, String problem) {
    return wrong(node, problem, null);
  }

  /** The same, with what it comes from. */
  public CatalogException wrong(Node node, String problem, @Nullable Throwable cause) {
    return new CatalogException("%s: %s".formatted(where(node), problem), cause);
  }
}
