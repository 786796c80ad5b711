package dev.assay.sql;

import dev.assay.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A table of test data: its definition, and rows that may hold only some of its columns, in any
 * order. Columns that the rows do not hold are NULL. Column names match in any case.
 *
 * @throws IllegalArgumentException when the rows hold a column that is not defined, or one twice
 */
public record TestTable(TableDefinition definition, Table rows) {

  public TestTable {
    Set<String> seen = new HashSet<>();
    for (String name : rows.columnNames()) {
      String defined =
          definition
              .column(name)
              .map(ColumnDefinition::name)
              .orElseThrow(() -> new IllegalArgumentException(unknownColumn(definition, name)));
      if (!seen.add(defined)) {
        throw new IllegalArgumentException(
            "table '%s' has two columns '%s'".formatted(definition.name(), defined));
      }
    }
  }

  /** The rows with one value for each defined column, in the definition's order. */
  public List<List<@Nullable Object>> completeRows() {
    List<Integer> positions = definition.columns().stream().map(this::position).toList();
    List<List<@Nullable Object>> complete = new ArrayList<>(rows.rowCount());
    for (List<@Nullable Object> row : rows.rows()) {
      List<@Nullable Object> values = new ArrayList<>(positions.size());
      positions.forEach(position -> values.add(position < 0 ? null : row.get(position)));
      complete.add(values);
    }
    return complete;
  }

  private int position(ColumnDefinition wanted) {
    List<String> names = rows.columnNames();
    for (int position = 0; position < names.size(); position++) {
      if (definition.column(names.get(position)).filter(wanted::equals).isPresent()) {
        return position;
      }
    }
    return -1;
  }

  private static String unknownColumn(TableDefinition definition, String name) {
    return "table '%s' has no column '%s': it has %s"
        .formatted(
            definition.name(),
            name,
            definition.columns().stream()
                .map(ColumnDefinition::name)
                .collect(Collectors.joining(", ")));
  }
}
