package dev.assay.cli.rows;

import dev.assay.analysis.conditions.LeftOutCondition;
import dev.assay.catalog.DatabaseQueries;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds why the rows of an answer tell nothing, which people take for "there is no such thing": the
 * database is asked again without each of its conditions, within the bounds of the answer itself.
 */
final class EmptyRows {

  /** Nobody waits long for an explanation. */
  private static final Duration MOST_TIME = Duration.ofSeconds(5);

  private static final int MOST_ASKED = 8;

  private final DatabaseQueries queries;
  private final long mostRead;

  EmptyRows(DatabaseQueries queries, long mostRead) {
    this.queries = queries;
    this.mostRead = mostRead;
  }

  /**
   * The same rows; where they tell nothing, with the conditions that are found to be why in time.
   */
  ReadRows explained(String sql, ReadRows.Some whole) {
    long start = System.nanoTime();
    List<String> why = new ArrayList<>();
    for (LeftOutCondition each :
        LeftOutCondition.of(queries.dialect(), sql, whole.table()).stream()
            .limit(MOST_ASKED)
            .toList()) {
      Duration left = MOST_TIME.minusNanos(System.nanoTime() - start);
      if (left.isNegative() || left.isZero()) {
        break;
      }
      RowBounds bounds = RowBounds.of(1, mostRead).within(left);
      if (queries.rows(each.sql(), bounds) instanceof ReadRows.Some some
          && each.isWhy(some.table())) {
        why.add(each.condition());
      }
    }
    return new ReadRows.Some(whole.table(), whole.complete(), why);
  }
}
