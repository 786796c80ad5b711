package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;

/** Where an object is, or objects with a common prefix are. */
record Location(String bucket, String key) {

  /** Takes {@code Bucket} and the key's field out of evaluated arguments. */
  static Location of(Visit visit, String field, JsonNode arguments, String keyField) {
    return new Location(
        text(visit, field, arguments, "Bucket"), text(visit, field, arguments, keyField));
  }

  private static String text(Visit visit, String field, JsonNode arguments, String name) {
    JsonNode value = arguments.path(name);
    if (!value.isTextual() || value.textValue().isEmpty()) {
      throw visit.failure(
          ErrorNames.RUNTIME,
          "field '%s/Arguments': %s must be a string, not %s".formatted(field, name, value));
    }
    return value.textValue();
  }

  @Override
  public String toString() {
    return "s3://" + bucket + "/" + key;
  }
}
