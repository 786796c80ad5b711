package dev.assay.workflow.log;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.run.InvalidEventException;
import java.util.List;
import org.junit.jupiter.api.Test;

class FailureTraceTest {

  @Test
  void messagesOfOthersAreLeftOutSinceTheyMayHoldCells() {
    RuntimeException own = new InvalidEventException("run is not a run's id");
    own.initCause(new IllegalStateException("cell 'Ada Byron'"));

    List<String> lines = FailureTrace.lines(own);

    assertThat(lines)
        .contains(
            "  dev.assay.workflow.run.InvalidEventException: run is not a run's id",
            "  caused by java.lang.IllegalStateException")
        .noneMatch(line -> line.contains("Ada"));
  }

  @Test
  void oneLineHasCausesAndThePlacesInOurCode() {
    RuntimeException failure = new IllegalStateException("cell\n'Ada'", new ArithmeticException());

    assertThat(FailureTrace.line(failure))
        .matches(
            "java\\.lang\\.IllegalStateException at dev\\.assay\\.workflow\\.log\\.FailureTraceTest\\.\\S+,"
                + " caused by java\\.lang\\.ArithmeticException at dev\\.assay\\.\\S+");
  }

  @Test
  void ourOwnMessagesBreakNoLine() {
    assertThat(FailureTrace.line(new InvalidEventException("one\nother")))
        .contains("InvalidEventException: one\\nother at dev.assay.");
  }

  @Test
  void causesThatLeadBackToEachOtherEnd() {
    RuntimeException one = new IllegalStateException("one");
    RuntimeException other = new IllegalStateException("other", one);
    one.initCause(other);

    assertThat(FailureTrace.lines(one)).filteredOn(line -> !line.contains(" at ")).hasSize(2);
  }
}
