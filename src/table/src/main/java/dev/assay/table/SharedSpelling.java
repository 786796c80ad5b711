package dev.assay.table;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Results of SQL and of pandas, spelled alike where they are shown side by side: whoever reads both
 * would take {@code 3} and {@code 3.0}, or a day and its midnight, for what tells them apart,
 * though {@link CellEquality} says that they are equal.
 *
 * <p>A column of nothing but midnights becomes dates, as pandas shows one. Numbers lose zeros after
 * the point, and digits beyond what a double holds for sure.
 */
public final class SharedSpelling {

  private static final MathContext SURE_DIGITS = new MathContext(15);

  private SharedSpelling() {}

  /** The same table, spelled so; its names and types of columns stay. */
  public static Table of(Table table) {
    List<Boolean> dates = new ArrayList<>();
    for (int column = 0; column < table.columnCount(); column++) {
      dates.add(isOfMidnights(table.values(column)));
    }
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> spelled = new ArrayList<>();
      for (int column = 0; column < row.size(); column++) {
        spelled.add(spelled(row.get(column), dates.get(column)));
      }
      rows.add(spelled);
    }
    return Table.of(table.columns(), rows);
  }

  private static boolean isOfMidnights(List<@Nullable Object> values) {
    return values.stream()
        .filter(Objects::nonNull)
        .allMatch(
            value ->
                value instanceof LocalDateTime moment
                    && moment.toLocalTime().equals(LocalTime.MIDNIGHT));
  }

  private static @Nullable Object spelled(@Nullable Object value, boolean isDate) {
    return switch (value) {
      case LocalDateTime moment when isDate -> moment.toLocalDate();
      case Double number when Double.isFinite(number) -> spelled(BigDecimal.valueOf(number));
      case BigDecimal number -> spelled(number);
      case null, default -> value;
    };
  }

  /** Digits before the point all stay: an amount is not to be shown as a round one. */
  private static BigDecimal spelled(BigDecimal number) {
    int digits = Math.max(SURE_DIGITS.getPrecision(), number.precision() - number.scale());
    BigDecimal bare = number.round(new MathContext(digits)).stripTrailingZeros();
    return bare.scale() < 0 ? bare.setScale(0) : bare;
  }
}
