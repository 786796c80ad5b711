package dev.assay.agents.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.agents.SharedFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Completions of real models, each with one block, are read as that block and nothing else. */
class RecordedAnswersTest {

  private static final JsonMapper JSON = new JsonMapper();

  @ParameterizedTest
  @ValueSource(strings = {"spider/asked", "spider/refined", "postgresql", "bugs"})
  void theOnlyBlockOfAnAnswerIsWhatIsRead(String folder) throws Exception {
    Path file = SharedFiles.of("recorded").resolve(folder).resolve("completions.jsonl");
    assumeTrue(Files.isRegularFile(file), "skipped: no " + file + "; set ASSAY_SHARED");
    int read = 0;
    for (String line : Files.readAllLines(file)) {
      JsonNode recorded = JSON.readTree(line);
      String answer = recorded.path("completion").asText();
      CodeLanguage language = language(recorded.path("step").asText());
      String block = answer.substring(answer.indexOf('\n', answer.indexOf("```")) + 1);

      assertThat(new CodeReader(language, true).read(answer))
          .as(answer)
          .isEqualTo(new Reading.Found(block.substring(0, block.indexOf("\n```"))));
      read++;
    }
    assertThat(read).isGreaterThan(100);
  }

  private static CodeLanguage language(String step) {
    return switch (step) {
      case "generate-sql", "revise-sql" -> CodeLanguage.SQL;
      case "link" -> CodeLanguage.JSON;
      default -> CodeLanguage.PYTHON;
    };
  }
}
