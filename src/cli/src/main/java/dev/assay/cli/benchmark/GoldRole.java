package dev.assay.cli.benchmark;

/** What a benchmark's gold SQL is for while its question is answered; no model is ever shown it. */
public enum GoldRole {
  /** It is only what answers are held against afterwards. */
  UNUSED,

  /** Test data have to give it a result to speak of (TS-SQL 3.1.1, non-duality). */
  CHECKS_TEST_DATA,

  /** It is the SQL that the test case judges, and revisions begin with. */
  IS_TESTED
}
