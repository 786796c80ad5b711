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

  private static final long HOUR = 3_600_000_000_000L;

  private final AtomicInteger cancelled = new AtomicInteger();
  private final OverdueQueries queries = new OverdueQueries(Runnable::run);

  @Test
  void whatIsLateIsCancelledAtEachLookUntilItEnds() {
    OverdueQueries.Watched late = queries.watch(cancelled::incrementAndGet, System.nanoTime() - 1);
    queries.look();
    queries.look();
    late.close();
    queries.look();
    assertThat(cancelled).hasValue(2);
  }

  @Test
  void whatHasTimeLeftIsLeftAlone() {
    queries.watch(cancelled::incrementAndGet, System.nanoTime() + HOUR);
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
        System.nanoTime() - 1);
    queries.look();
    queries.look();
    assertThat(cancelled).hasValue(2);
  }

  @Test
  void oneThatIsBeingCancelledIsNotCancelledTwiceAtATimeAndKeepsNoOther() {
    List<Runnable> underWay = new ArrayList<>();
    OverdueQueries slow = new OverdueQueries(underWay::add);
    slow.watch(cancelled::incrementAndGet, System.nanoTime() - 1);
    slow.look();
    slow.watch(cancelled::incrementAndGet, System.nanoTime() - 1);
    slow.look();
    assertThat(underWay).hasSize(2);
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
