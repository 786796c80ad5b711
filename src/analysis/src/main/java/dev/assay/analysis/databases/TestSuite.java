package dev.assay.analysis.databases;

import dev.assay.catalog.Catalog;
import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Databases that tell candidates apart (Li and Xie, algorithm 1): made one after the other; one
 * that classifies the candidates as an earlier one does is dropped; there are no more of them once
 * all candidates are told apart, or {@link #MOST} have been made.
 *
 * @param databases those that were kept
 * @param classifications how each of them classifies the candidates
 * @param made how many were made, the dropped ones included
 */
public record TestSuite(
    List<List<TestTable>> databases, List<Classification> classifications, int made) {

  /** How many databases are made at most; N in the paper. */
  public static final int MOST = 10;

  public TestSuite {
    databases = List.copyOf(databases);
    classifications = List.copyOf(classifications);
  }

  /**
   * Makes the databases for some candidates.
   *
   * @param makers asked in turn
   */
  public static TestSuite of(
      Catalog catalog,
      List<String> candidates,
      List<DatabaseMaker> makers,
      RandomGenerator random) {
    UsedParts parts = UsedParts.of(catalog, candidates);
    SqlEngine engine = SqlEngines.forDialect(catalog.dialect(), SqlLimits.DEFAULT);
    List<List<TestTable>> databases = new ArrayList<>();
    List<Classification> classifications = new ArrayList<>();
    for (int made = 0; made < MOST; made++) {
      List<TestTable> database = makers.get(made % makers.size()).make(parts, random);
      Classification classification = Classification.of(engine.executeEach(database, candidates));
      if (!classifications.contains(classification)) {
        databases.add(database);
        classifications.add(classification);
        if (tellsApart(classifications, candidates.size())) {
          return new TestSuite(databases, classifications, made + 1);
        }
      }
    }
    return new TestSuite(databases, classifications, MOST);
  }

  /** Whether any two candidates differ on some database. */
  public boolean tellsApart(int candidate, int other) {
    return tellsApart(classifications, candidate, other);
  }

  private static boolean tellsApart(List<Classification> classifications, int candidates) {
    for (int one = 0; one < candidates; one++) {
      for (int other = 0; other < one; other++) {
        if (!tellsApart(classifications, one, other)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean tellsApart(
      List<Classification> classifications, int candidate, int other) {
    return classifications.stream().anyMatch(each -> !each.same(candidate, other));
  }
}
