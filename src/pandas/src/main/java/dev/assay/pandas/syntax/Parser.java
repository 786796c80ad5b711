package dev.assay.pandas.syntax;

import java.util.List;

/** Parses programs. */
public final class Parser {

  private static final int MAX_LENGTH = 1_000_000;

  private Parser() {}

  /** A syntax tree, or what is wrong with the text. */
  public sealed interface Outcome {

    record Parsed(ParsedProgram program) implements Outcome {}

    /** At least one error, in the order of the text. */
    record Failed(Source source, List<SyntaxError> errors) implements Outcome {}
  }

  /** Parses a program and resolves its names. */
  public static Outcome parse(Source source) {
    if (source.text().length() > MAX_LENGTH) {
      String message = "the program is longer than " + MAX_LENGTH + " characters";
      return new Outcome.Failed(source, List.of(new SyntaxError("SyntaxError", message, 0)));
    }
    try {
      TokenStream tokens = new TokenStream(source, Lexer.program(source), 0);
      List<Statement> statements = FutureImports.removed(new BlockParser(tokens).program());
      List<SyntaxError> errors = Resolver.resolve(statements, source.text().contains("global"));
      return errors.isEmpty()
          ? new Outcome.Parsed(new ParsedProgram(source, statements))
          : new Outcome.Failed(source, errors);
    } catch (SyntaxException error) {
      return new Outcome.Failed(source, List.of(error.error()));
    }
  }
}
