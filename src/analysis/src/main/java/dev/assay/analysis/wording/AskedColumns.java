package dev.assay.analysis.wording;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The columns that a question names by all their words, such as {@code full_name}: of the tables
 * that a query reads, one that it does not use, where it uses none of which the words would do.
 */
final class AskedColumns {

  private static final Pattern WORD = Pattern.compile("[a-z]+|\\d+");

  private static final Pattern HUMP = Pattern.compile("(?<=[a-z\\d])(?=[A-Z])");

  private static final Pattern FULL_NAME = Pattern.compile("(?i)\\bfull names?\\b");

  private static final Set<String> FIRST = Set.of("forename", "first_name", "firstname", "fname");

  private static final Set<String> LAST = Set.of("surname", "last_name", "lastname", "lname");

  /** The columns of each table, as the catalog spells them. */
  private final Map<String, List<String>> tables = new HashMap<>();

  AskedColumns(Catalog catalog) {
    for (CatalogTable table : catalog.tables()) {
      tables.put(
          table.name().toLowerCase(Locale.ROOT),
          table.columns().stream().map(CatalogColumn::name).toList());
    }
  }

  /** The columns that are asked for and not used; {@code isReference} has other names. */
  List<String> unused(String question, Set<String> names, Predicate<String> isReference) {
    List<List<String>> read =
        tables.entrySet().stream()
            .filter(table -> names.contains(table.getKey()))
            .map(Map.Entry::getValue)
            .toList();
    List<String> unused = new ArrayList<>();
    String asked = spaced(question);
    List<Set<String>> used = used(read, names);
    read.stream()
        .flatMap(List::stream)
        .filter(column -> !names.contains(column.toLowerCase(Locale.ROOT)))
        .filter(column -> !isReference.test(column.toLowerCase(Locale.ROOT)))
        .filter(column -> isNamed(column, asked) && !isCovered(column, used))
        .forEach(unused::add);
    halfOfName(question, read, names).ifPresent(unused::add);
    return unused;
  }

  private static boolean isNamed(String column, String asked) {
    List<String> words = words(column);
    return words.size() > 1
        && (asked.contains(" " + String.join(" ", words) + " ")
            || asked.contains(" " + String.join("", words) + " "));
  }

  /** Whether a column with some of these words, or with more, is used. */
  private static boolean isCovered(String column, List<Set<String>> used) {
    List<String> words = words(column);
    return used.stream().anyMatch(each -> words.containsAll(each) || each.containsAll(words));
  }

  private static List<Set<String>> used(List<List<String>> read, Set<String> names) {
    return read.stream()
        .flatMap(List::stream)
        .filter(column -> names.contains(column.toLowerCase(Locale.ROOT)))
        .map(column -> Set.copyOf(words(column)))
        .toList();
  }

  /** Of a full name that two columns make up, the one that is left out. */
  private static Optional<String> halfOfName(
      String question, List<List<String>> read, Set<String> names) {
    if (!FULL_NAME.matcher(question).find()) {
      return Optional.empty();
    }
    return read.stream()
        .flatMap(columns -> pair(columns).stream())
        .filter(
            pair ->
                pair.stream().filter(each -> names.contains(each.toLowerCase(Locale.ROOT))).count()
                    == 1)
        .flatMap(List::stream)
        .filter(each -> !names.contains(each.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  private static Optional<List<String>> pair(List<String> columns) {
    List<String> pair =
        Stream.of(FIRST, LAST)
            .flatMap(
                names ->
                    columns.stream()
                        .filter(column -> names.contains(column.toLowerCase(Locale.ROOT)))
                        .limit(1))
            .toList();
    return pair.size() == 2 ? Optional.of(pair) : Optional.empty();
  }

  private static String spaced(String question) {
    return words(question).stream().collect(Collectors.joining(" ", " ", " "));
  }

  private static List<String> words(String name) {
    String lower = HUMP.matcher(name).replaceAll(" ").toLowerCase(Locale.ROOT);
    return WORD.matcher(lower).results().map(MatchResult::group).map(AskedColumns::one).toList();
  }

  /** A word in the singular, near enough to be compared with another. */
  private static String one(String word) {
    if (word.endsWith("ies")) {
      return word.substring(0, word.length() - 3) + "y";
    }
    if (word.endsWith("oes")) {
      return word.substring(0, word.length() - 2);
    }
    boolean plural = word.length() > 3 && word.endsWith("s") && !word.endsWith("ss");
    return plural ? word.substring(0, word.length() - 1) : word;
  }
}
