package dev.assay.sql;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Small tables as one script, which takes the server one turn: with {@code COPY} each table takes
 * it three, and they wait for each other.
 */
final class PostgresqlScript {

  /** Larger ones are copied faster than they are read as SQL. */
  private static final int LONGEST = 200_000;

  /** A row that is shorter fits into a page, in whatever letters. */
  private static final int LONGEST_ROW = 1_500;

  private static final String NO_SECOND_TABLE = " STORAGE PLAIN";

  private final StringBuilder text = new StringBuilder();

  private PostgresqlScript() {}

  /** {@code null} where the tables are too large, or hold what their columns cannot. */
  static @Nullable String of(List<TestTable> tables) {
    PostgresqlScript script = new PostgresqlScript();
    String types = PostgresqlLoader.makeTypes(tables);
    script.text.append(types).append(types.isEmpty() ? "" : ";\n");
    for (TestTable table : tables) {
      if (!script.append(table)) {
        return null;
      }
    }
    return script.text.toString();
  }

  private boolean append(TestTable table) {
    List<PostgresqlType> types = PostgresqlLoader.types(table);
    StringBuilder rows = new StringBuilder();
    boolean isShort = true;
    for (List<@Nullable Object> row : table.completeRows()) {
      int start = rows.length();
      rows.append(start == 0 ? "" : ",\n");
      if (!appendRow(rows, types, row) || text.length() + rows.length() > LONGEST) {
        return false;
      }
      isShort &= rows.length() - start <= LONGEST_ROW;
    }
    TableDefinition definition = table.definition();
    // without values that could need one, no second table for long values is made
    String words = isShort ? NO_SECOND_TABLE : "";
    text.append(PostgresqlLoader.create(table, types, PostgresqlKeys.ALL, words));
    text.append(";\n");
    if (!rows.isEmpty() && !types.isEmpty()) {
      text.append("INSERT INTO ").append(Identifiers.quoted(definition.name()));
      text.append(" VALUES\n").append(rows).append(";\n");
    }
    return true;
  }

  private static boolean appendRow(
      StringBuilder rows, List<PostgresqlType> types, List<@Nullable Object> row) {
    for (int column = 0; column < types.size(); column++) {
      rows.append(column == 0 ? '(' : ',');
      Object value = row.get(column);
      String text = value == null ? null : PostgresqlValues.text(types.get(column), value);
      if (value != null && text == null) {
        return false;
      }
      rows.append(text == null ? "NULL" : "'" + text.replace("'", "''") + "'");
    }
    rows.append(')');
    return true;
  }
}
