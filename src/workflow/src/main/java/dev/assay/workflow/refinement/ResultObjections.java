package dev.assay.workflow.refinement;

import dev.assay.agents.AnswerFormat;
import dev.assay.table.Table;
import dev.assay.table.Values;
import dev.assay.workflow.format.FormatComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What speaks against a result before anybody has read it (ReFoRCE 3.2.4). */
final class ResultObjections {

  private ResultObjections() {}

  /**
   * Why the result cannot be the answer, one line each.
   *
   * @param format the form that the question asks for; null where it is not known
   */
  static List<String> of(Table result, @Nullable AnswerFormat format) {
    if (result.isEmpty()) {
      return List.of("the result has no rows");
    }
    List<String> objections = new ArrayList<>();
    for (int column = 0; column < result.columnCount(); column++) {
      String name = result.columnNames().get(column);
      List<@Nullable Object> values = result.values(column);
      if (all(values, value -> value == null || value.toString().isBlank())) {
        objections.add("every value of '%s' is empty".formatted(name));
      } else if (all(values, ResultObjections::isZeroOrEmpty)) {
        objections.add("every value of '%s' is 0".formatted(name));
      }
    }
    if (format != null) {
      FormatComparison.of(format, result, true)
          .forEach(mismatch -> objections.add(mismatch.message()));
    }
    return objections;
  }

  private static boolean all(List<@Nullable Object> values, Predicate<@Nullable Object> predicate) {
    return values.stream().allMatch(predicate);
  }

  private static boolean isZeroOrEmpty(@Nullable Object value) {
    return Values.isNullOrZero(value) || String.valueOf(value).isBlank();
  }
}
