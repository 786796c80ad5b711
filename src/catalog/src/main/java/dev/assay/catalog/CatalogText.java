package dev.assay.catalog;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A catalog as prompts see it. Each text is bounded: tables that no longer fit are named at its
 * end, and of very wide tables the first columns are shown.
 */
public final class CatalogText {

  private static final int LONGEST = 60_000;
  private static final int LONGEST_TYPE = 100;
  private static final int MOST_COLUMNS = 200;
  private static final int MOST_NAMES = 100;

  private static final Pattern LITERAL = Pattern.compile("(['\"])(?:(?!\\1).|\\1\\1)*+\\1");
  private static final int LONGEST_NOTE = 300;

  private final Catalog catalog;
  private final FrameNames frames;
  private final CatalogNotes notes;
  private final ValueSharing sharing;

  /** Text with sample values and without notes. */
  public CatalogText(Catalog catalog) {
    this(catalog, catalog.frameNames(), CatalogNotes.NONE, ValueSharing.SAMPLES);
  }

  /**
   * Text with notes.
   *
   * @param frames the frames' names, which are those of the whole catalog where this is a part
   * @param sharing without {@link ValueSharing#SAMPLES} no text holds a value of the database
   */
  public CatalogText(Catalog catalog, FrameNames frames, CatalogNotes notes, ValueSharing sharing) {
    this.catalog = catalog;
    this.frames = frames;
    this.notes = notes;
    this.sharing = sharing;
  }

  /** The tables as CREATE TABLE statements, with keys, in the catalog's dialect. */
  public String ddl() {
    return bounded(this::ddl, "\n\n", "-- ");
  }

  /**
   * The foreign keys, one a line: {@code song.singer_id = singer.id}, those that are only inferred
   * marked; empty when there are none.
   */
  public String foreignKeys() {
    return bounded(
        table -> {
          List<KnownKey> keys = table.keys();
          return keys.isEmpty()
              ? null
              : keys.stream()
                  .map(key -> equation(table.definition(), key))
                  .collect(Collectors.joining("\n"));
        },
        "\n",
        "");
  }

  /** A few rows of each table under its name; empty where samples are not shared. */
  public String samples() {
    return sharing != ValueSharing.SAMPLES
        ? ""
        : bounded(
            table ->
                "%s (%s)\n%s"
                    .formatted(
                        name(table.name()),
                        rows(table),
                        TableText.aligned(table.sampleRows(), table.sampleRows().rowCount())),
            "\n\n",
            "");
  }

  /**
   * The frames that stand for the tables: columns with types and a few values of each. Empty where
   * samples are not shared.
   */
  public String frames() {
    return sharing == ValueSharing.SAMPLES ? bounded(this::frame, "\n\n", "# ") : "";
  }

  /** A line of a CREATE TABLE statement, with what is said of it behind the comma. */
  private record Line(String text, String note) {}

  private String ddl(CatalogTable shown) {
    TableDefinition table = shown.definition();
    List<Line> lines = new ArrayList<>();
    for (ColumnDefinition column : table.columns().subList(0, columnsShown(table))) {
      lines.add(new Line(column(column), notes.column(shown, column)));
    }
    if (!table.primaryKey().isEmpty()) {
      lines.add(new Line("PRIMARY KEY (%s)".formatted(names(table.primaryKey())), ""));
    }
    for (ForeignKey key : table.foreignKeys()) {
      lines.add(new Line(reference(key), ""));
    }
    StringBuilder text =
        new StringBuilder("CREATE TABLE %s (".formatted(name(table.name())))
            .append(comment(notes.table(shown)));
    for (int index = 0; index < lines.size(); index++) {
      Line line = lines.get(index);
      text.append("\n  ").append(line.text()).append(index < lines.size() - 1 ? "," : "");
      text.append(comment(line.note()));
    }
    int left = table.columns().size() - columnsShown(table);
    text.append(left > 0 ? "\n  -- and %d more columns".formatted(left) : "");
    return text.append("\n);").toString();
  }

  private static int columnsShown(TableDefinition table) {
    return Math.min(table.columns().size(), MOST_COLUMNS);
  }

  private String reference(ForeignKey key) {
    return "FOREIGN KEY (%s) REFERENCES %s (%s)"
        .formatted(
            names(key.columns()), name(key.referencedTable()), names(key.referencedColumns()));
  }

  /** Notes are not ours: on one line, so that nothing in them can look like SQL of ours. */
  private static String comment(String note) {
    String line = TableText.oneLine(note.strip().replaceAll("\\s+", " "));
    String cut = line.length() <= LONGEST_NOTE ? line : line.substring(0, LONGEST_NOTE) + "…";
    return cut.isEmpty() ? "" : " -- " + cut;
  }

  private String column(ColumnDefinition column) {
    String type = type(column);
    return name(column.name())
        + (type.isEmpty() ? "" : " " + type)
        + (column.nullable() ? "" : " NOT NULL");
  }

  /**
   * The declared type on one line: SQLite takes any text for one. The values of an enumeration are
   * values of the database.
   */
  private String type(ColumnDefinition column) {
    String declared = column.declaredType().strip().replaceAll("\\s+", " ");
    String type =
        sharing == ValueSharing.SAMPLES ? declared : LITERAL.matcher(declared).replaceAll("'…'");
    return type.length() <= LONGEST_TYPE ? type : type.substring(0, LONGEST_TYPE) + "…";
  }

  private String equation(TableDefinition table, KnownKey known) {
    ForeignKey key = known.key();
    List<String> parts = new ArrayList<>();
    for (int index = 0; index < key.columns().size(); index++) {
      parts.add(
          "%s.%s = %s.%s"
              .formatted(
                  name(table.name()),
                  name(key.columns().get(index)),
                  name(key.referencedTable()),
                  name(key.referencedColumns().get(index))));
    }
    String inferred = known.origin() == KnownKey.Origin.INFERRED ? " (inferred)" : "";
    return String.join(" AND ", parts) + inferred;
  }

  private String frame(CatalogTable table) {
    List<String> lines = new ArrayList<>();
    lines.add("%s (%s)".formatted(frames.frame(table.name()), rows(table)));
    List<ColumnDefinition> columns = table.definition().columns();
    for (int index = 0; index < Math.min(columns.size(), MOST_COLUMNS); index++) {
      ColumnDefinition column = columns.get(index);
      String type = type(column).isEmpty() ? "any type" : type(column);
      lines.add(
          "  %s, %s: %s".formatted(TableText.value(column.name()), type, values(table, index)));
    }
    return String.join("\n", lines);
  }

  private static String rows(CatalogTable table) {
    if (table.rowCount() == CatalogTable.UNKNOWN_ROWS) {
      return "number of rows unknown";
    }
    return "%s%,d rows".formatted(table.rowCountEstimated() ? "about " : "", table.rowCount());
  }

  private static String values(CatalogTable table, int column) {
    return table.sampleRows().isEmpty()
        ? "no values"
        : table.sampleRows().values(column).stream()
            .map(TableText::value)
            .distinct()
            .collect(Collectors.joining(", "));
  }

  /** The tables' texts as long as they fit, and the names of those that do not. */
  private String bounded(
      Function<CatalogTable, @Nullable String> shown, String separator, String comment) {
    StringBuilder text = new StringBuilder();
    List<String> left = new ArrayList<>();
    for (CatalogTable table : catalog.tables()) {
      String part = shown.apply(table);
      if (part == null) {
        continue;
      }
      if (!left.isEmpty() || text.length() + part.length() > LONGEST) {
        left.add(name(table.name()));
      } else {
        text.append(text.isEmpty() ? "" : separator).append(part);
      }
    }
    return left.isEmpty() ? text.toString() : text + separator + comment + "and " + some(left);
  }

  private static String some(List<String> names) {
    String shown = names.stream().limit(MOST_NAMES).collect(Collectors.joining(", "));
    int more = names.size() - MOST_NAMES;
    return more > 0 ? "%s and %d more tables".formatted(shown, more) : shown;
  }

  private String names(List<String> names) {
    return names.stream().map(this::name).collect(Collectors.joining(", "));
  }

  private String name(String name) {
    return SqlNames.written(catalog.dialect(), name);
  }
}
