package dev.assay.pandas.syntax;

import dev.assay.pandas.value.TimeLimit;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Cuts a source into tokens, with Python's rules for lines and indentation. */
final class Lexer {

  private static final String OPERATORS = "+-*/%@&|^~<>()[]{},:.;=";
  private static final String BEFORE_EQUALS = "+-*/%&|^@=!<>:";
  private static final String DOUBLED = "*/<>";
  private static final int ASCII = 0x80;

  /** The operators of one character, by that; {@code null} where it is none. */
  private static final @Nullable String[] SYMBOLS = new String[ASCII];

  /** Whether a character may be part of a name or keyword. */
  private static final boolean[] WORD_PARTS = new boolean[ASCII];

  static {
    OPERATORS.chars().forEach(symbol -> SYMBOLS[symbol] = Character.toString(symbol).intern());
    for (char part = 0; part < ASCII; part++) {
      WORD_PARTS[part] = part == '_' || Character.isLetterOrDigit(part);
    }
  }

  private static final Set<String> KEYWORDS =
      Set.of(
          "False",
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
          "yield");

  /**
   * By the first character of a word, a bit for each length that a keyword has; most words have
   * none.
   */
  private static final int[] KEYWORD_LENGTHS = new int[ASCII];

  static {
    KEYWORDS.forEach(word -> KEYWORD_LENGTHS[word.charAt(0)] |= 1 << word.length());
  }

  private static final int MAX_BRACKETS = 100;

  /** About how many there are, so that lists seldom grow. */
  private static final int CHARACTERS_A_TOKEN = 3;

  private final String text;
  private final char[] chars;
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
    this.chars = source.chars();
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
      if (at >= end) {
        return finish();
      }
      char next = chars[at];
      if (next == ' ' && at + 1 < end) {
        next = chars[++at]; // one space stands before every third token
      }
      if (next != '\n') {
        token(next);
      } else if (isBracketed()) {
        at++;
      } else {
        add(Token.Kind.NEWLINE, at + 1, "");
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
      throw new SyntaxException("'" + open.text() + "' was never closed", open.start());
    }
    if (!withinBrackets) {
      if (!tokens.isEmpty() && !tokens.getLast().is(Token.Kind.NEWLINE)) {
        add(Token.Kind.NEWLINE, end, "");
      }
      indentation.finish(lastLine(), tokens);
    }
    at = lastLine();
    add(Token.Kind.END, at, "");
    return tokens;
  }

  /** Where the last line ends: what is missing at the end is missed there, not a line below. */
  private int lastLine() {
    return !withinBrackets && end > 0 && chars[end - 1] == '\n' ? end - 1 : end;
  }

  /** One token, or what stands between tokens; what most characters begin comes first. */
  private void token(char next) {
    TimeLimit.check();
    if (next == ' ') {
      skipSpaces();
    } else if (next >= ASCII) {
      unicodeWord();
    } else if (WORD_PARTS[next] ? isDigit(at) : next == '.' && isDigit(at + 1)) {
      add(NumberScanner.scan(text, at, end));
    } else if (WORD_PARTS[next]) {
      word();
    } else if (SYMBOLS[next] != null) {
      operator(next, SYMBOLS[next]);
    } else {
      other(next);
    }
  }

  private void other(char next) {
    switch (next) {
      case '\'', '"' -> add(StringScanner.scan(text, at, at, end, depth));
      case '\t', '\f' -> at++;
      case '#' -> skipComment();
      case '\\' -> joinLines();
      case '!' -> longOperator(next);
      default -> throw unexpected(next);
    }
  }

  private void skipSpaces() {
    do {
      at++;
    } while (at < end && chars[at] == ' ');
  }

  private void skipComment() {
    while (at < end && chars[at] != '\n') {
      at++;
    }
  }

  private void joinLines() {
    if (at + 1 >= end || chars[at + 1] != '\n') {
      throw new SyntaxException("unexpected character after line continuation character", at + 1);
    }
    at += 2;
  }

  private void add(Token token) {
    tokens.add(token);
    at = token.end();
  }

  private boolean isDigit(int offset) {
    return offset < end && chars[offset] >= '0' && chars[offset] <= '9';
  }

  /** A name, a keyword or the prefix of a string and what follows it. */
  private void word() {
    int stop = at + 1;
    while (stop < end && chars[stop] < ASCII && WORD_PARTS[chars[stop]]) {
      stop++;
    }
    char next = stop < end ? chars[stop] : ' ';
    if ((next == '\'' || next == '"') && StringScanner.isPrefix(text.substring(at, stop), at)) {
      add(StringScanner.scan(text, at, stop, end, depth));
    } else if (next >= ASCII) {
      unicodeWord();
    } else {
      String word = text.substring(at, stop);
      add(isKeyword(word) ? Token.Kind.KEYWORD : Token.Kind.NAME, stop, word);
    }
  }

  private void unicodeWord() {
    if (!Character.isUnicodeIdentifierStart(text.codePointAt(at)) && chars[at] != '_') {
      throw unexpected(chars[at]);
    }
    int stop = at;
    while (stop < end) {
      int point = text.codePointAt(stop);
      if (!Character.isUnicodeIdentifierPart(point) || Character.isIdentifierIgnorable(point)) {
        break;
      }
      stop += Character.charCount(point);
    }
    String word = Normalizer.normalize(text.substring(at, stop), Normalizer.Form.NFKC);
    add(isKeyword(word) ? Token.Kind.KEYWORD : Token.Kind.NAME, stop, word);
  }

  /** Whether Python keeps a word for itself. */
  private static boolean isKeyword(String word) {
    char first = word.charAt(0);
    return first < ASCII
        && (KEYWORD_LENGTHS[first] & 1 << word.length()) != 0
        && KEYWORDS.contains(word);
  }

  private void operator(char next, String symbol) {
    switch (next) {
      case ',' -> add(Token.Kind.OPERATOR, at + 1, symbol);
      case '(', '[', '{' -> {
        add(Token.Kind.OPERATOR, at + 1, symbol);
        open(tokens.getLast());
      }
      case ')', ']', '}' -> {
        add(Token.Kind.OPERATOR, at + 1, symbol);
        close(tokens.getLast());
      }
      default -> longOperator(next);
    }
  }

  private void longOperator(char next) {
    int length = operatorLength(next);
    if (length == 0) {
      throw unexpected(next);
    }
    String symbol = length == 1 ? SYMBOLS[next] : text.substring(at, at + length);
    add(Token.Kind.OPERATOR, at + length, symbol);
  }

  /** Of the operators that begin here the longest; 0 where none does. */
  private int operatorLength(char next) {
    char second = at + 1 < end ? chars[at + 1] : ' ';
    if (second == next && (next == '.' || DOUBLED.indexOf(next) >= 0)) {
      char third = at + 2 < end ? chars[at + 2] : ' ';
      if (third == (next == '.' ? '.' : '=')) {
        return 3;
      }
      return next == '.' ? 1 : 2;
    }
    if (second == '=' && BEFORE_EQUALS.indexOf(next) >= 0 || next == '-' && second == '>') {
      return 2;
    }
    return SYMBOLS[next] != null ? 1 : 0;
  }

  private SyntaxException unexpected(char next) {
    int point = text.codePointAt(at);
    return next < 0x80
        ? new SyntaxException("invalid syntax: unexpected '" + next + "'", at)
        : new SyntaxException(
            "invalid character '%s' (U+%04X)".formatted(Character.toString(point), point), at);
  }

  private void open(Token token) {
    brackets.push(token);
    if (brackets.size() > MAX_BRACKETS) {
      throw new SyntaxException("too many nested parentheses", token.start());
    }
  }

  private void close(Token token) {
    if (brackets.isEmpty()) {
      throw new SyntaxException("unmatched '" + token.text() + "'", token.start());
    }
    Token open = brackets.pop();
    if (closing(open.text().charAt(0)) != token.text().charAt(0)) {
      throw new SyntaxException(
          "closing parenthesis '%s' does not match opening parenthesis '%s'"
              .formatted(token.text(), open.text()),
          token.start());
    }
  }

  private static char closing(char open) {
    return switch (open) {
      case '(' -> ')';
      case '[' -> ']';
      default -> '}';
    };
  }

  private void add(Token.Kind kind, int stop, String word) {
    tokens.add(new Token(kind, at, stop, word, ""));
    at = stop;
  }
}
