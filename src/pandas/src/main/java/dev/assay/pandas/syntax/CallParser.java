package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Parses the arguments of a call. */
final class CallParser {

  private final TokenStream tokens;
  private final ExpressionParser expressions;
  private final DisplayParser displays;

  CallParser(TokenStream tokens, ExpressionParser expressions, DisplayParser displays) {
    this.tokens = tokens;
    this.expressions = expressions;
    this.displays = displays;
  }

  Expression call(Expression function) {
    tokens.expect("(");
    List<Expression.Argument> arguments = new ArrayList<>();
    Before before = new Before();
    while (!tokens.at(")")) {
      Expression.Argument argument = argument(arguments.isEmpty());
      before.add(argument);
      arguments.add(argument);
      if (!tokens.accept(",")) {
        break;
      }
    }
    if (!tokens.at(")")) {
      throw tokens.error("invalid syntax: expected ',' or ')' in the call, got " + tokens.shown());
    }
    tokens.take();
    return new Expression.Call(tokens.since(function.span()), function, arguments);
  }

  private Expression.Argument argument(boolean first) {
    if (tokens.accept("*")) {
      return new Expression.Argument.Spread(expressions.expression());
    }
    if (tokens.accept("**")) {
      return new Expression.Argument.NamedSpread(expressions.expression());
    }
    if (tokens.at(Token.Kind.NAME) && tokens.peekSecond().is("=")) {
      String name = tokens.take().text();
      tokens.take();
      return new Expression.Argument.Named(name, expressions.expression());
    }
    Expression value = expressions.named();
    if (tokens.at("for")) {
      return new Expression.Argument.Positional(generator(value, first));
    }
    if (tokens.at("=")) {
      throw tokens.error("expression cannot contain assignment, perhaps you meant \"==\"?");
    }
    return new Expression.Argument.Positional(value);
  }

  private Expression generator(Expression element, boolean first) {
    List<Expression.Clause> clauses = displays.clauses(element);
    if (!first || !tokens.at(")")) {
      throw new SyntaxException(
          "Generator expression must be parenthesized", element.span().start());
    }
    return new Expression.Comprehension(
        tokens.since(element.span()),
        Expression.ComprehensionKind.GENERATOR,
        element,
        null,
        clauses,
        new Scope());
  }

  /** What stands before an argument; told once, however many there are. */
  private static final class Before {
    private final Set<String> names = new HashSet<>();
    private boolean spreads;

    private void add(Expression.Argument argument) {
      check(argument);
      switch (argument) {
        case Expression.Argument.Named named -> {
          if (!names.add(named.name())) {
            throw new SyntaxException(
                "keyword argument repeated: " + named.name(), named.value().span().start());
          }
        }
        case Expression.Argument.NamedSpread _ -> spreads = true;
        case Expression.Argument.Positional _, Expression.Argument.Spread _ -> {}
      }
    }

    private void check(Expression.Argument argument) {
      int start = argument.value().span().start();
      switch (argument) {
        case Expression.Argument.Positional _ -> {
          if (spreads) {
            throw new SyntaxException(
                "positional argument follows keyword argument unpacking", start);
          }
          if (!names.isEmpty()) {
            throw new SyntaxException("positional argument follows keyword argument", start);
          }
        }
        case Expression.Argument.Spread _ -> {
          if (spreads) {
            throw new SyntaxException(
                "iterable argument unpacking follows keyword argument unpacking", start);
          }
        }
        case Expression.Argument.Named _, Expression.Argument.NamedSpread _ -> {}
      }
    }
  }
}
