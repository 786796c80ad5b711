package dev.assay.cli.suite;

/**
 * What became of one question.
 *
 * @param millis how long it took
 */
record SuiteResult(SuiteQuestion question, SqlTest.Outcome outcome, long millis) {

  static SuiteResult of(SuiteQuestion question) {
    long begun = System.nanoTime();
    SqlTest.Outcome outcome = question.run();
    return new SuiteResult(question, outcome, (System.nanoTime() - begun) / 1_000_000);
  }
}
