package dev.assay.pandas.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.pandas.value.LimitError;
import org.junit.jupiter.api.Test;

class MeterTest {

  private final Meter meter = new Meter(Limits.DEFAULT);

  @Test
  void aCountBelowZeroGivesNothingBack() {
    meter.cells(Limits.DEFAULT.cells());
    meter.cells(-Limits.DEFAULT.cells());
    meter.steps(10);
    meter.steps(-5);

    assertThat(meter.used()).isEqualTo(10);
    assertThatThrownBy(() -> meter.cells(1)).isInstanceOf(LimitError.class);
  }

  @Test
  void aCountThatHasOverflownIsTooMuch() {
    assertThatThrownBy(() -> meter.objects(Long.MAX_VALUE / 2)).isInstanceOf(LimitError.class);
    assertThatThrownBy(() -> new Meter(Limits.DEFAULT).cells(Long.MAX_VALUE))
        .isInstanceOf(LimitError.class);
  }
}
