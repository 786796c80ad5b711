package dev.assay.catalog.ddl;

import static java.util.stream.Collectors.joining;

import dev.assay.catalog.schema.DeclaredTable;
import dev.assay.catalog.schema.DeclaredTable.DeclaredColumn;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The enumerated types that a file of PostgreSQL's DDL makes, and their labels, which columns of
 * these types get. A type is known by its last name.
 */
final class EnumeratedTypes {

  private static final Pattern MADE =
      Pattern.compile(
          "(?is)create\\s+type\\s+(?:\"[^\"]+\"\\.|\\w+\\.)?(\"[^\"]+\"|\\w+)\\s+as\\s+enum\\s*"
              + "\\(\\s*('(?:[^']|'')*+'(?:\\s*,\\s*'(?:[^']|'')*+')*+)\\s*\\)\\s*;?\\s*");

  private static final Pattern TEXT = Pattern.compile("'(?:[^']|'')*+'");

  private final Map<String, String> labels = new HashMap<>();

  /** Takes a statement that makes such a type; any other is left alone. */
  void take(String statement) {
    Matcher made = MADE.matcher(statement);
    if (made.matches()) {
      String texts =
          TEXT.matcher(made.group(2)).results().map(MatchResult::group).collect(joining(", "));
      labels.put(folded(made.group(1)), texts);
    }
  }

  /** The tables with the labels of their columns. */
  List<DeclaredTable> labelled(List<DeclaredTable> tables) {
    return labels.isEmpty() ? tables : tables.stream().map(this::labelled).toList();
  }

  private DeclaredTable labelled(DeclaredTable table) {
    return table.withColumns(table.columns().stream().map(this::labelled).toList());
  }

  private DeclaredColumn labelled(DeclaredColumn column) {
    String type = column.definition().declaredType().replaceAll("\\s*\\[\\s*\\]", "");
    String known = labels.get(folded(type.substring(type.lastIndexOf('.') + 1)));
    return known == null ? column : column.enumerated(known);
  }

  private static String folded(String name) {
    return name.startsWith("\"")
        ? name.substring(1, name.length() - 1)
        : name.toLowerCase(Locale.ROOT);
  }
}
