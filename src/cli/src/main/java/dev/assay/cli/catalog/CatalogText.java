package dev.assay.cli.catalog;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.FrequentValue;
import dev.assay.catalog.KnownKey;
import dev.assay.catalog.TableKind;
import dev.assay.catalog.nested.NestedText;
import dev.assay.sql.ColumnDefinition;
import dev.assay.table.TableText;
import dev.assay.workflow.catalogs.CatalogFile;
import dev.assay.workflow.catalogs.CatalogFiles;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Catalogs as people read them. */
final class CatalogText {

  private static final int MOST_FIELDS = 100;

  private CatalogText() {}

  /** One line: what was built, and where it is. */
  static String summary(CatalogFiles.Found found, String location) {
    CatalogFile file = found.file();
    Catalog catalog = file.catalog();
    long columns = catalog.tables().stream().mapToLong(table -> table.columns().size()).sum();
    long inferred =
        catalog.tables().stream()
            .flatMap(table -> table.addedKeys().stream())
            .filter(key -> key.origin() == KnownKey.Origin.INFERRED)
            .count();
    CatalogFile.ValuesFile values = file.values();
    return "catalog of '%s': %,d tables, %,d columns%s%s: %s in %s"
        .formatted(
            catalog.database(),
            catalog.tables().size(),
            columns,
            inferred == 0 ? "" : ", %,d inferred foreign keys".formatted(inferred),
            values == null ? "" : ", %,d text values".formatted(values.values()),
            found.key(),
            location);
  }

  /** The tables, one a line. */
  static String tables(CatalogFile file) {
    Catalog catalog = file.catalog();
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of("table", "rows", "columns", "primary key", "description"));
    for (CatalogTable table : catalog.tables()) {
      lines.add(
          List.of(
              name(table),
              rows(table),
              String.valueOf(table.columns().size()),
              String.join(", ", table.definition().primaryKey()),
              shortened(table.meaning().text())));
    }
    List<String> keys =
        catalog.tables().stream()
            .flatMap(table -> table.keys().stream().map(key -> equation(table, key)))
            .toList();
    return "%s (%s), %s\n\n%s%s%s"
        .formatted(
            catalog.database(),
            catalog.dialect().promptName(),
            file.built() == null
                ? "built at an unknown time"
                : "built " + file.built().truncatedTo(ChronoUnit.SECONDS),
            aligned(lines),
            keys.isEmpty() ? "" : "\n\nforeign keys\n  " + String.join("\n  ", keys),
            file.warnings().isEmpty()
                ? ""
                : "\n\nnot read\n  " + String.join("\n  ", file.warnings()));
  }

  /** One table with its columns. */
  static String table(CatalogTable table) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(List.of("column", "type", "null", "distinct", "min", "max", "frequent", "random"));
    for (int index = 0; index < table.columns().size(); index++) {
      lines.add(column(table, index));
    }
    String about =
        Stream.of(table.meaning().text(), keyText(table))
            .filter(text -> !text.isEmpty())
            .map(text -> "\n" + text)
            .collect(Collectors.joining());
    String meanings =
        table.columns().stream()
            .filter(column -> column.meaning().says())
            .map(CatalogText::meaning)
            .collect(Collectors.joining("\n  "));
    String fields =
        table.columns().stream()
            .filter(column -> !column.fields().isEmpty())
            .map(CatalogText::fields)
            .collect(Collectors.joining("\n  "));
    return "%s: %s rows%s\n\n%s%s%s\n\nsample rows\n%s"
        .formatted(
            name(table),
            rows(table),
            about,
            aligned(lines),
            meanings.isEmpty() ? "" : "\n\ndescriptions\n  " + meanings,
            fields.isEmpty() ? "" : "\n\nfields of JSON\n  " + fields,
            TableText.aligned(table.sampleRows(), table.sampleRows().rowCount()));
  }

  /** Names and values as columns as wide as their widest entry. */
  static String aligned(List<List<String>> lines) {
    int[] widths = new int[lines.getFirst().size()];
    for (List<String> line : lines) {
      for (int column = 0; column < widths.length; column++) {
        widths[column] = Math.max(widths[column], TableText.oneLine(line.get(column)).length());
      }
    }
    return lines.stream().map(line -> padded(line, widths)).collect(Collectors.joining("\n"));
  }

  private static String padded(List<String> line, int[] widths) {
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = TableText.oneLine(line.get(column));
      text.append(cell).repeat(' ', widths[column] - cell.length() + 2);
    }
    return text.toString().stripTrailing();
  }

  private static List<String> column(CatalogTable table, int index) {
    ColumnDefinition definition = table.definition().columns().get(index);
    CatalogColumn column = table.columns().get(index);
    String type =
        definition.typeName()
            + (definition.nullable() ? "" : " NOT NULL")
            + (column.generated() ? " GENERATED" : "");
    ColumnProfile profile = column.profile();
    if (profile == null) {
      return Arrays.asList(column.name(), type.strip(), "", "", "", "", "", "");
    }
    return List.of(
        column.name(),
        type.strip(),
        String.format(Locale.ROOT, "%.1f%%", 100 * profile.nullShare()),
        "%,d%s".formatted(profile.distinctCount(), profile.exact() ? "" : " (sample)"),
        profile.min() == null ? "" : shortened(profile.min().toString()),
        profile.max() == null ? "" : shortened(profile.max().toString()),
        profile.frequent().stream().map(CatalogText::frequent).collect(Collectors.joining(", ")),
        profile.random().stream()
            .map(Cell::toString)
            .map(CatalogText::shortened)
            .collect(Collectors.joining(", ")));
  }

  private static String frequent(FrequentValue value) {
    return "%s × %,d".formatted(shortened(value.value().toString()), value.count());
  }

  private static String keyText(CatalogTable table) {
    List<String> lines = new ArrayList<>();
    if (!table.definition().primaryKey().isEmpty()) {
      lines.add("primary key: " + String.join(", ", table.definition().primaryKey()));
    }
    table
        .definition()
        .uniqueKeys()
        .forEach(unique -> lines.add("unique: " + String.join(", ", unique.columns())));
    table.keys().forEach(key -> lines.add("foreign key: " + equation(table, key)));
    return String.join("\n", lines);
  }

  private static String equation(CatalogTable table, KnownKey known) {
    String origin =
        switch (known.origin()) {
          case DECLARED -> "";
          case USER -> " (from a description file)";
          case INFERRED -> " (inferred)";
        };
    return "%s (%s) = %s (%s)%s"
        .formatted(
            table.name(),
            String.join(", ", known.key().columns()),
            known.key().referencedTable(),
            String.join(", ", known.key().referencedColumns()),
            origin);
  }

  private static String meaning(CatalogColumn column) {
    return Stream.of(column.meaning().text(), column.meaning().values())
        .filter(text -> !text.isEmpty())
        .map(TableText::oneLine)
        .collect(Collectors.joining("; ", column.name() + ": ", ""));
  }

  private static String fields(CatalogColumn column) {
    int more = column.fields().size() - MOST_FIELDS;
    return column.fields().stream()
        .limit(MOST_FIELDS)
        .map(field -> NestedText.path(field.path()) + " " + field.type())
        .map(String::strip)
        .collect(
            Collectors.joining(
                ", ",
                TableText.oneLine(column.name()) + ": ",
                more > 0 ? ", and %d more".formatted(more) : ""));
  }

  private static String name(CatalogTable table) {
    return table.name() + (table.kind() == TableKind.VIEW ? " (view)" : "");
  }

  private static String rows(CatalogTable table) {
    return table.rowCount() == CatalogTable.UNKNOWN_ROWS
        ? "?"
        : "%s%,d".formatted(table.rowCountEstimated() ? "~" : "", table.rowCount());
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 39) + "…";
  }
}
