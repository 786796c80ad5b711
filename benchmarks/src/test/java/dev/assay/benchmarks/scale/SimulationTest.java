package dev.assay.benchmarks.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.benchmarks.scale.Assumptions.ApiGateway;
import dev.assay.benchmarks.scale.Assumptions.Lambda;
import dev.assay.benchmarks.scale.Assumptions.Measured;
import dev.assay.benchmarks.scale.Assumptions.Model;
import dev.assay.benchmarks.scale.Assumptions.S3;
import dev.assay.benchmarks.scale.Assumptions.Step;
import dev.assay.benchmarks.scale.Assumptions.StepFunctions;
import dev.assay.benchmarks.scale.Assumptions.StepFunctions.Kind;
import dev.assay.benchmarks.scale.Assumptions.Strategy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small worlds whose figures can be worked out by hand. */
class SimulationTest {

  private static final Kind KIND = new Kind(1000, 0, 300, 25, 0, 0, 0);

  @TempDir Path folder;

  @Test
  void oneQuestionTakesItsStepsOneAfterTheOther() {
    Outcome outcome = run(1, 1, world(1000, 60_000, step(1, 1000, 0, 0), step(2, 500, 0, 0)));

    assertThat(outcome.seconds()).isCloseTo(1.5, within(1e-9));
  }

  @Test
  void stepsOfOnePhaseAreDoneSideBySide() {
    Outcome outcome = run(1, 1, world(1000, 60_000, step(1, 1000, 0, 0), step(1, 500, 0, 0)));

    assertThat(outcome.seconds()).isCloseTo(1.0, within(1e-9));
  }

  @Test
  void onlyTheFirstCallOfAnEnvironmentIsCold() {
    Outcome outcome = run(3, 1, world(1000, 60_000, step(1, 1000, 2000, 0)));

    assertThat(outcome.seconds()).isCloseTo(5.0, within(1e-9));
  }

  @Test
  void aMapOfOnePlaceTakesOneQuestionAfterTheOther() {
    Outcome outcome = run(10, 1, world(1000, 60_000, step(1, 1000, 0, 0)));

    assertThat(outcome.seconds()).isCloseTo(10.0, within(1e-9));
    assertThat(outcome.bottleneck().name()).isEqualTo("the map's concurrency");
    assertThat(outcome.bottleneck().share()).isCloseTo(1.0, within(1e-9));
  }

  @Test
  void lambdasConcurrencyIsSharedByAll() {
    Outcome outcome = run(100, 50, world(10, 60_000, step(1, 1000, 0, 0)));

    assertThat(outcome.seconds()).isCloseTo(10.0, within(0.2));
    assertThat(outcome.bottleneck().name()).isEqualTo("Lambda's concurrency");
  }

  /** A request a second: of 600, the last begins after ten minutes. */
  @Test
  void aModelsLimitSetsThePace() {
    Outcome outcome = run(600, 100, world(1000, 60, step(1, 0, 0, 5)));

    assertThat(outcome.seconds()).isBetween(600.0, 606.0);
    assertThat(outcome.bottleneck().name()).isEqualTo("requests of m");
  }

  @Test
  void runsThatTakeTooLongAreCounted() {
    assertThat(run(4, 4, world(1000, 60_000, step(1, 400_000, 0, 0))).late()).isEqualTo(4);
  }

  /**
   * A call of 5 s with 2 GB, 1000 tokens in and 100 out, 10 transitions, 4 reads and 2 writes: at
   * the prices below 0.0035 + 0.0002002 + 0.00025 + 0.0000116.
   */
  @Test
  void partsOfTheCostAddUp() {
    Assumptions world = world(1000, 60_000, step(1, 0, 0, 5));
    Cost cost = Cost.of(world, KIND, new Simulation(world, KIND, 1).run(1));

    assertThat(cost.models()).isCloseTo(0.0035, within(1e-9));
    assertThat(cost.lambda()).isCloseTo(10 * 0.00002 + 0.2e-6, within(1e-12));
    assertThat(cost.stepFunctions()).isCloseTo(0.00025, within(1e-12));
    assertThat(cost.s3()).isCloseTo(2 * 0.005e-3 + 4 * 0.0004e-3, within(1e-12));
    assertThat(cost.total()).isCloseTo(0.0035 + 0.0002002 + 0.00025 + 0.0000116, within(1e-9));
  }

  @Test
  void aStrategyLeavesStepsOutAndAddsOthersAsOftenAsItSays() {
    Step twice = new Step("x", 1, "f", 1, 2, 0, 0, 2048, 4, 2, "m", 5, 1000, 100);
    Assumptions world = world(1000, 60_000, step(1, 1000, 0, 0), step(2, 500, 0, 0));

    Outcome outcome = run(1, 1, world.by(new Strategy(3, List.of("step-1"), List.of(twice))));

    assertThat(outcome.seconds()).isCloseTo(5.5, within(1e-9));
    assertThat(outcome.used().calls).isEqualTo(3);
    assertThat(outcome.used().tokens.get("m")).containsExactly(2000, 200);
    assertThat(world.by(new Strategy(3, List.of(), List.of())).measured().transitions())
        .isEqualTo(13);
  }

  @Test
  void everyStrategyThatThereIsIsAmongTheAssumptions() throws IOException {
    assertThat(Assumptions.read(Path.of("scale/assumptions.yaml")).strategies().keySet())
        .containsExactlyElementsOf(dev.assay.workflow.strategy.Strategy.names());
  }

  @Test
  void theSameAssumptionsGiveTheSameFigures() throws IOException {
    Assumptions world = Assumptions.read(Path.of("scale/assumptions.yaml"));

    assertThat(run(50, 10, world).seconds()).isEqualTo(run(50, 10, world).seconds());
  }

  @Test
  void aFieldThatIsNotKnownIsNamed() throws IOException {
    String all = Files.readString(Path.of("scale/assumptions.yaml"));
    Path file = Files.writeString(folder.resolve("a.yaml"), all + "speed: 3\n");

    assertThatThrownBy(() -> Assumptions.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("speed");
  }

  private static Outcome run(int questions, int concurrency, Assumptions world) {
    return new Simulation(world, KIND, concurrency).run(questions);
  }

  private static Step step(int phase, double ownMs, double coldMs, double modelSeconds) {
    return new Step(
        "step-" + phase,
        phase,
        "f",
        1,
        1,
        ownMs,
        coldMs,
        2048,
        4,
        2,
        modelSeconds > 0 ? "m" : null,
        modelSeconds,
        modelSeconds > 0 ? 1000 : 0,
        modelSeconds > 0 ? 100 : 0);
  }

  private static Assumptions world(int lambda, double requestsPerMinute, Step... steps) {
    return new Assumptions(
        List.of(1),
        List.of(1),
        new Measured(10, 0, List.of(steps)),
        Map.of(),
        Map.of("m", new Model(requestsPerMinute, 1e9, 2.5, 10)),
        new Lambda(lambda, 0.00002, 0.2),
        new StepFunctions(KIND, KIND),
        new S3(0.005, 0.0004),
        new ApiGateway(3, 3.5));
  }
}
