package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.FailureMessages;
import dev.assay.cli.rows.RowsJson;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/** Tools and resources, served by the protocol. */
public final class AgentServer {

  /** How messages are read and written. */
  public static final McpJsonMapper JSON = new JacksonMcpJsonMapper(new ObjectMapper());

  private static final Duration MOST_TIME = Duration.ofHours(1);

  private static final String INSTRUCTIONS =
      "Assay answers questions about a database with SQL that has passed a test, and tests SQL that"
          + " is there already. Ask with 'ask', or test your own SQL with 'test_sql'; trust what is"
          + " 'verified', and show readings of what is 'ambiguous' to the user.";

  private AgentServer() {}

  /** Serves until the input ends, or the server is closed. */
  static McpSyncServer over(StdioMessages messages, String version, Agent agent) {
    return built(
        McpServer.sync(
            new StdioServerTransportProvider(JSON, messages.incoming(), messages.outgoing())),
        version,
        agent);
  }

  /** Serves what comes over HTTP, until the server is closed. */
  public static McpSyncServer over(
      McpStreamableServerTransportProvider transport, String version, Agent agent) {
    return built(McpServer.sync(transport).immediateExecution(true), version, agent);
  }

  private static McpSyncServer built(
      McpServer.SyncSpecification<?> specification, String version, Agent agent) {
    return specification
        .jsonMapper(JSON)
        .jsonSchemaValidator(new SchemaCheck())
        .requestTimeout(MOST_TIME)
        .serverInfo("assay", version)
        .instructions(INSTRUCTIONS)
        .capabilities(ServerCapabilities.builder().tools(false).resources(false, false).build())
        .tools(agent.tools().stream().map(AgentServer::specified).toList())
        .resourceTemplates(agent.resources().templates())
        .build();
  }

  private static SyncToolSpecification specified(OfferedTool tool) {
    Tool described =
        Tool.builder(tool.name(), JSON, tool.schema())
            .title(tool.title())
            .description(tool.description())
            .annotations(annotations(tool))
            .build();
    return new SyncToolSpecification(
        described, (exchange, request) -> answer(tool, exchange, request));
  }

  private static ToolAnnotations annotations(OfferedTool tool) {
    boolean asks = tool.effect() == OfferedTool.Effect.ASKS_MODELS;
    return ToolAnnotations.builder()
        .title(tool.title())
        .readOnlyHint(!asks)
        .destructiveHint(false)
        .idempotentHint(tool.effect() == OfferedTool.Effect.LOOKS_ONLY)
        .openWorldHint(asks)
        .build();
  }

  /** What is wrong with a call is an answer that says so, which the agent can act on. */
  private static CallToolResult answer(
      OfferedTool tool, McpSyncServerExchange exchange, CallToolRequest request) {
    try {
      ObjectNode arguments = Json.tree(request.arguments());
      ObjectNode answer = tool.call().answer(arguments, steps(exchange, request));
      return CallToolResult.builder()
          .structuredContent(JSON.readValue(answer.toString(), Object.class))
          .addTextContent(RowsJson.shown(answer.toPrettyString()))
          .isError(false)
          .build();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return failed("the server ends");
    } catch (Exception failure) {
      return failed(FailureMessages.message(failure));
    }
  }

  private static CallToolResult failed(String message) {
    return CallToolResult.builder()
        .addTextContent(TableText.oneLine(message))
        .isError(true)
        .build();
  }

  /** Tells the client what happens, if it wants to know. */
  private static Consumer<String> steps(McpSyncServerExchange exchange, CallToolRequest request) {
    Object token = request.meta() == null ? null : request.meta().get("progressToken");
    if (token == null) {
      return _ -> {};
    }
    AtomicInteger told = new AtomicInteger();
    return step ->
        exchange.progressNotification(
            new ProgressNotification(token, (double) told.incrementAndGet(), null, step, null));
  }
}
