package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A question of the demo that its arbiter finds open to two readings. */
final class TwoWays {

  static final String QUESTION = "Which of our ports are in Lindholm?";

  private static final String ID = "two-ways";
  private static final String EITHER =
      """
      ```json
      {"means": "either", "point": "spaces <i>around</i> a city", "readingA": "one <b>way</b>",
       "readingB": "another way", "why": "both are meant"}
      ```
      """;
  private static final String TO_THE_LETTER =
      "```python\nresult = ports_df[ports_df['city'] == 'Lindholm'][['name']]\n```";

  private TwoWays() {}

  /** Adds its completions to those of the demo. */
  static void addTo(Path folder) throws IOException {
    Path completions = folder.resolve("completions.jsonl");
    List<String> lines = new ArrayList<>(Files.readAllLines(completions));
    for (String line : List.copyOf(lines)) {
      ObjectNode recorded = (ObjectNode) Json.parse(line.getBytes(StandardCharsets.UTF_8));
      if (recorded.path("question").asText().equals("1")) {
        recorded.put("question", ID);
        lines.add(
            recorded.path("step").asText().equals("arbitrate")
                ? recorded.put("completion", EITHER).toString()
                : recorded.toString());
        if (recorded.path("step").asText().equals("generate-test-code")) {
          lines.add(recorded.put("round", 2).put("completion", TO_THE_LETTER).toString());
        }
      }
    }
    Files.write(completions, lines);
  }

  /** Asks it. */
  static String ask(URI address, String id) {
    RestAssured.given()
        .header("x-api-key", ServedApi.KEY)
        .header("Idempotency-Key", id)
        .contentType("application/json")
        .body(question().toString())
        .post(address + "/v1/questions")
        .then()
        .statusCode(202);
    return id;
  }

  /** Asks it as the one line of a batch; answers the batch's id. */
  static String askInBatch(URI address) {
    ObjectNode batch = Json.object();
    batch.putArray("questions").add(question());
    return RestAssured.given()
        .header("x-api-key", ServedApi.KEY)
        .contentType("application/json")
        .body(batch.toString())
        .post(address + "/v1/batches")
        .then()
        .statusCode(202)
        .extract()
        .path("id");
  }

  private static ObjectNode question() {
    return Json.object()
        .put("question_id", ID)
        .put("question", QUESTION)
        .put("db_id", "skerry_line");
  }
}
