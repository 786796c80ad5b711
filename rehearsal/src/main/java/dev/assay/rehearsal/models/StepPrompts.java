package dev.assay.rehearsal.models;

import dev.assay.agents.AnswerFormatAgent;
import dev.assay.agents.ArbiterAgent;
import dev.assay.agents.ExplorationAgent;
import dev.assay.agents.LinkingAgent;
import dev.assay.agents.OtherReadingAgent;
import dev.assay.agents.RefinementAgent;
import dev.assay.agents.SelectionAgent;
import dev.assay.agents.SqlGenerationAgent;
import dev.assay.agents.SqlRevisionAgent;
import dev.assay.agents.TestCodeAgent;
import dev.assay.agents.TestDataAgent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Tells by a prompt which step it is of: each agent's prompt begins with a sentence of its own.
 *
 * @param firstLines the first line of each step's prompt, by the step
 */
record StepPrompts(Map<String, String> firstLines) {

  private static final Map<String, Class<?>> AGENTS =
      Map.ofEntries(
          Map.entry(LinkingAgent.STEP, LinkingAgent.class),
          Map.entry(TestDataAgent.STEP, TestDataAgent.class),
          Map.entry(TestCodeAgent.STEP, TestCodeAgent.class),
          Map.entry(SelectionAgent.STEP, SelectionAgent.class),
          Map.entry(SqlGenerationAgent.STEP, SqlGenerationAgent.class),
          Map.entry(AnswerFormatAgent.STEP, AnswerFormatAgent.class),
          Map.entry(ExplorationAgent.STEP, ExplorationAgent.class),
          Map.entry(RefinementAgent.STEP, RefinementAgent.class),
          Map.entry(SqlRevisionAgent.STEP, SqlRevisionAgent.class),
          Map.entry(ArbiterAgent.STEP, ArbiterAgent.class),
          Map.entry(OtherReadingAgent.STEP, OtherReadingAgent.class));

  /** Reads the agents' prompts. */
  static StepPrompts read() {
    Map<String, String> lines = new LinkedHashMap<>();
    AGENTS.forEach((step, agent) -> lines.put(step, firstLine(agent)));
    return new StepPrompts(lines);
  }

  Optional<String> stepOf(String prompt) {
    return firstLines.entrySet().stream()
        .filter(line -> prompt.contains(line.getValue()))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static String firstLine(Class<?> agent) {
    String resource = "/dev/assay/agents/%s.prompt".formatted(agent.getSimpleName());
    try (InputStream prompt = agent.getResourceAsStream(resource)) {
      if (prompt == null) {
        throw new IllegalStateException(resource + " is not on the class path");
      }
      return new String(prompt.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .findFirst()
          .orElseThrow();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
