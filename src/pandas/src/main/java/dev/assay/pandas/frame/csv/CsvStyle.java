package dev.assay.pandas.frame.csv;

import dev.assay.pandas.value.CountedText;
import java.util.ArrayList;
import java.util.List;

/**
 * How lines of separated values are written.
 *
 * @param separator what stands between values
 * @param quote what stands around values that hold signs with a meaning
 * @param end what stands behind a line
 * @param quoting which values are quoted
 */
public record CsvStyle(String separator, String quote, String end, Quoting quoting) {

  /** Which values are quoted. */
  public enum Quoting {
    NEEDED,
    ALL,
    TEXT
  }

  /**
   * A value of a line.
   *
   * @param text how it is written
   * @param number whether it is a number and no text
   */
  public record Field(String text, boolean number) {

    /** A text. */
    public static Field of(String text) {
      return new Field(text, false);
    }
  }

  /** A line; one of nothing but an empty value has it in quotes, so that it is no empty line. */
  public String line(List<Field> fields) {
    List<String> texts = new ArrayList<>(fields.size());
    boolean nothing = fields.size() == 1 && fields.getFirst().text().isEmpty();
    for (Field field : fields) {
      texts.add(nothing || isQuoted(field) ? quoted(field.text()) : field.text());
    }
    return CountedText.join(separator, texts) + end;
  }

  private boolean isQuoted(Field field) {
    return switch (quoting) {
      case ALL -> true;
      case TEXT -> !field.number();
      case NEEDED ->
          field.text().contains(separator)
              || field.text().contains(quote)
              || field.text().chars().anyMatch(letter -> end.indexOf(letter) >= 0);
    };
  }

  private String quoted(String text) {
    return quote + text.replace(quote, quote + quote) + quote;
  }
}
