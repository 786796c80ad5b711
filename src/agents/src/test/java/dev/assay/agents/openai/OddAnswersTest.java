package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Answers and errors in the shapes that servers and gateways are known to send; each line of the
 * file says with what words it ends.
 */
@QuarkusTest
class OddAnswersTest {

  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void everyAnswerEndsAsItsLineSays() throws Exception {
    List<String> wrong = new ArrayList<>();
    try (ChatServer server = new ChatServer()) {
      for (String line : lines()) {
        JsonNode each = JSON.readTree(line);
        server.answers(ServedAnswer.response(each));
        String outcome = ServedAnswer.outcome(server, each.path("step").asText("sql"));
        if (!outcome.contains(each.path("outcome").asText())) {
          wrong.add(each.path("name").asText() + ": " + outcome);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static List<String> lines() throws IOException {
    try (InputStream file = OddAnswersTest.class.getResourceAsStream("/odd-answers.jsonl")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
