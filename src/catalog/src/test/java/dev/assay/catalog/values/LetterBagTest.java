package dev.assay.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class LetterBagTest {

  private static int leastEdits(String one, String other) {
    return LetterBag.leastEdits(
        LetterBag.of(one.codePoints().toArray()), LetterBag.of(other.codePoints().toArray()));
  }

  @Test
  void lettersThatOnlyOneTextHasTakeAnEditEach() {
    assertThat(leastEdits("aaa", "a")).isEqualTo(2);
    assertThat(leastEdits("abc", "xyz")).isEqualTo(3);
    assertThat(leastEdits("listen", "silent")).isZero();
  }

  @Property
  void itNeverAsksForMoreEditsThanThereAre(
      @ForAll @CharRange(from = ' ', to = 'ÿ') @StringLength(max = 12) String one,
      @ForAll @CharRange(from = ' ', to = 'ÿ') @StringLength(max = 12) String other) {
    assertThat(leastEdits(one, other))
        .isLessThanOrEqualTo(EditDistanceTest.byTheTextbook(one, other));
  }
}
