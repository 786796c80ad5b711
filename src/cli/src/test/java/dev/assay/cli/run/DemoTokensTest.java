package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.assay.agents.model.Completion;
import dev.assay.agents.model.ModelCall;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.agents.model.TokenUsage;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The demo shows tokens, and they are those of its prompts and completions as they are now. */
class DemoTokensTest {

  private final Encoding encoding =
      Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
  private final Map<String, TokenUsage> recorded = Collections.synchronizedMap(new TreeMap<>());
  private final Map<String, TokenUsage> counted = Collections.synchronizedMap(new TreeMap<>());

  @ParameterizedTest
  @FieldSource("dev.assay.cli.demo.Demo#STRATEGIES")
  void recordedTokensAreThoseOfPromptsAndCompletions(String strategy, @TempDir Path folder)
      throws IOException {
    Demo demo = Demo.at(folder.resolve("demo.sqlite"), strategy);
    InMemoryStore store = new InMemoryStore();
    ManualTime time = new ManualTime();
    try (DatabaseQueries queries = demo.queries()) {
      for (DemoQuestion question : demo.questions()) {
        String run = "run-" + question.id();
        demo.submission(run, question).submit(new Artifacts(store), time.now());
        new LocalRun(
                store, counting(demo.models()), _ -> queries::first, time, ExecutionListener.NONE)
            .execute(run);
      }
    }

    assertThat(recorded)
        .as("after a change of prompts or completions, run: benchmarks/run CountDemoTokens")
        .isEqualTo(counted);
  }

  private ModelClient counting(ModelClient models) {
    return call -> count(call, models);
  }

  private Completion count(ModelCall call, ModelClient models) throws ModelException {
    Completion completion = models.complete(call);
    String key = "%s %s %s %d".formatted(call.question(), call.step(), call.model(), call.round());
    int input =
        encoding.countTokens(call.prompt().system()) + encoding.countTokens(call.prompt().user());
    counted.put(key, new TokenUsage(input, encoding.countTokens(completion.text()), 0));
    recorded.put(key, completion.tokens());
    return completion;
  }
}
