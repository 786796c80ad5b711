package dev.assay.workflow.arbitration;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.Fixture;
import dev.assay.workflow.arbitration.Judgement.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class JudgementTest {

  @ParameterizedTest
  @EnumSource(value = Side.class, names = "UNDECIDED", mode = EnumSource.Mode.EXCLUDE)
  void whatBothOrdersSayHolds(Side side) {
    assertThat(judged(side, side).means()).isEqualTo(side);
    assertThat(judged(side, side).preferred()).isNull();
  }

  @Test
  void anArbiterWhoFavoursAPlaceDecidesNothing() {
    assertThat(judged(Side.CANDIDATE, Side.TEST_CODE).means()).isEqualTo(Side.UNDECIDED);
    assertThat(judged(Side.TEST_CODE, Side.CANDIDATE).means()).isEqualTo(Side.UNDECIDED);
  }

  @Test
  void aSideTakenOnceAndNotTheOtherTimeIsThePreferredReading() {
    Judgement judgement = judged(Side.TEST_CODE, Side.EITHER);

    assertThat(judgement.means()).isEqualTo(Side.EITHER);
    assertThat(judgement.preferred()).isEqualTo(Side.TEST_CODE);
  }

  @Test
  void anAnswerThatCannotBeReadDecidesNothing() {
    assertThat(judged(null, Side.TEST_CODE).means()).isEqualTo(Side.UNDECIDED);
  }

  @Test
  void neitherBesideASideDecidesNothing() {
    assertThat(judged(Side.NEITHER, Side.TEST_CODE).means()).isEqualTo(Side.UNDECIDED);
    assertThat(judged(Side.NEITHER, Side.EITHER).means()).isEqualTo(Side.UNDECIDED);
  }

  @Test
  void itsWordsAreThoseOfAnAnswerThatSaysWhatItMeans() {
    Judgement judgement = judged(Side.CANDIDATE, Side.EITHER);

    assertThat(judgement.why()).isEqualTo("why EITHER");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 2, TEST_CODE,",
    "3, 3, TEST_CODE,",
    "4, 3, EITHER, TEST_CODE",
    "4, 5, EITHER,",
    "8, 9, EITHER,"
  })
  void aReadingThatAModelNamesCountsWhereMoreThanThreeReadersTakeIt(
      int first, int second, Side means, @Nullable Side preferred) {
    Judgement judgement =
        Judgement.ofReading(
            1, 1, false, List.of(reading(true, first), reading(false, second)), Fixture.NOW, 0);

    assertThat(judgement.means()).isEqualTo(means);
    assertThat(judgement.preferred()).isEqualTo(preferred);
  }

  @ParameterizedTest
  @CsvSource({"7, 8, EITHER", "8, 8, CANDIDATE", "2, 2, EITHER", "2, 1, TEST_CODE"})
  void aReadingWrittenFromTheAnswerReplacesItWhereNearlyAllReadersTakeIt(
      int first, int second, Side means) {
    Judgement judgement =
        Judgement.ofReading(
            1, 1, true, List.of(reading(true, first), reading(false, second)), Fixture.NOW, 0);

    assertThat(judgement.means()).isEqualTo(means);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, TEST_CODE,",
    "3, 1, EITHER, TEST_CODE",
    "2, 3, EITHER, TEST_CODE",
  })
  void aSideThatEnoughReadersWouldNotTakeIsThePreferredOfTwo(
      int first, int second, Side means, @Nullable Side preferred) {
    Judgement judgement =
        Judgement.of(0, 1, List.of(reading(true, first), reading(false, second)), Fixture.NOW, 0);

    assertThat(judgement.means()).isEqualTo(means);
    assertThat(judgement.preferred()).isEqualTo(preferred);
  }

  @Test
  void ofAnotherReadingWithoutNumbersOfReadersTheSidesCount() {
    List<Given> answers = List.of(given(true, Side.EITHER), given(false, Side.TEST_CODE));

    assertThat(Judgement.ofReading(1, 1, false, answers, Fixture.NOW, 0).means())
        .isEqualTo(Side.EITHER);
  }

  private static Given reading(boolean candidateFirst, int readers) {
    return new Given(candidateFirst, Side.TEST_CODE, "p", "c", "t", "why", readers, null, null);
  }

  private static Judgement judged(@Nullable Side first, @Nullable Side second) {
    return Judgement.of(0, 1, List.of(given(true, first), given(false, second)), Fixture.NOW, 0);
  }

  private static Given given(boolean candidateFirst, @Nullable Side means) {
    return new Given(candidateFirst, means, "p", "c", "t", "why " + means, null, null, null);
  }
}
