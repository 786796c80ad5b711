package dev.assay.workflow.demonstrations;

import dev.assay.sql.Dialect;
import dev.assay.table.Table;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A question of a suite: SQL that was found right, and the test that holds it to that.
 *
 * @param name what the suite calls it
 * @param evidence what words of the question meant; empty when nothing was said
 * @param code the test code that computes the expected rows; null where the suite has none
 * @param tables the test data, those tables alone that have rows
 * @param ordered whether the order of the expected rows counts
 * @param sortedBy the columns that these are sorted by, where known
 */
public record ConfirmedAnswer(
    String name,
    String question,
    String evidence,
    String database,
    Dialect dialect,
    String sql,
    @Nullable String code,
    Map<String, Table> tables,
    Table expected,
    boolean ordered,
    List<String> sortedBy) {

  public ConfirmedAnswer {
    sortedBy = List.copyOf(sortedBy);
  }
}
