package dev.assay.statemachine;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** Short ways to write definitions and JSON in tests; apostrophes stand for quotation marks. */
final class Machines {
  private static final JsonMapper JSON = new JsonMapper();

  private Machines() {}

  static JsonNode json(String text) {
    try {
      return JSON.readTree(text.replace('\'', '"'));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  /** A machine that starts at state A. */
  static String definition(String states) {
    return "{'QueryLanguage': 'JSONata', 'StartAt': 'A', 'States': {" + states + "}}";
  }

  static StateMachine machine(String states) {
    return parse(definition(states));
  }

  static StateMachine parse(String definition) {
    return StateMachine.parse(definition.replace('\'', '"'));
  }

  /** A Task state A that ends the machine and calls f with its input. */
  static String task(String moreFields) {
    return "'A': {'Type': 'Task', 'Resource': 'arn:aws:lambda:eu-west-1:123456789012:function:f',"
        + moreFields
        + "'End': true}";
  }
}
