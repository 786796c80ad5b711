package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.mcp.AgentServer;
import dev.assay.workflow.run.Json;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.HttpHeaders;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.InitializeRequest;
import io.modelcontextprotocol.spec.McpSchema.InitializeResult;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpStreamableServerSession;
import io.modelcontextprotocol.spec.McpStreamableServerSession.McpStreamableServerSessionInit;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * The protocol's messages over HTTP, of the agents that have one key. Of their sessions the last
 * are remembered; an agent whose session is forgotten begins another, as the protocol says.
 */
final class AgentMessages implements McpStreamableServerTransportProvider {

  private static final int MOST_SESSIONS = 100;
  private static final int PARSE_ERROR = -32700;
  private static final int INVALID_REQUEST = -32600;
  private static final McpJsonMapper JSON = AgentServer.JSON;
  private static final List<String> VERSIONS =
      List.of(
          ProtocolVersions.MCP_2025_03_26,
          ProtocolVersions.MCP_2025_06_18,
          ProtocolVersions.MCP_2025_11_25);

  private final Map<String, McpStreamableServerSession> sessions =
      new LinkedHashMap<>(16, 0.75f, true);
  private McpStreamableServerSession.@Nullable Factory factory;

  @Override
  public List<String> protocolVersions() {
    return VERSIONS;
  }

  @Override
  public void setSessionFactory(McpStreamableServerSession.Factory made) {
    factory = made;
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return Mono.empty(); // nothing is told that was not asked for
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.fromRunnable(this::closeAll);
  }

  private synchronized void closeAll() {
    sessions.values().forEach(McpStreamableServerSession::close);
    sessions.clear();
  }

  /** Takes a message; calls are answered by events, of which the answer is the last. */
  ApiAnswer take(HttpCall call) {
    String version = call.header(HttpHeaders.PROTOCOL_VERSION);
    if (version != null && !VERSIONS.contains(version)) {
      return refused(400, INVALID_REQUEST, "this server speaks " + String.join(", ", VERSIONS));
    }
    byte[] body = call.body();
    if (body == null) {
      return ApiError.tooLarge().answer();
    }
    JSONRPCMessage message;
    try {
      message = McpSchema.deserializeJsonRpcMessage(JSON, new String(body, StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      return refused(400, PARSE_ERROR, "the body is not JSON");
    } catch (IllegalArgumentException other) {
      return refused(400, INVALID_REQUEST, "the body is not one message of JSON-RPC 2.0");
    }
    return message instanceof JSONRPCRequest request
            && request.method().equals(McpSchema.METHOD_INITIALIZE)
        ? begin(request)
        : inSession(call, message);
  }

  private ApiAnswer inSession(HttpCall call, JSONRPCMessage message) {
    String id = call.header(HttpHeaders.MCP_SESSION_ID);
    if (id == null) {
      return refused(
          400, INVALID_REQUEST, "the header Mcp-Session-Id is missing: initialize first");
    }
    return find(id)
        .map(session -> answer(session, message))
        .orElseGet(
            () -> refused(404, INVALID_REQUEST, "there is no such session: initialize another"));
  }

  private static ApiAnswer answer(McpStreamableServerSession session, JSONRPCMessage message) {
    switch (message) {
      case JSONRPCRequest request -> {
        return ApiAnswer.of(new AgentCall(session, request));
      }
      case JSONRPCNotification told -> session.accept(told).block();
      case JSONRPCResponse response -> session.accept(response).block();
      default -> throw new IllegalStateException("not a message: " + message);
    }
    return new ApiAnswer(202, "application/json", Map.of(), new byte[] {});
  }

  private ApiAnswer begin(JSONRPCRequest request) {
    InitializeRequest asked;
    try {
      asked = JSON.convertValue(request.params(), new TypeRef<InitializeRequest>() {});
    } catch (IllegalArgumentException malformed) {
      return refused(400, INVALID_REQUEST, "what initializes a session is malformed");
    }
    McpStreamableServerSessionInit begun = Objects.requireNonNull(factory).startSession(asked);
    InitializeResult result = begun.initResult().block();
    remember(begun.session());
    return ApiAnswer.json(
            200, tree(new JSONRPCResponse(McpSchema.JSONRPC_VERSION, request.id(), result, null)))
        .with(Map.of(HttpHeaders.MCP_SESSION_ID, begun.session().getId()));
  }

  private synchronized void remember(McpStreamableServerSession session) {
    sessions.put(session.getId(), session);
    if (sessions.size() > MOST_SESSIONS) {
      var oldest = sessions.keySet().iterator().next();
      Objects.requireNonNull(sessions.remove(oldest)).close();
    }
  }

  private synchronized Optional<McpStreamableServerSession> find(String id) {
    return Optional.ofNullable(sessions.get(id));
  }

  /** Ends the session that a request is of. */
  ApiAnswer end(HttpCall call) {
    McpStreamableServerSession ended;
    synchronized (this) {
      ended = sessions.remove(String.valueOf(call.header(HttpHeaders.MCP_SESSION_ID)));
    }
    if (ended == null) {
      return refused(404, INVALID_REQUEST, "there is no such session");
    }
    ended.delete().block();
    return ApiAnswer.json(200, Json.object().put("ended", true));
  }

  /** A message as JSON. */
  static JsonNode tree(JSONRPCMessage message) {
    try {
      return Json.parse(JSON.writeValueAsBytes(message));
    } catch (IOException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static ApiAnswer refused(int status, int code, String message) {
    ObjectNode answer = Json.object().put("jsonrpc", "2.0").putNull("id");
    answer.putObject("error").put("code", code).put("message", message);
    return ApiAnswer.json(status, answer);
  }
}
