package dev.assay.pandas.syntax;

import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cuts a source into tokens, with Python's rules for lines and indentation. */
final class Lexer {

  private static final String OPERATORS = "+-*/%@&|^~<>()[]{},:.;=";
  private static final String BEFORE_EQUALS = "+-*/%&|^@=!<>:";
  private static final String DOUBLED = "*/<>";

  /** The operators of one character, by that; {@code null} where it is none. */
  private static final @Nullable String[] SYMBOLS = new String[0x80];

  static {
    OPERATORS.chars().forEach(symbol -> SYMBOLS[symbol] = Character.toString(symbol).intern());
  }

  private static final int MAX_BRACKETS = 100;

  /** About how many there are, so that lists seldom grow. */
  private static final int CHARACTERS_A_TOKEN = 3;

  private final String text;
  private final int end;
  private final boolean withinBrackets;
  private final List<Token> tokens;
  private final Deque<Token> brackets = new ArrayDeque<>();
  private final Indentation indentation;
  private final int depth;
  private int at;

  private Lexer(Source source, Span part, boolean withinBrackets, int depth) {
    this.depth = depth;
    this.text = source.text();
    this.at = part.start();
    this.end = part.end();
    this.withinBrackets = withinBrackets;
    this.tokens = new ArrayList<>((end - at) / CHARACTERS_A_TOKEN);
    this.indentation = new Indentation(text, end);
  }

  /** The tokens of a whole program. */
  static List<Token> program(Source source) {
    return new Lexer(source, new Span(0, source.text().length()), false, 0).run();
  }

  /** The tokens of one expression inside an f-string; line ends mean nothing there. */
  static List<Token> expression(Source source, Span part, int depth) {
    return new Lexer(source, part, true, depth).run();
  }

  private List<Token> run() {
    boolean lineStart = !withinBrackets;
    while (true) {
      if (lineStart) {
        at = indentation.startLine(at, tokens);
        lineStart = false;
      }
      skipBlanks();
      if (at >= end) {
        return finish();
      }
      char next = text.charAt(at);
      if (next != '\n') {
        token(next);
      } else if (isBracketed()) {
        at++;
      } else {
        add(Token.Kind.NEWLINE, at, at + 1, "");
        at++;
        lineStart = true;
      }
    }
  }

  private boolean isBracketed() {
    return withinBrackets || !brackets.isEmpty();
  }

  private List<Token> finish() {
    if (!brackets.isEmpty()) {
      Token open = brackets.peek();
      throw new SyntaxException("'" + open.text() + "' was never closed", open.span().start());
    }
    if (!withinBrackets) {
      if (!tokens.isEmpty() && !tokens.getLast().is(Token.Kind.NEWLINE)) {
        add(Token.Kind.NEWLINE, end, end, "");
      }
      indentation.finish(lastLine(), tokens);
    }
    add(Token.Kind.END, lastLine(), lastLine(), "");
    return tokens;
  }

  /** Where the last line ends: what is missing at the end is missed there, not a line below. */
  private int lastLine() {
    return !withinBrackets && end > 0 && text.charAt(end - 1) == '\n' ? end - 1 : end;
  }

  /** Blanks, comments and lines joined by a backslash. */
  private void skipBlanks() {
    while (at < end) {
      char next = text.charAt(at);
      if (next == ' ' || next == '\t' || next == '\f') {
        at++;
      } else if (next == '#') {
        while (at < end && text.charAt(at) != '\n') {
          at++;
        }
      } else if (next == '\\') {
        if (at + 1 >= end || text.charAt(at + 1) != '\n') {
          throw new SyntaxException(
              "unexpected character after line continuation character", at + 1);
        }
        at += 2;
      } else {
        return;
      }
    }
  }

  private void token(char next) {
    if (isPlainNamePart(next) ? isDigit(at) : next == '.' && isDigit(at + 1)) {
      add(NumberScanner.scan(text, at, end));
    } else if (next < SYMBOLS.length && SYMBOLS[next] != null) {
      operator(next);
    } else {
      other(next);
    }
  }

  private void other(char next) {
    StringScanner string = StringScanner.at(text, at, end, depth);
    if (string != null) {
      add(string.scan());
    } else if (isPlainNamePart(next) || Character.isUnicodeIdentifierStart(text.codePointAt(at))) {
      name();
    } else {
      operator(next);
    }
  }

  private void add(Token token) {
    tokens.add(token);
    at = token.span().end();
  }

  private boolean isDigit(int offset) {
    return offset < end && text.charAt(offset) >= '0' && text.charAt(offset) <= '9';
  }

  private void name() {
    int start = at;
    boolean ascii = true;
    while (at < end) {
      if (isPlainNamePart(text.charAt(at))) {
        at++;
        continue;
      }
      int point = text.codePointAt(at);
      if (!Character.isUnicodeIdentifierPart(point) || Character.isIdentifierIgnorable(point)) {
        break;
      }
      ascii = false;
      at += Character.charCount(point);
    }
    String word = text.substring(start, at);
    if (!ascii) {
      word = Normalizer.normalize(word, Normalizer.Form.NFKC);
    }
    add(isKeyword(word) ? Token.Kind.KEYWORD : Token.Kind.NAME, start, at, word);
  }

  /** Whether Python keeps a word for itself. */
  private static boolean isKeyword(String word) {
    return switch (word) {
      case "False",
          "None",
          "True",
          "and",
          "as",
          "assert",
          "async",
          "await",
          "break",
          "class",
          "continue",
          "def",
          "del",
          "elif",
          "else",
          "except",
          "finally",
          "for",
          "from",
          "global",
          "if",
          "import",
          "in",
          "is",
          "lambda",
          "nonlocal",
          "not",
          "or",
          "pass",
          "raise",
          "return",
          "try",
          "while",
          "with",
          "yield" ->
          true;
      default -> false;
    };
  }

  private static boolean isPlainNamePart(char letter) {
    return letter >= 'a' && letter <= 'z'
        || letter >= 'A' && letter <= 'Z'
        || letter >= '0' && letter <= '9'
        || letter == '_';
  }

  private void operator(char next) {
    int length = operatorLength(next);
    String symbol = length == 1 ? SYMBOLS[next] : text.substring(at, at + length);
    if (symbol == null || symbol.isEmpty()) {
      throw unexpected(next);
    }
    add(Token.Kind.OPERATOR, at, at + length, symbol);
    at += length;
    if (length == 1) {
      bracket(next, tokens.getLast());
    }
  }

  /** Of the operators that begin here the longest; 0 where none does. */
  private int operatorLength(char next) {
    char second = at + 1 < end ? text.charAt(at + 1) : ' ';
    if (second == next && (next == '.' || DOUBLED.indexOf(next) >= 0)) {
      char third = at + 2 < end ? text.charAt(at + 2) : ' ';
      if (third == (next == '.' ? '.' : '=')) {
        return 3;
      }
      return next == '.' ? 1 : 2;
    }
    if (second == '=' && BEFORE_EQUALS.indexOf(next) >= 0 || next == '-' && second == '>') {
      return 2;
    }
    return next < SYMBOLS.length && SYMBOLS[next] != null ? 1 : 0;
  }

  private SyntaxException unexpected(char next) {
    int point = text.codePointAt(at);
    return next < 0x80
        ? new SyntaxException("invalid syntax: unexpected '" + next + "'", at)
        : new SyntaxException(
            "invalid character '%s' (U+%04X)".formatted(Character.toString(point), point), at);
  }

  private void bracket(char symbol, Token token) {
    switch (symbol) {
      case '(', '[', '{' -> {
        brackets.push(token);
        if (brackets.size() > MAX_BRACKETS) {
          throw new SyntaxException("too many nested parentheses", token.span().start());
        }
      }
      case ')', ']', '}' -> close(token);
      default -> {}
    }
  }

  private void close(Token token) {
    if (brackets.isEmpty()) {
      throw new SyntaxException("unmatched '" + token.text() + "'", token.span().start());
    }
    Token open = brackets.pop();
    if (closing(open.text().charAt(0)) != token.text().charAt(0)) {
      throw new SyntaxException(
          "closing parenthesis '%s' does not match opening parenthesis '%s'"
              .formatted(token.text(), open.text()),
          token.span().start());
    }
  }

  private static char closing(char open) {
    return switch (open) {
      case '(' -> ')';
      case '[' -> ']';
      default -> '}';
    };
  }

  private void add(Token.Kind kind, int start, int stop, String word) {
    tokens.add(new Token(kind, new Span(start, stop), word, ""));
  }
}
