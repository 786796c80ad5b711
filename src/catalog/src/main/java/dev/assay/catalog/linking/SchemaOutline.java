package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.nested.NestedField;
import dev.assay.catalog.nested.NestedText;
import dev.assay.sql.ColumnDefinition;
import dev.assay.table.TableText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A catalog as the prompt for linking sees it: a line for each table or family, with the names of
 * its columns, fields of nested ones among them, and nothing else. What does not fit into the
 * budget is left out by its likeness to the question's words: columns first, then whole tables; how
 * many is said.
 */
public final class SchemaOutline {

  /** Of the budget, the share that names of tables may take before columns are shown. */
  private static final double SHARE_OF_TABLES = 0.4;

  /** What a model should not choose from anyway. */
  private static final int LONGEST_NAME = 100;

  private final ColumnRanking ranking;
  private final List<TableFamily> families;
  private final ValueSharing sharing;

  /**
   * An outline.
   *
   * @param sharing without samples no field is named that was found in cells
   */
  public SchemaOutline(Catalog catalog, ColumnRanking ranking, ValueSharing sharing) {
    this.ranking = ranking;
    this.sharing = sharing;
    this.families = new TableFamilies(catalog).all();
  }

  /** The outline in about so many tokens at most. */
  public String text(int tokens) {
    Map<TableFamily, Set<String>> shown = chosen(tokens);
    List<String> lines = new ArrayList<>();
    families.stream()
        .filter(shown::containsKey)
        .forEach(family -> lines.add(line(family, shown.get(family))));
    int left =
        families.stream()
            .filter(family -> !shown.containsKey(family))
            .mapToInt(family -> family.names().size())
            .sum();
    if (left > 0) {
      lines.add("and %d more tables".formatted(left));
    }
    return String.join("\n", lines);
  }

  /** Which tables are shown, with which columns: likely tables first, then likely columns. */
  private Map<TableFamily, Set<String>> chosen(int tokens) {
    Map<TableFamily, Set<String>> shown = new LinkedHashMap<>();
    int left = tokens;
    int leftForTables = (int) (tokens * SHARE_OF_TABLES);
    Map<TableFamily, Double> scores = scores();
    List<TableFamily> byScore = new ArrayList<>(families);
    byScore.sort(Comparator.comparing(family -> -scores.getOrDefault(family, 0.0)));
    for (TableFamily family : byScore) {
      int cost = TokenEstimate.of(line(family, Set.of())) + 1;
      if (cost <= leftForTables) {
        shown.put(family, new HashSet<>());
        leftForTables -= cost;
        left -= cost;
      }
    }
    for (Candidate candidate : candidates(byScore)) {
      Set<String> columns = shown.get(candidate.family());
      int cost = TokenEstimate.of(candidate.name()) + 1;
      if (columns != null && cost <= left) {
        columns.add(candidate.key());
        left -= cost;
      }
    }
    return shown;
  }

  private Map<TableFamily, Double> scores() {
    Map<TableFamily, Double> scores = new HashMap<>();
    for (TableFamily family : families) {
      double best =
          family.first().definition().columns().stream()
              .mapToDouble(column -> ranking.ownScore(family.first(), column))
              .max()
              .orElse(0);
      scores.put(family, best + ranking.table(family.first()));
    }
    return scores;
  }

  /**
   * A column, or a field of one, that may be shown.
   *
   * @param key what it is told apart by within its table
   * @param name as it is shown
   * @param joins whether it is part of a key
   * @param place its table's rank
   */
  private record Candidate(
      TableFamily family, String key, String name, double score, boolean joins, int place) {}

  /** Columns by their likeness; among those that have none, keys first, of likely tables first. */
  private List<Candidate> candidates(List<TableFamily> byScore) {
    List<Candidate> candidates = new ArrayList<>();
    for (int place = 0; place < byScore.size(); place++) {
      TableFamily family = byScore.get(place);
      Set<String> keys = keys(family.first());
      for (ColumnDefinition column : family.first().definition().columns()) {
        candidates.add(
            new Candidate(
                family,
                column.name(),
                written(column.name()),
                ranking.column(family.first(), column),
                keys.contains(column.name()),
                place));
        for (NestedField field : fields(family, column)) {
          String shown = shown(column, field);
          candidates.add(
              new Candidate(
                  family, shown, shown, ranking.field(family.first(), field), false, place));
        }
      }
    }
    candidates.sort(
        Comparator.<Candidate>comparingDouble(candidate -> -candidate.score())
            .thenComparing(candidate -> !candidate.joins())
            .thenComparing(Candidate::place));
    return candidates;
  }

  private static Set<String> keys(CatalogTable table) {
    Set<String> keys = new HashSet<>(table.definition().primaryKey());
    table.keys().forEach(known -> keys.addAll(known.key().columns()));
    return keys;
  }

  private String line(TableFamily family, Set<String> columns) {
    List<ColumnDefinition> all = family.first().definition().columns();
    String list =
        all.stream()
            .flatMap(column -> shown(family, column, columns))
            .collect(Collectors.joining(", "));
    long left =
        all.stream().filter(column -> shown(family, column, columns).findAny().isEmpty()).count();
    String more = left == 0 ? "" : (list.isEmpty() ? "" : ", ") + "+" + left;
    String alike =
        family.several()
            ? " -- %d tables like it: %s".formatted(family.names().size(), family.list())
            : "";
    return "%s(%s%s)%s".formatted(written(family.first().name()), list, more, alike);
  }

  /** The column and its fields, as far as they are shown. */
  private Stream<String> shown(TableFamily family, ColumnDefinition column, Set<String> chosen) {
    return Stream.concat(
        Stream.of(column.name()).filter(chosen::contains).map(SchemaOutline::written),
        fields(family, column).stream()
            .map(field -> shown(column, field))
            .filter(chosen::contains));
  }

  private List<NestedField> fields(TableFamily family, ColumnDefinition column) {
    return family
        .first()
        .column(column.name())
        .map(known -> NestedText.fields(column, known, sharing))
        .orElse(List.of());
  }

  private static String shown(ColumnDefinition column, NestedField field) {
    String path = NestedText.path(field.path());
    boolean list = path.startsWith(NestedField.EACH);
    return written(column.name()) + (list ? "" : ".") + path;
  }

  /** Names are the database's: on one line, of bounded length, in quotes where they would blur. */
  private static String written(String name) {
    String line = TableText.oneLine(name);
    String cut = line.length() <= LONGEST_NAME ? line : line.substring(0, LONGEST_NAME) + "…";
    return cut.matches("[\\p{L}\\p{N}_$-]+") ? cut : '"' + cut.replace("\"", "\"\"") + '"';
  }
}
