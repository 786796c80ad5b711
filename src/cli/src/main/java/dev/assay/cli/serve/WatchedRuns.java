package dev.assay.cli.serve;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.run.RunProgress;
import dev.assay.cli.run.StepLines;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import java.time.Duration;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The steps of runs, for those who watch them; of the last runs they are remembered. */
final class WatchedRuns {

  private static final int REMEMBERED = 200;
  private static final int MOST_WATCHERS = 200;
  private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(15);

  private static final Duration BETWEEN_LOOKS = Duration.ofMillis(50);

  /** A line of progress: seconds, the stage padded to its width, the text. */
  private static final Pattern STEP = Pattern.compile("([0-9.]+) s {2}(.{11}) (.*)");

  private final Artifacts artifacts;
  private final InstantSource clock;
  private final Semaphore watchers = new Semaphore(MOST_WATCHERS);
  private final Map<String, StepLines> steps = new LinkedHashMap<>();

  WatchedRuns(Artifacts artifacts, InstantSource clock) {
    this.artifacts = artifacts;
    this.clock = clock;
  }

  /** A run begins or goes on; what it does is remembered from now on. */
  ExecutionListener begin(String run) {
    StepLines lines = new StepLines();
    synchronized (steps) {
      steps.remove(run);
      steps.put(run, lines);
      while (steps.size() > REMEMBERED) {
        steps.remove(steps.keySet().iterator().next());
      }
    }
    return new RunProgress(lines.writer(), artifacts, run, clock);
  }

  /** It has ended, or stopped. */
  void end(String run) {
    find(run).ifPresent(StepLines::end);
  }

  private Optional<StepLines> find(String run) {
    synchronized (steps) {
      return Optional.ofNullable(steps.get(run));
    }
  }

  /**
   * Tells of a run until it ends. What has ended may have been taken up again, and wait for its
   * turn.
   *
   * @param waits whether it is under way, or waits for its turn
   * @param state how it stands
   */
  EventStream events(String run, Supplier<Boolean> waits, Supplier<ObjectNode> state) {
    if (!watchers.tryAcquire()) {
      throw new RefusedRequestException(
          ApiError.tooMany("too many runs are watched: ask how this one stands from time to time"));
    }
    return listener -> {
      try {
        tell(run, waits, listener);
        listener.event("end", state.get());
      } finally {
        watchers.release();
      }
    };
  }

  private void tell(String run, Supplier<Boolean> waits, EventStream.Listener listener)
      throws InterruptedException {
    @Nullable StepLines heard = null;
    int told = 0;
    boolean listens = true;
    while (listens) {
      boolean goesOn = waits.get();
      @Nullable StepLines lines = find(run).orElse(null);
      told = lines == heard ? told : 0;
      heard = lines;
      if (lines != null && !(lines.hasEnded() && (goesOn || lines.from(told).isEmpty()))) {
        List<String> more = lines.await(told, BETWEEN_SIGNS);
        told += more.size();
        listens = more.isEmpty() ? listener.nothing() : tell(more, listener);
      } else if (goesOn) {
        listens = listener.nothing();
        Thread.sleep(BETWEEN_LOOKS);
      } else {
        return;
      }
    }
  }

  /**
   * Waits until a run has ended, for so long at most. What has ended may have been taken up again,
   * as above.
   *
   * @param told hears each step
   * @return the last step; empty when there is none yet
   */
  String await(String run, Supplier<Boolean> waits, Duration most, Consumer<String> told)
      throws InterruptedException {
    long deadline = System.nanoTime() + most.toNanos();
    @Nullable StepLines before = null;
    int heard = 0;
    while (true) {
      boolean goesOn = waits.get();
      long left = deadline - System.nanoTime();
      @Nullable StepLines lines = find(run).orElse(null);
      heard = lines == before ? heard : 0;
      before = lines;
      boolean rests = lines == null || lines.hasEnded();
      if (left <= 0 || (rests && !goesOn)) {
        List<String> all = lines == null || (rests && goesOn) ? List.of() : lines.from(0);
        all.stream().skip(heard).forEach(told);
        return all.isEmpty() ? "" : all.getLast();
      }
      if (lines == null || rests) {
        Thread.sleep(BETWEEN_LOOKS);
      } else {
        List<String> more = lines.await(heard, Duration.ofNanos(left));
        more.forEach(told);
        heard += more.size();
      }
    }
  }

  private static boolean tell(List<String> lines, EventStream.Listener listener) {
    boolean listens = true;
    for (String line : lines) {
      listens = listener.event("step", step(line));
    }
    return listens;
  }

  private static ObjectNode step(String line) {
    Matcher step = STEP.matcher(line);
    if (!step.matches()) {
      return Json.object().put("text", line);
    }
    return Json.object()
        .put("seconds", Double.parseDouble(step.group(1)))
        .put("stage", step.group(2).strip())
        .put("text", step.group(3));
  }
}
