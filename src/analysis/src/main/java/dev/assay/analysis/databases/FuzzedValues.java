package dev.assay.analysis.databases;

import dev.assay.analysis.conditions.Literal;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.FrequentValue;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.ColumnDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Values for the columns of one database: by type, and near to what candidates ask for. */
public final class FuzzedValues {

  private static final List<String> WORDS =
      List.of("amber", "birch", "cedar", "delta", "ember", "fjord");

  private final Catalog catalog;
  private final Map<ColumnRef, Boolean> numeric = new HashMap<>();

  /** Values for the tables of that catalog. */
  public FuzzedValues(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Whether the column holds numbers, by its values where they are known, else by its type. */
  boolean isNumeric(ColumnRef ref, ColumnDefinition column) {
    return numeric.computeIfAbsent(
        ref,
        _ -> {
          List<Object> known = known(ref);
          String type = column.typeName().toUpperCase(Locale.ROOT);
          return known.isEmpty()
              ? type.matches(".*(INT|REAL|FLOA|DOUB|NUM|DEC|MONEY|SERIAL).*")
              : known.stream().allMatch(value -> value instanceof Number || isNumericText(value));
        });
  }

  private static boolean isNumericText(Object value) {
    return value instanceof String text && new Literal(text, true).isNumeric();
  }

  private List<Object> known(ColumnRef ref) {
    return catalog
        .table(ref.table())
        .flatMap(table -> table.column(ref.column()))
        .map(CatalogColumn::profile)
        .stream()
        .flatMap(FuzzedValues::cells)
        .toList();
  }

  private static Stream<Object> cells(ColumnProfile profile) {
    return Stream.concat(
            profile.frequent().stream().map(FrequentValue::value), profile.random().stream())
        .map(cell -> cell.value());
  }

  /** Half of the values are what the column is compared with, or next to it. */
  Object any(
      ColumnRef ref, ColumnDefinition column, List<String> constants, RandomGenerator random) {
    boolean number = isNumeric(ref, column);
    if (!constants.isEmpty() && random.nextBoolean()) {
      String constant = constants.get(random.nextInt(constants.size()));
      return number ? near(constant, random) : matching(constant, random);
    }
    if (number) {
      return SmallNumbers.any(random);
    }
    if (column.typeName().toUpperCase(Locale.ROOT).matches(".*(DATE|TIMESTAMP).*")) {
      return "20%02d-0%d-1%d"
          .formatted(10 + random.nextInt(4), 1 + random.nextInt(9), random.nextInt(10));
    }
    List<Object> known = new ArrayList<>(known(ref));
    return known.isEmpty() || random.nextInt(3) == 0
        ? WORDS.get(random.nextInt(WORDS.size()))
        : known.get(random.nextInt(known.size()));
  }

  /** The number, or one of its neighbours. */
  private static Object near(String constant, RandomGenerator random) {
    if (!new Literal(constant, false).isNumeric()) {
      return constant;
    }
    double number = Double.parseDouble(constant.strip());
    boolean whole = number == Math.rint(number) && Math.abs(number) < 1e15;
    int step = random.nextInt(3) - 1;
    return whole ? (Object) ((long) number + step) : (Object) (number + step);
  }

  /** The text; a pattern of LIKE becomes text that it fits, in any case of letters. */
  private static String matching(String constant, RandomGenerator random) {
    if (!constant.matches("(?s).*[%_].*")) {
      return constant;
    }
    String filler = random.nextBoolean() ? "" : WORDS.get(random.nextInt(WORDS.size()));
    return constant.replace("%", filler).replace("_", "a");
  }
}
