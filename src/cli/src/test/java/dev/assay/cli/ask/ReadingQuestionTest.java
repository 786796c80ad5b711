package dev.assay.cli.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.cli.Terminal;
import dev.assay.workflow.reporting.Ambiguity;
import dev.assay.workflow.reporting.Reading;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class ReadingQuestionTest {

  private static final Ambiguity LIKES =
      new Ambiguity("likes", List.of(reading(1, "given"), reading(2, "received")), List.of());

  @Test
  void theNumberThatIsTypedIsTheReading() {
    assertThat(typing(" 2 ")).contains(2);
  }

  @Test
  void whatIsNoReadingIsAskedAgain() {
    assertThat(typing("3", "two", "1")).contains(1);
  }

  @Test
  void nothingTypedLeavesItOpen() {
    assertThat(typing("")).isEmpty();
    assertThat(typing("0", "-1", "99999999999")).isEmpty();
  }

  @Test
  void nobodyIsAskedWhereNobodySits() {
    assertThat(new ReadingQuestion(Terminal.NONE).ask(LIKES)).isEmpty();
  }

  private static Optional<Integer> typing(String... lines) {
    Queue<String> typed = new ArrayDeque<>(List.of(lines));
    return new ReadingQuestion(_ -> Optional.ofNullable(typed.poll())).ask(LIKES);
  }

  private static Reading reading(int number, String meaning) {
    return new Reading(number, meaning, "SELECT 1", number - 1, true, 1, number == 1, null);
  }
}
