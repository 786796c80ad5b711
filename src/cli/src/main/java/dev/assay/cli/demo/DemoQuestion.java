package dev.assay.cli.demo;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.workflow.run.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One of the demo's questions.
 *
 * @param shows which kind of error its first SQL makes, or what else it shows
 */
public record DemoQuestion(String id, String text, String evidence, String shows) {

  /** The questions of a file, in its order. */
  static List<DemoQuestion> all(String file) throws IOException {
    return DemoResources.text(file)
        .lines()
        .filter(line -> !line.isBlank())
        .map(DemoQuestion::parse)
        .toList();
  }

  private static DemoQuestion parse(String line) {
    try {
      JsonNode json = Json.parse(line.getBytes(StandardCharsets.UTF_8));
      return new DemoQuestion(
          json.required("question_id").asText(),
          json.required("question").textValue(),
          json.required("evidence").textValue(),
          json.required("shows").textValue());
    } catch (IOException broken) {
      throw new IllegalStateException("the demo's questions are broken: " + line, broken);
    }
  }
}
