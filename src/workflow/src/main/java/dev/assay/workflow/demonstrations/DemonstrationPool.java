package dev.assay.workflow.demonstrations;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.Sha256;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.reporting.RunStatus;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.InvalidQuestionException;
import dev.assay.workflow.run.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Demonstrations to choose from (DAC 3.1). One pool is one artifact, named by its content, so that
 * a run sees the pool of its day also when it is resumed.
 */
public record DemonstrationPool(List<Demonstration> demonstrations) {

  private static final int MOST = 20_000;
  private static final int DIGEST_LENGTH = 16;
  private static final List<String> SQL_FIELDS = List.of("query", "SQL", "sql");

  public DemonstrationPool {
    demonstrations = List.copyOf(demonstrations);
  }

  /**
   * Reads a pool: Spider's or BIRD's training file, or JSON lines with {@code question} and {@code
   * query}, {@code SQL} or {@code sql}.
   *
   * @param name what messages call it
   * @throws InvalidQuestionException when it is no such file, or too large
   */
  public static DemonstrationPool parse(String name, byte[] content) {
    List<Demonstration> read = new ArrayList<>();
    int number = 0;
    for (JsonNode entry : entries(name, content)) {
      number++;
      String sql =
          SQL_FIELDS.stream()
              .map(entry::path)
              .filter(JsonNode::isTextual)
              .map(JsonNode::textValue)
              .findFirst()
              .orElse("");
      String question = entry.path("question").asText("");
      if (question.isBlank() || sql.isBlank()) {
        throw new InvalidQuestionException(
            "the demonstrations '%s' lack a question or its SQL in entry %d: each has 'question' and 'query', 'SQL' or 'sql'"
                .formatted(name, number));
      }
      read.add(new Demonstration(question.strip(), sql.strip()));
    }
    if (read.isEmpty() || read.size() > MOST) {
      throw new InvalidQuestionException(
          "the demonstrations '%s' have %,d entries; 1 to %,d are wanted"
              .formatted(name, read.size(), MOST));
    }
    return new DemonstrationPool(read);
  }

  private static Iterable<JsonNode> entries(String name, byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8).strip();
    try {
      if (text.startsWith("[")) {
        return Json.parse(text.getBytes(StandardCharsets.UTF_8));
      }
      List<JsonNode> lines = new ArrayList<>();
      for (String line : text.lines().filter(each -> !each.isBlank()).toList()) {
        lines.add(Json.parse(line.getBytes(StandardCharsets.UTF_8)));
      }
      return lines;
    } catch (JacksonException broken) {
      throw new InvalidQuestionException(
          "the demonstrations '%s' are no JSON: %s".formatted(name, broken.getOriginalMessage()),
          broken);
    }
  }

  /**
   * What runs in a store have answered and verified.
   *
   * @throws InvalidQuestionException when there is none
   */
  public static DemonstrationPool ofVerifiedRuns(Artifacts artifacts) {
    Set<Demonstration> verified = new LinkedHashSet<>();
    for (String key : artifacts.results()) {
      RunResult result = artifacts.get(key, RunResult.class);
      if (result.status() == RunStatus.VERIFIED && result.sql() != null) {
        verified.add(new Demonstration(result.question(), result.sql()));
      }
    }
    if (verified.isEmpty()) {
      throw new InvalidQuestionException(
          "no run in the store is verified, so that there is nothing to demonstrate yet");
    }
    return new DemonstrationPool(List.copyOf(verified));
  }

  /** Keeps the pool; the key by which runs find it. */
  public String keep(Artifacts artifacts) {
    byte[] content = Json.bytes(this);
    String key = ArtifactKeys.demonstrations(digest(content));
    artifacts.create(key, content);
    return key;
  }

  /** Those with questions most like this one, the most like it last; never the question itself. */
  public List<Demonstration> nearest(String question, int most) {
    List<Demonstration> others =
        demonstrations.stream()
            .filter(each -> !each.question().equalsIgnoreCase(question.strip()))
            .toList();
    return new Bm25(others.stream().map(Demonstration::question).toList())
        .nearest(question, most).reversed().stream().map(others::get).toList();
  }

  static String digest(byte[] content) {
    return Sha256.hex(content).substring(0, DIGEST_LENGTH);
  }
}
