package dev.assay.evaluation.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class IntervalTest {

  private static final Offset<Double> CLOSE = within(0.00005);

  /** R: {@code prop.test(15, 20, correct = FALSE)$conf.int}. */
  @Test
  void aShareHasTheIntervalThatStatisticsProgramsGive() {
    Interval interval = Interval.wilson(15, 20);
    assertThat(interval.low()).isCloseTo(0.5313, CLOSE);
    assertThat(interval.high()).isCloseTo(0.8881, CLOSE);
  }

  @Test
  void noneOfTenMayBeMoreThanAQuarter() {
    Interval interval = Interval.wilson(0, 10);
    assertThat(interval.low()).isZero();
    assertThat(interval.high()).isCloseTo(0.2775, CLOSE);
  }

  @Test
  void allOfTenMayBeLessThanThreeQuarters() {
    Interval interval = Interval.wilson(10, 10);
    assertThat(interval.low()).isCloseTo(0.7225, CLOSE);
    assertThat(interval.high()).isEqualTo(1);
  }

  @Test
  void aShareOfNothingIsRefused() {
    assertThatThrownBy(() -> Interval.wilson(0, 0)).hasMessage("no share: 0 of 0");
  }
}
