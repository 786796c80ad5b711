package dev.assay.pandas.syntax;

import dev.assay.pandas.value.None;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One token of the source.
 *
 * @param start where it begins in the source
 * @param end where it ends, not included
 * @param text a name, keyword or operator as written; empty for others
 * @param value a number's or string's value, or the parts of an f-string ({@link Piece})
 */
record Token(Kind kind, int start, int end, String text, Object value) {

  enum Kind {
    NAME,
    KEYWORD,
    NUMBER,
    STRING,
    FSTRING,
    OPERATOR,
    NEWLINE,
    INDENT,
    DEDENT,
    END
  }

  /** A part of an f-string before its expressions are parsed. */
  sealed interface Piece {

    /** Text, escapes resolved. */
    record Chars(String text) implements Piece {}

    /**
     * {@code {expression!conversion:spec}}.
     *
     * @param debug the text to show before the value ({@code x=}), empty for none
     * @param conversion a space when there is none
     */
    record Field(Span expression, String debug, char conversion, List<Piece> spec)
        implements Piece {}
  }

  Span span() {
    return new Span(start, end);
  }

  boolean is(String symbol) {
    return (kind == Kind.OPERATOR || kind == Kind.KEYWORD) && text.equals(symbol);
  }

  /** The value of a number, a string, None, True or False; {@code null} of any other token. */
  @Nullable Object literal() {
    return switch (kind) {
      case NUMBER, STRING -> value;
      case KEYWORD ->
          switch (text) {
            case "None" -> None.NONE;
            case "True" -> true;
            case "False" -> false;
            default -> null;
          };
      default -> null;
    };
  }

  /** Whether an expression ends before it, whatever that was. */
  boolean endsExpression() {
    return switch (kind) {
      case NEWLINE, END -> true;
      case OPERATOR -> text.length() == 1 && ",)]}:".indexOf(text.charAt(0)) >= 0;
      default -> false;
    };
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  /** How an error message calls it. */
  String shown() {
    return switch (kind) {
      case NEWLINE -> "the end of the line";
      case INDENT -> "an indentation";
      case DEDENT -> "the end of the block";
      case END -> "the end of the program";
      case NUMBER -> "a number";
      case STRING, FSTRING -> "a string";
      case NAME, KEYWORD, OPERATOR -> "'" + text + "'";
    };
  }
}
