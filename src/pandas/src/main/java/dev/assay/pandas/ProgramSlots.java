package dev.assay.pandas;

import dev.assay.pandas.value.LimitError;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How many programs a process runs at once. Each may take the memory of its limits, so more than
 * the heap and the processors carry wait for their turn, which is not of their own time.
 *
 * <p>A program that does not stop when it is told to gives its turn up while only a few such
 * linger; after these, they keep their turns, so that their number has a bound.
 */
final class ProgramSlots {

  /** What one program may allocate, with what it leaves behind until it is collected. */
  private static final long BYTES_A_PROGRAM = 384L << 20;

  private static final int MOST = 4;
  private static final int MOST_LINGERING = 4;
  private static final long MOST_WAIT_SECONDS = 10;

  private final IntSupplier most;
  private @Nullable Semaphore free;
  private int total;
  private int lingering;

  /** Asks how many when the first is wanted: a native image is not run where it was built. */
  ProgramSlots(IntSupplier most) {
    this.most = most;
  }

  /** As many as this process can carry. */
  static ProgramSlots ofThisProcess() {
    return new ProgramSlots(ProgramSlots::carried);
  }

  private static int carried() {
    Runtime runtime = Runtime.getRuntime();
    long carried = Math.min(runtime.availableProcessors(), runtime.maxMemory() / BYTES_A_PROGRAM);
    return (int) Math.clamp(carried, 1, MOST);
  }

  /**
   * Waits for a turn.
   *
   * @throws LimitError a TimeLimitError when all turns are kept by programs that do not stop
   */
  Slot take() throws InterruptedException {
    Semaphore turns = turns();
    while (!turns.tryAcquire(MOST_WAIT_SECONDS, TimeUnit.SECONDS)) {
      if (areKept()) {
        throw new LimitError(
            "TimeLimitError",
            "the programs before this one did not stop when told to; start the process again");
      }
    }
    return new Slot(turns);
  }

  private synchronized Semaphore turns() {
    if (free == null) {
      total = most.getAsInt();
      free = new Semaphore(total, true);
    }
    return free;
  }

  /** How many turns are free. */
  int free() {
    return turns().availablePermits();
  }

  private synchronized boolean areKept() {
    return lingering >= total + MOST_LINGERING;
  }

  /** One turn. */
  final class Slot {

    private final Semaphore turns;
    private boolean isKept = true;
    private boolean lingers;
    private boolean ended;

    private Slot(Semaphore turns) {
      this.turns = turns;
    }

    /** The program was told to stop and goes on. */
    void linger() {
      synchronized (ProgramSlots.this) {
        if (!ended) {
          lingers = true;
          lingering++;
          giveUp(lingering <= MOST_LINGERING);
        }
      }
    }

    /** The program has ended, however late. */
    void end() {
      synchronized (ProgramSlots.this) {
        ended = true;
        lingering -= lingers ? 1 : 0;
        giveUp(true);
      }
    }

    private void giveUp(boolean allowed) {
      if (allowed && isKept) {
        isKept = false;
        turns.release();
      }
    }
  }
}
