package dev.assay.pandas.syntax;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads one string literal: plain, raw, formatted; in one or three quotes of either kind. */
final class StringScanner {

  private static final int MAX_DEPTH = 8;

  private final String text;
  private final int depth;
  private final int start;
  private final int end;
  private final String prefix;
  private final String quote;
  private int at;

  private StringScanner(String text, int start, int end, String prefix, String quote, int depth) {
    this.text = text;
    this.depth = depth;
    this.start = start;
    this.end = end;
    this.prefix = prefix;
    this.quote = quote;
    this.at = start + prefix.length() + quote.length();
  }

  /**
   * A scanner if a string begins here, prefix included.
   *
   * @param depth how many f-strings are around it
   */
  static @Nullable StringScanner at(String text, int start, int end, int depth) {
    if (depth > MAX_DEPTH) {
      throw new SyntaxException("f-string: expressions nested too deeply", start);
    }
    int quoteAt = start;
    while (quoteAt < end && quoteAt - start < 3 && isLetter(text.charAt(quoteAt))) {
      quoteAt++;
    }
    if (quoteAt >= end || (text.charAt(quoteAt) != '\'' && text.charAt(quoteAt) != '"')) {
      return null;
    }
    if (quoteAt == start) {
      return new StringScanner(text, start, end, "", quoteAt(text, start, end), depth);
    }
    String prefix = text.substring(start, quoteAt);
    String kind = prefix.toLowerCase(Locale.ROOT);
    return switch (kind) {
      case "r", "u", "f", "fr", "rf" ->
          new StringScanner(text, start, end, prefix, quoteAt(text, quoteAt, end), depth);
      case "b", "br", "rb" -> throw new SyntaxException("bytes are not supported: use str", start);
      default -> null;
    };
  }

  private static boolean isLetter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  }

  private static String quoteAt(String text, int at, int end) {
    char quote = text.charAt(at);
    boolean triple = at + 3 <= end && text.charAt(at + 1) == quote && text.charAt(at + 2) == quote;
    if (quote == '"') {
      return triple ? "\"\"\"" : "\"";
    }
    return triple ? "'''" : "'";
  }

  private boolean isRaw() {
    return prefix.indexOf('r') >= 0 || prefix.indexOf('R') >= 0;
  }

  Token scan() {
    if (prefix.indexOf('f') >= 0 || prefix.indexOf('F') >= 0) {
      FStringScanner scanner = new FStringScanner(text, at, end, quote, isRaw(), depth);
      List<Token.Piece> pieces = scanner.scan(start);
      return new Token(Token.Kind.FSTRING, new Span(start, scanner.offset()), "", pieces);
    }
    int stop = findEnd();
    String body = text.substring(at, stop);
    String value = isRaw() ? body : Escapes.resolve(body, at);
    return new Token(Token.Kind.STRING, new Span(start, stop + quote.length()), "", value);
  }

  private int findEnd() {
    int stop = at;
    char mark = quote.charAt(0);
    while (stop < end) {
      char next = text.charAt(stop);
      if (next == '\\') {
        stop += 2;
      } else if (next == mark && (quote.length() == 1 || text.startsWith(quote, stop))) {
        return stop;
      } else if (next == '\n' && quote.length() == 1) {
        break;
      } else {
        stop++;
      }
    }
    throw unterminated(quote, start);
  }

  static SyntaxException unterminated(String quote, int start) {
    return new SyntaxException(
        quote.length() == 3
            ? "unterminated triple-quoted string literal"
            : "unterminated string literal",
        start);
  }
}
