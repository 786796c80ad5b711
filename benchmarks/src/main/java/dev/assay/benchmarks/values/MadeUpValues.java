package dev.assay.benchmarks.values;

import dev.assay.catalog.values.ValuePlace;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * A made-up database's text values: fifty columns of persons, companies, places, mail and postal
 * addresses, products, codes, phone numbers, titles and words, five of each; a few values in
 * capitals or with a space behind. The same ones for the same seed, and computed when asked for.
 */
public final class MadeUpValues {

  private static final int COLUMNS_OF_A_KIND = 5;
  private static final List<ValuePlace> PLACES =
      IntStream.range(0, ColumnKind.values().length * COLUMNS_OF_A_KIND)
          .mapToObj(MadeUpValues::place)
          .toList();

  /** Prime, and greater than the primes that the kinds' counts are made of. */
  private static final long STRIDE = 2_654_435_761L;

  private final long valuesPerColumn;
  private final Vocabulary vocabulary;

  private MadeUpValues(long valuesPerColumn, Vocabulary vocabulary) {
    this.valuesPerColumn = valuesPerColumn;
    this.vocabulary = vocabulary;
  }

  /** A little more than that many in all, since a few are told twice; other words by the seed. */
  public static MadeUpValues ofAbout(long values, long seed) {
    return new MadeUpValues(
        Math.ceilDiv(values, PLACES.size()) * 1_005 / 1_000, Vocabulary.of(seed));
  }

  /** How many a column has, all different; a few are in two columns. */
  public long valuesPerColumn() {
    return valuesPerColumn;
  }

  /** The columns. */
  public static List<ValuePlace> places() {
    return PLACES;
  }

  private static ValuePlace place(int index) {
    String kind = kind(index).name().toLowerCase(Locale.ROOT);
    return new ValuePlace("table_" + index % COLUMNS_OF_A_KIND, kind);
  }

  private static ColumnKind kind(int place) {
    return ColumnKind.values()[place / COLUMNS_OF_A_KIND];
  }

  /** The value of a column, counted from 0, in that row. */
  public String value(int place, long row) {
    ColumnKind kind = kind(place);
    long number = (row * COLUMNS_OF_A_KIND + place % COLUMNS_OF_A_KIND) * STRIDE % kind.count();
    String text = kind.text(new ColumnKind.Digits(number), vocabulary);
    return switch ((int) (number % 41)) {
      case 0, 1 -> text + " ";
      case 2 -> text.toUpperCase(Locale.ROOT);
      default -> text;
    };
  }
}
