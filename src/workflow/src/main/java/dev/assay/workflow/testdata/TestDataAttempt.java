package dev.assay.workflow.testdata;

import dev.assay.table.Table;
import dev.assay.workflow.run.ModelUse;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Test data: one answer to the call for them, or rows sampled from the database.
 *
 * @param code the pandas code, empty when the answer held none
 * @param tables the tables that the code built, by their names in the catalog
 * @param rejections why it cannot be used; none when it can
 * @param use the call; null when the rows are those of the database
 * @param digest of the answer's text, by which the same is known again; null where none is kept
 * @param millis how long the attempt took, the model's time included
 */
public record TestDataAttempt(
    int attempt,
    String code,
    Map<String, Table> tables,
    List<String> rejections,
    @Nullable ModelUse use,
    @Nullable String digest,
    Instant startedAt,
    long millis) {

  /** Test data that are not asked for again. */
  public TestDataAttempt(
      int attempt,
      String code,
      Map<String, Table> tables,
      List<String> rejections,
      @Nullable ModelUse use,
      Instant startedAt,
      long millis) {
    this(attempt, code, tables, rejections, use, null, startedAt, millis);
  }

  public boolean usable() {
    return rejections.isEmpty();
  }
}
