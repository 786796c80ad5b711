package dev.assay.statemachine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.assay.statemachine.TemplateReader.Mentions;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the fields that only Map states in DISTRIBUTED mode have. */
final class DistributedMapReader {
  static final Set<String> FIELDS =
      Set.of(
          "ItemReader",
          "Label",
          "ResultWriter",
          "ToleratedFailureCount",
          "ToleratedFailurePercentage");

  private static final Pattern GET = Pattern.compile("arn:aws[a-z-]*:states:::s3:getObject");
  private static final Pattern PUT = Pattern.compile("arn:aws[a-z-]*:states:::s3:putObject");
  private static final int LONGEST_LABEL = 40;

  private DistributedMapReader() {}

  static State.DistributedMap read(
      String name, Fields fields, Flow processor, @Nullable Template items, Exit exit) {
    if (items != null && fields.has("ItemReader")) {
      fields.problem("Items", "only one of Items and ItemReader can be there");
    }
    String label = fields.optionalText("Label");
    if (label != null && label.length() > LONGEST_LABEL) {
      fields.problem("Label", "has at most " + LONGEST_LABEL + " characters");
    }
    return new State.DistributedMap(
        name,
        processor,
        items,
        reader(fields),
        fields.template("ItemSelector", Mentions.INPUT),
        fields.integerTemplate("MaxConcurrency", IntegerRange.COUNT),
        fields.integerTemplate("ToleratedFailureCount", IntegerRange.COUNT),
        fields.integerTemplate("ToleratedFailurePercentage", IntegerRange.PERCENT),
        writer(fields),
        label,
        HandlingReader.read(fields),
        exit);
  }

  /** Checks a ProcessorConfig of DISTRIBUTED mode. */
  static void checkConfig(Fields config) {
    config.allowOnly(Set.of("ExecutionType", "Mode"));
    String type = config.text("ExecutionType");
    if (!type.isEmpty() && !type.equals("STANDARD") && !type.equals("EXPRESS")) {
      config.problem("ExecutionType", "must be STANDARD or EXPRESS, not \"" + type + "\"");
    }
  }

  private static @Nullable ItemReader reader(Fields fields) {
    if (!fields.has("ItemReader")) {
      return null;
    }
    Fields reader = fields.object("ItemReader");
    reader.allowOnly(Set.of("Arguments", "ReaderConfig", "Resource"));
    checkResource(reader, GET);
    Fields config = reader.object("ReaderConfig");
    config.allowOnly(Set.of("InputType", "MaxItems"));
    ItemReader.Type type =
        switch (config.text("InputType")) {
          case "JSON", "" -> ItemReader.Type.JSON;
          case "JSONL" -> ItemReader.Type.JSONL;
          default -> {
            config.problem("InputType", "is not supported; JSON and JSONL are");
            yield ItemReader.Type.JSON;
          }
        };
    return new ItemReader(
        type, arguments(reader), config.integerTemplate("MaxItems", IntegerRange.COUNT));
  }

  private static @Nullable Template writer(Fields fields) {
    if (!fields.has("ResultWriter")) {
      return null;
    }
    Fields writer = fields.object("ResultWriter");
    writer.allowOnly(Set.of("Arguments", "Resource"));
    checkResource(writer, PUT);
    return arguments(writer);
  }

  private static Template arguments(Fields fields) {
    Template arguments = fields.template("Arguments", Mentions.INPUT);
    if (arguments == null) {
      fields.problem("Arguments", "is missing");
      return new Template.Literal(JsonNodeFactory.instance.objectNode());
    }
    return arguments;
  }

  private static void checkResource(Fields fields, Pattern supported) {
    String resource = fields.text("Resource");
    if (!resource.isEmpty() && !supported.matcher(resource).matches()) {
      fields.problem("Resource", "\"" + resource + "\" is not supported here");
    }
  }
}
