package dev.assay.statemachine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class RetrierTest {

  @Property
  void intervalsNeverShrinkAndNeverExceedTheLongest(
      @ForAll @IntRange(min = 1, max = 1_000) int seconds,
      @ForAll @DoubleRange(min = 1, max = 100) double rate,
      @ForAll @IntRange(min = 1_000, max = 99_999_999) int longest,
      @ForAll @IntRange(max = 1_000) int retry) {
    Retrier retrier = new Retrier(List.of("E"), seconds, 3, rate, longest, false);

    assertThat(retrier.interval(0)).isEqualTo(Duration.ofSeconds(seconds));
    assertThat(retrier.interval(retry + 1)).isGreaterThanOrEqualTo(retrier.interval(retry));
    assertThat(retrier.interval(retry)).isLessThanOrEqualTo(Duration.ofSeconds(longest));
  }
}
