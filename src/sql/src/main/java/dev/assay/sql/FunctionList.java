package dev.assay.sql;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of a dialect's functions, from {@code functions/DIALECT.txt} beside this class:
 * sections of names, parted by white space.
 *
 * @param allowed those that are free of effects
 * @param refused those that are there and are not
 * @param missing those that only our engine has, and the database does not
 */
record FunctionList(FunctionNames allowed, FunctionNames refused, FunctionNames missing) {

  private static final Map<Dialect, FunctionList> LISTS = new EnumMap<>(Dialect.class);
  private static final FunctionNames WORDS = names(read("words"), "words");

  /** In any dialect but DuckDB. */
  private static final FunctionNames REFUSED_SOMEWHERE;

  static {
    for (Dialect dialect : Dialect.values()) {
      Map<String, List<String>> sections = read(dialect.id());
      LISTS.put(
          dialect,
          new FunctionList(
              names(sections, "allowed"), names(sections, "refused"), names(sections, "missing")));
    }
    Map<Dialect, FunctionList> others = new EnumMap<>(LISTS);
    others.remove(Dialect.DUCKDB);
    REFUSED_SOMEWHERE =
        FunctionNames.all(others.values().stream().map(FunctionList::refused).toList());
  }

  static FunctionList of(Dialect dialect) {
    return LISTS.get(dialect);
  }

  /** Words that may stand before a parenthesis and call nothing. */
  static FunctionNames words() {
    return WORDS;
  }

  /** A whole name goes before those that it begins as. */
  boolean allows(String name) {
    return allowed.whole().contains(name)
        || (allowed.contains(name) && !refused.whole().contains(name));
  }

  static boolean isAllowedSomewhere(String name) {
    return LISTS.values().stream().anyMatch(list -> list.allows(name));
  }

  /** DuckDB's functions that read files have names that are common words elsewhere. */
  static boolean isRefusedSomewhere(Dialect asking, String name) {
    return REFUSED_SOMEWHERE.contains(name)
        || (asking == Dialect.DUCKDB && of(Dialect.DUCKDB).refused().contains(name));
  }

  private static FunctionNames names(Map<String, List<String>> sections, String section) {
    return new FunctionNames(sections.getOrDefault(section, List.of()));
  }

  private static Map<String, List<String>> read(String name) {
    Map<String, List<String>> sections = new HashMap<>();
    List<String> current = new ArrayList<>();
    for (String line : text("functions/" + name + ".txt").lines().toList()) {
      if (line.startsWith("[")) {
        current = new ArrayList<>();
        sections.put(line.substring(1, line.indexOf(']')), current);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        current.addAll(List.of(line.strip().split("\\s+")));
      }
    }
    return sections;
  }

  private static String text(String resource) {
    try (InputStream in = FunctionList.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the list " + resource + " is missing from the build");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
