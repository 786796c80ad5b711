package dev.assay.workflow.testcode;

import dev.assay.table.Table;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Test data, the voted test code, and its result: what a candidate has to give.
 *
 * @param testDataAttempt the attempt that made the test data
 * @param model the model whose test code was voted for
 * @param alternative what the test code computes on the same rows in reverse order, which is right
 *     too; null where it is the expected result
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
    @Nullable Table alternative,
    List<List<String>> groups,
    List<String> asked,
    boolean orderAsked,
    List<TestCodeComparison> comparisons,
    Instant decidedAt,
    long millis) {

  public TestCase {
    comparisons = comparisons == null ? List.of() : List.copyOf(comparisons);
  }

  /** A test case with one right result, which the majority decided. */
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
        null,
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
