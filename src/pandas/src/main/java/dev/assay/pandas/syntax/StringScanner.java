package dev.assay.pandas.syntax;

import java.util.List;
import java.util.Locale;

/** Reads one string literal: plain, raw, formatted; in one or three quotes of either kind. */
final class StringScanner {

  private static final int LONGEST_PREFIX = 2;

  private StringScanner() {}

  /** Where the quote of the string is that begins here, prefix included; -1 where none begins. */
  static int quote(String text, int start, int end) {
    int at = start;
    while (at < end && at - start <= LONGEST_PREFIX && isLetter(text.charAt(at))) {
      at++;
    }
    boolean quoted = at < end && (text.charAt(at) == '\'' || text.charAt(at) == '"');
    return quoted && (at == start || isPrefix(text.substring(start, at), start)) ? at : -1;
  }

  private static boolean isLetter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
  }

  /** Whether a word right before a quote belongs to the string. */
  static boolean isPrefix(String word, int start) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "r", "u", "f", "fr", "rf" -> true;
      case "b", "br", "rb" -> throw new SyntaxException("bytes are not supported: use str", start);
      default -> false;
    };
  }

  /**
   * The string that begins at an offset.
   *
   * @param quoteAt where its first quote is, after the prefix
   * @param depth how many f-strings are around it
   */
  static Token scan(String text, int start, int quoteAt, int end, int depth) {
    String quote = quoteAt(text, quoteAt, end);
    int from = quoteAt + quote.length();
    boolean raw = hasPrefix(text, start, quoteAt, 'r');
    if (hasPrefix(text, start, quoteAt, 'f')) {
      FStringScanner scanner = new FStringScanner(text, from, end, quote, raw, depth);
      List<Token.Piece> pieces = scanner.scan(start);
      return new Token(Token.Kind.FSTRING, start, scanner.offset(), "", pieces);
    }
    int stop = closing(text, from, end, quote, start);
    String body = text.substring(from, stop);
    String value = raw || body.indexOf('\\') < 0 ? body : Escapes.resolve(body, from);
    return new Token(Token.Kind.STRING, start, stop + quote.length(), "", value);
  }

  /** Where the closing quote is; it must be before the end and, if it is one, on the same line. */
  private static int closing(String text, int from, int end, String quote, int start) {
    boolean single = quote.length() == 1;
    char first = quote.charAt(0);
    for (int at = from; at < end; at++) {
      char next = text.charAt(at);
      if (next == '\\') {
        at++;
      } else if (next == first && (single || text.startsWith(quote, at))) {
        return at;
      } else if (next == '\n' && single) {
        break;
      }
    }
    throw unterminated(quote, start);
  }

  private static boolean hasPrefix(String text, int start, int quoteAt, char prefix) {
    for (int at = start; at < quoteAt; at++) {
      if (Character.toLowerCase(text.charAt(at)) == prefix) {
        return true;
      }
    }
    return false;
  }

  private static String quoteAt(String text, int at, int end) {
    char quote = text.charAt(at);
    boolean triple = at + 3 <= end && text.charAt(at + 1) == quote && text.charAt(at + 2) == quote;
    if (quote == '"') {
      return triple ? "\"\"\"" : "\"";
    }
    return triple ? "'''" : "'";
  }

  static SyntaxException unterminated(String quote, int start) {
    return new SyntaxException(
        quote.length() == 3
            ? "unterminated triple-quoted string literal"
            : "unterminated string literal",
        start);
  }
}
