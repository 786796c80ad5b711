package dev.assay.catalog.csv;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The names of columns that a first row gives. */
final class CsvHeader {

  private CsvHeader() {}

  /**
   * The names without spaces around them. A column without a name is called {@code column_3} for
   * its place; one whose name is taken, but for case, gets a number behind it.
   */
  static List<String> names(List<String> row) {
    List<String> names = new ArrayList<>(row.size());
    Set<String> taken = new HashSet<>();
    for (int column = 0; column < row.size(); column++) {
      String given = row.get(column).strip().replaceAll("\\s+", " ");
      String wanted = given.isEmpty() ? "column_" + (column + 1) : given;
      String name = wanted;
      for (int number = 2; !taken.add(name.toLowerCase(Locale.ROOT)); number++) {
        name = wanted + "_" + number;
      }
      names.add(name);
    }
    return names;
  }
}
