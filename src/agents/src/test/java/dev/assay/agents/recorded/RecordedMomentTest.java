package dev.assay.agents.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordedMomentTest {

  private static final String MOMENT = "2025-06-30T12:00+02:00[Europe/Berlin]";

  @TempDir Path folder;

  @Test
  void aNewRecordingBeginsWithItsMomentAndIsReadWithout() {
    RecordedMoment.begin(file(), MOMENT);

    assertThat(RecordedMoment.of(file())).contains(MOMENT);
    assertThat(RecordedCompletions.read(file()).all()).isEmpty();
  }

  @Test
  void aRecordingThatHasBegunKeepsItsMoment() {
    RecordedMoment.begin(file(), MOMENT);

    RecordedMoment.begin(file(), "2026-01-01T00:00Z");

    assertThat(RecordedMoment.of(file())).contains(MOMENT);
  }

  @Test
  void aRecordingWithoutAMomentStaysSo() throws IOException {
    Files.writeString(file(), "{\"step\":\"write-sql\"}\n");

    RecordedMoment.begin(file(), MOMENT);

    assertThat(file()).hasContent("{\"step\":\"write-sql\"}");
    assertThat(RecordedMoment.of(file())).isEmpty();
  }

  @Test
  void aRecordingThatIsNotThereHasNone() {
    assertThat(RecordedMoment.of(file())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"{\"asOf\":3}", "{\"asOf\":\" \"}", "{\"asOf\":\"x\",\"b\":1}", "no JSON"})
  void aFirstLineThatIsNotValidIsNamed(String line) throws IOException {
    Files.writeString(file(), line);

    assertThatThrownBy(() -> RecordedMoment.of(file()))
        .isInstanceOf(InvalidRecordingException.class)
        .hasMessageStartingWith(file() + ":1: ");
  }

  private Path file() {
    return folder.resolve("recording.jsonl");
  }
}
