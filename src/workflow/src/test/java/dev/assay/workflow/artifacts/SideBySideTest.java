package dev.assay.workflow.artifacts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SideBySideTest {

  private static final List<Integer> INPUTS = IntStream.range(0, 100).boxed().toList();

  @Test
  void resultsStandInTheOrderOfTheInputs() {
    List<Integer> doubled = SideBySide.map(INPUTS, input -> 2 * input);

    assertThat(doubled).isEqualTo(INPUTS.stream().map(input -> 2 * input).toList());
  }

  @Test
  void noFurtherCallBeginsOnceOneHasFailed() {
    AtomicInteger begun = new AtomicInteger();

    assertThatThrownBy(
            () ->
                SideBySide.map(
                    INPUTS,
                    input -> {
                      begun.incrementAndGet();
                      throw new IllegalStateException("the store is gone");
                    }))
        .hasMessage("the store is gone");
    assertThat(begun.get()).isLessThan(INPUTS.size());
  }
}
