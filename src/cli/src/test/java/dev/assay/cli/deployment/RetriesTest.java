package dev.assay.cli.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is tried again, how often and when, is said once, in {@code infra/retries.json}. */
class RetriesTest {

  /** The definition for what no other one names. */
  private static final String OTHERS = "call";

  private final JsonNode definitions = FunctionRegistry.json("infra/retries.json");
  private final List<MachineTask> tasks = MachineTask.all();

  @Test
  void everyTaskIsTriedAgainAsItsDefinitionSays() {
    assertThat(tasks)
        .hasSizeGreaterThan(20)
        .allSatisfy(
            task ->
                assertThat(task.state().path("Retry"))
                    .isEqualTo(definitions.path(definition(task)).path("retry")));
  }

  @Test
  void everyDefinitionIsOfSomething() {
    Set<String> done = tasks.stream().map(MachineTask::does).collect(Collectors.toSet());

    assertThat(definitions.propertyStream().filter(each -> !each.getKey().equals(OTHERS)))
        .allSatisfy(each -> assertThat(done).containsAll(of(each.getValue()).toList()));
  }

  private String definition(MachineTask task) {
    return definitions
        .propertyStream()
        .filter(each -> of(each.getValue()).anyMatch(task.does()::equals))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(OTHERS);
  }

  private static Stream<String> of(JsonNode definition) {
    return definition.path("of").valueStream().map(JsonNode::asText);
  }
}
