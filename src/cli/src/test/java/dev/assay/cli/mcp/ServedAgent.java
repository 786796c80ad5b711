package dev.assay.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.CommandLineHarness;
import dev.assay.cli.DemoRecording;
import dev.assay.cli.demo.Demo;
import dev.assay.workflow.run.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;

/** {@code assay mcp} over streams, with the demo's database and completions. */
final class ServedAgent implements AutoCloseable {

  private static final int MOST_SECONDS = 60;

  private final CommandLineHarness harness = new CommandLineHarness();
  private final PipedOutputStream toServer = new PipedOutputStream();
  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final BufferedReader fromServer;
  private final Future<Integer> exit;
  private final List<JsonNode> notifications = new ArrayList<>();
  private int calls;

  /** Serves the demo, whose files are in the folder. */
  static ServedAgent over(Path folder, String... options) throws IOException {
    ServedAgent agent = new ServedAgent(folder, options);
    agent.request(
        "initialize",
        """
        {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
        """);
    agent.send("{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}");
    return agent;
  }

  private ServedAgent(Path folder, String... options) throws IOException {
    PipedInputStream in = new PipedInputStream(toServer, 1 << 16);
    PipedOutputStream out = new PipedOutputStream();
    fromServer =
        new BufferedReader(
            new InputStreamReader(new PipedInputStream(out, 1 << 20), StandardCharsets.UTF_8));
    exit = thread.submit(() -> serve(harness, in, out, arguments(folder, options)));
  }

  static int serve(
      CommandLineHarness harness, InputStream in, OutputStream out, List<String> arguments) {
    return new CommandLine(new McpCommand(harness.context(), in, out))
        .execute(arguments.toArray(String[]::new));
  }

  /** Puts the demo's database and completions into a folder. */
  static void makeFiles(Path folder) throws IOException {
    Demo.at(folder.resolve("skerry_line.sqlite"));
    DemoRecording.into(folder);
  }

  static List<String> arguments(Path folder, String... options) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--database",
                folder.resolve("skerry_line.sqlite").toString(),
                "--store",
                folder.resolve("store").toString(),
                "--as-of",
                "2025-06-30T12:00"));
    arguments.addAll(DemoRecording.replaying(DemoRecording.in(folder)));
    arguments.addAll(List.of(options));
    return arguments;
  }

  /** Sends a line as it is. */
  void send(String line) {
    try {
      toServer.write((line.replace("\n", " ") + "\n").getBytes(StandardCharsets.UTF_8));
      toServer.flush();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The next message that is no notification. */
  JsonNode next() {
    while (true) {
      JsonNode message = line();
      if (message.hasNonNull("method")) {
        notifications.add(message);
      } else {
        return message;
      }
    }
  }

  private JsonNode line() {
    try {
      String line = fromServer.readLine();
      return Json.parse(String.valueOf(line).getBytes(StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** What the server answers to a request. */
  JsonNode request(String method, String params) {
    calls++;
    send(
        "{\"jsonrpc\": \"2.0\", \"id\": %d, \"method\": \"%s\", \"params\": %s}"
            .formatted(calls, method, params));
    return next();
  }

  /** What a tool answers. */
  JsonNode call(String tool, String arguments) {
    return request(
            "tools/call",
            "{\"name\": \"%s\", \"arguments\": %s, \"_meta\": {\"progressToken\": \"t\"}}"
                .formatted(tool, arguments))
        .path("result");
  }

  /** What a tool answers when all is well. */
  ObjectNode answer(String tool, String arguments) {
    JsonNode result = call(tool, arguments);
    if (result.path("isError").asBoolean(true)) {
      throw new AssertionError(result.toString());
    }
    return (ObjectNode) result.path("structuredContent");
  }

  /** What a tool says when it refuses. */
  String refusal(String tool, String arguments) {
    JsonNode result = call(tool, arguments);
    if (!result.path("isError").asBoolean()) {
      throw new AssertionError(result.toString());
    }
    return result.at("/content/0/text").asText();
  }

  /** What the server has told without being asked. */
  List<JsonNode> notifications() {
    return notifications;
  }

  /** Ends the input; answers the exit code. */
  int end() {
    try {
      toServer.close();
      return exit.get(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (Exception failure) {
      throw new AssertionError(failure);
    }
  }

  @Override
  public void close() {
    end();
    thread.close();
  }
}
