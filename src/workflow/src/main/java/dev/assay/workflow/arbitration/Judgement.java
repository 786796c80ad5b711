package dev.assay.workflow.arbitration;

import dev.assay.agents.ArbiterAnswer;
import dev.assay.workflow.run.ModelUse;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
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

  /** Of ten readers, so many have to take another reading for it to be shown. */
  private static final double LEAST_READERS = 2;

  /**
   * Whoever is asked for another reading names one of almost any question: more have to take it.
   */
  private static final double LEAST_READERS_OF_A_NAMED_ONE = 3.5;

  /** From so many on, a reading that was written from the answer takes its place. */
  private static final double LEAST_READERS_OF_ANOTHER_ANSWER = 8;

  /** From so many on, the answer's own reading is not preferred any more. */
  private static final double MOST_READERS_OF_NO_PREFERENCE = 4.5;

  public Judgement {
    answers = List.copyOf(answers);
  }

  /**
   * One answer of the arbiter.
   *
   * @param candidateFirst whether the candidate was shown before the test code
   * @param means what the answer says; null where it says nothing that can be told for sure
   * @param candidateReaders how many of ten readers take the question as the candidate does; null
   *     where that is not said
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
      @Nullable Integer candidateReaders,
      @Nullable String problem,
      @Nullable ModelUse use) {}

  /**
   * Puts two answers on a dispute together. A side that both take is the preferred one of two,
   * where enough readers would take the other.
   */
  static Judgement of(
      int candidate, int testCase, List<Given> answers, Instant startedAt, long millis) {
    Side taken = means(answers);
    boolean divided = others(taken, answers) >= LEAST_READERS;
    Side means = divided ? Side.EITHER : taken;
    return of(
        candidate,
        testCase,
        means,
        divided ? taken : means == Side.EITHER ? preferred(answers) : null,
        answers,
        startedAt,
        millis);
  }

  /**
   * Puts two answers on another reading together, which the answer and its test code do not share.
   * It counts where enough readers would take the question so.
   *
   * @param written whether it was written from the answer, whose place it takes where nearly all
   *     would; else a model named it
   */
  static Judgement ofReading(
      int candidate,
      int testCase,
      boolean written,
      List<Given> answers,
      Instant startedAt,
      long millis) {
    OptionalDouble readers = readers(answers);
    if (readers.isEmpty()) {
      Judgement told = of(candidate, testCase, answers, startedAt, millis);
      // how many would take it is what decides, and is not known
      return told.means() == Side.CANDIDATE && !written
          ? of(candidate, testCase, Side.UNDECIDED, null, answers, startedAt, millis)
          : told;
    }
    if (written && readers.getAsDouble() >= LEAST_READERS_OF_ANOTHER_ANSWER) {
      return of(candidate, testCase, Side.CANDIDATE, null, answers, startedAt, millis);
    }
    boolean counts =
        readers.getAsDouble() >= (written ? LEAST_READERS : LEAST_READERS_OF_A_NAMED_ONE);
    return of(
        candidate,
        testCase,
        counts ? Side.EITHER : Side.TEST_CODE,
        counts && readers.getAsDouble() < MOST_READERS_OF_NO_PREFERENCE ? Side.TEST_CODE : null,
        answers,
        startedAt,
        millis);
  }

  /** How many readers would not take a side; none where nobody took one. */
  private static double others(Side taken, List<Given> answers) {
    double candidate = readers(answers).orElse(taken == Side.CANDIDATE ? ArbiterAnswer.READERS : 0);
    return switch (taken) {
      case CANDIDATE -> ArbiterAnswer.READERS - candidate;
      case TEST_CODE -> candidate;
      default -> 0;
    };
  }

  /** The mean of what the answers say; empty where one of them says nothing of it. */
  private static OptionalDouble readers(List<Given> answers) {
    return answers.stream().allMatch(answer -> answer.candidateReaders() != null)
        ? answers.stream()
            .map(Given::candidateReaders)
            .filter(Objects::nonNull)
            .mapToInt(Integer::intValue)
            .average()
        : OptionalDouble.empty();
  }

  private static Judgement of(
      int candidate,
      int testCase,
      Side means,
      @Nullable Side preferred,
      List<Given> answers,
      Instant startedAt,
      long millis) {
    Given telling =
        answers.stream()
            .filter(answer -> answer.means() == means)
            .findFirst()
            .orElse(answers.getFirst());
    return new Judgement(
        candidate,
        testCase,
        means,
        preferred,
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
