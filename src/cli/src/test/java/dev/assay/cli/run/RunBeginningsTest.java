package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that ends within a run is an error that the work throws: nothing after it is done. */
class RunBeginningsTest {

  private static final String RUN = "analysts-1";

  @TempDir Path folder;

  private Artifacts artifacts = new Artifacts(new DirectoryArtifactStore(Path.of("")));

  @BeforeEach
  void openTheStore() {
    artifacts = new Artifacts(new DirectoryArtifactStore(folder));
  }

  private void endWithin(String run) {
    RunBeginnings ofAProcess = new RunBeginnings(artifacts);
    assertThatThrownBy(
            () ->
                ofAProcess.work(
                    run,
                    () -> {
                      throw new AssertionError("the process ends");
                    }))
        .isInstanceOf(AssertionError.class);
  }

  private boolean isWorkedOn(String run) {
    List<String> worked = new ArrayList<>();
    new RunBeginnings(artifacts).work(run, () -> worked.add(run));
    return !worked.isEmpty();
  }

  @Test
  void whatHasEndedItsProcessOnceIsTriedAgain() {
    endWithin(RUN);

    assertThat(isWorkedOn(RUN)).isTrue();
    assertThat(artifacts.find(ArtifactKeys.refusal(RUN), Problem.class)).isEmpty();
  }

  @Test
  void whatHasEndedItsProcessTwiceIsGivenUpWithThatReason() {
    endWithin(RUN);
    endWithin(RUN);

    assertThat(isWorkedOn(RUN)).isFalse();
    assertThat(artifacts.get(ArtifactKeys.refusal(RUN), Problem.class))
        .hasToString(
            "asking failed: the process ended 2 times while it worked on this question: it is given"
                + " up; without the folder 'runs/analysts-1/' it is asked anew");
  }

  @Test
  void whatWasLeftInOrderCountsForNothing() {
    for (int time = 0; time < 3; time++) {
      assertThat(isWorkedOn(RUN)).isTrue();
    }
    endWithin(RUN);
    assertThat(isWorkedOn(RUN)).isTrue();
    endWithin(RUN);
    assertThat(isWorkedOn(RUN)).isTrue();
  }

  @Test
  void suspectsAreTriedOneAtATime() throws InterruptedException {
    List<String> runs = List.of("analysts-1", "analysts-2", "analysts-3", "analysts-4");
    runs.forEach(this::endWithin);
    RunBeginnings beginnings = new RunBeginnings(artifacts);
    AtomicInteger atOnce = new AtomicInteger();
    List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
    CountDownLatch start = new CountDownLatch(1);

    try (ExecutorService threads = Executors.newFixedThreadPool(runs.size())) {
      for (String run : runs) {
        threads.execute(
            () -> {
              try {
                start.await();
              } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
              }
              beginnings.work(
                  run,
                  () -> {
                    seen.add(atOnce.incrementAndGet());
                    Thread.yield();
                    atOnce.decrementAndGet();
                  });
            });
      }
      start.countDown();
    }

    assertThat(seen).hasSize(runs.size()).containsOnly(1);
  }
}
