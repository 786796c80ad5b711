package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.List;

/** Parses compound statements and the blocks in them. */
final class BlockParser {

  private final TokenStream tokens;
  private final ExpressionParser expressions;
  private final StatementParser statements;

  BlockParser(TokenStream tokens) {
    this.tokens = tokens;
    this.expressions = new ExpressionParser(tokens);
    this.statements = new StatementParser(tokens, expressions);
  }

  /** All statements up to the end of the program. */
  List<Statement> program() {
    List<Statement> all = new ArrayList<>();
    while (!tokens.at(Token.Kind.END)) {
      if (!tokens.accept(Token.Kind.NEWLINE)) {
        all.addAll(statement());
      }
    }
    return all;
  }

  private List<Statement> statement() {
    Token first = tokens.peek();
    if (first.is(Token.Kind.INDENT)) {
      throw new SyntaxException("IndentationError", "unexpected indent", first.span().start());
    }
    if (first.kind() == Token.Kind.OPERATOR && first.is("@")) {
      return decorated();
    }
    if (first.kind() == Token.Kind.NAME && isMatchStatement(first)) {
      throw tokens.error("'match' statements are not supported: use 'if' and 'elif'");
    }
    if (first.kind() != Token.Kind.KEYWORD) {
      return statements.line();
    }
    return switch (first.text()) {
      case "if" -> List.of(conditional());
      case "while" -> List.of(whileLoop());
      case "for" -> List.of(forLoop());
      case "try" -> List.of(tried());
      case "def" -> List.of(function());
      case "class" ->
          throw tokens.error("'class' is not supported: use functions, dicts and frames");
      case "with" -> List.of(within());
      case "async" -> throw tokens.error("'async' is not supported");
      default -> statements.line();
    };
  }

  /** A function, and after it the assignments that its decorators stand for. */
  private List<Statement> decorated() {
    Span start = tokens.peek().span();
    List<Expression> decorators = new ArrayList<>();
    while (tokens.accept("@")) {
      decorators.add(expressions.named());
      while (tokens.accept(Token.Kind.NEWLINE)) {
        continue;
      }
    }
    if (!tokens.at("def")) {
      throw tokens.error("only functions can be decorated: 'class' is not supported");
    }
    Statement.Def function = (Statement.Def) function();
    List<Statement> statements = new ArrayList<>(List.of(function));
    for (Expression decorator : decorators.reversed()) {
      Expression.Name name = function.name();
      Expression.Argument argument = new Expression.Argument.Positional(copy(name));
      statements.add(
          new Statement.Assign(
              tokens.since(start),
              List.of(copy(name)),
              new Expression.Call(decorator.span(), decorator, List.of(argument))));
    }
    return statements;
  }

  private static Expression.Name copy(Expression.Name name) {
    return new Expression.Name(name.span(), name.id(), new Reference());
  }

  private boolean isMatchStatement(Token first) {
    Token second = tokens.peekSecond();
    return first.text().equals("match")
        && (second.is(Token.Kind.NAME) || second.is(Token.Kind.STRING));
  }

  /** A colon, and a block indented on the lines below or simple statements on the same line. */
  private List<Statement> block(String after) {
    if (!tokens.at(":")) {
      throw tokens.error("expected ':' after " + after + ", got " + tokens.shown());
    }
    tokens.take();
    if (!tokens.accept(Token.Kind.NEWLINE)) {
      return statements.line();
    }
    if (!tokens.at(Token.Kind.INDENT)) {
      throw new SyntaxException(
          "IndentationError",
          "expected an indented block after " + after,
          tokens.peek().span().start());
    }
    tokens.enter();
    try {
      tokens.take();
      List<Statement> body = new ArrayList<>();
      while (!tokens.accept(Token.Kind.DEDENT)) {
        body.addAll(statement());
      }
      return body;
    } finally {
      tokens.leave();
    }
  }

  private List<Statement> otherwise() {
    return tokens.accept("else") ? block("'else'") : List.of();
  }

  private Statement conditional() {
    Span start = tokens.peek().span();
    List<Statement.Branch> branches = new ArrayList<>();
    do {
      String keyword = "'" + tokens.take().text() + "' statement";
      Expression condition = expressions.named();
      if (tokens.at("=")) {
        throw tokens.error("invalid syntax. Maybe you meant '==' or ':=' instead of '='?");
      }
      branches.add(new Statement.Branch(condition, block(keyword)));
    } while (tokens.at("elif"));
    List<Statement> otherwise = otherwise();
    return new Statement.If(tokens.since(start), branches, otherwise);
  }

  private Statement whileLoop() {
    Token first = tokens.take();
    Expression condition = expressions.named();
    List<Statement> body = block("'while' statement");
    List<Statement> otherwise = otherwise();
    return new Statement.While(tokens.since(first.span()), condition, body, otherwise);
  }

  private Statement forLoop() {
    Token first = tokens.take();
    Expression target = expressions.targets();
    Targets.check(target);
    tokens.expect("in");
    Expression iterable = expressions.expressions();
    List<Statement> body = block("'for' statement");
    List<Statement> otherwise = otherwise();
    return new Statement.For(tokens.since(first.span()), target, iterable, body, otherwise);
  }

  private Statement tried() {
    Token first = tokens.take();
    List<Statement> body = block("'try' statement");
    List<Statement.Handler> handlers = new ArrayList<>();
    while (tokens.at("except")) {
      handlers.add(handler());
      if (handlers.size() > 1 && handlers.get(handlers.size() - 2).type() == null) {
        throw tokens.error("default 'except:' must be last");
      }
    }
    List<Statement> otherwise = handlers.isEmpty() ? List.of() : otherwise();
    List<Statement> last = tokens.accept("finally") ? block("'finally' statement") : List.of();
    if (handlers.isEmpty() && last.isEmpty()) {
      throw tokens.error("expected 'except' or 'finally' block");
    }
    return new Statement.Try(tokens.since(first.span()), body, handlers, otherwise, last);
  }

  private Statement within() {
    Token first = tokens.take();
    List<Statement.Item> items = new ArrayList<>();
    do {
      Expression manager = expressions.expression();
      Expression target = tokens.accept("as") ? expressions.expression() : null;
      if (target != null) {
        Targets.check(target);
      }
      items.add(new Statement.Item(manager, target));
    } while (tokens.accept(","));
    List<Statement> body = block("'with' statement");
    return new Statement.With(tokens.since(first.span()), items, body);
  }

  private Statement.Handler handler() {
    Token first = tokens.take();
    if (tokens.at("*")) {
      throw tokens.error("'except*' is not supported: use 'except'");
    }
    Expression type = tokens.at(":") ? null : expressions.expression();
    if (type != null && tokens.at(",")) {
      throw tokens.error("multiple exception types must be parenthesized");
    }
    Expression.Name name =
        type != null && tokens.accept("as") ? ExpressionParser.nameOf(tokens.expectName()) : null;
    List<Statement> body = block("'except' statement");
    return new Statement.Handler(tokens.since(first.span()), type, name, body);
  }

  private Statement function() {
    Token first = tokens.take();
    Expression.Name name = ExpressionParser.nameOf(tokens.expectName());
    tokens.expect("(");
    Parameters parameters = new ParameterParser(tokens, expressions).until(")", true);
    tokens.expect(")");
    if (tokens.accept("->")) {
      expressions.expression();
    }
    List<Statement> body = block("function definition");
    return new Statement.Def(tokens.since(first.span()), name, parameters, body, new Scope());
  }
}
