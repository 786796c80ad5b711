package dev.assay.evaluation.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairedDifferenceTest {

  @Test
  void thirtyAgainstTenDisagreementsAreNoNoise() {
    PairedDifference difference = difference(100, 30, 10);
    assertThat(difference.difference()).isCloseTo(20.0 / 140, within(1e-12));
    assertThat(difference.interval().low()).isCloseTo(0.057, within(0.012));
    assertThat(difference.interval().high()).isCloseTo(0.229, within(0.012));
    assertThat(difference.isNoise()).isFalse();
  }

  @Test
  void twelveAgainstTenDisagreementsAreNoise() {
    assertThat(difference(100, 12, 10).isNoise()).isTrue();
  }

  /** The bootstrap alone would take them for more: the chance of none in a draw is 1.8 %. */
  @Test
  void fourDisagreementsAreNoiseWhateverTheirSide() {
    PairedDifference difference = difference(100, 4, 0);
    assertThat(difference.interval().holdsZero()).isFalse();
    assertThat(difference.chance()).isCloseTo(0.125, within(1e-9));
    assertThat(difference.isNoise()).isTrue();
  }

  /** R: {@code binom.test(10, 40)$p.value}. */
  @Test
  void theChanceIsThatOfTheExactSignTest() {
    assertThat(difference(0, 30, 10).chance()).isCloseTo(0.002221, within(1e-6));
  }

  @Test
  void thoseThatNeverDisagreeDoNotDiffer() {
    PairedDifference difference = difference(5, 0, 0);
    assertThat(difference.chance()).isEqualTo(1);
    assertThat(difference.interval()).isEqualTo(new Interval(0, 0));
    assertThat(difference.isNoise()).isTrue();
  }

  @Test
  void theSameScoresHaveTheSameInterval() {
    assertThat(difference(50, 9, 4)).isEqualTo(difference(50, 9, 4));
  }

  @Test
  void listsThatAreNotAsLongAreRefused() {
    assertThatThrownBy(() -> PairedDifference.of(List.of(true), List.of()))
        .hasMessage("no pairs: 1 and 0 answers");
  }

  private static PairedDifference difference(int both, int onlyThis, int onlyOther) {
    List<Boolean> these = new ArrayList<>(Collections.nCopies(both + onlyThis, true));
    these.addAll(Collections.nCopies(onlyOther, false));
    List<Boolean> others = new ArrayList<>(Collections.nCopies(both, true));
    others.addAll(Collections.nCopies(onlyThis, false));
    others.addAll(Collections.nCopies(onlyOther, true));
    return PairedDifference.of(these, others);
  }
}
