package dev.assay.pandas.frame.csv;

import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.TextBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Splits a text into lines of values. The rules of quotes are those of pandas' C parser: a quote
 * counts where a value begins, and two within stand for one.
 */
public final class CsvScanner {

  private final String text;
  private final CsvFormat format;
  private List<String> row = new ArrayList<>();
  private int at;

  private CsvScanner(String text, CsvFormat format) {
    this.text = text;
    this.format = format;
  }

  /** The lines of the text but those whose numbers are to be left out. */
  public static List<CsvLine> lines(String text, CsvFormat format, IntPredicate skipped) {
    CsvScanner scanner = new CsvScanner(text, format);
    if (format.pattern() != null) {
      throw PythonError.unsupported(
          "read_csv(sep=) of several characters", "put one character in their place first");
    }
    return scanner.scanned(skipped);
  }

  private List<CsvLine> scanned(IntPredicate skipped) {
    List<CsvLine> lines = new ArrayList<>();
    for (int number = 0; at < text.length(); number++) {
      if (skipped.test(number)) {
        line();
      } else if (!skippedLine()) {
        line();
        lines.add(new CsvLine(number, row));
      }
    }
    return lines;
  }

  /** Whether the line that begins here holds nothing; it is passed then. */
  private boolean skippedLine() {
    int look = at;
    while (look < text.length() && isBlank(text.charAt(look))) {
      look++;
    }
    boolean end = look == text.length() || isEnd(look);
    boolean empty = end ? format.skipEmpty() : isComment(look);
    if (empty) {
      at = afterLine(look);
    }
    return empty;
  }

  private int afterLine(int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end + 1;
  }

  private void line() {
    row = new ArrayList<>();
    if (format.blanks()) {
      skipBlanks();
    }
    while (true) {
      row.add(value());
      if (at >= text.length() || isEnd(at) || isComment(at)) {
        at = afterLine(at);
        return;
      }
      at++;
      if (format.blanks()) {
        skipBlanks();
        if (at >= text.length() || isEnd(at)) {
          at = afterLine(at);
          return;
        }
      }
    }
  }

  private String value() {
    if (format.skipBlanks()) {
      skipBlanks();
    }
    TextBuilder value = new TextBuilder();
    if (at < text.length() && isQuote(text.charAt(at))) {
      quoted(value);
    }
    while (at < text.length() && !isSeparator() && !isEnd(at) && !isComment(at)) {
      value.append(text.charAt(at++));
    }
    return value.toString();
  }

  private void quoted(TextBuilder value) {
    at++;
    while (at < text.length()) {
      char here = text.charAt(at);
      if (!isQuote(here)) {
        value.append(here);
        at++;
        continue;
      }
      at++;
      if (at >= text.length() || !isQuote(text.charAt(at))) {
        return;
      }
      value.append(here);
      at++;
    }
  }

  private boolean isQuote(char letter) {
    Character quote = format.quote();
    return quote != null && letter == quote;
  }

  private void skipBlanks() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private boolean isSeparator() {
    char next = text.charAt(at);
    return format.blanks() ? next == ' ' || next == '\t' : next == format.separator();
  }

  private boolean isBlank(char next) {
    return next == ' ' || next == '\t' && (format.blanks() || format.separator() != '\t');
  }

  private boolean isEnd(int position) {
    char next = text.charAt(position);
    return next == '\n'
        || next == '\r' && position + 1 < text.length() && text.charAt(position + 1) == '\n';
  }

  private boolean isComment(int position) {
    return format.comment() != null && text.charAt(position) == format.comment();
  }
}
