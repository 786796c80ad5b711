package dev.assay.catalog.nested;

import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.ValueSharing;
import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The fields of a column as prompts see them: a line for each object, {@code payload.user: id
 * number, name text}, and how the dialect reads them. Fields that a type declares are part of the
 * schema; those that were found in cells are shown only where samples are shared, since the names
 * in JSON may be anything.
 */
public final class NestedText {

  /** The most fields of a column that are worth their place. */
  private static final int MOST_FIELDS = 60;

  private static final int LEAST_FIELDS = 3;
  private static final int LONGEST_NAME = 60;

  /** The values of an enumeration are values of the database. */
  private static final Pattern LITERAL = Pattern.compile("'[^']*'");

  private NestedText() {}

  /** The fields that may be shown; empty when the column holds single values. */
  public static List<NestedField> fields(
      ColumnDefinition definition, CatalogColumn column, ValueSharing sharing) {
    List<NestedField> declared = DeclaredFields.of(definition.typeName());
    if (sharing == ValueSharing.SAMPLES) {
      return declared.isEmpty() ? column.fields() : declared;
    }
    return declared.stream()
        .map(
            field -> new NestedField(field.path(), LITERAL.matcher(field.type()).replaceAll("'…'")))
        .toList();
  }

  /** How many fields of each column are shown, where a table has so many for all its columns. */
  public static int share(int most, long columns) {
    return (int) Math.clamp(most / Math.max(1, columns), LEAST_FIELDS, MOST_FIELDS);
  }

  /** A path on one line: {@code items[].sku}. */
  public static String path(List<String> path) {
    StringBuilder text = new StringBuilder();
    for (String step : path) {
      boolean each = step.equals(NestedField.EACH);
      text.append(each || text.isEmpty() ? "" : ".").append(each ? step : name(step));
    }
    return text.toString();
  }

  /**
   * The lines on a column's fields.
   *
   * @param table the table's name as SQL writes it
   * @param column the column's name as SQL writes it
   * @param most how many fields are shown
   */
  public static List<String> lines(
      Dialect dialect,
      String table,
      String column,
      ColumnDefinition definition,
      List<NestedField> fields,
      int most) {
    Map<String, List<String>> objects = new LinkedHashMap<>();
    fields.stream()
        .limit(most)
        .forEach(
            field ->
                objects.computeIfAbsent(object(field), _ -> new ArrayList<>()).add(leaf(field)));
    List<String> lines = new ArrayList<>();
    objects.forEach(
        (object, leaves) -> lines.add(column + object + ": " + String.join(", ", leaves)));
    if (fields.size() > most) {
      lines.add("and %d more fields of %s".formatted(fields.size() - most, column));
    }
    lines.addAll(examples(new NestedAccess(dialect, table, column, definition.typeName()), fields));
    return lines;
  }

  /** Where a field is: the column itself is nothing, an object {@code .user}, a list {@code []}. */
  private static String object(NestedField field) {
    List<String> path = field.path();
    String text = path(path.subList(0, nameAt(path)));
    return text.isEmpty() || text.startsWith(NestedField.EACH) ? text : "." + text;
  }

  private static String leaf(NestedField field) {
    String name = path(field.path().subList(nameAt(field.path()), field.path().size()));
    String type = TableText.oneLine(field.type());
    return type.isEmpty() ? name : name.isEmpty() ? type : name + " " + type;
  }

  /** Where the last name stands, behind which there are elements of arrays only. */
  private static int nameAt(List<String> path) {
    int last = path.size() - 1;
    while (last >= 0 && path.get(last).equals(NestedField.EACH)) {
      last--;
    }
    return last < 0 ? path.size() : last;
  }

  private static List<String> examples(NestedAccess access, List<NestedField> fields) {
    List<String> examples = new ArrayList<>();
    first(fields, path -> !path.contains(NestedField.EACH))
        .map(access::value)
        .ifPresent(examples::add);
    first(
            fields,
            path ->
                path.indexOf(NestedField.EACH) == path.lastIndexOf(NestedField.EACH)
                    && path.contains(NestedField.EACH))
        .map(
            path -> {
              int each = path.indexOf(NestedField.EACH);
              return access.rows(path.subList(0, each), path.subList(each + 1, path.size()));
            })
        .ifPresent(examples::add);
    return examples.stream()
        .filter(example -> !example.isEmpty())
        .map(example -> "read: " + TableText.oneLine(example))
        .toList();
  }

  /** The first of these paths that leads somewhere by names of bounded length. */
  private static Optional<List<String>> first(
      List<NestedField> fields, Predicate<List<String>> wanted) {
    return fields.stream()
        .map(NestedField::path)
        .filter(wanted)
        .filter(path -> path.stream().allMatch(step -> step.length() <= LONGEST_NAME))
        .filter(path -> !path.contains(NestedField.ANY))
        .findFirst();
  }

  private static String name(String name) {
    String line = TableText.oneLine(name);
    String cut = line.length() <= LONGEST_NAME ? line : line.substring(0, LONGEST_NAME) + "…";
    return cut.matches("[\\p{L}\\p{N}_$-]+|\\*") ? cut : '"' + cut.replace("\"", "\"\"") + '"';
  }
}
