package dev.assay.catalog;

import dev.assay.catalog.nested.DeclaredFields;
import dev.assay.catalog.nested.NestedField;
import dev.assay.catalog.nested.NestedText;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.TableDefinition;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
  private static final int FIELDS_OF_A_TABLE = 200;

  private static final Pattern LITERAL = Pattern.compile("(['\"])(?:(?!\\1).|\\1\\1)*+\\1");
  private static final int LONGEST_NOTE = 300;

  private final Catalog catalog;
  private final FrameNames frames;
  private final CatalogNotes notes;
  private final ValueSharing sharing;
  private final ValueNotes facts;

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
    this.facts = new ValueNotes(sharing, catalog.dialect());
  }

  /**
   * The tables as CREATE TABLE statements in the catalog's dialect, without their foreign keys:
   * {@link #foreignKeys} has these, with those that are only inferred, in fewer words. Where
   * samples are shared, columns that have few values are shown with these.
   */
  public String ddl() {
    return bounded(table -> ddl(table, false), "\n\n", "-- ");
  }

  /**
   * The foreign keys, one a line: {@code song.singer_id = singer.id}, those that are only inferred
   * marked; empty when there are none.
   */
  public String foreignKeys() {
    return foreignKeys(_ -> true);
  }

  /** As {@link #foreignKeys()}, between tables of these names only. */
  public String foreignKeysBetween(Set<String> tables) {
    return foreignKeys(tables::contains);
  }

  /**
   * What columns of these tables hold, as {@link #ddl} says it in comments: a line for each column
   * whose values are few or are written in a form of their own, after its frame's name.
   */
  public String valuesOf(Set<String> tables) {
    return bounded(
        table -> {
          String lines = tables.contains(table.name()) ? valueLines(table) : "";
          return lines.isEmpty() ? null : lines;
        },
        "\n",
        "");
  }

  private String valueLines(CatalogTable table) {
    List<String> lines = new ArrayList<>();
    for (int index = 0; index < columnsShown(table.definition()); index++) {
      String values = facts.of(table, index, false);
      if (!values.isEmpty()) {
        String column = table.definition().columns().get(index).name();
        lines.add(
            TableText.oneLine("%s.%s: %s".formatted(frames.frame(table.name()), column, values)));
      }
    }
    return String.join("\n", lines);
  }

  private String foreignKeys(Predicate<String> isShown) {
    return bounded(
        table -> {
          List<String> keys =
              table.keys().stream()
                  .filter(known -> isShown.test(table.name()))
                  .filter(known -> isShown.test(known.key().referencedTable()))
                  .map(known -> equation(table.definition(), known))
                  .toList();
          return keys.isEmpty() ? null : String.join("\n", keys);
        },
        "\n",
        "");
  }

  /**
   * As {@link #ddl}, for what is to be written as frames: with the frames' names where these are
   * not the tables' own, what columns of days and moments are in frames, and, where samples are
   * shared, with a few values of each column but those of keys that are mere numbers.
   */
  public String ddlWithValues() {
    String text = bounded(table -> ddl(table, true), "\n\n", "-- ");
    return ValueNotes.haveMoments(catalog) ? ValueNotes.MOMENTS + "\n\n" + text : text;
  }

  /** A line of a CREATE TABLE statement, with the comments behind its comma and below. */
  private record Line(String text, String note, List<String> below) {}

  private String ddl(CatalogTable shown, boolean withValues) {
    TableDefinition table = shown.definition();
    List<Line> lines = new ArrayList<>();
    List<List<NestedField>> fields = fields(shown);
    int share =
        NestedText.share(
            FIELDS_OF_A_TABLE, fields.stream().filter(column -> !column.isEmpty()).count());
    for (int index = 0; index < columnsShown(table); index++) {
      ColumnDefinition column = table.columns().get(index);
      boolean key = table.primaryKey().equals(List.of(column.name()));
      String values = facts.of(shown, index, withValues);
      List<String> below = fieldLines(table, column, fields.get(index), share);
      lines.add(
          new Line(
              column(table, column, key), comment(notes.column(shown, column), values), below));
    }
    if (table.primaryKey().size() > 1) {
      lines.add(new Line("PRIMARY KEY (%s)".formatted(names(table.primaryKey())), "", List.of()));
    }
    table.uniqueKeys().stream()
        .filter(unique -> unique.columns().size() > 1)
        .map(unique -> new Line("UNIQUE (%s)".formatted(names(unique.columns())), "", List.of()))
        .forEach(lines::add);
    StringBuilder text =
        new StringBuilder("CREATE TABLE %s (".formatted(catalog.written(table.name())))
            .append(comment(notes.table(shown), withValues ? frameName(table) : ""));
    for (int index = 0; index < lines.size(); index++) {
      Line line = lines.get(index);
      text.append("\n  ").append(line.text()).append(index < lines.size() - 1 ? "," : "");
      text.append(line.note());
      line.below().forEach(comment -> text.append("\n    -- ").append(comment));
    }
    int left = table.columns().size() - columnsShown(table);
    text.append(left > 0 ? "\n  -- and %d more columns".formatted(left) : "");
    return text.append("\n);").toString();
  }

  private List<List<NestedField>> fields(CatalogTable table) {
    List<List<NestedField>> fields = new ArrayList<>();
    for (int index = 0; index < columnsShown(table.definition()); index++) {
      fields.add(
          notes.ordered(
              NestedText.fields(
                  table.definition().columns().get(index), table.columns().get(index), sharing)));
    }
    return fields;
  }

  private List<String> fieldLines(
      TableDefinition table, ColumnDefinition column, List<NestedField> fields, int most) {
    return fields.isEmpty()
        ? List.of()
        : NestedText.lines(
            catalog.dialect(),
            catalog.written(table.name()),
            name(column.name()),
            column,
            fields,
            most);
  }

  private static int columnsShown(TableDefinition table) {
    return Math.min(table.columns().size(), MOST_COLUMNS);
  }

  /**
   * Notes are not ours: on one line, so that nothing in them can look like SQL of ours.
   *
   * @param addition what stands behind the note, on one line as it is
   */
  private static String comment(String note, String addition) {
    String line = TableText.oneLine(note.strip().replaceAll("\\s+", " "));
    String cut = line.length() <= LONGEST_NOTE ? line : line.substring(0, LONGEST_NOTE) + "…";
    String whole =
        Stream.of(cut, addition).filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    return whole.isEmpty() ? "" : " -- " + whole;
  }

  private String frameName(TableDefinition table) {
    String frame = frames.frame(table.name());
    return frame.equals(table.name() + "_df") ? "" : frame;
  }

  private String column(TableDefinition table, ColumnDefinition column, boolean key) {
    String type = type(column);
    boolean unique =
        table.uniqueKeys().stream().anyMatch(each -> each.columns().equals(List.of(column.name())));
    String constraint =
        key ? " PRIMARY KEY" : (column.nullable() ? "" : " NOT NULL") + (unique ? " UNIQUE" : "");
    return name(column.name()) + (type.isEmpty() ? "" : " " + type) + constraint;
  }

  /**
   * The declared type on one line: SQLite takes any text for one. The values of an enumeration are
   * values of the database.
   */
  private String type(ColumnDefinition column) {
    String whole = column.typeName().strip().replaceAll("\\s+", " ");
    String declared = DeclaredFields.of(whole).isEmpty() ? whole : DeclaredFields.brief(whole);
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
                  catalog.written(table.name()),
                  name(key.columns().get(index)),
                  catalog.written(key.referencedTable()),
                  name(key.referencedColumns().get(index))));
    }
    String inferred = known.origin() == KnownKey.Origin.INFERRED ? " (inferred)" : "";
    return String.join(" AND ", parts) + inferred;
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
        left.add(catalog.written(table.name()));
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
