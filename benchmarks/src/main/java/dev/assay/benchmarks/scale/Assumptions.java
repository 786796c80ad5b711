package dev.assay.benchmarks.scale;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All that the simulation is told, from a file that one can edit: {@code
 * benchmarks/scale/assumptions.yaml} says what each number is and where it comes from.
 */
public record Assumptions(
    List<Integer> questions,
    List<Integer> concurrency,
    Measured measured,
    Map<String, Strategy> strategies,
    Map<String, Model> models,
    Lambda lambda,
    StepFunctions stepFunctions,
    S3 s3,
    ApiGateway apiGateway) {

  /**
   * What was measured.
   *
   * @param transitions states that a question enters, its line of a batch included
   * @param steps in the order of a run
   */
  public record Measured(double transitions, double latencySpread, List<Step> steps) {}

  /**
   * A call of a function.
   *
   * @param name by which strategies leave it out
   * @param phase steps of one phase are done side by side, the next phase comes after all of them
   * @param share of the questions that come to this step
   * @param times how often it is done, side by side
   * @param ownMs without its model's call, warm
   * @param coldMs more, when a new environment is started for it
   * @param model null when it calls none
   */
  public record Step(
      String name,
      int phase,
      String function,
      double share,
      int times,
      double ownMs,
      double coldMs,
      int memoryMb,
      int s3Reads,
      int s3Writes,
      @Nullable String model,
      double modelSeconds,
      int inputTokens,
      int outputTokens) {}

  /**
   * What a strategy does otherwise.
   *
   * @param transitions states that a question enters more
   * @param without names of steps that it leaves out
   * @param steps that it adds
   */
  public record Strategy(double transitions, List<String> without, List<Step> steps) {}

  /** The same world, in which questions are answered by this strategy. */
  Assumptions by(Strategy strategy) {
    List<Step> steps =
        Stream.concat(
                measured.steps().stream().filter(step -> !strategy.without().contains(step.name())),
                strategy.steps().stream())
            .flatMap(step -> Stream.generate(() -> step).limit(step.times()))
            .toList();
    Measured other =
        new Measured(
            measured.transitions() + strategy.transitions(), measured.latencySpread(), steps);
    return new Assumptions(
        questions, concurrency, other, strategies, models, lambda, stepFunctions, s3, apiGateway);
  }

  /** A model's limits, by minute, and prices, by million tokens. */
  public record Model(
      double requestsPerMinute, double tokensPerMinute, double inputPrice, double outputPrice) {}

  /** Quotas of the account and prices. */
  public record Lambda(int concurrency, double gbSecondPrice, double millionCallsPrice) {}

  /** Quotas and prices of the two kinds of executions. */
  public record StepFunctions(Kind standard, Kind express) {

    /**
     * One kind.
     *
     * @param startsPerSecond children that a Distributed Map starts
     * @param transitionsPerSecond 0 when they are not limited
     * @param longestSeconds after which an execution is ended
     * @param millionStartsPrice of executions
     * @param gbSecondPrice of executions, in the memory below
     */
    public record Kind(
        double startsPerSecond,
        double transitionsPerSecond,
        double longestSeconds,
        double millionTransitionsPrice,
        double millionStartsPrice,
        double gbSecondPrice,
        double memoryGb) {}
  }

  /** Prices of requests. */
  public record S3(double thousandWritesPrice, double thousandReadsPrice) {}

  /** For questions on demand: a post, and some looks at what became of it. */
  public record ApiGateway(double requestsPerQuestion, double millionRequestsPrice) {}

  /**
   * Reads the file.
   *
   * @throws IOException when it is not there, or a field is missing, unknown or no number
   */
  public static Assumptions read(Path file) throws IOException {
    return YAMLMapper.builder()
        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
        .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
        .build()
        .readValue(file.toFile(), Assumptions.class);
  }
}
