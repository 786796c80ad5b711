package dev.assay.agents.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.agents.SharedFiles;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What servers sent to people who reported it: the one statement is read, or the reason named. */
@QuarkusTest
class PublicReportsTest {

  private static final JsonMapper JSON = new JsonMapper();
  private static final Path CASES = SharedFiles.of("cases").resolve("model-answers.jsonl");

  /** How the others end: a part of their message. */
  private static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry("200-error", "): Provider returned error: model is overloaded"),
          Map.entry("stream-only", "only support stream mode"),
          Map.entry("reasoning-content-only", "nothing but reasoning"),
          Map.entry(
              "system-role",
              "(status 400): System role not supported: set assay.models.fake.system-role=none"),
          Map.entry(
              "max-completion-tokens",
              "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.: set assay.models.fake.max-tokens-parameter=max_completion_tokens"),
          Map.entry("temperature", "set assay.models.fake.send-temperature=false"),
          Map.entry("two-blocks", "2 different SQL statements"),
          Map.entry(
              "azure", "has nothing at /v1/chat/completions (status 404): Resource not found"),
          Map.entry(
              "err-ollama",
              "has no model 'fake' (status 404): model \"fake\" not found, try pulling it first"),
          Map.entry("err-fastapi", "refuses the call (status 422): body.prompt: Field required"),
          Map.entry(
              "err-html",
              "(status 403): 403 Forbidden: Access Denied Your organisation blocks this site (policy AI-7)."),
          Map.entry("refusal", "the model declined to answer: I'm sorry, I can't help with that."),
          Map.entry("choices-empty", "is not a chat completion"));

  @Test
  void everyAnswerIsReadOrItsReasonIsNamed() throws Exception {
    assumeTrue(Files.isRegularFile(CASES), "skipped: no " + CASES + "; set ASSAY_SHARED");
    List<String> wrong = new ArrayList<>();
    try (ChatServer server = new ChatServer()) {
      for (String line : Files.readAllLines(CASES)) {
        JsonNode each = line.isBlank() ? JSON.missingNode() : JSON.readTree(line);
        if (each.isObject()) {
          String name = each.path("name").asText();
          server.answers(ServedAnswer.response(each));
          String outcome = ServedAnswer.outcome(server, each.path("step").asText());
          String wanted = REASONS.getOrDefault(name, "read: ");
          if (!outcome.contains(wanted)) {
            wrong.add(name + ": " + outcome);
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }
}
