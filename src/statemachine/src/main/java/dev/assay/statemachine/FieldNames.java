package dev.assay.statemachine;

import java.util.Set;
import java.util.TreeSet;

/** Why a field is refused. */
final class FieldNames {
  private static final Set<String> JSON_PATH =
      Set.of(
          "CausePath",
          "ErrorPath",
          "HeartbeatSecondsPath",
          "InputPath",
          "ItemsPath",
          "MaxConcurrencyPath",
          "OutputPath",
          "Parameters",
          "Result",
          "ResultPath",
          "ResultSelector",
          "SecondsPath",
          "TimeoutSecondsPath",
          "TimestampPath",
          "ToleratedFailureCountPath",
          "ToleratedFailurePercentagePath",
          "Variable",
          "And",
          "Or",
          "Not");

  private static final Set<String> DISTRIBUTED =
      Set.of(
          "ItemReader",
          "Label",
          "ResultWriter",
          "ToleratedFailureCount",
          "ToleratedFailurePercentage");

  private FieldNames() {}

  /** The reason to refuse a field that is not among those allowed. */
  static String refusal(String name, Set<String> allowed) {
    if (JSON_PATH.contains(name)) {
      return "is a JSONPath field; only JSONata is supported";
    }
    if (name.equals("ItemBatcher")) {
      return "is not supported: leave it out, a child has one item";
    }
    if (DISTRIBUTED.contains(name)) {
      return "belongs to a Distributed Map: set ItemProcessor/ProcessorConfig/Mode to DISTRIBUTED";
    }
    return switch (name) {
      case "Iterator" -> "is deprecated and not supported; use ItemProcessor";
      case "Credentials" -> "is not supported: a local run has no credentials";
      default -> "is unknown here; allowed are " + String.join(", ", new TreeSet<>(allowed));
    };
  }
}
