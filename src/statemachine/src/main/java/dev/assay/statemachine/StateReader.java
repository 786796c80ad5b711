package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.assay.statemachine.TemplateReader.Mentions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads one state, with the fields that its type has in JSONata, and refuses all others. */
final class StateReader {
  private static final Set<String> COMMON = Set.of("Comment", "QueryLanguage", "Type");
  private static final Set<String> EXIT = Set.of("Assign", "End", "Next", "Output");
  private static final Set<String> HANDLING = Set.of("Catch", "Retry");

  private final FlowReader flows;

  StateReader(FlowReader flows) {
    this.flows = flows;
  }

  /** The state; null, with a problem noted, where its type is not one of the eight. */
  @Nullable State read(String name, Fields fields) {
    String type = fields.text("Type");
    checkQueryLanguage(fields);
    return switch (type) {
      case "Task" -> task(name, fields);
      case "Choice" -> choice(name, fields);
      case "Pass" -> pass(name, fields);
      case "Wait" -> waiting(name, fields);
      case "Succeed" -> succeed(name, fields);
      case "Fail" -> fail(name, fields);
      case "Parallel" -> parallel(name, fields);
      case "Map" -> map(name, fields);
      case "" -> null;
      default -> {
        fields.problem("Type", "\"" + type + "\" is not a type of state");
        yield null;
      }
    };
  }

  static void checkQueryLanguage(Fields fields) {
    String language = fields.optionalText("QueryLanguage");
    if (language != null && !language.equals("JSONata")) {
      fields.problem("QueryLanguage", "\"" + language + "\" is not supported; only JSONata is");
    }
  }

  @SafeVarargs
  private static Set<String> allowed(Set<String>... own) {
    Set<String> all = new HashSet<>(COMMON);
    for (Set<String> some : own) {
      all.addAll(some);
    }
    return all;
  }

  private static State pass(String name, Fields fields) {
    fields.allowOnly(allowed(EXIT));
    return new State.Pass(name, exit(fields, Mentions.INPUT));
  }

  private static State succeed(String name, Fields fields) {
    fields.allowOnly(allowed(Set.of("Output")));
    Template output = fields.template("Output", Mentions.INPUT);
    return new State.Succeed(name, new Exit(output, Map.of(), null));
  }

  private static State fail(String name, Fields fields) {
    fields.allowOnly(allowed(Set.of("Cause", "Error")));
    return new State.Fail(name, textTemplate(fields, "Error"), textTemplate(fields, "Cause"));
  }

  private static State waiting(String name, Fields fields) {
    fields.allowOnly(allowed(EXIT, Set.of("Seconds", "Timestamp")));
    if (fields.has("Seconds") == fields.has("Timestamp")) {
      fields.problem("Seconds", "exactly one of Seconds and Timestamp must be there");
    }
    Template timestamp = textTemplate(fields, "Timestamp");
    if (timestamp instanceof Template.Literal literal
        && Timestamps.parse(literal.value()) == null) {
      fields.problem("Timestamp", Timestamps.EXPECTED + ", not " + literal.value());
    }
    return new State.Wait(
        name,
        fields.integerTemplate("Seconds", IntegerRange.SECONDS_OR_NONE),
        timestamp,
        exit(fields, Mentions.INPUT));
  }

  private static State choice(String name, Fields fields) {
    fields.allowOnly(allowed(Set.of("Assign", "Choices", "Default", "Output")));
    List<State.Rule> rules = fields.objects("Choices").stream().map(StateReader::rule).toList();
    Template output = fields.template("Output", Mentions.INPUT);
    Map<String, Template> assign = fields.templates("Assign", Mentions.INPUT);
    String target = fields.optionalText("Default");
    return new State.Choice(name, rules, target == null ? null : new Exit(output, assign, target));
  }

  private static State.Rule rule(Fields fields) {
    fields.allowOnly(Set.of("Assign", "Comment", "Condition", "Next", "Output"));
    Template condition = fields.template("Condition", Mentions.INPUT);
    if (condition == null) {
      fields.problem("Condition", "is missing");
    } else if (!(condition instanceof Template.Expression)
        && !(condition instanceof Template.Literal literal && literal.value().isBoolean())) {
      fields.problem("Condition", "must be true, false or a JSONata string");
    }
    Exit exit =
        new Exit(
            fields.template("Output", Mentions.INPUT),
            fields.templates("Assign", Mentions.INPUT),
            fields.text("Next"));
    return new State.Rule(
        condition == null ? new Template.Literal(BooleanNode.FALSE) : condition, exit);
  }

  private static State task(String name, Fields fields) {
    fields.allowOnly(
        allowed(
            EXIT, HANDLING, Set.of("Arguments", "HeartbeatSeconds", "Resource", "TimeoutSeconds")));
    String arn = fields.text("Resource");
    Resource resource = Resource.of(arn);
    if (resource == null && !arn.isEmpty()) {
      fields.problem(
          "Resource",
          "\""
              + arn
              + "\" is not supported; supported are arn:aws:states:::lambda:invoke, the ARN of a"
              + " Lambda function, arn:aws:states:::states:startExecution.sync:2, and"
              + " arn:aws:states:::aws-sdk:service:action");
    }
    Template timeout = fields.integerTemplate("TimeoutSeconds", IntegerRange.SECONDS);
    Template heartbeat = fields.integerTemplate("HeartbeatSeconds", IntegerRange.SECONDS);
    checkHeartbeat(fields, timeout, heartbeat);
    Template arguments = fields.template("Arguments", Mentions.INPUT);
    if (resource instanceof Resource.LambdaInvoke) {
      LambdaArguments.check(fields, arguments);
    }
    if (resource instanceof Resource.StartExecution) {
      NestedExecutions.check(
          fields, arguments != null, !(arguments instanceof Template.Expression));
    }
    return new State.Task(
        name,
        resource == null ? new Resource.LambdaInvoke() : resource,
        arguments,
        timeout,
        heartbeat,
        HandlingReader.read(fields),
        exit(fields, Mentions.RESULT));
  }

  private static void checkHeartbeat(
      Fields fields, @Nullable Template timeout, @Nullable Template heartbeat) {
    if (timeout instanceof Template.Literal t
        && heartbeat instanceof Template.Literal h
        && h.value().asInt() >= t.value().asInt()) {
      fields.problem("HeartbeatSeconds", "must be less than TimeoutSeconds");
    }
  }

  private State parallel(String name, Fields fields) {
    fields.allowOnly(allowed(EXIT, HANDLING, Set.of("Arguments", "Branches")));
    List<Flow> branches = new ArrayList<>();
    for (Fields branch : fields.objects("Branches")) {
      branch.allowOnly(Set.of("Comment", "StartAt", "States"));
      branches.add(flows.read(branch));
    }
    return new State.Parallel(
        name,
        branches,
        fields.template("Arguments", Mentions.INPUT),
        HandlingReader.read(fields),
        exit(fields, Mentions.RESULT));
  }

  private State map(String name, Fields fields) {
    Fields processor = fields.object("ItemProcessor");
    boolean distributed =
        processor.has("ProcessorConfig") && isDistributed(processor.object("ProcessorConfig"));
    fields.allowOnly(
        allowed(
            EXIT,
            HANDLING,
            distributed ? DistributedMapReader.FIELDS : Set.of(),
            Set.of("ItemProcessor", "ItemSelector", "Items", "MaxConcurrency")));
    processor.allowOnly(Set.of("Comment", "ProcessorConfig", "StartAt", "States"));
    if (distributed) {
      return DistributedMapReader.read(
          name, fields, flows.read(processor), items(fields), exit(fields, Mentions.RESULT));
    }
    return new State.Map(
        name,
        flows.read(processor),
        items(fields),
        fields.template("ItemSelector", Mentions.INPUT),
        fields.integerTemplate("MaxConcurrency", IntegerRange.COUNT),
        HandlingReader.read(fields),
        exit(fields, Mentions.RESULT));
  }

  private static boolean isDistributed(Fields config) {
    String mode = config.optionalText("Mode");
    if ("DISTRIBUTED".equals(mode)) {
      DistributedMapReader.checkConfig(config);
      return true;
    }
    if (mode != null && !mode.equals("INLINE")) {
      config.problem("Mode", "\"" + mode + "\" is not supported; INLINE and DISTRIBUTED are");
    }
    config.allowOnly(Set.of("Mode"));
    return false;
  }

  private static @Nullable Template items(Fields fields) {
    Template items = fields.template("Items", Mentions.INPUT);
    if (items instanceof Template.Literal literal && !literal.value().isArray()
        || items instanceof Template.ObjectOf) {
      fields.problem("Items", "must be an array or a JSONata string");
    }
    return items;
  }

  private static @Nullable Template textTemplate(Fields fields, String name) {
    Template template = fields.template(name, Mentions.INPUT);
    JsonNode value = template instanceof Template.Literal literal ? literal.value() : null;
    if (template != null
        && !(template instanceof Template.Expression)
        && (value == null || !value.isTextual())) {
      fields.problem(name, "must be a string");
    }
    return template;
  }

  private static Exit exit(Fields fields, Mentions mentions) {
    String next = fields.optionalText("Next");
    boolean end = fields.flag("End");
    if (end == (next != null)) {
      fields.problem("Next", "exactly one of \"Next\" and \"End\": true must be there");
    }
    return new Exit(
        fields.template("Output", mentions), fields.templates("Assign", mentions), next);
  }
}
