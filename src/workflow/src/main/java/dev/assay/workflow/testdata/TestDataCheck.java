package dev.assay.workflow.testdata;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.FrameNames;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.UniqueKey;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Reasons;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Checks the frames that test data code built against the catalog: known tables and columns, no
 * empty table, unique keys, foreign keys that resolve among the tables that are there.
 */
final class TestDataCheck {

  private static final int MOST_ROWS = 500;
  private static final int MOST_ROWS_KEPT = 20;

  /** As SQL engines turn text into a number, and the number back into the same text. */
  private static final Pattern WHOLE_NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,17}");

  private static final Pattern OUTER_SPACES = Pattern.compile("^ ++| ++$");

  private final Catalog catalog;
  private final FrameNames names;
  private final Map<String, Table> tables = new LinkedHashMap<>();
  private final List<String> rejections = new ArrayList<>();

  private TestDataCheck(Catalog catalog) {
    this.catalog = catalog;
    this.names = catalog.frameNames();
  }

  /** What the frames are as tables of the catalog, and why they cannot be used. */
  record Outcome(Map<String, Table> tables, List<String> rejections) {}

  /** Checks frames by their variable names; frames of other names are the code's own business. */
  static Outcome check(Catalog catalog, Map<String, Table> frames) {
    TestDataCheck check = new TestDataCheck(catalog);
    frames.forEach(check::addFrame);
    if (check.tables.isEmpty() && check.rejections.isEmpty()) {
      check.rejections.add("no table was built: name the frames " + check.frameNames());
    }
    check.tables.forEach(check::checkTable);
    return check.rejections.isEmpty()
        ? new Outcome(Map.copyOf(check.tables), List.of())
        : new Outcome(check.beginnings(), Reasons.bounded(check.rejections));
  }

  /** Rejected tables are kept for the reader only, and may be of any size. */
  private Map<String, Table> beginnings() {
    Map<String, Table> beginnings = new LinkedHashMap<>();
    tables.forEach((name, table) -> beginnings.put(name, table.head(MOST_ROWS_KEPT)));
    return Map.copyOf(beginnings);
  }

  private void addFrame(String frame, Table table) {
    if (!frame.endsWith("_df")) {
      return;
    }
    Optional<String> name = names.table(frame);
    if (name.isEmpty()) {
      rejections.add(
          "%s stands for no table of the database; its frames are %s"
              .formatted(frame, frameNames()));
    } else {
      tables.put(name.get(), table);
    }
  }

  private void checkTable(String name, Table table) {
    CatalogTable known = catalog.table(name).orElseThrow();
    String frame = names.frame(name);
    if (table.isEmpty()) {
      rejections.add(frame + " has no rows");
    }
    if (table.rowCount() > MOST_ROWS) {
      rejections.add(
          "%s has %d rows; make it at most %d".formatted(frame, table.rowCount(), MOST_ROWS));
    }
    Set<String> seen = new HashSet<>();
    for (Column column : table.columns()) {
      if (known.definition().column(column.name()).isEmpty()) {
        rejections.add(
            "%s has no column %s; its columns are %s"
                .formatted(frame, column.name(), columnNames(known)));
      } else if (!seen.add(folded(column.name()))) {
        rejections.add("%s has column %s twice".formatted(frame, column.name()));
      }
    }
    checkKey(frame, table, known.definition().primaryKey());
    known.definition().uniqueKeys().forEach(key -> checkUnique(frame, table, key));
    known.definition().foreignKeys().forEach(key -> checkForeignKey(known, table, key));
  }

  private void checkKey(String frame, Table table, List<String> key) {
    int[] positions = positions(table, key);
    if (key.isEmpty() || positions == null) {
      return;
    }
    Set<List<Object>> seen = new HashSet<>();
    for (List<@Nullable Object> row : table.rows()) {
      List<Object> values = keyOf(row, positions);
      if (values == null) {
        rejections.add(
            "%s: the key (%s) is missing in row %s"
                .formatted(frame, String.join(", ", key), TableText.row(row)));
        return;
      }
      if (!seen.add(values)) {
        rejections.add(
            "%s: the key (%s) is not unique: %s occurs twice"
                .formatted(frame, String.join(", ", key), TableText.row(values)));
        return;
      }
    }
  }

  private void checkUnique(String frame, Table table, UniqueKey key) {
    int[] positions = positions(table, key.columns());
    if (positions == null) {
      return;
    }
    Set<List<@Nullable Object>> seen = new HashSet<>();
    for (List<@Nullable Object> row : table.rows()) {
      List<@Nullable Object> values = valuesOf(row, positions);
      boolean counts = key.nullsEqual() || !values.contains(null);
      if (counts && !seen.add(values)) {
        rejections.add(
            "%s: (%s) is unique in the database, and %s occurs twice"
                .formatted(frame, String.join(", ", key.columns()), TableText.row(values)));
        return;
      }
    }
  }

  private void checkForeignKey(CatalogTable known, Table table, ForeignKey key) {
    Table referenced = given(key.referencedTable());
    int[] from = positions(table, key.columns());
    int[] to = referenced == null ? null : positions(referenced, key.referencedColumns());
    if (referenced == null || from == null || to == null) {
      return;
    }
    boolean spaced = haveSpaces(known, key.columns());
    boolean spacedThere =
        catalog
            .table(key.referencedTable())
            .filter(target -> haveSpaces(target, key.referencedColumns()))
            .isPresent();
    Set<List<Object>> targets = new HashSet<>();
    for (List<@Nullable Object> row : referenced.rows()) {
      List<Object> target = keyOf(row, to);
      if (target != null) {
        targets.add(comparable(target, spacedThere));
      }
    }
    for (List<@Nullable Object> row : table.rows()) {
      List<Object> reference = keyOf(row, from);
      if (reference != null && !targets.contains(comparable(reference, spaced))) {
        rejections.add(
            "%s: (%s) = %s is not in %s (%s)"
                .formatted(
                    names.frame(known.name()),
                    String.join(", ", key.columns()),
                    TableText.row(reference),
                    frameOf(key.referencedTable()),
                    String.join(", ", key.referencedColumns())));
        return;
      }
    }
  }

  private @Nullable Table given(String tableName) {
    Map<String, Table> folded = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    folded.putAll(tables);
    return folded.get(tableName);
  }

  /** Where the columns are, or null when the table does not have all of them. */
  private static int @Nullable [] positions(Table table, List<String> columns) {
    Map<String, Integer> byName = new HashMap<>();
    for (int position = 0; position < table.columnCount(); position++) {
      byName.putIfAbsent(folded(table.columns().get(position).name()), position);
    }
    int[] positions = new int[columns.size()];
    for (int index = 0; index < positions.length; index++) {
      Integer position = byName.get(folded(columns.get(index)));
      if (position == null) {
        return null;
      }
      positions[index] = position;
    }
    return positions;
  }

  /** The key's values, or null when one is missing. */
  private static @Nullable List<Object> keyOf(List<@Nullable Object> row, int[] positions) {
    List<Object> values = new ArrayList<>();
    for (Object value : valuesOf(row, positions)) {
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return values;
  }

  /** The values at the positions; 3.0 is 3, since missing values make floats. */
  private static List<@Nullable Object> valuesOf(List<@Nullable Object> row, int[] positions) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int position : positions) {
      Object value = row.get(position);
      boolean whole = value instanceof Double real && real == Math.rint(real);
      values.add(whole ? (Object) ((Double) value).longValue() : value);
    }
    return values;
  }

  /** Whether the database itself has spaces around the texts of a key, so that rows may too. */
  private static boolean haveSpaces(CatalogTable table, List<String> columns) {
    return columns.stream()
        .flatMap(column -> table.column(column).stream())
        .anyMatch(column -> !column.values().spaces().isEmpty());
  }

  /** References between a text and a number column hold when the text is the number's. */
  private static List<Object> comparable(List<Object> key, boolean spaced) {
    return key.stream().map(value -> comparable(value, spaced)).toList();
  }

  private static Object comparable(Object value, boolean spaced) {
    if (!(value instanceof String text)) {
      return value;
    }
    String bare = spaced ? OUTER_SPACES.matcher(text).replaceAll("") : text;
    return WHOLE_NUMBER.matcher(bare).matches() ? (Object) Long.valueOf(bare) : bare;
  }

  private String frameOf(String table) {
    return catalog
        .table(table)
        .map(CatalogTable::name)
        .map(names::frame)
        .orElseGet(() -> FrameNames.of(table));
  }

  private String frameNames() {
    return catalog.tables().stream()
        .map(table -> names.frame(table.name()))
        .collect(Collectors.joining(", "));
  }

  private static String columnNames(CatalogTable table) {
    return table.definition().columns().stream()
        .map(ColumnDefinition::name)
        .collect(Collectors.joining(", "));
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
