package dev.assay.rehearsal.models;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.assay.agents.model.TokenUsage;
import dev.assay.agents.recorded.RecordedCompletion;
import dev.assay.agents.recorded.RecordedCompletions;
import dev.assay.cli.demo.Demo;
import dev.assay.rehearsal.BusyTime;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A server with OpenAI's chat API that answers with the demo's completions, and with those that a
 * strategy takes which explores. Which one is wanted it tells from the request: the question's
 * text, the step's system prompt, the model's name. Another prompt for the same is the next round;
 * the same prompt again gets the same answer, and is counted as paid again.
 */
public final class RecordedModels implements AutoCloseable {

  private static final String PATH = "/v1/chat/completions";
  private static final String EXPLORING = "/exploring.jsonl";
  private static final int OK = 200;
  private static final int UNAUTHORIZED = 401;
  private static final int BAD = 400;
  private static final int TOO_MANY = 429;

  /** How long a model asks to be left alone that is asked too often. */
  public static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HttpServer server;
  private final String key;
  private final Demo demo;
  private final RecordedCompletions exploring;
  private final BusyTime busy;
  private final StepPrompts steps = StepPrompts.read();
  private final Map<String, List<String>> rounds = new HashMap<>();
  private final List<String> answered = new ArrayList<>();
  private TokenUsage taken = TokenUsage.ZERO;
  private final Set<String> promptLines = new TreeSet<>();
  private final ReentrantReadWriteLock working = new ReentrantReadWriteLock();
  private volatile ModelWatcher watcher = ModelWatcher.NONE;

  private RecordedModels(
      HttpServer server, String key, Demo demo, RecordedCompletions exploring, BusyTime busy) {
    this.server = server;
    this.key = key;
    this.demo = demo;
    this.exploring = exploring;
    this.busy = busy;
  }

  /**
   * Listens on a port that it picks itself.
   *
   * @param key the API key that requests must have
   * @param busy counts the time in which it answers
   */
  public static RecordedModels start(String key, Demo demo, BusyTime busy) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    RecordedModels models = new RecordedModels(server, key, demo, exploring(), busy);
    server.createContext(PATH, models::work);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.start();
    return models;
  }

  /** What {@code OPENAI_BASE_URL} is to be. */
  public URI baseUrl() {
    return URI.create("http://127.0.0.1:%d/v1".formatted(server.getAddress().getPort()));
  }

  /** Has calls seen from now on. */
  public void watch(ModelWatcher by) {
    watcher = by;
  }

  /** Every call that was answered, and so would have been paid for. */
  public synchronized List<String> answered() {
    return List.copyOf(answered);
  }

  /** The tokens of all of them. */
  public synchronized TokenUsage taken() {
    return taken;
  }

  /** Waits until no call is being answered. */
  public void settle() {
    working.writeLock().lock();
    working.writeLock().unlock();
  }

  /** The lines of all prompts so far. */
  public synchronized Set<String> promptLines() {
    return Set.copyOf(promptLines);
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private static RecordedCompletions exploring() throws IOException {
    try (InputStream lines = RecordedModels.class.getResourceAsStream(EXPLORING)) {
      if (lines == null) {
        throw new IllegalStateException(EXPLORING + " is not on the class path");
      }
      return RecordedCompletions.read(
          EXPLORING, new InputStreamReader(lines, StandardCharsets.UTF_8));
    }
  }

  private void work(HttpExchange exchange) throws IOException {
    working.readLock().lock();
    busy.begin();
    try {
      handle(exchange);
    } finally {
      busy.end();
      working.readLock().unlock();
    }
  }

  private void handle(HttpExchange exchange) throws IOException {
    JsonNode request = Json.parse(exchange.getRequestBody().readAllBytes());
    if (!("Bearer " + key).equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
      refuse(exchange, UNAUTHORIZED, "this is not the key");
      return;
    }
    Optional<RecordedCompletion.Key> call = call(request);
    Optional<RecordedCompletion> completion = call.flatMap(this::recorded);
    if (completion.isEmpty()) {
      refuse(exchange, BAD, "nothing is recorded for " + call.map(Object::toString).orElse("this"));
      return;
    }
    String name = completion.get().key().toString();
    int status = watcher.before(name);
    if (status != ModelWatcher.PASS) {
      if (status == TOO_MANY) {
        exchange.getResponseHeaders().set("Retry-After", String.valueOf(PATIENCE.toSeconds()));
      }
      refuse(exchange, status, "as the test wants it");
      return;
    }
    synchronized (this) {
      answered.add(name);
      taken = taken.plus(completion.get().tokens());
    }
    watcher.after(name);
    answer(exchange, OK, body(completion.get()));
  }

  /** That of the round; where so many are not recorded, the last one. */
  private Optional<RecordedCompletion> recorded(RecordedCompletion.Key call) {
    return IntStream.rangeClosed(1, call.round())
        .mapToObj(
            round -> new RecordedCompletion.Key(call.question(), call.step(), call.model(), round))
        .flatMap(
            key -> Stream.of(demo.completions(), exploring).flatMap(all -> all.find(key).stream()))
        .reduce((_, later) -> later);
  }

  private Optional<RecordedCompletion.Key> call(JsonNode request) {
    String prompt = text(request.path("messages"));
    keepLines(prompt);
    Optional<String> question =
        demo.questions().stream()
            .filter(each -> prompt.contains(each.text()))
            .map(each -> each.id())
            .findFirst();
    Optional<String> step = steps.stepOf(prompt);
    if (question.isEmpty() || step.isEmpty()) {
      return Optional.empty();
    }
    String model = request.path("model").asText();
    int round = round("%s %s %s".formatted(question.get(), step.get(), model), prompt);
    return Optional.of(new RecordedCompletion.Key(question.get(), step.get(), model, round));
  }

  private synchronized void keepLines(String prompt) {
    prompt.lines().map(String::strip).forEach(promptLines::add);
  }

  private synchronized int round(String call, String prompt) {
    List<String> prompts = rounds.computeIfAbsent(call, _ -> new ArrayList<>());
    if (!prompts.contains(prompt)) {
      prompts.add(prompt);
    }
    return prompts.indexOf(prompt) + 1;
  }

  private static String text(JsonNode messages) {
    StringBuilder text = new StringBuilder();
    for (JsonNode message : messages) {
      JsonNode content = message.path("content");
      text.append(content.isTextual() ? content.textValue() : content.findPath("text").asText());
      text.append('\n');
    }
    return text.toString();
  }

  private static ObjectNode body(RecordedCompletion completion) {
    ObjectNode body = Json.object().put("id", "chatcmpl-1").put("object", "chat.completion");
    body.put("created", 1).put("model", completion.key().model());
    body.putArray("choices")
        .addObject()
        .put("index", 0)
        .put("finish_reason", "stop")
        .set(
            "message",
            Json.object().put("role", "assistant").put("content", completion.completion()));
    long input = completion.tokens().input();
    long output = completion.tokens().output();
    body.putObject("usage")
        .put("prompt_tokens", input)
        .put("completion_tokens", output)
        .put("total_tokens", input + output);
    return body;
  }

  private static void refuse(HttpExchange exchange, int status, String message) throws IOException {
    ObjectNode body = Json.object();
    body.putObject("error").put("message", message).put("type", "rehearsal");
    answer(exchange, status, body);
  }

  private static void answer(HttpExchange exchange, int status, JsonNode body) throws IOException {
    byte[] content = body.toString().getBytes(StandardCharsets.UTF_8);
    try (exchange) {
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(status, content.length);
      exchange.getResponseBody().write(content);
    }
  }
}
