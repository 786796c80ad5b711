package dev.assay.evaluation.files;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * One line of a file of SQL: the SQL, and the database after a TAB where there is one.
 *
 * @param number of the line, from 1
 */
record SqlLine(int number, String sql, @Nullable String database) {

  /**
   * Of a line whose database is given, whatever its name.
   *
   * @param isDatabase whether what stands after the last TAB names a database; a TAB before
   *     anything else is white space of the SQL
   */
  static SqlLine of(int number, String line, Predicate<String> isDatabase) {
    int tab = line.lastIndexOf('\t');
    String after = tab < 0 ? "" : line.substring(tab + 1).strip();
    return tab >= 0 && isDatabase.test(after)
        ? new SqlLine(number, line.substring(0, tab).strip(), after)
        : new SqlLine(number, line.strip(), null);
  }

  static List<SqlLine> of(List<String> lines, Predicate<String> isDatabase) {
    List<SqlLine> read = new ArrayList<>(lines.size());
    for (String line : lines) {
      read.add(of(read.size() + 1, line, isDatabase));
    }
    return read;
  }
}
