package dev.assay.statemachine;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a visited state leaves behind; without a next state the flow has ended. */
record Step(JsonNode output, Map<String, JsonNode> assigned, @Nullable String next) {}
