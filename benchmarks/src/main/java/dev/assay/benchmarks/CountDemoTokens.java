package dev.assay.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.cli.run.LocalRun;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Counts the tokens of the demo's completions, and of the prompts that they answer, in the encoding
 * o200k_base of GPT-4o, and writes the counts into the demo's files. To be run when a prompt or a
 * completion of the demo changes.
 */
public final class CountDemoTokens {

  private static final Path RESOURCES = Path.of("src/cli/src/main/resources/demo");

  private final Encoding encoding =
      Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
  private final Map<List<Object>, Integer> inputs = new ConcurrentHashMap<>();

  private CountDemoTokens() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) throws IOException {
    for (String strategy : Demo.STRATEGIES) {
      CountDemoTokens count = new CountDemoTokens();
      count.runDemo(strategy);
      count.rewrite(RESOURCES.resolve(Demo.completionsOf(strategy)));
    }
  }

  private void runDemo(String strategy) throws IOException {
    Path folder = Files.createTempDirectory("assay-demo-tokens");
    Demo demo = Demo.at(folder.resolve("demo.sqlite"), strategy);
    ArtifactStore store = new DirectoryArtifactStore(folder);
    ModelClient replay = demo.models();
    ModelClient counting =
        call -> {
          inputs.put(
              List.of(call.question(), call.step(), call.model(), call.round()), tokens(call));
          return replay.complete(call);
        };
    try (DatabaseQueries queries = demo.queries()) {
      for (DemoQuestion question : demo.questions()) {
        String run = "run-" + question.id();
        demo.submission(run, question).submit(new Artifacts(store), Instant.now());
        new LocalRun(store, counting, _ -> queries::first, Time.system(), ExecutionListener.NONE)
            .execute(run);
      }
    }
  }

  private int tokens(ModelCall call) {
    return encoding.countTokens(call.prompt().system())
        + encoding.countTokens(call.prompt().user());
  }

  private void rewrite(Path completions) throws IOException {
    JsonMapper json = JsonMapper.builder().build();
    List<String> lines = new ArrayList<>();
    for (String line : Files.readAllLines(completions)) {
      ObjectNode recorded = (ObjectNode) json.readTree(line);
      Integer input = inputs.get(key(recorded));
      ObjectNode tokens = (ObjectNode) recorded.get("tokens");
      tokens.put("input", input == null ? 0 : input);
      tokens.put(
          "output",
          input == null ? 0 : encoding.countTokens(recorded.get("completion").textValue()));
      lines.add(json.writeValueAsString(recorded));
    }
    Files.write(completions, lines);
  }

  private static List<Object> key(JsonNode recorded) {
    return List.of(
        recorded.get("question").asText(),
        recorded.get("step").asText(),
        recorded.get("model").asText(),
        recorded.get("round").asInt());
  }
}
