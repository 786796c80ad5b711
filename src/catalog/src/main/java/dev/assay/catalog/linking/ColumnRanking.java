package dev.assay.catalog.linking;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.nested.NestedField;
import dev.assay.catalog.nested.NestedText;
import dev.assay.sql.ColumnDefinition;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How much the words of a question have to do with the names of columns and tables. A word counts
 * the more, the fewer columns it occurs in (inverse document frequency); the beginning of a word,
 * as in {@code dept}, counts half.
 */
public final class ColumnRanking {

  private static final double TABLE_WEIGHT = 0.5;
  private static final double DESCRIPTION_WEIGHT = 0.5;
  private static final double BEGINNING_WEIGHT = 0.5;
  private static final int SHORTEST_BEGINNING = 3;

  private final Set<String> asked;
  private final ValueSharing sharing;
  private final Map<String, Integer> columnsWithWord = new HashMap<>();
  private final int columns;

  /**
   * Ranks the columns of the catalog for a text: the question with its evidence.
   *
   * @param sharing without samples, fields that were found in cells do not count: even the choice
   *     of columns would tell of them
   */
  public ColumnRanking(Catalog catalog, String text, ValueSharing sharing) {
    this.asked = new LinkedHashSet<>(Words.stems(text));
    this.sharing = sharing;
    int count = 0;
    for (CatalogTable table : catalog.tables()) {
      Set<String> ofTable = new HashSet<>(Words.stems(table.name()));
      for (ColumnDefinition column : table.definition().columns()) {
        Set<String> words = new HashSet<>(ofTable);
        words.addAll(Words.stems(column.name()));
        words.forEach(word -> columnsWithWord.merge(word, 1, Integer::sum));
        count++;
      }
    }
    this.columns = count;
  }

  /** The score of a table by its name alone, from 0. */
  public double table(CatalogTable table) {
    return score(Words.stems(table.name()));
  }

  /** The score of a column by its name, its description and its table's name, from 0. */
  public double column(CatalogTable table, ColumnDefinition column) {
    return ownScore(table, column) + TABLE_WEIGHT * table(table);
  }

  /** The score of a column without its table's part; fields count as names of their own. */
  double ownScore(CatalogTable table, ColumnDefinition column) {
    double field =
        table
            .column(column.name())
            .map(known -> NestedText.fields(column, known, sharing))
            .orElse(List.of())
            .stream()
            .mapToDouble(this::score)
            .max()
            .orElse(0);
    return score(Words.stems(column.name()))
        + field
        + DESCRIPTION_WEIGHT * score(Words.stems(Descriptions.of(table, column.name())));
  }

  /** The score of a field within a column of the table, from 0. */
  double field(CatalogTable table, NestedField field) {
    return score(field) + TABLE_WEIGHT * table(table);
  }

  /** The fields, those first that have to do with the text. */
  List<NestedField> likeliest(List<NestedField> fields) {
    return fields.stream()
        .sorted(Comparator.<NestedField>comparingDouble(this::score).reversed())
        .toList();
  }

  private double score(NestedField field) {
    return score(Words.stems(String.join(" ", field.path())));
  }

  private double score(List<String> words) {
    double score = 0;
    for (String word : new HashSet<>(words)) {
      double best = 0;
      for (String other : asked) {
        best = Math.max(best, likeness(word, other));
      }
      score += best == 0 ? 0 : best * rarity(word);
    }
    return score;
  }

  private static double likeness(String word, String other) {
    if (word.equals(other)) {
      return 1;
    }
    int shorter = Math.min(word.length(), other.length());
    return shorter >= SHORTEST_BEGINNING && (word.startsWith(other) || other.startsWith(word))
        ? BEGINNING_WEIGHT
        : 0;
  }

  private double rarity(String word) {
    return Math.log(1 + (double) columns / columnsWithWord.getOrDefault(word, 1));
  }

  /** The columns that have to do with the text at all, best first; ties in the catalog's order. */
  public List<ColumnRef> best(Catalog catalog, int most) {
    record Scored(ColumnRef column, double score) {}
    List<Scored> scored = new ArrayList<>();
    for (CatalogTable table : catalog.tables()) {
      for (ColumnDefinition column : table.definition().columns()) {
        double score = column(table, column);
        if (score > 0) {
          scored.add(new Scored(new ColumnRef(table.name(), column.name()), score));
        }
      }
    }
    return scored.stream()
        .sorted((one, other) -> Double.compare(other.score(), one.score()))
        .limit(most)
        .map(Scored::column)
        .toList();
  }

  /** Columns of one table, the likeliest first, those without any likeness in the table's order. */
  public List<ColumnRef> best(Catalog catalog, String tableName, int most) {
    CatalogTable table = catalog.table(tableName).orElseThrow();
    return table.definition().columns().stream()
        .sorted(Comparator.comparingDouble(column -> -ownScore(table, column)))
        .limit(most)
        .map(column -> new ColumnRef(table.name(), column.name()))
        .toList();
  }
}
