package dev.assay.cli.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.catalog.CatalogException;
import dev.assay.sql.FileQuery;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.table.Table;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerDatabaseTest {

  private static final SqlOutcome LOST =
      SqlOutcome.failed(SqlFailure.Kind.CRASHED, "terminating connection");

  private static final SqlOutcome GIVEN =
      new SqlOutcome.Executed(Table.ofValues(List.of("n"), List.of(List.of(1L))), false);

  private final Deque<SqlOutcome> outcomes = new ArrayDeque<>();
  private long now;
  private int opened;
  private int closed;
  private boolean gone;

  private ServerDatabase.Connected open() {
    if (gone) {
      throw new CatalogException("connection refused");
    }
    opened++;
    now += 1_000;
    return new ServerDatabase.Connected() {
      @Override
      public SqlOutcome all(String sql, SqlLimits limits) {
        SqlOutcome outcome = outcomes.removeFirst();
        now += outcome == LOST ? 100 : 7;
        return outcome;
      }

      @Override
      public void close() {
        closed++;
        throw new CatalogException("it is closed already");
      }
    };
  }

  private final ServerDatabase database = new ServerDatabase(this::open, () -> now);

  private SqlOutcome asked() {
    return database.all("SELECT 1", SqlLimits.DEFAULT);
  }

  @Test
  void aConnectionThatIsLostIsOpenedAgainAndAskedAgain() {
    outcomes.addAll(List.of(LOST, GIVEN, GIVEN));

    assertThat(asked()).isEqualTo(GIVEN);
    assertThat(asked()).isEqualTo(GIVEN);
    assertThat(opened).isEqualTo(2);
    assertThat(closed).isEqualTo(1);
  }

  @Test
  void aQueryThatEndsItsConnectionEachTimeFailsAndTheNextOneIsAsked() {
    outcomes.addAll(List.of(LOST, LOST, GIVEN));

    assertThat(asked()).isEqualTo(LOST);
    assertThat(asked()).isEqualTo(GIVEN);
  }

  @Test
  void aConnectionThatIsLostTakesNoTimeOfTheQuery() {
    outcomes.addAll(List.of(LOST, GIVEN));

    assertThat(database.timed("SELECT 1", SqlLimits.DEFAULT))
        .isEqualTo(new FileQuery(GIVEN, false, Duration.ofNanos(7)));
  }

  @Test
  void whatIsWrongWithAQueryIsNotAskedAgain() {
    SqlOutcome wrong = SqlOutcome.failed(SqlFailure.Kind.ERROR, "no such column");
    outcomes.add(wrong);

    assertThat(asked()).isEqualTo(wrong);
    assertThat(opened).isEqualTo(1);
  }

  @Test
  void aServerThatIsGoneEndsTheCommandAndNotAQuestion() {
    outcomes.add(LOST);
    gone = true;

    assertThatThrownBy(this::asked)
        .isInstanceOf(CatalogException.class)
        .hasMessage(
            "the database does not answer any more: terminating connection; connection refused");
  }
}
