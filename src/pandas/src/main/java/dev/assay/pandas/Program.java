package dev.assay.pandas;

import dev.assay.pandas.syntax.ParsedProgram;
import dev.assay.pandas.syntax.Parser;
import dev.assay.pandas.syntax.Source;
import dev.assay.pandas.syntax.SyntaxError;

/** A program that has been parsed and can be evaluated any number of times. */
public final class Program {

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
    return switch (Parser.parse(new Source(name, code))) {
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
