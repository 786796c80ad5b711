package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.agents.recorded.ReplayingModelClient;
import dev.assay.cli.deployment.FunctionRegistry;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.TaskInvoker;
import dev.assay.workflow.InMemoryStore;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.run.Artifacts;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a run, functions read and write only what their roles in Terraform may. */
class FunctionPermissionsTest {

  private static final String RUN = "run-1";

  private final InMemoryStore kept = new InMemoryStore();
  private final WatchedStore store = new WatchedStore(kept);

  /** One question that is verified after a revision, and one that stays unverified. */
  @ParameterizedTest
  @ValueSource(strings = {"1", "8"})
  void aRunKeepsToWhatTheRolesMay(String question) {
    JsonNode functions = FunctionRegistry.functions();
    ManualTime time = new ManualTime();
    DemoRuns.DEMO
        .submission(RUN, DemoRuns.DEMO.question(question))
        .submit(new Artifacts(kept), time.now());
    new LocalRun(
            store,
            new ReplayingModelClient(DemoRuns.DEMO.completions()),
            time,
            ExecutionListener.NONE,
            store::watching)
        .execute(RUN);

    assertThat(store.seen())
        .extracting(access -> access.split(" ")[0])
        .contains("relevant-linking", "sql-execution", "test-code-voting", "reporting");
    assertThat(store.seen().stream().filter(access -> !allowed(access, functions))).isEmpty();
  }

  @Test
  void aRoleEndsAtItsPrefixes() {
    JsonNode functions = FunctionRegistry.functions();

    assertThat(
            Stream.of(
                "sql-execution writes runs/r1/verdicts/0.json",
                "sql-execution reads catalogs/pets/1.json"))
        .allMatch(access -> allowed(access, functions));
    assertThat(
            Stream.of(
                "sql-execution writes runs/r1/result.json",
                "sql-execution reads usage/dt=2026-03-01/r1.json",
                "reporting reads catalogs/pets/1.json"))
        .noneMatch(access -> allowed(access, functions));
  }

  private static boolean allowed(String access, JsonNode functions) {
    String[] words = access.split(" ");
    return functions
        .path(words[0])
        .path(words[1])
        .valueStream()
        .map(keys -> Pattern.quote(keys.asText()).replace("*", "\\E.*\\Q"))
        .anyMatch(words[2]::matches);
  }

  /** Notes what functions do, as {@code revision reads runs/r1/question.json}. */
  private static final class WatchedStore implements ArtifactStore {

    private final ArtifactStore store;
    private final ThreadLocal<String> function = new ThreadLocal<>();
    private final Set<String> seen = new ConcurrentSkipListSet<>();

    WatchedStore(ArtifactStore store) {
      this.store = store;
    }

    TaskInvoker watching(TaskInvoker invoker) {
      return (name, payload) -> {
        function.set(name);
        try {
          return invoker.invoke(name, payload);
        } finally {
          function.remove();
        }
      };
    }

    Set<String> seen() {
      return seen;
    }

    private void note(String what, String key) {
      if (function.get() != null) {
        seen.add("%s %s %s".formatted(function.get(), what, key));
      }
    }

    @Override
    public Optional<byte[]> read(String key) {
      note("reads", key);
      return store.read(key);
    }

    @Override
    public boolean create(String key, byte[] content) {
      note("writes", key);
      return store.create(key, content);
    }

    @Override
    public void write(String key, byte[] content) {
      note("writes", key);
      store.write(key, content);
    }

    @Override
    public void delete(String key) {
      note("deletes", key);
      store.delete(key);
    }

    @Override
    public List<String> list(String prefix) {
      note("reads", prefix);
      return store.list(prefix);
    }

    @Override
    public String location() {
      return store.location();
    }
  }
}
