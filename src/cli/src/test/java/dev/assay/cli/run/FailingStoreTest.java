package dev.assay.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.reporting.RunResult;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * A store that refuses one operation, whichever it is, or all from one on. The client of S3 has
 * tried again by itself then.
 */
@Tag("slow")
class FailingStoreTest {

  /** How often the state machine tries a step that fails; two branches may ask models at once. */
  private static final int TRIES = 2;

  @TestFactory
  Stream<DynamicTest> aRunThatIsRefusedOneOperationEndsTheSame() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    Operations all = new Operations(Integer.MAX_VALUE, Integer.MAX_VALUE);
    Object expected = RunUnderTest.outcome(undisturbed.execute(all::apply));
    int calls = undisturbed.models().calls().size();

    return IntStream.range(1, all.seen() - 1)
        // the question before and the result afterwards are read by the command itself
        .filter(each -> each % 2 == 1)
        .mapToObj(
            each ->
                DynamicTest.dynamicTest(
                    "operation " + each,
                    () -> {
                      RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);
                      Operations refused = new Operations(each, each);

                      RunResult result = run.execute(refused::apply);

                      assertThat(RunUnderTest.outcome(result)).isEqualTo(expected);
                      int paidTwice = refused.name().equals("create") ? 1 : 0;
                      assertThat(run.models().calls()).hasSizeBetween(calls, calls + paidTwice);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> aRunWhoseStoreFailsForGoodGoesOnWhenItIsBack() {
    RunUnderTest undisturbed = new RunUnderTest(RunUnderTest.LONG);
    Operations all = new Operations(Integer.MAX_VALUE, Integer.MAX_VALUE);
    Object expected = RunUnderTest.outcome(undisturbed.execute(all::apply));
    int calls = undisturbed.models().calls().size();

    return IntStream.range(0, all.seen())
        .filter(each -> each % 5 == 0)
        .mapToObj(
            each ->
                DynamicTest.dynamicTest(
                    "from operation " + each,
                    () -> {
                      RunUnderTest run = new RunUnderTest(RunUnderTest.LONG);
                      Operations gone = new Operations(each, Integer.MAX_VALUE);
                      try {
                        run.execute(gone::apply);
                      } catch (UnfinishedRunException | IllegalStateException stopped) {
                        assertThat(stopped).hasMessageContaining("the store is away");
                      }

                      RunResult result = run.execute();

                      assertThat(RunUnderTest.outcome(result)).isEqualTo(expected);
                      assertThat(run.models().calls()).hasSizeBetween(calls, calls + 2 * TRIES);
                    }));
  }

  /** Counts operations of the store, and refuses some. */
  private static final class Operations {

    private final int first;
    private final int last;
    private final AtomicInteger next = new AtomicInteger();
    private volatile String refused = "nothing";

    Operations(int first, int last) {
      this.first = first;
      this.last = last;
    }

    /** What was refused last. */
    String name() {
      return refused;
    }

    int seen() {
      return next.get();
    }

    <T> T apply(String name, String key, Supplier<T> operation) {
      if (!name.equals("complete")) {
        int current = next.getAndIncrement();
        if (current >= first && current <= last) {
          refused = name;
          throw new IllegalStateException("the store is away");
        }
      }
      return operation.get();
    }
  }
}
