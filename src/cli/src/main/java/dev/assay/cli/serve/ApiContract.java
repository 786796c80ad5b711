package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonMetaSchema;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.NonValidationKeyword;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import com.networknt.schema.oas.OpenApi30;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The API as {@code infra/openapi.yaml} describes it: what can be asked, and in which form. */
final class ApiContract {

  private static final Set<String> METHODS =
      Set.of("get", "put", "post", "delete", "options", "head", "patch", "trace");

  /** What OpenAPI 3.0 has of JSON Schema, within a document of OpenAPI. */
  private static final JsonMetaSchema OPENAPI =
      JsonMetaSchema.builder(OpenApi30.getInstance())
          .keyword(new NonValidationKeyword("components"))
          .build();

  private static final JsonSchemaFactory SCHEMAS =
      JsonSchemaFactory.getInstance(
          VersionFlag.V7,
          builder -> builder.metaSchema(OPENAPI).defaultMetaSchemaIri(OPENAPI.getIri()));

  private static final Pattern VARIABLE = Pattern.compile("\\{(\\w+)}");

  private final JsonNode document;
  private final List<Path> paths = new ArrayList<>();

  private ApiContract(JsonNode document) {
    this.document = document;
    document
        .path("paths")
        .properties()
        .forEach(path -> paths.add(path(path.getKey(), path.getValue())));
  }

  /** The contract that is deployed. */
  static ApiContract deployed() {
    return new ApiContract(document("/infra/openapi.yaml"));
  }

  /** The same, and what is answered here beside it. */
  static ApiContract served() {
    ObjectNode document = document("/infra/openapi.yaml");
    ObjectNode more = document("/serve/openapi.yaml");
    document.withObject("/paths").setAll((ObjectNode) more.path("paths"));
    ObjectNode schemas = document.withObject("/components/schemas");
    schemas.setAll((ObjectNode) more.at("/components/schemas"));
    for (var extended : more.path("x-fields").properties()) {
      schemas
          .withObject("/%s/properties".formatted(extended.getKey()))
          .setAll((ObjectNode) extended.getValue());
    }
    return new ApiContract(document);
  }

  private static ObjectNode document(String name) {
    try (InputStream yaml = ApiContract.class.getResourceAsStream(name)) {
      return (ObjectNode) new YAMLMapper().readTree(Objects.requireNonNull(yaml));
    } catch (IOException impossible) {
      throw new UncheckedIOException("the contract on the class path is unreadable", impossible);
    }
  }

  /** One path, with its operations by their methods in capital letters. */
  record Path(Pattern pattern, Map<String, Operation> operations) {

    /** What can be done here, as the header Allow has it. */
    String allowed() {
      return String.join(", ", operations.keySet());
    }

    /** The variables in a path that is this one. */
    Map<String, String> variables(String path) {
      Matcher matcher = pattern.matcher(path);
      Map<String, String> variables = new TreeMap<>();
      if (matcher.matches()) {
        pattern.namedGroups().keySet().forEach(name -> variables.put(name, matcher.group(name)));
      }
      return variables;
    }
  }

  /**
   * One operation.
   *
   * @param open whether it is for whoever asks, without a key
   * @param body the schema of its body; null where it has none
   */
  record Operation(String id, boolean open, List<Parameter> parameters, @Nullable JsonSchema body) {

    /**
     * What is wrong with the body; empty when it is as it should be. Of several things the first in
     * the order of their fields is told, so that the same body has the same answer.
     */
    Optional<ApiError> problem(JsonNode json) {
      if (body == null) {
        return Optional.empty();
      }
      return body.validate(json).stream()
          .map(Operation::problem)
          .min(Comparator.comparing(ApiError::message));
    }

    private static ApiError problem(ValidationMessage found) {
      String at = found.getInstanceLocation().toString().replaceFirst("^/", "");
      String field = at.isEmpty() ? found.getProperty() : at;
      return ApiError.invalid(
          field, "%s: %s".formatted(field == null ? "the body" : field, reason(found)));
    }

    /** The one pattern of bodies wants something that can be read. */
    private static String reason(ValidationMessage found) {
      return "pattern".equals(found.getType()) ? "it holds nothing but spaces" : found.getError();
    }
  }

  /** One parameter; what does not match the pattern is none. */
  record Parameter(String name, String in, Pattern pattern, String description) {}

  /** The path that a request's path is, if it is any. */
  Optional<Path> path(String requested) {
    return paths.stream().filter(path -> path.pattern.matcher(requested).matches()).findFirst();
  }

  List<Path> paths() {
    return List.copyOf(paths);
  }

  /** The document, for those who derive more from it. */
  JsonNode document() {
    return document;
  }

  /** The same for those who call it, without what the cloud makes of it. */
  JsonNode published() {
    ObjectNode published = document.deepCopy();
    published.withObject("/info").put("description", "What this server answers.");
    published.putArray("servers").addObject().put("url", "/");
    published.findParents("x-amazon-apigateway-integration").forEach(ApiContract::plain);
    published.path("paths").forEach(ApiContract::plain);
    return plain(published);
  }

  private static JsonNode plain(JsonNode described) {
    ObjectNode object = (ObjectNode) described;
    object.remove(
        object
            .propertyStream()
            .map(Map.Entry::getKey)
            .filter(name -> name.startsWith("x-amazon-"))
            .toList());
    return object;
  }

  /** The schema of this name among the document's components. */
  JsonSchema schema(String name) {
    ObjectNode root = Json.object().put("$ref", "#/components/schemas/" + name);
    root.set("components", document.path("components"));
    return SCHEMAS.getSchema(root, SchemaValidatorsConfig.builder().locale(Locale.ENGLISH).build());
  }

  private Path path(String template, JsonNode described) {
    Map<String, Operation> operations = new TreeMap<>();
    described
        .properties()
        .forEach(
            method -> {
              if (METHODS.contains(method.getKey())) {
                operations.put(
                    method.getKey().toUpperCase(Locale.ROOT), operation(method.getValue()));
              }
            });
    String pattern = VARIABLE.matcher(template).replaceAll("(?<$1>[^/]*)");
    return new Path(Pattern.compile(pattern), operations);
  }

  private Operation operation(JsonNode described) {
    List<Parameter> parameters = new ArrayList<>();
    described.path("parameters").forEach(each -> parameters.add(parameter(resolved(each))));
    JsonNode body = described.at("/requestBody/content/application~1json/schema/$ref");
    String name = body.asText().replaceFirst(".*/", "");
    return new Operation(
        described.path("operationId").asText(),
        described.has("security") && described.path("security").isEmpty(),
        List.copyOf(parameters),
        body.isMissingNode() ? null : schema(name));
  }

  private static Parameter parameter(JsonNode described) {
    return new Parameter(
        described.path("name").asText(),
        described.path("in").asText(),
        Pattern.compile(described.at("/schema/pattern").asText()),
        described.path("description").asText());
  }

  /** What a reference within the document stands for. */
  private JsonNode resolved(JsonNode node) {
    return node.has("$ref") ? document.at(node.get("$ref").asText().substring(1)) : node;
  }
}
