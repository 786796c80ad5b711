package dev.assay.analysis.differences;

import dev.assay.sql.SqlFailure;

/** What came of looking for a database on which two queries differ. */
public sealed interface SearchResult {

  /**
   * They differ.
   *
   * @param databases how many were tried
   */
  record Found(QueryDifference difference, int databases) implements SearchResult {}

  /**
   * They gave the same on all databases that were tried, which does not make them equal.
   *
   * @param databases how many were tried
   * @param mostRows how many rows a table had at most
   */
  record NoneFound(int databases, int mostRows) implements SearchResult {}

  /**
   * One of them, or both, cannot be executed at all.
   *
   * @param first whether it is the first one
   */
  record NotRun(boolean first, SqlFailure failure) implements SearchResult {}
}
