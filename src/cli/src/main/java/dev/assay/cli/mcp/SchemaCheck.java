package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Holds arguments of tools against their schemas. */
final class SchemaCheck implements JsonSchemaValidator {

  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(VersionFlag.V202012);
  private static final SchemaValidatorsConfig IN_ENGLISH =
      SchemaValidatorsConfig.builder().locale(Locale.ENGLISH).build();
  private static final ObjectMapper JSON = new ObjectMapper();

  @Override
  public ValidationResponse validate(Map<String, Object> schema, Object given) {
    JsonNode json = JSON.valueToTree(given);
    return problem(SCHEMAS.getSchema(JSON.valueToTree(schema), IN_ENGLISH), json)
        .map(ValidationResponse::asInvalid)
        .orElseGet(() -> ValidationResponse.asValid(json.toString()));
  }

  /** The first problem in the order of texts, so that the same arguments have the same answer. */
  private static Optional<String> problem(JsonSchema schema, JsonNode json) {
    return schema.validate(json).stream().map(SchemaCheck::text).min(String::compareTo);
  }

  private static String text(ValidationMessage found) {
    String at = found.getInstanceLocation().toString().replaceFirst("^/", "");
    String field = at.isEmpty() ? String.valueOf(found.getProperty()) : at;
    return field.equals("null") ? found.getError() : field + ": " + found.getError();
  }
}
