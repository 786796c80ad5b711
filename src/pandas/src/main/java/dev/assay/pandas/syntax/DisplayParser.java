package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.List;

/** Parses what stands in brackets: tuples, lists, sets, dicts and comprehensions. */
final class DisplayParser {

  private final TokenStream tokens;
  private final ExpressionParser expressions;

  DisplayParser(TokenStream tokens, ExpressionParser expressions) {
    this.tokens = tokens;
    this.expressions = expressions;
  }

  /** A tuple, a generator expression, or an expression in parentheses. */
  Expression parenthesized() {
    Token open = tokens.take();
    if (tokens.accept(")")) {
      return new Expression.TupleDisplay(tokens.since(open.span()), List.of());
    }
    Expression first = expressions.starOrNamed();
    if (tokens.at("for")) {
      List<Expression.Clause> clauses = clauses(first);
      tokens.expect(")");
      return comprehension(open, Expression.ComprehensionKind.GENERATOR, first, clauses);
    }
    if (!tokens.at(",")) {
      close(open, ")");
      if (first instanceof Expression.Starred) {
        throw new SyntaxException("cannot use starred expression here", first.span().start());
      }
      return first;
    }
    List<Expression> items = rest(first, ")");
    close(open, ")");
    return new Expression.TupleDisplay(tokens.since(open.span()), items);
  }

  private void close(Token open, String symbol) {
    if (!tokens.at(symbol)) {
      throw tokens.error(
          "invalid syntax: expected ',' or '%s' for the '%s' before, got %s"
              .formatted(symbol, open.text(), tokens.shown()));
    }
    tokens.take();
  }

  private Expression comprehension(
      Token open,
      Expression.ComprehensionKind kind,
      Expression element,
      List<Expression.Clause> clauses) {
    return new Expression.Comprehension(
        tokens.since(open.span()), kind, element, null, clauses, new Scope());
  }

  /** The further items of a display, up to its closing bracket. */
  private List<Expression> rest(Expression first, String closing) {
    List<Expression> items = new ArrayList<>();
    items.add(first);
    while (tokens.accept(",") && !tokens.at(closing)) {
      items.add(expressions.starOrNamed());
    }
    return items;
  }

  Expression list() {
    Token open = tokens.take();
    List<Expression> items = tokens.literals("]");
    if (items == null) {
      Expression first = expressions.starOrNamed();
      if (tokens.at("for")) {
        List<Expression.Clause> clauses = clauses(first);
        close(open, "]");
        return comprehension(open, Expression.ComprehensionKind.LIST, first, clauses);
      }
      items = rest(first, "]");
    }
    close(open, "]");
    return new Expression.ListDisplay(tokens.since(open.span()), items);
  }

  /** A dict, a set, or a comprehension of either. */
  Expression braces() {
    Token open = tokens.take();
    if (tokens.accept("}")) {
      return new Expression.DictDisplay(tokens.since(open.span()), List.of());
    }
    if (tokens.at("**")) {
      return dict(open, dictItem());
    }
    Expression first = expressions.starOrNamed();
    if (tokens.accept(":")) {
      Expression value = expressions.expression();
      if (tokens.at("for")) {
        List<Expression.Clause> clauses = clauses(first);
        close(open, "}");
        return new Expression.Comprehension(
            tokens.since(open.span()),
            Expression.ComprehensionKind.DICT,
            first,
            value,
            clauses,
            new Scope());
      }
      return dict(open, new Expression.DictItem(first, value));
    }
    if (tokens.at("for")) {
      List<Expression.Clause> clauses = clauses(first);
      close(open, "}");
      return comprehension(open, Expression.ComprehensionKind.SET, first, clauses);
    }
    List<Expression> items = rest(first, "}");
    close(open, "}");
    return new Expression.SetDisplay(tokens.since(open.span()), items);
  }

  private Expression dict(Token open, Expression.DictItem first) {
    List<Expression.DictItem> items = new ArrayList<>();
    items.add(first);
    while (tokens.accept(",") && !tokens.at("}")) {
      items.add(dictItem());
    }
    close(open, "}");
    return new Expression.DictDisplay(tokens.since(open.span()), items);
  }

  private Expression.DictItem dictItem() {
    if (tokens.accept("**")) {
      return new Expression.DictItem(null, expressions.binary(0));
    }
    Expression key = expressions.expression();
    if (!tokens.at(":")) {
      throw tokens.error("':' expected after dictionary key");
    }
    tokens.take();
    return new Expression.DictItem(key, expressions.expression());
  }

  /** {@code for target in iterable if condition …}, once or more. */
  List<Expression.Clause> clauses(Expression element) {
    if (element instanceof Expression.Starred) {
      throw new SyntaxException(
          "iterable unpacking cannot be used in comprehension", element.span().start());
    }
    List<Expression.Clause> clauses = new ArrayList<>();
    while (tokens.accept("for")) {
      Expression target = expressions.targets();
      Targets.check(target);
      tokens.expect("in");
      Expression iterable = expressions.or();
      List<Expression> conditions = new ArrayList<>();
      while (tokens.accept("if")) {
        conditions.add(condition());
      }
      clauses.add(new Expression.Clause(target, iterable, conditions));
    }
    if (tokens.at("async")) {
      throw tokens.error("'async' is not supported");
    }
    return clauses;
  }

  /** A condition of a clause: no conditional expression without parentheses; a walrus is one. */
  private Expression condition() {
    boolean walrus = tokens.at(Token.Kind.NAME) && tokens.peekSecond().is(":=");
    return walrus ? expressions.named() : expressions.or();
  }
}
