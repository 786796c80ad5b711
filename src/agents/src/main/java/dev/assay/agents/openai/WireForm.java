package dev.assay.agents.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.agents.model.ModelSettings;
import dev.assay.agents.model.SystemRole;
import dev.assay.agents.model.TokenLimit;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * In which form a model is sent its requests: as configured, or as its server has been found to
 * want them.
 *
 * @param maxTokens most tokens of one answer
 * @param usageInStream whether a streaming server is asked to count tokens
 * @param body fields that are added, or replace ours
 */
record WireForm(
    TokenLimit tokenLimit,
    int maxTokens,
    boolean sendTemperature,
    SystemRole systemRole,
    Optional<String> reasoningEffort,
    boolean stream,
    boolean usageInStream,
    Map<String, Object> body) {

  private static final JsonMapper JSON = new JsonMapper();

  /** The form that a model's settings say. */
  static WireForm of(ModelSettings model) {
    return new WireForm(
        model
            .wire()
            .tokenLimit()
            .orElse(model.isOpenAi() ? TokenLimit.MAX_COMPLETION_TOKENS : TokenLimit.MAX_TOKENS),
        model.maxTokens(),
        model.sendTemperature(),
        model.wire().systemRole(),
        model.wire().reasoningEffort(),
        model.wire().stream(),
        true,
        model.wire().body());
  }

  WireForm withTokenLimit(TokenLimit limit) {
    return new WireForm(
        limit,
        maxTokens,
        sendTemperature,
        systemRole,
        reasoningEffort,
        stream,
        usageInStream,
        body);
  }

  WireForm withMaxTokens(int most) {
    return new WireForm(
        tokenLimit,
        most,
        sendTemperature,
        systemRole,
        reasoningEffort,
        stream,
        usageInStream,
        body);
  }

  WireForm withoutTemperature() {
    return new WireForm(
        tokenLimit, maxTokens, false, systemRole, reasoningEffort, stream, usageInStream, body);
  }

  WireForm withSystemRole(SystemRole role) {
    return new WireForm(
        tokenLimit, maxTokens, sendTemperature, role, reasoningEffort, stream, usageInStream, body);
  }

  WireForm withoutReasoningEffort() {
    return new WireForm(
        tokenLimit,
        maxTokens,
        sendTemperature,
        systemRole,
        Optional.empty(),
        stream,
        usageInStream,
        body);
  }

  WireForm withStream(boolean streams, boolean usage) {
    return new WireForm(
        tokenLimit, maxTokens, sendTemperature, systemRole, reasoningEffort, streams, usage, body);
  }

  WireForm with(String field, Object value) {
    Map<String, Object> fields = new TreeMap<>(body);
    fields.put(field, value);
    return new WireForm(
        tokenLimit,
        maxTokens,
        sendTemperature,
        systemRole,
        reasoningEffort,
        stream,
        usageInStream,
        Map.copyOf(fields));
  }

  /** A request as the client below writes it, in this form. */
  void apply(ObjectNode request) {
    int asked =
        Math.min(
            removed(request, TokenLimit.MAX_TOKENS),
            removed(request, TokenLimit.MAX_COMPLETION_TOKENS));
    if (tokenLimit != TokenLimit.NONE) {
      request.put(tokenLimit.parameter(), Math.min(maxTokens, asked));
    }
    if (!sendTemperature) {
      request.remove("temperature");
    }
    reasoningEffort.ifPresent(effort -> request.put("reasoning_effort", effort));
    if (stream) {
      request.put("stream", true);
      if (usageInStream) {
        request.putObject("stream_options").put("include_usage", true);
      }
    }
    if (request.get("messages") instanceof ArrayNode messages) {
      instruct(messages);
    }
    body.forEach((field, value) -> request.set(field, JSON.valueToTree(value)));
  }

  private static int removed(ObjectNode request, TokenLimit limit) {
    JsonNode value = request.remove(limit.parameter());
    return value == null ? Integer.MAX_VALUE : value.asInt(Integer.MAX_VALUE);
  }

  private void instruct(ArrayNode messages) {
    JsonNode first = messages.path(0);
    if (!(first instanceof ObjectNode system)
        || !system.path("role").asText().equals(SystemRole.SYSTEM.value())) {
      return;
    }
    if (systemRole != SystemRole.NONE) {
      system.put("role", systemRole.value());
    } else if (messages.path(1) instanceof ObjectNode user) {
      user.put("content", system.path("content").asText() + "\n\n" + user.path("content").asText());
      messages.remove(0);
    }
  }
}
