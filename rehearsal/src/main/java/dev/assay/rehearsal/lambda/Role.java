package dev.assay.rehearsal.lambda;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What Terraform gives a function, from {@code roles.json}; a test holds that file against {@code
 * terraform/main.tf}.
 *
 * @param memorySize in MB
 * @param timeout in seconds
 * @param callsModels whether it may read the secret with the models' keys
 * @param reads keys that it may read, with * for any text
 * @param writes keys that it may write, with * for any text
 * @param environment its variables; {@code ${bucket}}, {@code ${models}} and {@code ${secret}} are
 *     filled in when it starts
 */
public record Role(
    @JsonProperty("memory_size") int memorySize,
    @JsonProperty("timeout") int timeout,
    @JsonProperty("calls_models") boolean callsModels,
    @JsonProperty("reads") List<String> reads,
    @JsonProperty("writes") List<String> writes,
    @JsonProperty("environment") Map<String, String> environment) {

  private static final String RESOURCE = "/roles.json";

  /** Those of all functions, by their names. */
  public static Map<String, Role> all() {
    try (InputStream roles = Role.class.getResourceAsStream(RESOURCE)) {
      if (roles == null) {
        throw new IllegalStateException(RESOURCE + " is not on the class path");
      }
      Map<String, Role> all = new TreeMap<>();
      for (Map.Entry<String, JsonNode> role : Json.parse(roles.readAllBytes()).properties()) {
        byte[] content = Json.bytes(role.getValue());
        all.put(role.getKey(), Json.parse(content, Role.class));
      }
      return all;
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** The same role, but for what it may write. */
  public Role writing(List<String> other) {
    return new Role(memorySize, timeout, callsModels, reads, other, environment);
  }

  /** The same role with another memory, in MB. */
  public Role withMemory(int other) {
    return new Role(other, timeout, callsModels, reads, writes, environment);
  }

  /** Whether it may get this object. */
  public boolean mayRead(String key) {
    return isAmong(reads, key);
  }

  /** Whether it may put this object. */
  public boolean mayWrite(String key) {
    return isAmong(writes, key);
  }

  private static boolean isAmong(List<String> patterns, String key) {
    return patterns.stream()
        .map(pattern -> Pattern.quote(pattern).replace("*", "\\E.*\\Q"))
        .anyMatch(key::matches);
  }
}
