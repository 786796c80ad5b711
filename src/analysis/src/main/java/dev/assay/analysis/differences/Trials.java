package dev.assay.analysis.differences;

import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Executes two queries on databases. What hangs on the order in which rows are kept is no
 * difference of the queries: of {@code LIMIT 1} through a tie, any row is right.
 */
final class Trials {

  /** Two rows in an order of chance are in the same one that often by chance once in 65,000. */
  private static final int REPETITIONS = 8;

  private static final int SHUFFLES = 2;
  private static final int MORE_SHUFFLES = 6;

  private final SqlEngine engine;
  private final List<String> queries;

  Trials(SqlEngine engine, String one, String other) {
    this.engine = engine;
    this.queries = List.of(one, other);
  }

  ResultPair run(List<TestTable> tables) {
    List<SqlOutcome> outcomes = engine.executeEach(tables, queries);
    return new ResultPair(outcomes.getFirst(), outcomes.getLast());
  }

  /** Whether the queries give the same each time: what chance decides is no difference. */
  boolean isRepeatable(List<TestTable> tables) {
    ResultPair first = run(tables);
    for (int time = 0; time < REPETITIONS; time++) {
      ResultPair again = run(tables);
      if (!again.one().equals(first.one()) || !again.other().equals(first.other())) {
        return false;
      }
    }
    return true;
  }

  /** What the queries differ in on these rows, in whatever order the rows are. */
  Optional<DifferenceKind> difference(List<TestTable> tables, ResultPair base) {
    Optional<DifferenceKind> kind = base.difference();
    if (kind.isEmpty() || kind.get() == DifferenceKind.COLUMNS || Rows.count(tables) < 2) {
      return kind;
    }
    List<ResultPair> pairs = new ArrayList<>(List.of(base, run(Rows.reversed(tables))));
    for (int seed = 0; seed < SHUFFLES; seed++) {
      pairs.add(run(Rows.shuffled(tables, seed)));
    }
    boolean oneIsSure = isSure(pairs.stream().map(ResultPair::one).toList());
    boolean otherIsSure = isSure(pairs.stream().map(ResultPair::other).toList());
    if (!oneIsSure || !otherIsSure) {
      if (kind.get() == DifferenceKind.ORDER || kind.get() == DifferenceKind.FAILURE) {
        return Optional.empty();
      }
      for (int seed = SHUFFLES; seed < MORE_SHUFFLES; seed++) {
        pairs.add(run(Rows.shuffled(tables, seed)));
      }
    }
    boolean apart = oneIsSure || otherIsSure ? neverEqual(pairs) : neverAsMany(pairs);
    return apart ? kind : Optional.empty();
  }

  private static boolean isSure(List<SqlOutcome> outcomes) {
    SqlOutcome first = outcomes.getFirst();
    return outcomes.stream()
        .allMatch(
            each ->
                new ResultPair(first, each).difference().isEmpty()
                    && each.getClass() == first.getClass());
  }

  private static boolean neverEqual(List<ResultPair> pairs) {
    return pairs.stream()
        .allMatch(
            first ->
                pairs.stream()
                    .allMatch(
                        second ->
                            new ResultPair(first.one(), second.other()).difference().isPresent()));
  }

  /** Where both results hang on the order, only their numbers of rows can be compared. */
  private static boolean neverAsMany(List<ResultPair> pairs) {
    return pairs.stream()
        .allMatch(
            first -> pairs.stream().allMatch(second -> rows(first.one()) != rows(second.other())));
  }

  private static int rows(SqlOutcome outcome) {
    return outcome instanceof SqlOutcome.Executed executed ? executed.result().rowCount() : -1;
  }
}
