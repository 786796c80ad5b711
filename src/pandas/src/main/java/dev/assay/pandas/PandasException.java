package dev.assay.pandas;

import dev.assay.pandas.value.LimitError;
import dev.assay.pandas.value.Position;
import dev.assay.pandas.value.PythonError;
import java.util.regex.Pattern;

/** A program that could not be parsed, or that ended in an error or at a limit. */
public final class PandasException extends RuntimeException {

  private static final Pattern LINE_END = Pattern.compile("\\s*\n\\s*(?:- )?");

  /** Values of any length stand in messages. */
  private static final int MOST_CHARACTERS = 10_000;

  private final String type;
  private final Position position;
  private final String printed;

  PandasException(String type, String message, Position position) {
    this(type, message, position, "");
  }

  private PandasException(String type, String message, Position position, String printed) {
    super(message);
    this.type = type;
    this.position = position;
    this.printed = printed;
  }

  static PandasException of(PythonError error) {
    return of(error, "");
  }

  /** The exception of an error; that of the limit where its text passes one. */
  static PandasException of(PythonError error, String printed) {
    try {
      return told(error, printed);
    } catch (LimitError limit) {
      Position position = error.position();
      return new PandasException(
          limit.type(),
          String.valueOf(limit.getMessage()),
          position == null ? new Position("", 0, 0) : position,
          printed);
    }
  }

  private static PandasException told(PythonError error, String printed) {
    Position position = error.position();
    PandasException exception =
        new PandasException(
            error.type(),
            inOneLine(bounded(String.valueOf(error.getMessage())) + error.hint()),
            position == null ? new Position("", 0, 0) : position,
            printed);
    if (error.getCause() != null) {
      exception.initCause(error.getCause());
    }
    return exception;
  }

  private static String bounded(String message) {
    return message.length() > MOST_CHARACTERS
        ? message.substring(0, MOST_CHARACTERS) + "..."
        : message;
  }

  /** pandas gives some advice in lines of its own. */
  private static String inOneLine(String message) {
    return message.indexOf('\n') < 0 ? message : LINE_END.matcher(message).replaceAll(" ");
  }

  /** The Python type's name: {@code KeyError}, {@code SyntaxError}, {@code TimeLimitError}. */
  public String type() {
    return type;
  }

  /** The name of the program in which it happened; empty when no program was to blame. */
  public String source() {
    return position.source();
  }

  /** What the program had printed before. */
  public String printed() {
    return printed;
  }

  /** The line, from 1. */
  public int line() {
    return position.line();
  }

  /** The column, from 1. */
  public int column() {
    return position.column();
  }

  /** One line: {@code KeyError: 'nmae' (test code, line 3, column 7)}. */
  public String describe() {
    String message = getMessage();
    String what = message == null || message.isEmpty() ? type : type + ": " + message;
    String where =
        position.source().isEmpty()
            ? ""
            : " (%s, line %d, column %d)"
                .formatted(position.source(), position.line(), position.column());
    return what.replace("\n", " ") + where;
  }
}
