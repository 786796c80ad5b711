package dev.assay.benchmarks.scale;

import dev.assay.benchmarks.scale.Assumptions.Model;
import dev.assay.benchmarks.scale.Assumptions.Step;
import dev.assay.benchmarks.scale.Assumptions.StepFunctions.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Questions of one batch, from event to event: children are started, their steps wait for
 * transitions, for models and for Lambda, and take their time. What a limit refuses is taken to
 * wait and to be tried again. The same assumptions give the same figures.
 */
final class Simulation {

  private static final int SEED = 20_260_301;
  private static final double PER_MINUTE = 60;

  private final Assumptions assumptions;
  private final Kind kind;
  private final Random random = new Random(SEED);
  private final PriorityQueue<Event> events =
      new PriorityQueue<>(Comparator.comparingDouble(Event::at).thenComparingLong(Event::number));
  private final List<List<Step>> phases;
  private final Rate starts;
  private final Rate transitions;
  private final Places map;
  private final Places lambda;
  private final Map<String, Rate> requests = new HashMap<>();
  private final Map<String, Rate> tokens = new HashMap<>();
  private final Map<String, int[]> environments = new HashMap<>();
  private final Used used = new Used();
  private long number;
  private double now;
  private double longest;
  private long late;

  private record Event(double at, long number, Runnable what) {}

  Simulation(Assumptions assumptions, Kind kind, int concurrency) {
    this.assumptions = assumptions;
    this.kind = kind;
    this.starts = new Rate("starts of children", kind.startsPerSecond());
    this.transitions =
        new Rate(
            "state transitions",
            kind.transitionsPerSecond() == 0 ? 1e9 : kind.transitionsPerSecond());
    this.map = new Places("the map's concurrency", concurrency);
    this.lambda = new Places("Lambda's concurrency", assumptions.lambda().concurrency());
    Map<Integer, List<Step>> byPhase = new TreeMap<>();
    for (Step step : assumptions.measured().steps()) {
      byPhase.computeIfAbsent(step.phase(), _ -> new ArrayList<>()).add(step);
      environments.put(step.function(), new int[2]);
    }
    this.phases = List.copyOf(byPhase.values());
    assumptions.models().forEach(this::limit);
  }

  private void limit(String name, Model model) {
    requests.put(name, new Rate("requests of " + name, model.requestsPerMinute() / PER_MINUTE));
    tokens.put(name, new Rate("tokens of " + name, model.tokensPerMinute() / PER_MINUTE));
  }

  /** Answers so many questions. */
  Outcome run(int questions) {
    feed(questions);
    for (Event next = events.poll(); next != null; next = events.poll()) {
      now = next.at;
      next.what.run();
    }
    Utilization bottleneck =
        Stream.of(
                Stream.of(
                    starts.utilization(now),
                    transitions.utilization(now),
                    map.utilization(now),
                    lambda.utilization(now)),
                requests.values().stream().map(rate -> rate.utilization(now)),
                tokens.values().stream().map(rate -> rate.utilization(now)))
            .flatMap(each -> each)
            .max(Comparator.comparingDouble(Utilization::share))
            .orElseThrow();
    return new Outcome(questions, now, longest, late, bottleneck, used);
  }

  /** A million waiting children would fill the memory: each that begins lets the next one come. */
  private void feed(int left) {
    if (left > 0) {
      map.enter(
          now,
          _ ->
              at(
                  starts.take(now, 1),
                  () -> {
                    begin();
                    feed(left - 1);
                  }));
    }
  }

  private void begin() {
    used.questions++;
    double began = now;
    double difficulty = random.nextDouble();
    double slowness = Math.exp(random.nextGaussian() * assumptions.measured().latencySpread());
    phase(0, difficulty, slowness, began);
  }

  private void phase(int index, double difficulty, double slowness, double began) {
    if (index == phases.size()) {
      end(began);
      return;
    }
    List<Step> steps =
        phases.get(index).stream().filter(step -> difficulty < step.share()).toList();
    if (steps.isEmpty()) {
      phase(index + 1, difficulty, slowness, began);
      return;
    }
    int[] left = {steps.size()};
    for (Step step : steps) {
      step(
          step,
          slowness,
          () -> {
            if (--left[0] == 0) {
              phase(index + 1, difficulty, slowness, began);
            }
          });
    }
  }

  private void end(double began) {
    double took = now - began;
    longest = Math.max(longest, took);
    late += took > kind.longestSeconds() ? 1 : 0;
    used.executionSeconds += took;
    map.leave(now);
  }

  private void step(Step step, double slowness, Runnable then) {
    double share = assumptions.measured().transitions() / assumptions.measured().steps().size();
    double free = transitions.take(now, share);
    if (step.model() != null) {
      free = Math.max(free, requests.get(step.model()).take(now, 1));
      free =
          Math.max(
              free, tokens.get(step.model()).take(now, step.inputTokens() + step.outputTokens()));
    }
    at(free, () -> lambda.enter(now, _ -> call(step, slowness, then)));
  }

  private void call(Step step, double slowness, Runnable then) {
    int[] environment = environments.get(step.function());
    boolean cold = environment[0] == environment[1];
    environment[0] += 1;
    environment[1] = Math.max(environment[0], environment[1]);
    double seconds =
        (step.ownMs() + (cold ? step.coldMs() : 0)) / 1000 + step.modelSeconds() * slowness;
    used.call(step, seconds);
    at(
        now + seconds,
        () -> {
          environment[0] -= 1;
          lambda.leave(now);
          then.run();
        });
  }

  private void at(double time, Runnable what) {
    events.add(new Event(time, number++, what));
  }
}
