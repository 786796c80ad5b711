package dev.assay.pandas.frame.csv;

import dev.assay.pandas.value.Regex;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/**
 * Splits a text into rows of values. Lines of nothing but blanks are left out. The rules of quotes
 * are those of pandas' C parser: a quote counts where a value begins, and two within stand for one.
 */
public final class CsvScanner {

  private final String text;
  private final CsvFormat format;
  private final List<List<String>> rows = new ArrayList<>();
  private List<String> row = new ArrayList<>();
  private int at;

  private CsvScanner(String text, CsvFormat format) {
    this.text = text;
    this.format = format;
  }

  /** The rows of the text. */
  public static List<List<String>> rows(String text, CsvFormat format) {
    CsvScanner scanner = new CsvScanner(text, format);
    return format.pattern() == null ? scanner.scanned() : split(text, format.pattern());
  }

  private static List<List<String>> split(String text, String pattern) {
    Regex separator = Regex.compile(pattern, 0);
    return Regex.guarded(
        () -> {
          List<List<String>> rows = new ArrayList<>();
          for (String line : text.split("\r?\n", -1)) {
            if (!line.isBlank()) {
              rows.add(pieces(line, separator));
            }
          }
          return rows;
        });
  }

  private static List<String> pieces(String line, Regex separator) {
    List<String> pieces = new ArrayList<>();
    Matcher matcher = separator.matcher(line);
    int from = 0;
    while (matcher.find()) {
      if (matcher.end() > matcher.start()) {
        pieces.add(line.substring(from, matcher.start()));
        from = matcher.end();
      }
    }
    pieces.add(line.substring(from));
    return pieces;
  }

  private List<List<String>> scanned() {
    while (at < text.length()) {
      if (!skippedLine()) {
        line();
      }
    }
    return rows;
  }

  /** Whether the line that begins here holds nothing; it is passed then. */
  private boolean skippedLine() {
    int look = at;
    while (look < text.length() && isBlank(text.charAt(look))) {
      look++;
    }
    boolean empty = look == text.length() || isEnd(look) || isComment(look);
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
        rows.add(row);
        return;
      }
      at++;
      if (format.blanks()) {
        skipBlanks();
        if (at >= text.length() || isEnd(at)) {
          at = afterLine(at);
          rows.add(row);
          return;
        }
      }
    }
  }

  private String value() {
    if (format.skipBlanks()) {
      skipBlanks();
    }
    StringBuilder value = new StringBuilder();
    if (at < text.length() && text.charAt(at) == format.quote()) {
      quoted(value);
    }
    while (at < text.length() && !isSeparator() && !isEnd(at) && !isComment(at)) {
      value.append(text.charAt(at++));
    }
    return value.toString();
  }

  private void quoted(StringBuilder value) {
    char quote = format.quote();
    at++;
    while (at < text.length()) {
      char next = text.charAt(at++);
      if (next != quote) {
        value.append(next);
      } else if (at < text.length() && text.charAt(at) == quote) {
        value.append(quote);
        at++;
      } else {
        return;
      }
    }
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
