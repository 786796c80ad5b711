package dev.assay.cli.pandas;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The names of a CSV file's columns as {@code pd.read_csv} makes them unique. */
final class CsvHeader {

  private CsvHeader() {}

  /** {@code a, a, ""} become {@code a, a.1, Unnamed: 2}; given names go before made-up ones. */
  static List<String> unique(List<String> given) {
    List<String> names = new ArrayList<>(given);
    for (int column = 0; column < names.size(); column++) {
      if (names.get(column).isEmpty()) {
        names.set(column, "Unnamed: " + column);
      }
    }
    Map<String, Integer> counts = new HashMap<>();
    IntStream.range(0, names.size())
        .filter(column -> !given.get(column).isEmpty())
        .forEach(column -> number(names, column, counts));
    IntStream.range(0, names.size())
        .filter(column -> given.get(column).isEmpty())
        .forEach(column -> number(names, column, counts));
    return names;
  }

  private static void number(List<String> names, int column, Map<String, Integer> counts) {
    String given = names.get(column);
    String name = given;
    int count = counts.getOrDefault(name, 0);
    while (count > 0) {
      counts.put(given, count + 1);
      name = given + "." + count;
      count = names.contains(name) ? count + 1 : counts.getOrDefault(name, 0);
    }
    names.set(column, name);
    counts.put(name, count + 1);
  }
}
