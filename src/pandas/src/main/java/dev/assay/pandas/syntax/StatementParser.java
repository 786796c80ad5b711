package dev.assay.pandas.syntax;

import dev.assay.pandas.value.BinaryOperator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Parses simple statements: those that fit on a line, several with semicolons between. */
final class StatementParser {

  private static final Map<String, BinaryOperator> AUGMENTED =
      Map.ofEntries(
          Map.entry("+=", BinaryOperator.ADD),
          Map.entry("-=", BinaryOperator.SUBTRACT),
          Map.entry("*=", BinaryOperator.MULTIPLY),
          Map.entry("/=", BinaryOperator.DIVIDE),
          Map.entry("//=", BinaryOperator.FLOOR_DIVIDE),
          Map.entry("%=", BinaryOperator.MODULO),
          Map.entry("**=", BinaryOperator.POWER),
          Map.entry("@=", BinaryOperator.MATRIX_MULTIPLY),
          Map.entry("&=", BinaryOperator.AND),
          Map.entry("|=", BinaryOperator.OR),
          Map.entry("^=", BinaryOperator.XOR),
          Map.entry("<<=", BinaryOperator.SHIFT_LEFT),
          Map.entry(">>=", BinaryOperator.SHIFT_RIGHT));

  private final TokenStream tokens;
  private final ExpressionParser expressions;

  StatementParser(TokenStream tokens, ExpressionParser expressions) {
    this.tokens = tokens;
    this.expressions = expressions;
  }

  /** The simple statements of one line, its end included. */
  List<Statement> line() {
    List<Statement> statements = new ArrayList<>();
    do {
      statements.add(simple());
    } while (tokens.accept(";") && !tokens.at(Token.Kind.NEWLINE));
    if (!tokens.accept(Token.Kind.NEWLINE)) {
      throw tokens.error("invalid syntax: unexpected " + tokens.shown());
    }
    return statements;
  }

  private Statement simple() {
    Token first = tokens.peek();
    if (first.kind() == Token.Kind.OPERATOR && first.is("...")) {
      return new Statement.Pass(tokens.take().span());
    }
    if (first.kind() != Token.Kind.KEYWORD) {
      return expressionOrAssignment();
    }
    return switch (first.text()) {
      case "pass" -> new Statement.Pass(tokens.take().span());
      case "break" -> new Statement.Break(tokens.take().span());
      case "continue" -> new Statement.Continue(tokens.take().span());
      case "return" -> returned();
      case "raise" -> raise();
      case "assert" -> asserted();
      case "del" -> delete();
      case "global" -> new Statement.Global(tokens.take().span(), names());
      case "nonlocal" -> new Statement.Nonlocal(tokens.take().span(), names());
      case "import" -> new ImportParser(tokens).plain();
      case "from" -> new ImportParser(tokens).from();
      case "yield" -> yielded();
      case "None", "True", "False", "not", "lambda", "await" -> expressionOrAssignment();
      default -> throw tokens.error("invalid syntax: unexpected '" + first.text() + "'");
    };
  }

  private Statement expressionOrAssignment() {
    Token begin = tokens.peek();
    Expression first = expressions.expressions();
    Token next = tokens.peek();
    if (next.is(":")) {
      return annotated(first);
    }
    BinaryOperator operator =
        next.kind() == Token.Kind.OPERATOR ? AUGMENTED.get(next.text()) : null;
    if (operator != null) {
      Targets.checkAugmented(first);
      tokens.take();
      Expression value = value();
      return new Statement.AugmentedAssign(next.span(), first, operator, value);
    }
    return next.is("=") ? assignment(first) : statement(first, begin);
  }

  private Statement yielded() {
    Token first = tokens.take();
    boolean delegates = tokens.accept("from");
    boolean ends = tokens.at(Token.Kind.NEWLINE) || tokens.at(Token.Kind.END) || tokens.at(";");
    Expression value = ends && !delegates ? null : expressions.expressions();
    return new Statement.Yield(tokens.since(first.span()), value, delegates);
  }

  private static Statement statement(Expression expression, Token begin) {
    checkBare(expression, begin);
    return new Statement.ExpressionStatement(expression.span(), expression);
  }

  /** What is assigned. */
  private Expression value() {
    Token begin = tokens.peek();
    Expression value = expressions.expressions();
    checkBare(value, begin);
    return value;
  }

  private static void checkBare(Expression expression, Token begin) {
    if (expression instanceof Expression.Walrus walrus && !begin.is("(")) {
      throw new SyntaxException(
          "invalid syntax: use '=' to assign in a statement", walrus.span().start());
    }
  }

  private Statement assignment(Expression first) {
    List<Expression> targets = new ArrayList<>();
    Expression value = first;
    while (tokens.accept("=")) {
      Targets.check(value);
      targets.add(value);
      value = value();
    }
    return new Statement.Assign(first.span().to(value.span()), targets, value);
  }

  /** {@code target: annotation = value}; the annotation has no effect. */
  private Statement annotated(Expression target) {
    Token colon = tokens.take();
    if (!(target instanceof Expression.Name
        || target instanceof Expression.Attribute
        || target instanceof Expression.Subscript)) {
      throw new SyntaxException("illegal target for annotation", colon.span().start());
    }
    Expression annotation = expressions.expression();
    if (!tokens.accept("=")) {
      return new Statement.Pass(target.span().to(annotation.span()));
    }
    Expression value = value();
    return new Statement.Assign(target.span().to(value.span()), List.of(target), value);
  }

  private Statement returned() {
    Token first = tokens.take();
    Expression value = expressions.beginsExpression() ? expressions.expressions() : null;
    return new Statement.Return(tokens.since(first.span()), value);
  }

  private Statement raise() {
    Token first = tokens.take();
    Expression exception = expressions.beginsExpression() ? expressions.expression() : null;
    Expression cause = exception != null && tokens.accept("from") ? expressions.expression() : null;
    return new Statement.Raise(tokens.since(first.span()), exception, cause);
  }

  private Statement asserted() {
    Token first = tokens.take();
    Expression condition = expressions.named();
    Expression message = tokens.accept(",") ? expressions.expression() : null;
    return new Statement.Assert(tokens.since(first.span()), condition, message);
  }

  private Statement delete() {
    Token first = tokens.take();
    Expression targets = expressions.expressions();
    Targets.checkDeleted(targets);
    List<Expression> all =
        targets instanceof Expression.TupleDisplay tuple ? tuple.items() : List.of(targets);
    return new Statement.Delete(tokens.since(first.span()), all);
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    do {
      names.add(tokens.expectName().text());
    } while (tokens.accept(","));
    return names;
  }
}
