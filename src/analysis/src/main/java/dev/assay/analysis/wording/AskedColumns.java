package dev.assay.analysis.wording;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.linking.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The columns that a question names by all their words, such as {@code full_name}: of the tables
 * that a query reads, one that it does not use, where it uses none of which the words would do.
 */
final class AskedColumns {

  /** What is computed as often as it is kept, and what is in no place of its own. */
  private static final Pattern COMPUTED =
      Pattern.compile(
          "(?i)(?:(?:total|average|avg|number|num|count|sum|max|min|percent).*|(?:to|from|at|by|of|on|in|for)_.*)");

  /** What stands before the thing that has most of something: "the most expensive charge type". */
  private static final String EXTREME =
      " (?:(?:most|least) \\S+"
          + "|(?:high|low|larg|small|long|short|old|young|lat|earli|bigg|cheap|new|great)est|best|worst) ";

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
  List<String> unused(String question, QueryWords query, Predicate<String> isReference) {
    Set<String> names = query.names();
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
        .filter(column -> !COMPUTED.matcher(column).matches())
        .filter(column -> isNamed(column, asked) && !isCovered(column, used))
        .forEach(unused::add);
    halfOfName(question, read, query.selectedNames()).ifPresent(unused::add);
    return unused;
  }

  private static boolean isNamed(String column, String asked) {
    List<String> words = words(column);
    return words.size() > 1
        && Stream.of(String.join(" ", words), String.join("", words))
            .anyMatch(
                name -> asked.replaceAll(EXTREME + name + " ", " ").contains(" " + name + " "));
  }

  /** Whether a column with some of these words, or with more, is used. */
  private static boolean isCovered(String column, List<Set<String>> used) {
    List<String> words = words(column);
    return used.stream().anyMatch(each -> words.containsAll(each) || each.containsAll(words));
  }

  private static List<Set<String>> used(List<List<String>> read, Set<String> names) {
    Stream<Set<String>> columns =
        read.stream()
            .flatMap(List::stream)
            .filter(column -> isIn(names, column))
            .map(column -> Set.copyOf(words(column)));
    Stream<Set<String>> wholeNames =
        read.stream()
            .flatMap(each -> pair(each).stream())
            .filter(pair -> pair.stream().allMatch(each -> isIn(names, each)))
            .map(_ -> Set.copyOf(words("full name")));
    return Stream.concat(columns, wholeNames).toList();
  }

  private static boolean isIn(Set<String> names, String column) {
    return names.contains(column.toLowerCase(Locale.ROOT));
  }

  /** Of a full name that two columns make up, the one that is left out. */
  private static Optional<String> halfOfName(
      String question, List<List<String>> read, Set<String> names) {
    boolean whole =
        read.stream()
            .flatMap(List::stream)
            .anyMatch(each -> isIn(names, each) && words(each).equals(words("full name")));
    if (whole || !FULL_NAME.matcher(question).find()) {
      return Optional.empty();
    }
    return read.stream()
        .flatMap(columns -> pair(columns).stream())
        .filter(pair -> pair.stream().filter(each -> isIn(names, each)).count() == 1)
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
    return Words.forms(name);
  }
}
