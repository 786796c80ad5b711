package dev.assay.analysis.audit;

import dev.assay.table.CellEquality;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A row that one result has and the other has not, for people. */
final class UnsharedRow {

  private UnsharedRow() {}

  static String of(Table result, Table other) {
    return result.rows().stream()
        .filter(row -> other.rows().stream().noneMatch(each -> equal(row, each)))
        .findFirst()
        .map(UnsharedRow::shown)
        .orElseGet(() -> "%d rows".formatted(result.rowCount()));
  }

  private static boolean equal(List<@Nullable Object> one, List<@Nullable Object> other) {
    return one.size() == other.size()
        && IntStream.range(0, one.size())
            .allMatch(at -> CellEquality.equal(one.get(at), other.get(at)));
  }

  private static String shown(List<@Nullable Object> row) {
    return row.stream().map(TableText::value).collect(Collectors.joining(", ", "(", ")"));
  }
}
