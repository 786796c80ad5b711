package dev.assay.pandas.syntax;

import java.util.List;
import java.util.Set;

/**
 * {@code from __future__ import ...}: what it asks for has been so for long, or changes
 * annotations, which have no effect. It may stand at the beginning of a program only.
 */
final class FutureImports {

  private static final String MODULE = "__future__";

  private static final Set<String> FEATURES =
      Set.of(
          "absolute_import",
          "annotations",
          "division",
          "generator_stop",
          "generators",
          "nested_scopes",
          "print_function",
          "unicode_literals",
          "with_statement");

  private FutureImports() {}

  /** The statements after those at the beginning that import from the future. */
  static List<Statement> removed(List<Statement> program) {
    int at = 0;
    while (at < program.size() && (isText(program.get(at), at) || isFuture(program.get(at)))) {
      at++;
    }
    List<Statement> first = program.subList(0, at);
    if (first.stream().noneMatch(FutureImports::isFuture)) {
      return program;
    }
    first.forEach(FutureImports::requireKnown);
    return program.subList(at, program.size());
  }

  /** The text that a program may begin with, to describe it. */
  private static boolean isText(Statement statement, int at) {
    return at == 0
        && statement instanceof Statement.ExpressionStatement text
        && text.expression() instanceof Expression.Literal literal
        && literal.value() instanceof String;
  }

  static boolean isFuture(Statement statement) {
    return statement instanceof Statement.ImportFrom one && one.module().equals(MODULE);
  }

  private static void requireKnown(Statement statement) {
    if (statement instanceof Statement.ImportFrom one) {
      for (Statement.ImportedName name : one.names()) {
        if (!FEATURES.contains(name.attribute())) {
          throw new SyntaxException(
              "future feature " + name.attribute() + " is not defined", one.span().start());
        }
      }
    }
  }
}
