package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How good a test case has to be.
 *
 * @param data when test data are asked for again
 * @param voting how test code is chosen
 */
public record TestCaseSettings(@JsonProperty("testData") TestDataSettings data, Voting voting) {

  /** What holds where nothing is said. */
  public static final TestCaseSettings DEFAULT =
      new TestCaseSettings(TestDataSettings.DEFAULT, Voting.MAJORITY);

  /** The same, but test data are never asked for again. */
  TestCaseSettings neverRicher() {
    return new TestCaseSettings(new TestDataSettings(data.leastAdequacy(), 0), voting);
  }
}
