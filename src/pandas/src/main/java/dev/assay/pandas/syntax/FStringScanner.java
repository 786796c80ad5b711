package dev.assay.pandas.syntax;

import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.List;

/** Cuts the body of an f-string into text and fields; the fields' expressions stay as spans. */
final class FStringScanner {

  private static final int MAX_NESTING = 2;
  private static final int MAX_DEPTH = 8;

  private final int depth;
  private final String text;
  private final int end;
  private final String quote;
  private final boolean raw;
  private int at;

  FStringScanner(String text, int at, int end, String quote, boolean raw, int depth) {
    this.depth = depth;
    this.text = text;
    this.at = at;
    this.end = end;
    this.quote = quote;
    this.raw = raw;
  }

  /** Where the scan has come to: after the closing quote once it is done. */
  int offset() {
    return at;
  }

  List<Token.Piece> scan(int start) {
    List<Token.Piece> pieces = pieces(start, 0);
    at += quote.length();
    return pieces;
  }

  /** Pieces up to the closing quote, or up to the brace that closes a format spec. */
  private List<Token.Piece> pieces(int start, int nesting) {
    List<Token.Piece> pieces = new ArrayList<>();
    StringBuilder chars = new StringBuilder();
    while (true) {
      TimeLimit.check();
      checkOpen(start);
      char next = text.charAt(at);
      if (text.startsWith(quote, at) || (next == '}' && nesting > 0)) {
        addChars(chars, pieces);
        return pieces;
      }
      if (next == '\\' && !raw) {
        escape(chars);
      } else if (next == '{' && !text.startsWith("{{", at)) {
        addChars(chars, pieces);
        pieces.add(field(start, nesting));
      } else if (next == '{' || next == '}') {
        if (next == '}' && !text.startsWith("}}", at)) {
          throw new SyntaxException("f-string: single '}' is not allowed", at);
        }
        chars.append(next);
        at += 2;
      } else {
        chars.append(next);
        at++;
      }
    }
  }

  private void checkOpen(int start) {
    if (at >= end || (text.charAt(at) == '\n' && quote.length() == 1)) {
      throw StringScanner.unterminated(quote, start);
    }
  }

  private static void addChars(StringBuilder chars, List<Token.Piece> pieces) {
    if (!chars.isEmpty()) {
      pieces.add(new Token.Piece.Chars(chars.toString()));
      chars.setLength(0);
    }
  }

  /** One escape; those with digits or a name are cut out whole before they are resolved. */
  private void escape(StringBuilder chars) {
    int stop = Math.min(end, at + 2);
    char kind = stop > at + 1 ? text.charAt(at + 1) : ' ';
    switch (kind) {
      case 'x' -> stop = Math.min(end, at + 4);
      case 'u' -> stop = Math.min(end, at + 6);
      case 'U' -> stop = Math.min(end, at + 10);
      case 'N' -> {
        int close = text.indexOf('}', at);
        stop = close < 0 ? stop : Math.min(end, close + 1);
      }
      case '0', '1', '2', '3', '4', '5', '6', '7' -> {
        while (stop < end && stop < at + 4 && text.charAt(stop) >= '0' && text.charAt(stop) < '8') {
          stop++;
        }
      }
      case '{', '}' -> stop = at + 1;
      default -> {}
    }
    chars.append(Escapes.resolve(text.substring(at, stop), at));
    at = stop;
  }

  private Token.Piece.Field field(int start, int nesting) {
    int open = at;
    if (nesting >= MAX_NESTING) {
      throw new SyntaxException("f-string: expressions nested too deeply", at);
    }
    at++;
    if (depth >= MAX_DEPTH) {
      throw new SyntaxException("f-string: expressions nested too deeply", at);
    }
    int from = at;
    skipExpression(start);
    int to = at;
    if (text.substring(from, to).isBlank()) {
      throw new SyntaxException("f-string: valid expression required before '}'", open);
    }
    String debug = "";
    if (text.charAt(at) == '=') {
      at++;
      skipSpaces();
      debug = text.substring(from, at);
    }
    char conversion = conversion();
    List<Token.Piece> spec = List.of();
    if (at < end && text.charAt(at) == ':') {
      at++;
      spec = pieces(start, nesting + 1);
    }
    if (at >= end || text.charAt(at) != '}') {
      throw new SyntaxException("f-string: expecting '}'", open);
    }
    at++;
    return new Token.Piece.Field(new Span(from, to), debug, conversion, spec);
  }

  private void skipSpaces() {
    while (at < end && text.charAt(at) == ' ') {
      at++;
    }
  }

  private char conversion() {
    if (at >= end || text.charAt(at) != '!') {
      return ' ';
    }
    char kind = at + 1 < end ? text.charAt(at + 1) : ' ';
    if ("rsa".indexOf(kind) < 0) {
      throw new SyntaxException(
          "f-string: invalid conversion character: expected 's', 'r', or 'a'", at);
    }
    at += 2;
    return kind;
  }

  /** Moves to the {@code = ! : }} that ends the expression, over brackets and nested strings. */
  private void skipExpression(int start) {
    int brackets = 0;
    while (true) {
      if (at >= end) {
        throw StringScanner.unterminated(quote, start);
      }
      char next = text.charAt(at);
      int nested = startsString(next) ? StringScanner.quote(text, at, end) : -1;
      if (nested >= 0) {
        at = StringScanner.scan(text, at, nested, end, depth + 1).end();
        continue;
      }
      if ("([{".indexOf(next) >= 0) {
        brackets++;
      } else if (brackets > 0 && ")]}".indexOf(next) >= 0) {
        brackets--;
      } else if (brackets == 0 && endsExpression(next)) {
        return;
      }
      at += isComparison(next) ? 2 : 1;
    }
  }

  /**
   * Whether a quote, or a letter that may be a string's prefix and not the end of a name, is here.
   */
  private boolean startsString(char next) {
    return next == '\'' || next == '"' || !Character.isUnicodeIdentifierPart(text.charAt(at - 1));
  }

  private boolean isComparison(char next) {
    return "=!<>".indexOf(next) >= 0 && at + 1 < end && text.charAt(at + 1) == '=';
  }

  private boolean endsExpression(char next) {
    return next == '}' || next == ':' || ((next == '=' || next == '!') && !isComparison(next));
  }
}
