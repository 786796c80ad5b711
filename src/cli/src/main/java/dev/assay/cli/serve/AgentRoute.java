package dev.assay.cli.serve;

import dev.assay.cli.Version;
import dev.assay.cli.mcp.Agent;
import dev.assay.cli.mcp.AgentServer;
import io.modelcontextprotocol.server.McpSyncServer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jboss.logging.Logger;

/**
 * Agents, by the Model Context Protocol over HTTP. Each key has a server of its own, so that no
 * agent reaches a session or a run of another key. Whatever the address, pages of other sites may
 * not ask.
 */
final class AgentRoute implements Route, AutoCloseable {

  static final String PATH = "/mcp";
  private static final Logger LOG = Logger.getLogger(ApiServer.CATEGORY);
  private static final String ALLOWED = "POST, DELETE";

  private final SameOrigin origin;
  private final Askers askers;
  private final RequestLimits limits;
  private final Function<String, Agent> agents;
  private final Map<String, Served> served = new ConcurrentHashMap<>();

  private record Served(AgentMessages messages, McpSyncServer server) {}

  /** Agents of all who may ask, by the names of their keys. */
  AgentRoute(
      SameOrigin origin, Askers askers, RequestLimits limits, Function<String, Agent> agents) {
    this.origin = origin;
    this.askers = askers;
    this.limits = limits;
    this.agents = agents;
  }

  @Override
  public ApiAnswer answer(HttpCall call) {
    ApiAnswer answer;
    try {
      answer = answered(call);
    } catch (RefusedRequestException refused) {
      answer = refused.answer();
    }
    LOG.infof("request %d: %s %s %d", call.number(), call.method(), PATH, answer.status());
    return answer;
  }

  private ApiAnswer answered(HttpCall call) {
    Optional<ApiError> foreign = origin.foreign(call);
    if (foreign.isPresent()) {
      return foreign.get().answer();
    }
    String owner =
        askers.apply(call).orElseThrow(() -> new RefusedRequestException(ApiError.forbidden()));
    limits.count(owner);
    AgentMessages messages = served.computeIfAbsent(owner, this::begin).messages();
    return switch (call.method()) {
      case "POST" -> isJson(call) ? messages.take(call) : ApiError.notJson().answer();
      case "DELETE" -> messages.end(call);
      default -> ApiError.wrongMethod(ALLOWED).answer().with(Map.of("Allow", ALLOWED));
    };
  }

  private static boolean isJson(HttpCall call) {
    String type = call.header("Content-Type");
    return type != null
        && type.split(";")[0].strip().toLowerCase(Locale.ROOT).equals("application/json");
  }

  private Served begin(String owner) {
    AgentMessages messages = new AgentMessages();
    return new Served(messages, AgentServer.over(messages, Version.number(), agents.apply(owner)));
  }

  @Override
  public void close() {
    served.values().forEach(each -> each.server().close());
  }
}
