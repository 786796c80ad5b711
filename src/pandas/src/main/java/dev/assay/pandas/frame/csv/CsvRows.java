package dev.assay.pandas.frame.csv;

import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of data below the names of a CSV file. As many values as the first of them has beyond
 * the names are labels of the rows.
 *
 * @param lines the lines
 * @param leading how many values stand before those that have names
 */
public record CsvRows(List<CsvLine> lines, int leading) {

  /** What is done with lines that have more values than the first one. */
  public enum TooLong {
    ERROR,
    SKIPPED,
    CUT
  }

  /**
   * The lines below the names.
   *
   * @throws PythonError a ParserError for a line that is too long
   */
  public static CsvRows below(List<CsvLine> lines, int names, TooLong tooLong, boolean labels) {
    int first = lines.isEmpty() ? 0 : lines.getFirst().fields().size();
    int width = Math.max(first, names);
    List<CsvLine> kept = new ArrayList<>(lines.size());
    for (CsvLine line : lines) {
      int size = line.fields().size();
      if (size <= width || tooLong == TooLong.CUT) {
        kept.add(line);
      } else if (tooLong == TooLong.ERROR) {
        throw new PythonError(
            "ParserError",
            "Error tokenizing data. C error: Expected %d fields in line %d, saw %d\n"
                .formatted(width, line.number() + 1, size));
      }
    }
    return new CsvRows(kept, labels ? width - names : 0);
  }

  /** The values at a place, those before the names included. */
  public List<String> column(int at) {
    List<String> texts = new ArrayList<>(lines.size());
    lines.forEach(line -> texts.add(line.field(at)));
    return texts;
  }
}
