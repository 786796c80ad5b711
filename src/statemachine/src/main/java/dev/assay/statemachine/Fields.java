package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.statemachine.TemplateReader.Mentions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The fields of one object of a definition. What does not fit is noted as a problem and read as
 * something harmless, so that one reading finds all problems.
 */
final class Fields {
  private final String where;
  private final String prefix;
  private final ObjectNode node;
  private final Problems problems;

  /**
   * @param where the state, for messages
   * @param prefix the way from the state to this object, empty or ending in a slash
   */
  Fields(String where, String prefix, JsonNode node, Problems problems) {
    this.where = where;
    this.prefix = prefix;
    this.problems = problems;
    if (node instanceof ObjectNode object) {
      this.node = object;
    } else {
      String name = prefix.isEmpty() ? prefix : prefix.substring(0, prefix.length() - 1);
      problems.add(where, name, "must be an object, not " + node.getNodeType());
      this.node = JsonNodeFactory.instance.objectNode();
    }
  }

  void problem(String name, String message) {
    problems.add(where, prefix + name, message);
  }

  void allowOnly(Set<String> allowed) {
    node.fieldNames()
        .forEachRemaining(
            name -> {
              if (!allowed.contains(name)) {
                problem(name, FieldNames.refusal(name, allowed));
              }
            });
  }

  boolean has(String name) {
    return node.has(name);
  }

  /** A string that must be there. */
  String text(String name) {
    String text = optionalText(name);
    if (text == null && !has(name)) {
      problem(name, "is missing");
    }
    return text == null ? "" : text;
  }

  @Nullable String optionalText(String name) {
    JsonNode value = node.get(name);
    if (value == null) {
      return null;
    }
    if (!value.isTextual() || value.textValue().isEmpty()) {
      problem(name, "must be a string with characters in it, not " + value);
      return null;
    }
    return value.textValue();
  }

  boolean flag(String name) {
    JsonNode value = node.get(name);
    if (value != null && !value.isBoolean()) {
      problem(name, "must be true or false, not " + value);
    }
    return value != null && value.asBoolean();
  }

  int integer(String name, int ifAbsent, IntegerRange range) {
    JsonNode value = node.get(name);
    if (value == null) {
      return ifAbsent;
    }
    String refusal = range.refusal(value);
    if (refusal != null) {
      problem(name, refusal);
      return ifAbsent;
    }
    return value.intValue();
  }

  double numberFromOne(String name, double ifAbsent) {
    JsonNode value = node.get(name);
    if (value == null) {
      return ifAbsent;
    }
    if (!value.isNumber() || value.doubleValue() < 1) {
      problem(name, "must be a number of at least 1, not " + value);
      return ifAbsent;
    }
    return value.doubleValue();
  }

  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    for (JsonNode item : array(name)) {
      if (item.isTextual()) {
        texts.add(item.textValue());
      } else {
        problem(name, "must have strings only, not " + item);
      }
    }
    return texts;
  }

  /** The objects of an array that must be there and not be empty. */
  List<Fields> objects(String name) {
    List<Fields> objects = new ArrayList<>();
    for (JsonNode item : array(name)) {
      String path = prefix + name + "[" + objects.size() + "]/";
      objects.add(new Fields(where, path, item, problems));
    }
    return objects;
  }

  /** An object that must be there. */
  Fields object(String name) {
    if (!has(name)) {
      problem(name, "is missing");
    }
    JsonNode value = has(name) ? node.get(name) : JsonNodeFactory.instance.objectNode();
    return new Fields(where, prefix + name + "/", value, problems);
  }

  /** Every field with its value. */
  Set<Map.Entry<String, JsonNode>> entries() {
    return node.properties();
  }

  @Nullable Template template(String name, Mentions mentions) {
    JsonNode value = node.get(name);
    return value == null
        ? null
        : new TemplateReader(where, mentions, problems).read(value, prefix + name);
  }

  /** A template whose value, if already known, must be an integer. */
  @Nullable Template integerTemplate(String name, IntegerRange range) {
    Template template = template(name, Mentions.INPUT);
    if (template instanceof Template.Literal literal) {
      String refusal = range.refusal(literal.value());
      if (refusal != null) {
        problem(name, refusal);
      }
    }
    return template;
  }

  /** The templates of the fields of an object, for instance those of Assign. */
  Map<String, Template> templates(String name, Mentions mentions) {
    Map<String, Template> templates = new LinkedHashMap<>();
    if (has(name)) {
      Fields inner = object(name);
      for (String field : inner.node.properties().stream().map(Map.Entry::getKey).toList()) {
        Template template = inner.template(field, mentions);
        if (template != null) {
          templates.put(field, template);
        }
      }
    }
    return templates;
  }

  private Iterable<JsonNode> array(String name) {
    JsonNode value = node.get(name);
    if (value == null || !value.isArray() || value.isEmpty()) {
      problem(name, value == null ? "is missing" : "must be an array with something in it");
      return List.of();
    }
    return value;
  }
}
