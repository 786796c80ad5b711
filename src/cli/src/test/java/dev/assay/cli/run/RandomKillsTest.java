package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.statemachine.ExecutionAborted;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * A process that is killed at a random moment, in the middle of a step too: before or after any use
 * of the store or of a model. Resumed until it ends, it has lost nothing, and has paid twice only
 * for answers that had arrived when it was killed, and that nothing could be done with yet.
 */
@Tag("slow")
class RandomKillsTest {

  private static final int TIMES = 50;

  @TestFactory
  Stream<DynamicTest> aRunKilledAtARandomMomentEndsTheSameWhenResumed() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    Moments all = new Moments(Integer.MAX_VALUE);
    Object expected = RunUnderTest.outcome(undisturbed.execute(all::use));
    int calls = undisturbed.models().calls().size();

    return IntStream.range(0, TIMES)
        .mapToObj(
            seed ->
                DynamicTest.dynamicTest(
                    "seed " + seed, () -> verify(new Random(seed), all.passed(), expected, calls)));
  }

  /** An answer is safe with the first write after it has arrived. */
  @TestFactory
  Stream<DynamicTest> aRunKilledWithAnAnswerThatNobodyHasReadPaysForNothingTwice() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    AfterAnswers all = new AfterAnswers(Integer.MAX_VALUE);
    Object expected = RunUnderTest.outcome(undisturbed.execute(all::use));
    int calls = undisturbed.models().calls().size();
    assertThat(all.kept.get()).isEqualTo(calls);

    return IntStream.rangeClosed(1, calls)
        .mapToObj(
            answer ->
                DynamicTest.dynamicTest(
                    "answer " + answer,
                    () -> {
                      RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);
                      AfterAnswers killed = new AfterAnswers(answer);
                      assertThatThrownBy(() -> run.execute(killed::use))
                          .isInstanceOf(ExecutionAborted.class);

                      assertThat(RunUnderTest.outcome(run.execute())).isEqualTo(expected);
                      assertThat(run.models().calls()).hasSize(calls);
                    }));
  }

  private static void verify(Random random, int moments, Object expected, int calls) {
    RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);
    Moments first = new Moments(random.nextInt(moments));
    assertThatThrownBy(() -> run.execute(first::use)).isInstanceOf(ExecutionAborted.class);
    int lost = run.answersInHand();

    Object resumed = RunUnderTest.outcome(run.execute());

    assertThat(resumed).isEqualTo(expected);
    assertThat(lost).as("answers of branches that were killed").isBetween(0, 2);
    assertThat(run.models().calls()).hasSize(calls + lost);
  }

  /** Counts moments before and after each use, and kills at one of them; dead it stays. */
  private static final class Moments {

    private final int last;
    private final AtomicInteger passed = new AtomicInteger();
    private final ReentrantLock oneAtATime = new ReentrantLock();

    Moments(int last) {
      this.last = last;
    }

    int passed() {
      return passed.get();
    }

    <T> T use(String name, String key, Supplier<T> operation) {
      oneAtATime.lock();
      try {
        pass();
        T done = operation.get();
        pass();
        return done;
      } finally {
        oneAtATime.unlock();
      }
    }

    private void pass() {
      if (passed.getAndIncrement() >= last) {
        throw new ExecutionAborted("killed at moment " + last);
      }
    }
  }

  /** Kills as soon as so many answers are kept, and before they are read. */
  private static final class AfterAnswers {

    private final int last;
    private final AtomicInteger kept = new AtomicInteger();
    private final ReentrantLock oneAtATime = new ReentrantLock();

    AfterAnswers(int last) {
      this.last = last;
    }

    <T> T use(String name, String key, Supplier<T> operation) {
      oneAtATime.lock();
      try {
        // calls that are under way are answered, and their answers kept, as they would be elsewhere
        boolean answer = name.equals("complete") || key.endsWith("/answer.json");
        if (kept.get() >= last && !answer) {
          throw new ExecutionAborted("killed after answer " + last);
        }
        T done = operation.get();
        if (name.equals("create") && key.endsWith("/answer.json")) {
          kept.incrementAndGet();
        }
        return done;
      } finally {
        oneAtATime.unlock();
      }
    }
  }
}
