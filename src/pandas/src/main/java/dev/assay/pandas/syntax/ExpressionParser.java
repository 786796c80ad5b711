package dev.assay.pandas.syntax;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.UnaryOperator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses expressions: operators by their precedence, from the loosest to the tightest. */
final class ExpressionParser {

  private final TokenStream tokens;
  private final PrimaryParser primaries;

  ExpressionParser(TokenStream tokens) {
    this.tokens = tokens;
    this.primaries = new PrimaryParser(tokens, this);
  }

  /** An expression, or several with commas between as a tuple; stars allowed. */
  Expression expressions() {
    Expression first = starOrNamed();
    if (!tokens.at(",")) {
      if (first instanceof Expression.Starred) {
        throw new SyntaxException("can't use starred expression here", first.span().start());
      }
      return first;
    }
    List<Expression> items = new ArrayList<>();
    items.add(first);
    while (tokens.accept(",") && beginsExpression()) {
      items.add(starOrNamed());
    }
    return new Expression.TupleDisplay(tokens.since(first.span()), items);
  }

  /** Whether the next token can begin an expression: not so after a trailing comma. */
  boolean beginsExpression() {
    Token next = tokens.peek();
    return switch (next.kind()) {
      case NAME, NUMBER, STRING, FSTRING -> true;
      case KEYWORD ->
          switch (next.text()) {
            case "None", "True", "False", "not", "lambda", "await", "yield" -> true;
            default -> false;
          };
      case OPERATOR ->
          switch (next.text()) {
            case "(", "[", "{", "-", "+", "~", "*", "..." -> true;
            default -> false;
          };
      case NEWLINE, INDENT, DEDENT, END -> false;
    };
  }

  /** {@code *expression} or {@link #named()}. */
  Expression starOrNamed() {
    if (!tokens.at("*")) {
      return named();
    }
    Token star = tokens.take();
    Expression operand = binary(0);
    return new Expression.Starred(star.span().to(operand.span()), operand);
  }

  /** {@code name := value} or an expression. */
  Expression named() {
    if (tokens.at(Token.Kind.NAME) && tokens.peekSecond().is(":=")) {
      Token name = tokens.take();
      tokens.take();
      Expression value = expression();
      return new Expression.Walrus(name.span().to(value.span()), nameOf(name), value);
    }
    return expression();
  }

  static Expression.Name nameOf(Token token) {
    return new Expression.Name(token.span(), token.text(), new Reference());
  }

  /** An expression without commas: conditional, lambda or an operator's. */
  Expression expression() {
    Expression alone = alone();
    if (alone != null) {
      return alone;
    }
    tokens.enter();
    try {
      if (tokens.at("lambda")) {
        return new ParameterParser(tokens, this).lambda();
      }
      Expression then = or();
      if (!tokens.accept("if")) {
        return then;
      }
      Expression condition = or();
      if (!tokens.at("else")) {
        throw tokens.error("expected 'else' after 'if' expression");
      }
      tokens.take();
      Expression otherwise = expression();
      return new Expression.Conditional(
          then.span().to(otherwise.span()), condition, then, otherwise);
    } finally {
      tokens.leave();
    }
  }

  /** A name, a number or a text with nothing to follow it, as most are; {@code null} for others. */
  private @Nullable Expression alone() {
    Token next = tokens.peek();
    if (!tokens.peekSecond().endsExpression()) {
      return null;
    }
    return switch (next.kind()) {
      case NAME -> nameOf(tokens.take());
      case NUMBER, STRING -> new Expression.Literal(next.span(), tokens.take().value());
      default -> null;
    };
  }

  /** An expression without a conditional: what {@code for … in} and conditions of clauses take. */
  Expression or() {
    Expression first = and();
    if (!tokens.at("or")) {
      return first;
    }
    List<Expression> operands = new ArrayList<>();
    operands.add(first);
    while (tokens.accept("or")) {
      operands.add(and());
    }
    return new Expression.Or(first.span().to(operands.getLast().span()), operands);
  }

  private Expression and() {
    Expression first = not();
    if (!tokens.at("and")) {
      return first;
    }
    List<Expression> operands = new ArrayList<>();
    operands.add(first);
    while (tokens.accept("and")) {
      operands.add(not());
    }
    return new Expression.And(first.span().to(operands.getLast().span()), operands);
  }

  private Expression not() {
    if (!tokens.at("not")) {
      return comparison();
    }
    Token not = tokens.take();
    tokens.enter();
    try {
      Expression operand = not();
      return new Expression.Not(not.span().to(operand.span()), operand);
    } finally {
      tokens.leave();
    }
  }

  private Expression comparison() {
    Expression first = binary(0);
    ComparisonKind kind = comparisonKind();
    if (kind == null) {
      return first;
    }
    List<Expression.ComparisonStep> steps = new ArrayList<>();
    while (kind != null) {
      steps.add(new Expression.ComparisonStep(kind, binary(0)));
      kind = comparisonKind();
    }
    return new Expression.Comparison(tokens.since(first.span()), first, steps);
  }

  private @Nullable ComparisonKind comparisonKind() {
    Token next = tokens.peek();
    if (next.kind() != Token.Kind.OPERATOR && next.kind() != Token.Kind.KEYWORD) {
      return null;
    }
    ComparisonKind kind =
        switch (next.text()) {
          case "==" -> ComparisonKind.EQUAL;
          case "!=" -> ComparisonKind.NOT_EQUAL;
          case "<" -> ComparisonKind.LESS;
          case "<=" -> ComparisonKind.LESS_OR_EQUAL;
          case ">" -> ComparisonKind.GREATER;
          case ">=" -> ComparisonKind.GREATER_OR_EQUAL;
          case "in" -> ComparisonKind.IN;
          case "is" -> ComparisonKind.IS;
          case "not" -> tokens.peekSecond().is("in") ? ComparisonKind.NOT_IN : null;
          default -> null;
        };
    if (kind == null) {
      return null;
    }
    tokens.take();
    if (kind == ComparisonKind.NOT_IN) {
      tokens.take();
    } else if (kind == ComparisonKind.IS && tokens.accept("not")) {
      return ComparisonKind.IS_NOT;
    }
    return kind;
  }

  /** Binary operators at least as tight as the level; {@code |} is level 0. */
  Expression binary(int level) {
    Expression left = unary();
    BinaryOperator operator = operator();
    while (operator != null && level(operator) >= level) {
      int offset = tokens.take().span().start();
      Expression right = binary(level(operator) + 1);
      left = new Expression.Binary(left.span().to(right.span()), offset, operator, left, right);
      operator = operator();
    }
    return left;
  }

  private static int level(BinaryOperator operator) {
    return switch (operator) {
      case OR -> 0;
      case XOR -> 1;
      case AND -> 2;
      case SHIFT_LEFT, SHIFT_RIGHT -> 3;
      case ADD, SUBTRACT -> 4;
      case MULTIPLY, DIVIDE, FLOOR_DIVIDE, MODULO, MATRIX_MULTIPLY -> 5;
      case POWER -> 6;
    };
  }

  /** The binary operator that the next token is, but for {@code **}; {@code null} for none. */
  private @Nullable BinaryOperator operator() {
    Token next = tokens.peek();
    if (next.kind() != Token.Kind.OPERATOR) {
      return null;
    }
    return switch (next.text()) {
      case "|" -> BinaryOperator.OR;
      case "^" -> BinaryOperator.XOR;
      case "&" -> BinaryOperator.AND;
      case "<<" -> BinaryOperator.SHIFT_LEFT;
      case ">>" -> BinaryOperator.SHIFT_RIGHT;
      case "+" -> BinaryOperator.ADD;
      case "-" -> BinaryOperator.SUBTRACT;
      case "*" -> BinaryOperator.MULTIPLY;
      case "/" -> BinaryOperator.DIVIDE;
      case "//" -> BinaryOperator.FLOOR_DIVIDE;
      case "%" -> BinaryOperator.MODULO;
      case "@" -> BinaryOperator.MATRIX_MULTIPLY;
      default -> null;
    };
  }

  private Expression unary() {
    Token next = tokens.peek();
    UnaryOperator operator =
        next.is("-")
            ? UnaryOperator.NEGATE
            : next.is("+") ? UnaryOperator.PLUS : next.is("~") ? UnaryOperator.INVERT : null;
    if (operator == null) {
      return power();
    }
    tokens.take();
    tokens.enter();
    try {
      Expression operand = unary();
      return new Expression.Unary(next.span().to(operand.span()), operator, operand);
    } finally {
      tokens.leave();
    }
  }

  /** {@code **} binds tighter than a sign on its left, looser than one on its right. */
  private Expression power() {
    Expression base = primaries.primary();
    if (!tokens.at("**")) {
      return base;
    }
    Token symbol = tokens.take();
    tokens.enter();
    try {
      Expression exponent = unary();
      return new Expression.Binary(
          base.span().to(exponent.span()),
          symbol.span().start(),
          BinaryOperator.POWER,
          base,
          exponent);
    } finally {
      tokens.leave();
    }
  }

  /** The targets of a {@code for}: primaries with commas between, stars allowed. */
  Expression targets() {
    Expression first = target();
    if (!tokens.at(",")) {
      return first;
    }
    List<Expression> items = new ArrayList<>();
    items.add(first);
    while (tokens.accept(",") && !tokens.at("in")) {
      items.add(target());
    }
    return new Expression.TupleDisplay(tokens.since(first.span()), items);
  }

  private Expression target() {
    if (tokens.at("*")) {
      Token star = tokens.take();
      Expression operand = binary(0);
      return new Expression.Starred(star.span().to(operand.span()), operand);
    }
    return binary(0);
  }
}
