package dev.assay.pandas.frame.csv;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Columns of a CSV file, typed as {@code pd.read_csv} types them: integers, else floats, else
 * booleans, else text; integers with missing values become floats, booleans with missing values
 * objects. Dates stay text.
 *
 * @param missing the texts that stand for a missing value, quoted or not
 * @param thousands what is taken out of numbers, empty for nothing
 * @param decimal what stands before the fraction of a number
 */
public record CsvColumns(Set<String> missing, String thousands, String decimal) {

  /** What pandas takes for True. */
  public static final Set<String> TRUE = Set.of("True", "TRUE", "true");

  /** What pandas takes for False. */
  public static final Set<String> FALSE = Set.of("False", "FALSE", "false");

  /** What pandas takes for missing unless told otherwise. */
  public static final Set<String> MISSING =
      Set.of(
          "",
          "#N/A",
          "#N/A N/A",
          "#NA",
          "-1.#IND",
          "-1.#QNAN",
          "-NaN",
          "-nan",
          "1.#IND",
          "1.#QNAN",
          "<NA>",
          "N/A",
          "NA",
          "NULL",
          "NaN",
          "None",
          "n/a",
          "nan",
          "null");

  /** Columns as {@code pd.read_csv} reads them without further arguments. */
  public static final CsvColumns PLAIN = new CsvColumns(MISSING, "", ".");

  /** The same, with other texts that stand for a missing value. */
  public CsvColumns withMissing(Set<String> texts) {
    return new CsvColumns(texts, thousands, decimal);
  }

  /**
   * The column of the texts of its cells, {@code null} where the row is too short to have one.
   *
   * @throws PythonError a ValueError when pandas would make it uint64, which Assay does not have
   */
  public Column infer(List<? extends @Nullable String> texts) {
    return new CsvColumn(texts, this).typed();
  }

  /** The texts as text, whatever they look like. */
  public Column strings(List<String> texts) {
    return ObjectColumn.of(
        texts.stream().map(text -> missing.contains(text) ? Scalars.NAN : text).toArray());
  }
}
