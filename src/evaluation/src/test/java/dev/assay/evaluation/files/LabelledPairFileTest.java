package dev.assay.evaluation.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.evaluation.detection.LabelledPair;
import dev.assay.evaluation.detection.LabelledPair.ErrorType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabelledPairFileTest {

  @TempDir Path folder;

  @Test
  void aListIsReadWithTheKindsOfItsErrors() throws IOException {
    List<LabelledPair> pairs =
        read(
            """
            [{"id": 7, "question": "How many?", "evidence": "of them", "db_id": "pets",
              "sql": "SELECT 1", "label": false,
              "error_types": [{"error_type": "Value-Related Errors", "sub_error_type": "Value Mismatch"}]}]
            """);

    assertThat(pairs)
        .containsExactly(
            new LabelledPair(
                0,
                "7",
                "pets",
                "How many?",
                "of them",
                "SELECT 1",
                false,
                List.of(new ErrorType("Value-Related Errors", "Value Mismatch"))));
  }

  @Test
  void objectsMayStandOneALineWithoutWhatIsNotNeeded() throws IOException {
    List<LabelledPair> pairs =
        read(
            """
            {"question": "How many?", "db_id": "pets", "sql": "SELECT 1", "label": 1}
            {"question": "Who?", "db_id": "pets", "sql": "SELECT 2", "label": "Wrong", "error_types": ["Other"]}
            """);

    assertThat(pairs).extracting(LabelledPair::id).containsExactly("0", "1");
    assertThat(pairs).extracting(LabelledPair::right).containsExactly(true, false);
    assertThat(pairs.get(1).kinds()).containsExactly(new ErrorType("Other", ""));
  }

  @Test
  void whatAPairLacksIsNamedWithItsPlace() {
    assertThatThrownBy(() -> read("[{\"question\": \"How many?\", \"db_id\": \"pets\"}]"))
        .hasMessage("pair 1 of %s has no text 'sql'", folder.resolve("pairs.json"));
    assertThatThrownBy(() -> read("[]"))
        .hasMessage("%s is no list of labelled pairs", folder.resolve("pairs.json"));
    assertThatThrownBy(() -> read("[{"))
        .hasMessageStartingWith(folder.resolve("pairs.json") + " is no JSON: line 1");
  }

  private List<LabelledPair> read(String text) throws IOException {
    return LabelledPairFile.read(Files.writeString(folder.resolve("pairs.json"), text));
  }
}
