package dev.assay.rehearsal;

import dev.assay.rehearsal.aws.S3Request;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a batch of questions took of AWS.
 *
 * @param transitions states that were entered, in all state machines
 * @param functions by name
 */
record Census(int questions, int transitions, Map<String, Calls> functions) {

  /** What one function was called, and asked of S3. */
  record Calls(int invocations, int gets, int puts, int lists) {}

  /** What has been counted on a stage so far. */
  static Census of(Stage stage, int transitions) {
    Map<String, Calls> functions = new TreeMap<>();
    for (String name : stage.functions().functions()) {
      functions.put(
          name,
          new Calls(
              stage.functions().figures(name).answers(),
              stage.gate().count(name, S3Request.GET),
              stage.gate().count(name, S3Request.PUT),
              stage.gate().count(name, S3Request.LIST)));
    }
    return new Census(stage.demo().questions().size(), transitions, functions);
  }
}
