package dev.assay.workflow.calls;

import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.ModelUse;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A claim that is renewed as long as its holder lives, so that nobody waits long for one who was
 * killed. The claims of a call are counted; the last one holds.
 */
final class Lease implements AutoCloseable {

  /** How long others wait for a holder who is not heard of. */
  static final Duration LENGTH = Duration.ofSeconds(20);

  private static final Duration RENEWED_EVERY = Duration.ofSeconds(5);

  private final Artifacts artifacts;
  private final String key;
  private final int number;
  private final ModelUse reserved;
  private final InstantSource clock;
  private final ReentrantLock oneWrite = new ReentrantLock();
  private final ScheduledExecutorService renewal =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());
  private boolean ended;

  private Lease(
      Artifacts artifacts, String key, int number, ModelUse reserved, InstantSource clock) {
    this.artifacts = artifacts;
    this.key = key;
    this.number = number;
    this.reserved = reserved;
    this.clock = clock;
    long period = RENEWED_EVERY.toMillis();
    renewal.scheduleAtFixedRate(this::renew, period, period, TimeUnit.MILLISECONDS);
  }

  /** The right to make the call; empty while another has it. */
  static Optional<Lease> take(
      Artifacts artifacts, String run, String call, ModelUse reserved, InstantSource clock) {
    // nearly every call has one claim only, so that earlier ones are listed only where it fails
    Optional<Lease> first = claimed(artifacts, run, call, 1, reserved, clock);
    if (first.isPresent()) {
      return first;
    }
    int last = artifacts.count(ArtifactKeys.claims(run, call));
    return isHeld(artifacts, ArtifactKeys.claim(run, call, last), clock)
        ? Optional.empty()
        : claimed(artifacts, run, call, last + 1, reserved, clock);
  }

  private static Optional<Lease> claimed(
      Artifacts artifacts,
      String run,
      String call,
      int number,
      ModelUse reserved,
      InstantSource clock) {
    String key = ArtifactKeys.claim(run, call, number);
    CallClaim claim = new CallClaim(reserved, clock.instant().plus(LENGTH));
    return artifacts.createNew(key, claim)
        ? Optional.of(new Lease(artifacts, key, number, reserved, clock))
        : Optional.empty();
  }

  private static boolean isHeld(Artifacts artifacts, String key, InstantSource clock) {
    return artifacts
        .find(key, CallClaim.class)
        .filter(claim -> claim.until().isAfter(clock.instant()))
        .isPresent();
  }

  int number() {
    return number;
  }

  private void renew() {
    oneWrite.lock();
    try {
      if (!ended) {
        write(LENGTH);
      }
    } finally {
      oneWrite.unlock();
    }
  }

  /** There is an answer, so that nobody looks at the claim any more. */
  void settle() {
    end();
  }

  /** Gives the right back, if there is no answer. */
  @Override
  public void close() {
    if (end()) {
      write(Duration.ZERO);
    }
  }

  private boolean end() {
    renewal.shutdownNow();
    oneWrite.lock();
    try {
      boolean first = !ended;
      ended = true;
      return first;
    } finally {
      oneWrite.unlock();
    }
  }

  private void write(Duration length) {
    artifacts.replace(key, new CallClaim(reserved, clock.instant().plus(length)));
  }
}
