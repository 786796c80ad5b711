package dev.assay.workflow.demonstrations;

import dev.assay.table.Table;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Test data for another value: in texts and days the values change places, and numbers of a column
 * that holds the old one are moved by the difference, so that they lie around the new one as
 * before.
 */
public final class ChangedTables {

  private final ChangedValue change;

  public ChangedTables(ChangedValue change) {
    this.change = change;
  }

  /** Says which columns hold keys, which stay as they are. */
  @FunctionalInterface
  public interface Keys {
    boolean include(String table, String column);
  }

  /** The tables; empty where they cannot be made to fit. */
  public Optional<Map<String, Table>> of(Map<String, Table> tables, Keys keys) {
    if (change.isNone()) {
      return Optional.of(tables);
    }
    Map<String, Table> changed = new LinkedHashMap<>();
    for (Map.Entry<String, Table> table : tables.entrySet()) {
      Optional<Table> fitting = of(table.getKey(), table.getValue(), keys);
      if (fitting.isEmpty()) {
        return Optional.empty();
      }
      changed.put(table.getKey(), fitting.get());
    }
    return Optional.of(changed);
  }

  private Optional<Table> of(String name, Table table, Keys keys) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    table.rows().forEach(row -> rows.add(new ArrayList<>(row)));
    for (int column = 0; column < table.columnCount(); column++) {
      boolean isKey = keys.include(name, table.columnNames().get(column));
      List<@Nullable Object> cells = table.values(column);
      BigDecimal moved = isKey ? BigDecimal.ZERO : moved(cells);
      if (turnsNegative(cells, moved)) {
        return Optional.empty();
      }
      for (int row = 0; row < rows.size(); row++) {
        Object before = cells.get(row);
        Object after = cell(before, moved);
        if (before != null && after == null) {
          return Optional.empty();
        }
        rows.get(row).set(column, after);
      }
    }
    return Optional.of(Table.of(table.columns(), rows));
  }

  /** By how much the numbers of a column are moved; 0 where the old value is not among them. */
  private BigDecimal moved(List<@Nullable Object> cells) {
    if (!change.isNumber()) {
      return BigDecimal.ZERO;
    }
    BigDecimal old = new BigDecimal(change.was());
    boolean holdsIt =
        cells.stream()
            .anyMatch(cell -> cell instanceof Number number && decimal(number).compareTo(old) == 0);
    return holdsIt ? new BigDecimal(change.now()).subtract(old) : BigDecimal.ZERO;
  }

  private static boolean turnsNegative(List<@Nullable Object> cells, BigDecimal moved) {
    List<BigDecimal> numbers =
        cells.stream()
            .filter(Objects::nonNull)
            .filter(Number.class::isInstance)
            .map(cell -> decimal((Number) cell))
            .toList();
    return numbers.stream().allMatch(number -> number.signum() >= 0)
        && numbers.stream().anyMatch(number -> number.add(moved).signum() < 0);
  }

  private static BigDecimal decimal(Number number) {
    double real = number.doubleValue();
    return Double.isFinite(real) ? new BigDecimal(number.toString()) : BigDecimal.ZERO;
  }

  /** Null for a cell that cannot hold what it would have to. */
  private @Nullable Object cell(@Nullable Object cell, BigDecimal moved) {
    try {
      return switch (cell) {
        case null -> null;
        case String text -> change.inText(text);
        case LocalDate day -> LocalDate.parse(change.inText(day.toString()));
        case LocalDateTime moment -> LocalDateTime.parse(change.inText(moment.toString()));
        case Number number when moved.signum() == 0 || !Double.isFinite(number.doubleValue()) ->
            number;
        case Double real -> decimal(real).add(moved).doubleValue();
        case Number whole -> whole(decimal(whole).add(moved));
        default -> cell;
      };
    } catch (DateTimeException | ArithmeticException unfit) {
      return null;
    }
  }

  private static Object whole(BigDecimal number) {
    return number.toBigIntegerExact();
  }
}
