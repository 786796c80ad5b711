package dev.assay.pandas.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class FixedPointTest {

  @Property
  void writesWhatExactArithmeticGives(
      @ForAll("sizes") double size, @ForAll @IntRange(max = 12) int places) {
    String exact = new BigDecimal(size).setScale(places, RoundingMode.HALF_EVEN).toPlainString();

    assertThat(FixedPoint.of(size, places)).isEqualTo(exact);
  }

  @Provide
  Arbitrary<Double> sizes() {
    Arbitrary<Double> ties =
        Arbitraries.longs().between(0, 1L << 40).map(eighths -> eighths / 8.0); // x.125, x.5
    Arbitrary<Double> nearTies = ties.map(Math::nextUp);
    Arbitrary<Double> justBelow = ties.map(tie -> Math.max(0, Math.nextDown(tie)));
    Arbitrary<Double> decimals =
        Arbitraries.longs().between(0, 1_000_000_000).map(whole -> whole / 1000.0);
    Arbitrary<Double> bits =
        Arbitraries.longs()
            .between(0, Double.doubleToRawLongBits(Double.MAX_VALUE))
            .map(Double::longBitsToDouble);
    return Arbitraries.oneOf(ties, nearTies, justBelow, decimals, bits);
  }

  @Test
  void tiesGoToTheEvenDigit() {
    assertThat(FixedPoint.of(0.5, 0)).isEqualTo("0");
    assertThat(FixedPoint.of(1.5, 0)).isEqualTo("2");
    assertThat(FixedPoint.of(0.125, 2)).isEqualTo("0.12");
    assertThat(FixedPoint.of(0.375, 2)).isEqualTo("0.38");
  }

  @Test
  void decimalsThatAreAllNinesCarryOver() {
    assertThat(FixedPoint.of(9.9999999, 3)).isEqualTo("10.000");
  }
}
