package dev.assay.workflow.arbitration;

import dev.assay.workflow.run.ModelUse;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the arbiter said of a candidate and a test case that differ.
 *
 * @param testCase the test case's number
 * @param preferred the side that one of the two answers took where the other was undecided between
 *     both; null where there is none
 * @param point the word or point on which they differ
 * @param candidateReading the question as the candidate takes it, in one sentence
 * @param testCodeReading the question as the test code takes it, in one sentence
 * @param why in one sentence, for what it means
 * @param answers one for each order in which the two were shown
 */
public record Judgement(
    int candidate,
    int testCase,
    Side means,
    @Nullable Side preferred,
    String point,
    String candidateReading,
    String testCodeReading,
    String why,
    List<Given> answers,
    Instant startedAt,
    long millis) {

  public Judgement {
    answers = List.copyOf(answers);
  }

  /**
   * One answer of the arbiter.
   *
   * @param candidateFirst whether the candidate was shown before the test code
   * @param means what the answer says; null where it says nothing that can be told for sure
   * @param problem why it says nothing; null where it does
   * @param use the call; null where the model gave no answer
   */
  public record Given(
      boolean candidateFirst,
      @Nullable Side means,
      String point,
      String candidateReading,
      String testCodeReading,
      String why,
      @Nullable String problem,
      @Nullable ModelUse use) {}

  /** Puts two answers together. */
  static Judgement of(
      int candidate, int testCase, List<Given> answers, Instant startedAt, long millis) {
    Side means = means(answers);
    Given telling =
        answers.stream()
            .filter(answer -> answer.means() == means)
            .findFirst()
            .orElse(answers.getFirst());
    return new Judgement(
        candidate,
        testCase,
        means,
        means == Side.EITHER ? preferred(answers) : null,
        telling.point(),
        telling.candidateReading(),
        telling.testCodeReading(),
        telling.why(),
        answers,
        startedAt,
        millis);
  }

  /**
   * Both answers have to say the same. One that takes a side while the other is undecided between
   * the two makes that side the preferred one.
   */
  private static Side means(List<Given> answers) {
    List<Side> told = answers.stream().map(Given::means).filter(Objects::nonNull).toList();
    if (told.size() < answers.size()) {
      return Side.UNDECIDED;
    }
    if (told.stream().distinct().count() == 1) {
      return told.getFirst();
    }
    boolean sidesAlone =
        told.stream()
            .allMatch(
                side -> side == Side.EITHER || side == Side.CANDIDATE || side == Side.TEST_CODE);
    return sidesAlone && told.contains(Side.EITHER) ? Side.EITHER : Side.UNDECIDED;
  }

  private static @Nullable Side preferred(List<Given> answers) {
    return answers.stream()
        .map(Given::means)
        .filter(side -> side == Side.CANDIDATE || side == Side.TEST_CODE)
        .findFirst()
        .orElse(null);
  }
}
