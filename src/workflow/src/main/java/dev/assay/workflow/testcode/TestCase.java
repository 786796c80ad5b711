package dev.assay.workflow.testcode;

import dev.assay.table.Table;
import java.time.Instant;
import java.util.List;

/**
 * Test data, the voted test code, and its result: what a candidate has to give.
 *
 * @param testDataAttempt the attempt that made the test data
 * @param model the model whose test code was voted for
 * @param groups the models that were asked, grouped by equal results, the winning group first;
 *     models without usable test code are in none
 * @param orderAsked whether the question asks for an order of rows
 * @param comparisons what a model said of the groups two by two; none where the majority decides
 */
public record TestCase(
    int testDataAttempt,
    String model,
    String code,
    Table expected,
    List<List<String>> groups,
    List<String> asked,
    boolean orderAsked,
    List<TestCodeComparison> comparisons,
    Instant decidedAt,
    long millis) {

  public TestCase {
    comparisons = comparisons == null ? List.of() : List.copyOf(comparisons);
  }

  /** A test case that the majority decided. */
  public TestCase(
      int testDataAttempt,
      String model,
      String code,
      Table expected,
      List<List<String>> groups,
      List<String> asked,
      boolean orderAsked,
      Instant decidedAt,
      long millis) {
    this(
        testDataAttempt,
        model,
        code,
        expected,
        groups,
        asked,
        orderAsked,
        List.of(),
        decidedAt,
        millis);
  }

  /** How many models' test code gives the expected result. */
  public int votes() {
    return groups.getFirst().size();
  }
}
