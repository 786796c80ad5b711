package dev.assay.workflow.testdata;

/**
 * The test of a question in a suite, used for one that differs from it in a value at most.
 *
 * @param from what the suite calls the question
 * @param was the value there; empty where the questions are the same
 * @param now the value that stands in its place
 * @param code the test code, with that value
 */
public record ReusedTest(String from, String was, String now, String code) {

  /** What it is, in words. */
  public String inWords() {
    return was.isEmpty()
        ? "the test of '%s' in the suite".formatted(from)
        : "the test of '%s' in the suite, with '%s' in place of '%s'".formatted(from, now, was);
  }
}
