package dev.assay.pandas;

import dev.assay.pandas.eval.Limits;
import dev.assay.pandas.syntax.ParsedProgram;
import dev.assay.pandas.syntax.Parser;
import dev.assay.pandas.syntax.Source;
import dev.assay.pandas.syntax.SyntaxError;
import dev.assay.pandas.value.LimitError;
import java.time.Duration;

/** A program that has been parsed and can be evaluated any number of times. */
public final class Program {

  private static final Duration TIME = Limits.DEFAULT.time();

  /** Programs up to here are parsed at once, whatever is in them. */
  private static final int SHORT = 20_000;

  private final ParsedProgram parsed;

  private Program(ParsedProgram parsed) {
    this.parsed = parsed;
  }

  /**
   * Parses a program.
   *
   * @param name what errors call it, such as {@code test code}
   * @throws PandasException a SyntaxError, IndentationError or TabError with its place
   */
  public static Program parse(String name, String code) {
    Source source = new Source(name, code);
    try {
      return ofOutcome(
          code.length() <= SHORT
              ? Parser.parse(source)
              : BoundedRun.within(TIME, () -> Parser.parse(source)));
    } catch (LimitError limit) {
      throw PandasException.of(limit);
    }
  }

  private static Program ofOutcome(Parser.Outcome parsed) {
    return switch (parsed) {
      case Parser.Outcome.Parsed outcome -> new Program(outcome.program());
      case Parser.Outcome.Failed failed -> {
        SyntaxError first = failed.errors().getFirst();
        throw new PandasException(
            first.type(), first.message(), failed.source().position(first.offset()));
      }
    };
  }

  ParsedProgram parsed() {
    return parsed;
  }
}
