package dev.assay.pandas.syntax;

import dev.assay.pandas.value.None;
import java.util.ArrayList;
import java.util.List;

/** Parses atoms, displays and what may follow them: calls, attributes, subscripts. */
final class PrimaryParser {

  private final TokenStream tokens;
  private final ExpressionParser expressions;
  private final DisplayParser displays;
  private final CallParser calls;

  PrimaryParser(TokenStream tokens, ExpressionParser expressions) {
    this.tokens = tokens;
    this.expressions = expressions;
    this.displays = new DisplayParser(tokens, expressions);
    this.calls = new CallParser(tokens, expressions, displays);
  }

  Expression primary() {
    Expression result = atom();
    while (tokens.at(Token.Kind.OPERATOR)) {
      switch (tokens.peek().text()) {
        case "(" -> result = calls.call(result);
        case "[" -> {
          tokens.take();
          Expression index = subscript();
          tokens.expect("]");
          result = new Expression.Subscript(tokens.since(result.span()), result, index);
        }
        case "." -> {
          tokens.take();
          Token name = tokens.expectName();
          result = new Expression.Attribute(tokens.since(result.span()), result, name.text());
        }
        default -> {
          return result;
        }
      }
    }
    return result;
  }

  /** What stands between square brackets: one index or slice, or several as a tuple. */
  private Expression subscript() {
    Expression first = sliceOrExpression();
    if (!tokens.at(",")) {
      return first;
    }
    List<Expression> items = new ArrayList<>();
    items.add(first);
    while (tokens.accept(",") && !tokens.at("]")) {
      items.add(sliceOrExpression());
    }
    return new Expression.TupleDisplay(tokens.since(first.span()), items);
  }

  private Expression sliceOrExpression() {
    Span start = tokens.peek().span();
    Expression first = tokens.at(":") ? null : expressions.starOrNamed();
    if (first != null && !tokens.at(":")) {
      return first;
    }
    tokens.expect(":");
    Expression stop = endsSlicePart() ? null : expressions.expression();
    Expression step = null;
    if (tokens.accept(":") && !endsSlicePart()) {
      step = expressions.expression();
    }
    return new Expression.Slice(tokens.since(start), first, stop, step);
  }

  private boolean endsSlicePart() {
    return tokens.at(":") || tokens.at(",") || tokens.at("]");
  }

  private Expression atom() {
    Token next = tokens.peek();
    return switch (next.kind()) {
      case NAME -> name();
      case NUMBER -> new Expression.Literal(next.span(), tokens.take().value());
      case STRING, FSTRING -> new StringParser(tokens).strings();
      case KEYWORD -> keyword(next);
      case OPERATOR ->
          switch (next.text()) {
            case "(" -> displays.parenthesized();
            case "[" -> displays.list();
            case "{" -> displays.braces();
            case "..." -> throw tokens.error("'...' is not supported: use 'pass' or None");
            default -> throw invalid();
          };
      case NEWLINE, INDENT, DEDENT, END -> throw invalid();
    };
  }

  private Expression name() {
    Token name = tokens.take();
    boolean statement = name.text().equals("print") || name.text().equals("exec");
    if (statement && beginsValue(tokens.peek())) {
      throw new SyntaxException(
          "Missing parentheses in call to '%1$s'. Did you mean %1$s(...)?".formatted(name.text()),
          name.span().start());
    }
    return ExpressionParser.nameOf(name);
  }

  /** Whether a token begins a value and nothing else: {@code print -1} is a difference. */
  private static boolean beginsValue(Token token) {
    return switch (token.kind()) {
      case NAME, NUMBER, STRING, FSTRING -> true;
      case KEYWORD ->
          token.is("None") || token.is("True") || token.is("False") || token.is("lambda");
      case OPERATOR -> token.is("{") || token.is("~");
      case NEWLINE, INDENT, DEDENT, END -> false;
    };
  }

  private Expression keyword(Token next) {
    Object value =
        switch (next.text()) {
          case "None" -> None.NONE;
          case "True" -> true;
          case "False" -> false;
          case "yield" ->
              throw tokens.error(
                  "'yield' is not supported within expressions: write it on a line of its own");
          case "await" ->
              throw tokens.error("'await' is not supported: use functions that return lists");
          default -> throw invalid();
        };
    return new Expression.Literal(tokens.take().span(), value);
  }

  private SyntaxException invalid() {
    return tokens.error("invalid syntax: expected an expression, got " + tokens.shown());
  }
}
