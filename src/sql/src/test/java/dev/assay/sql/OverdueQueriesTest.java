package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class OverdueQueriesTest {

  private static final long SOON = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);

  private final AtomicInteger cancelled = new AtomicInteger();
  private final List<Runnable> underWay = new ArrayList<>();
  private long now;
  private final OverdueQueries queries = new OverdueQueries(Runnable::run, () -> now);
  private final OverdueQueries slow = new OverdueQueries(underWay::add, () -> now);

  @Test
  void whatIsLateIsCancelledAgainUntilItEnds() {
    OverdueQueries.Watched late = queries.watch(cancelled::incrementAndGet, now);
    queries.look();
    now += SOON;
    queries.look();
    late.close();
    now += HOUR;
    queries.look();
    assertThat(cancelled).hasValue(2);
  }

  @Test
  void whatDoesNotEndIsCancelledEverMoreSeldom() {
    List<Long> moments = new ArrayList<>();
    queries.watch(() -> moments.add(TimeUnit.NANOSECONDS.toMillis(now)), now);
    for (int looks = 0; looks < 200; looks++) {
      queries.look();
      now += SOON;
    }
    assertThat(moments)
        .containsExactly(0L, 100L, 300L, 700L, 1_500L, 3_100L, 6_300L, 11_300L, 16_300L);
  }

  @Test
  void whatHasTimeLeftIsLeftAlone() {
    queries.watch(cancelled::incrementAndGet, now + HOUR);
    queries.look();
    assertThat(cancelled).hasValue(0);
  }

  @Test
  void whatCannotBeToldIsToldAgain() {
    queries.watch(
        () -> {
          cancelled.incrementAndGet();
          throw new SQLException("the server is gone");
        },
        now);
    queries.look();
    now += SOON;
    queries.look();
    assertThat(cancelled).hasValue(2);
  }

  @Test
  void oneThatIsBeingCancelledIsNotCancelledTwiceAtATimeAndKeepsNoOther() {
    slow.watch(cancelled::incrementAndGet, now);
    slow.look();
    slow.watch(cancelled::incrementAndGet, now);
    now += HOUR;
    slow.look();
    assertThat(underWay).hasSize(2);
  }

  @Test
  void whatEndsBeforeItIsToldIsNotCancelledForItsConnectionMayExecuteTheNext() {
    OverdueQueries.Watched late = slow.watch(cancelled::incrementAndGet, now);
    slow.look();
    late.close();
    assertThat(underWay).hasSize(1);
    underWay.forEach(Runnable::run);
    assertThat(cancelled).hasValue(0);
  }

  @Test
  void thoseOfTheProcessAreLookedAt() throws InterruptedException {
    CountDownLatch told = new CountDownLatch(1);
    try (OverdueQueries.Watched _ =
        OverdueQueries.ofProcess().watch(told::countDown, System.nanoTime() - 1)) {
      assertThat(told.await(1, TimeUnit.MINUTES)).isTrue();
    }
  }
}
