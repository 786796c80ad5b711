package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.List;

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
    while (!tokens.at(")")) {
      Expression.Argument argument = argument(arguments.isEmpty());
      checkOrder(argument, arguments);
      if (argument instanceof Expression.Argument.Named named && isRepeated(named, arguments)) {
        throw new SyntaxException(
            "keyword argument repeated: " + named.name(), named.value().span().start());
      }
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

  private static boolean isRepeated(
      Expression.Argument.Named named, List<Expression.Argument> before) {
    for (Expression.Argument other : before) {
      if (other instanceof Expression.Argument.Named(var name, _) && name.equals(named.name())) {
        return true;
      }
    }
    return false;
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

  private static void checkOrder(Expression.Argument argument, List<Expression.Argument> before) {
    if (before.isEmpty() || before.getLast() instanceof Expression.Argument.Positional) {
      return;
    }
    int start = argument.value().span().start();
    switch (argument) {
      case Expression.Argument.Positional _ -> {
        if (before.stream().anyMatch(Expression.Argument.NamedSpread.class::isInstance)) {
          throw new SyntaxException(
              "positional argument follows keyword argument unpacking", start);
        }
        if (before.stream().anyMatch(Expression.Argument.Named.class::isInstance)) {
          throw new SyntaxException("positional argument follows keyword argument", start);
        }
      }
      case Expression.Argument.Spread _ -> {
        if (before.stream().anyMatch(Expression.Argument.NamedSpread.class::isInstance)) {
          throw new SyntaxException(
              "iterable argument unpacking follows keyword argument unpacking", start);
        }
      }
      case Expression.Argument.Named _, Expression.Argument.NamedSpread _ -> {}
    }
  }
}
