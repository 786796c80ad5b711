package dev.assay.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class EfficiencyTest {

  @Test
  void rewardsAreThoseOfTheOfficialScript() {
    assertThat(
            List.of(2.0, 1.99, 1.0, 0.99, 0.5, 0.49, 0.25, 0.24).stream().map(Efficiency::reward))
        .containsExactly(1.25, 1.0, 1.0, 0.75, 0.75, 0.5, 0.5, 0.25);
  }

  @Test
  void aRatioThatIsFarOffIsLeftOut() {
    List<Double> ratios = new ArrayList<>(Collections.nCopies(30, 1.0));
    ratios.add(500.0);
    assertThat(Efficiency.ordinary(ratios)).isEqualTo(1);
  }

  @Test
  void ratiosThatAreAllEqualCountWhatTheyAre() {
    assertThat(Efficiency.ordinary(List.of(0.5, 0.5))).isEqualTo(0.5);
  }
}
