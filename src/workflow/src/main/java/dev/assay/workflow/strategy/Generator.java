package dev.assay.workflow.strategy;

/** What makes one of several samples of SQL. */
public enum Generator {
  /** Threads that refine SQL on the database, and vote (ReFoRCE). */
  THREADS,
  /** Calls of functions that are put together (Tool-SQL). */
  FUNCTION_CALLS,
  /** One answer of a model, or one text of those given (Li and Xie). */
  TEXT
}
