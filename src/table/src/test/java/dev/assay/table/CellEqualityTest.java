package dev.assay.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellEqualityTest {

  @Test
  void nullEqualsOnlyNull() {
    assertThat(CellEquality.equal(null, null)).isTrue();
    assertThat(CellEquality.equal(null, 0L)).isFalse();
    assertThat(CellEquality.equal("", null)).isFalse();
  }

  @Test
  void aWholeNumberEqualsItselfAsAReal() {
    assertThat(CellEquality.equal(6L, 6.0)).isTrue();
    assertThat(CellEquality.equal(6L, new BigDecimal("6.00"))).isTrue();
    assertThat(CellEquality.equal(6L, 7.0)).isFalse();
  }

  @Test
  void bigWholeNumbersAreComparedExactly() {
    assertThat(CellEquality.equal(9007199254740993L, 9007199254740992L)).isFalse();
    assertThat(CellEquality.equal(new BigInteger("9223372036854775808"), Long.MAX_VALUE)).isFalse();
    assertThat(CellEquality.equal(new BigInteger("9223372036854775808"), 9.223372036854775808e18))
        .isTrue();
  }

  @Test
  void fractionsAreEqualWithinTheTolerance() {
    assertThat(CellEquality.equal(0.1 + 0.2, 0.3)).isTrue();
    assertThat(CellEquality.equal(1.0 / 3, new BigDecimal("0.3333333333"))).isTrue();
    assertThat(CellEquality.equal(2460310.5, 2460311.5)).isFalse();
    assertThat(CellEquality.equal(0.33, 1.0 / 3)).isFalse();
    assertThat(CellEquality.equal(1e-12, 0.0)).isTrue();
  }

  @Test
  void infinitiesEqualThemselvesOnly() {
    assertThat(CellEquality.equal(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY)).isTrue();
    assertThat(CellEquality.equal(Double.POSITIVE_INFINITY, Double.MAX_VALUE)).isFalse();
  }

  @Test
  void negativeZeroIsZero() {
    assertThat(CellEquality.equal(-0.0, 0L)).isTrue();
    assertThat(CellEquality.key(-0.0)).isEqualTo(CellEquality.key(0L));
  }

  @Test
  void booleansEqualOneAndZero() {
    assertThat(CellEquality.equal(true, 1L)).isTrue();
    assertThat(CellEquality.equal(false, 0L)).isTrue();
    assertThat(CellEquality.equal(true, 2L)).isFalse();
    assertThat(CellEquality.equal(true, "true")).isFalse();
  }

  @Test
  void textCountsCaseSpacesAndSpelling() {
    assertThat(CellEquality.equal("Municipal ", "Municipal ")).isTrue();
    assertThat(CellEquality.equal("Municipal ", "Municipal")).isFalse();
    assertThat(CellEquality.equal("usa", "USA")).isFalse();
    assertThat(CellEquality.equal("1", "1.0")).isFalse();
  }

  @Test
  void textEqualsTheNumberThatItUsuallySpells() {
    assertThat(CellEquality.equal("46", 46L)).isTrue();
    assertThat(CellEquality.equal("46.0", 46L)).isTrue();
    assertThat(CellEquality.equal("-2.5", -2.5)).isTrue();
    assertThat(CellEquality.equal("046", 46L)).isFalse();
    assertThat(CellEquality.equal(" 46", 46L)).isFalse();
    assertThat(CellEquality.equal("4e1", 40L)).isFalse();
  }

  @Test
  void datesAndTimesEqualTheirIsoSpelling() {
    LocalDate day = LocalDate.of(2024, 2, 29);
    assertThat(CellEquality.equal(day, day.atStartOfDay())).isTrue();
    assertThat(CellEquality.equal(day, "2024-02-29")).isTrue();
    assertThat(CellEquality.equal(day, "29 February 2024")).isFalse();
    assertThat(CellEquality.equal(LocalDateTime.of(2024, 2, 29, 10, 0), "2024-02-29 10:00:00"))
        .isTrue();
    assertThat(CellEquality.equal(LocalDateTime.of(2024, 2, 29, 10, 0, 5), "2024-02-29T10:00:05"))
        .isTrue();
    assertThat(CellEquality.equal(day, "2024-02-29 00:00:00")).isTrue();
    assertThat(CellEquality.equal(LocalTime.of(7, 30), "07:30:00")).isTrue();
    assertThat(CellEquality.equal(LocalTime.of(7, 30), "07:31:00")).isFalse();
  }

  @Test
  void zerosAfterAFractionOfASecondDoNotCount() {
    LocalDateTime half = LocalDateTime.of(2024, 2, 29, 10, 0, 5, 500_000_000);
    assertThat(CellEquality.equal(half, "2024-02-29 10:00:05.5")).isTrue();
    assertThat(CellEquality.equal(half, "2024-02-29T10:00:05.500000")).isTrue();
    assertThat(CellEquality.equal(half, "2024-02-29 10:00:05.50001")).isFalse();
    assertThat(CellEquality.equal(half, "2024-02-29 10:00:05")).isFalse();
    assertThat(CellEquality.equal(half.withNano(0), "2024-02-29 10:00:05.000")).isTrue();
    assertThat(CellEquality.equal(half.withNano(0), "2024-02-29 10:00:05.")).isTrue();
    assertThat(CellEquality.equal(LocalTime.of(7, 30, 0, 250_000_000), "07:30:00.250")).isTrue();
    assertThat(CellEquality.equal(LocalDate.of(2024, 2, 29), "2024-02-29 00:00:00.000")).isTrue();
    assertThat(CellEquality.equal("10.50", "10.5")).isFalse();
  }

  @Test
  void whatEnginesMakeOfBooleansAndNumbersInTextIsTold() {
    assertThat(CellEquality.equal(true, "1")).isTrue();
    assertThat(CellEquality.equal(true, "true")).isFalse();
    assertThat(CellEquality.equal(1L, 1.0)).isTrue();
    assertThat(CellEquality.equal(new java.math.BigDecimal("1.500"), 1.5)).isTrue();
    assertThat(CellEquality.equal("", null)).isFalse();
    assertThat(CellEquality.equal("-0", 0L)).isTrue();
  }

  @Test
  void bytesEqualTheSameBytes() {
    assertThat(CellEquality.equal(Binary.of(new byte[] {1, 2}), Binary.of(new byte[] {1, 2})))
        .isTrue();
    assertThat(CellEquality.equal(Binary.of(new byte[] {1, 2}), "0102")).isFalse();
  }

  @Property
  void equalityIsSymmetric(@ForAll("cells") Object left, @ForAll("cells") Object right) {
    assertThat(CellEquality.equal(left, right)).isEqualTo(CellEquality.equal(right, left));
  }

  @Property
  void equalCellsWithoutAFractionShareAKey(
      @ForAll("wholeCells") Object left, @ForAll("wholeCells") Object right) {
    if (CellEquality.equal(left, right)) {
      assertThat(CellEquality.key(left)).isEqualTo(CellEquality.key(right));
    }
  }

  @Provide
  Arbitrary<Object> cells() {
    return Arbitraries.oneOf(wholeCells(), Arbitraries.doubles().between(-3, 3).map(x -> x));
  }

  @Provide
  Arbitrary<Object> wholeCells() {
    LocalDate day = LocalDate.of(2024, 1, 1);
    return Arbitraries.oneOf(
        Arbitraries.integers().between(-3, 3).map(Long::valueOf),
        Arbitraries.integers().between(-3, 3).map(Double::valueOf),
        Arbitraries.integers().between(-3, 3).map(BigDecimal::new),
        Arbitraries.integers().between(-3, 3).map(String::valueOf),
        Arbitraries.of(true, false),
        Arbitraries.of(day, day.atStartOfDay(), day.toString(), day + " 00:00:00"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"b\": 1, \"a\": [1, 2]} | {\"a\":[1,2],\"b\":1}       | true",
        "{\"a\": 1.50}              | {\"a\": 1.5}                | true",
        "{\"a\" : \"x\\u00e9\\/\"}   | {\"a\":\"x\u00e9/\"}          | true",
        "{\"a\": 1, \"a\": 2}       | {\"a\":2}                  | true",
        "[{\"b\":null,\"a\":true}]  | [ {\"a\": true, \"b\": null} ] | true",
        "{}                        | { }                        | true",
        "[1, 2]                    | [2, 1]                     | false",
        "{\"a\": 1}                | {\"a\": \"1\"}             | false",
        "{\"a\": \"x \"}            | {\"a\": \"x\"}             | false",
        "{\"a\": 1}                | {\"A\": 1}                 | false",
        "[1,]                      | [1]                        | false",
        "[a, b]                    | [a,b]                      | false",
        "{a}                       | {a }                       | false"
      })
  void jsonEqualsTheSameValueInAnotherSpelling(String one, String other, boolean equal) {
    assertThat(CellEquality.equal(one, other)).isEqualTo(equal);
    if (equal) {
      assertThat(CellEquality.key(one)).isEqualTo(CellEquality.key(other));
    }
  }
}
