package dev.assay.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class OverdueQueriesTest {

  private static final long HOUR = 3_600_000_000_000L;

  private final AtomicInteger cancelled = new AtomicInteger();
  private final OverdueQueries queries = new OverdueQueries();

  @Test
  void whatIsLateIsCancelledAtEachLookUntilItEnds() {
    OverdueQueries.Watched late = queries.watch(statement(), System.nanoTime() - 1);
    queries.look();
    queries.look();
    late.close();
    queries.look();
    assertThat(cancelled).hasValue(2);
  }

  @Test
  void whatHasTimeLeftIsLeftAlone() {
    queries.watch(statement(), System.nanoTime() + HOUR);
    queries.look();
    assertThat(cancelled).hasValue(0);
  }

  @Test
  void aConnectionThatCannotBeToldKeepsNoOtherQueryFromBeingCancelled() {
    queries.watch(unreachable(), System.nanoTime() - 1);
    queries.watch(statement(), System.nanoTime() - 1);
    queries.watch(unreachable(), System.nanoTime() - 1);
    queries.look();
    assertThat(cancelled).hasValue(1);
  }

  private Statement statement() {
    return cancelledBy(cancelled::incrementAndGet);
  }

  private static Statement unreachable() {
    return cancelledBy(
        () -> {
          throw new SQLException("the server is gone");
        });
  }

  /** A call that may fail as a driver's does. */
  private interface Cancel {
    void cancel() throws SQLException;
  }

  private static Statement cancelledBy(Cancel cancel) {
    return (Statement)
        Proxy.newProxyInstance(
            Statement.class.getClassLoader(),
            new Class<?>[] {Statement.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("cancel")) {
                cancel.cancel();
              }
              return null;
            });
  }
}
