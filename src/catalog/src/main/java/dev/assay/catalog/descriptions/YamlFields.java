package dev.assay.catalog.descriptions;

import dev.assay.catalog.CatalogException;
import dev.assay.catalog.NearestNames;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/** Reads parts of a YAML file and says in which line one is not as it must be. */
record YamlFields(Path file) {

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
  Map<String, Node> fields(Node node, String what, List<String> known) {
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
  String text(@Nullable Node node, String what) {
    return switch (node) {
      case null -> "";
      case ScalarNode scalar -> DescriptionText.of(scalar.getValue());
      default -> throw wrong(node, what + " must be text");
    };
  }

  /** A list of texts, or one text; none for a field that is not there. */
  List<String> texts(@Nullable Node node, String what) {
    return switch (node) {
      case null -> List.of();
      case SequenceNode list ->
          list.getValue().stream().map(each -> text(each, "each of " + what)).toList();
      default -> List.of(text(node, what));
    };
  }

  List<Node> list(@Nullable Node node, String what) {
    return switch (node) {
      case null -> List.of();
      case SequenceNode list -> new ArrayList<>(list.getValue());
      default -> throw wrong(node, what + " must be a list ('- …')");
    };
  }

  String where(Node node) {
    return "%s:%d".formatted(file, node.getStartMark().getLine() + 1);
  }

  CatalogException wrong(Node node, String problem) {
    return new CatalogException("%s: %s".formatted(where(node), problem));
  }
}
