package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.cli.mcp.AgentServer;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpStreamableServerSession;
import io.modelcontextprotocol.spec.McpStreamableServerTransport;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import reactor.core.publisher.Mono;

/** One call of an agent: what it is told as it happens, and the answer, as events. */
final class AgentCall implements EventStream {

  private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(15);
  private static final ExecutorService THREADS = Executors.newVirtualThreadPerTaskExecutor();

  private final McpStreamableServerSession session;
  private final JSONRPCRequest request;

  /** Messages in their order; nothing is after the last. */
  private final BlockingQueue<Optional<JsonNode>> messages = new LinkedBlockingQueue<>();

  AgentCall(McpStreamableServerSession session, JSONRPCRequest request) {
    this.session = session;
    this.request = request;
  }

  /** Tells it all; what waits for an answer that nobody listens to any more is interrupted. */
  @Override
  public void tell(Listener listener) throws InterruptedException {
    Future<?> work = THREADS.submit(this::answer);
    boolean listens = true;
    while (listens) {
      Optional<JsonNode> next = messages.poll(BETWEEN_SIGNS.toMillis(), TimeUnit.MILLISECONDS);
      if (next == null) {
        listens = listener.nothing();
      } else if (next.isEmpty()) {
        return;
      } else {
        listens = listener.event("message", next.get());
      }
    }
    work.cancel(true);
  }

  private void answer() {
    try {
      session.responseStream(request, new Outgoing()).block();
    } finally {
      messages.add(Optional.empty());
    }
  }

  /** Hands messages to the thread that sends them. */
  private final class Outgoing implements McpStreamableServerTransport {

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message, String id) {
      return sendMessage(message);
    }

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
      return Mono.fromRunnable(() -> messages.add(Optional.of(AgentMessages.tree(message))));
    }

    @Override
    public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
      return AgentServer.JSON.convertValue(data, type);
    }

    @Override
    public Mono<Void> closeGracefully() {
      return Mono.empty();
    }
  }
}
