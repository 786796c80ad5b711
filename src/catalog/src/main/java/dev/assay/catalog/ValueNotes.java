package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.table.TableText;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What prompts say of the values of columns: the few that there are, or samples, how dates and
 * numbers are written, and spaces around text; as far as values are shared.
 */
final class ValueNotes {

  /** What is said once, before all tables. */
  static final String MOMENTS =
      "-- DATE, DATETIME and TIMESTAMP columns are datetime64 in frames: write pd.to_datetime([...])";

  private static final Pattern MOMENT =
      Pattern.compile(
          "(?i)(date|datetime|timestamp|smalldatetime)\\b.*|timestamp_?(n?ltz|ntz|tz).*|datetime2.*");

  private static final Pattern PADDED =
      Pattern.compile("(?i)(bpchar|n?char|(national )?char(acter)?)\\s*(\\(.*)?");

  /** The most characters that the values of one column take. */
  private static final int ROOM = 200;

  /** The same where the values are only to look like those. */
  private static final int ROOM_BESIDE_SAMPLES = 100;

  private static final int ROOM_OF_SAMPLES = 60;
  private static final int LONGEST_SAMPLE = 50;
  private static final int SAMPLES = 3;

  private final ValueSharing sharing;
  private final Dialect dialect;

  ValueNotes(ValueSharing sharing, Dialect dialect) {
    this.sharing = sharing;
    this.dialect = dialect;
  }

  /** Whether frames hold days or moments: SQLite has no such types. */
  static boolean haveMoments(Catalog catalog) {
    return catalog.dialect() != Dialect.SQLITE
        && catalog.tables().stream()
            .flatMap(table -> table.definition().columns().stream())
            .map(ColumnDefinition::declaredType)
            .anyMatch(type -> MOMENT.matcher(type).matches());
  }

  /**
   * The note on one column.
   *
   * @param samples whether some values are shown in any case
   */
  String of(CatalogTable table, int column, boolean samples) {
    if (sharing == ValueSharing.NONE) {
      return "";
    }
    ColumnValues known = table.columns().get(column).values();
    boolean key = isKey(table, table.definition().columns().get(column).name());
    boolean shared = sharing == ValueSharing.SAMPLES;
    Optional<String> few =
        shared && !key ? few(known, samples ? ROOM_BESIDE_SAMPLES : ROOM) : Optional.empty();
    String formats = key ? "" : String.join(", ", known.formats());
    if (few.isPresent()) {
      return joined(few.get(), formats);
    }
    String spaces = isPadding(table, column, known.spaces()) ? "" : known.spaces();
    if (!shared || !samples) {
      return joined(formats, spaces);
    }
    // one sample shows a single format better than words do
    boolean plain =
        known.formats().size() == 1 && !formats.contains("' ") && !formats.contains("',");
    return joined(
        sampled(table, column, key, known.formats().isEmpty() ? SAMPLES : 1),
        plain ? "" : formats,
        spaces);
  }

  /** Whether the database has filled text up with these spaces, and forgives them. */
  private boolean isPadding(CatalogTable table, int column, String spaces) {
    return dialect != Dialect.SQLITE
        && dialect != Dialect.DUCKDB
        && spaces.endsWith("a trailing space")
        && PADDED.matcher(table.definition().columns().get(column).declaredType()).matches();
  }

  private static String joined(String... notes) {
    return Stream.of(notes).filter(note -> !note.isEmpty()).collect(Collectors.joining("; "));
  }

  private static Optional<String> few(ColumnValues known, int room) {
    String values = known.few().stream().map(Cell::toString).collect(Collectors.joining(", "));
    return values.isEmpty() || values.length() > room
        ? Optional.empty()
        : Optional.of((known.all() ? "only " : "such as ") + values);
  }

  private static String sampled(CatalogTable table, int column, boolean key, int most) {
    List<@Nullable Object> values =
        table.sampleRows().isEmpty() ? List.of() : table.sampleRows().values(column);
    boolean numbered =
        key && values.stream().allMatch(value -> value == null || value instanceof Long);
    StringBuilder shown = new StringBuilder();
    Set<String> different = new LinkedHashSet<>();
    values.forEach(value -> different.add(TableText.value(shortened(value))));
    for (String value : different.stream().limit(numbered ? 0 : most).toList()) {
      if (!shown.isEmpty() && shown.length() + value.length() > ROOM_OF_SAMPLES) {
        break;
      }
      shown.append(shown.isEmpty() ? "" : ", ").append(value);
    }
    return shown.toString();
  }

  private static @Nullable Object shortened(@Nullable Object value) {
    return value instanceof String text && text.codePointCount(0, text.length()) > LONGEST_SAMPLE
        ? text.substring(0, text.offsetByCodePoints(0, LONGEST_SAMPLE)) + "…"
        : value;
  }

  private static boolean isKey(CatalogTable table, String column) {
    return table.definition().primaryKey().contains(column)
        || table.keys().stream().anyMatch(known -> known.key().columns().contains(column));
  }
}
