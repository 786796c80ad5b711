package dev.assay.pandas.syntax;

import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.UnaryOperator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An expression of the language. */
public sealed interface Expression extends Node {

  /** A number, string, True, False or None. */
  record Literal(Span span, Object value) implements Expression {}

  record Name(Span span, String id, Reference reference) implements Expression {}

  record FString(Span span, List<FPart> parts) implements Expression {}

  /** {@code (a, *b)}; also without the parentheses. */
  record TupleDisplay(Span span, List<Expression> items) implements Expression {}

  record ListDisplay(Span span, List<Expression> items) implements Expression {}

  record SetDisplay(Span span, List<Expression> items) implements Expression {}

  record DictDisplay(Span span, List<DictItem> items) implements Expression {}

  record Unary(Span span, UnaryOperator operator, Expression operand) implements Expression {}

  record Not(Span span, Expression operand) implements Expression {}

  /** Its operator's offset tells where an error happened. */
  record Binary(Span span, int offset, BinaryOperator operator, Expression left, Expression right)
      implements Expression {}

  /** {@code a and b and c}. */
  record And(Span span, List<Expression> operands) implements Expression {}

  /** {@code a or b or c}. */
  record Or(Span span, List<Expression> operands) implements Expression {}

  /** {@code first op1 operand1 op2 operand2 …}. */
  record Comparison(Span span, Expression first, List<ComparisonStep> steps)
      implements Expression {}

  record Conditional(Span span, Expression condition, Expression then, Expression otherwise)
      implements Expression {}

  record Lambda(Span span, Parameters parameters, Expression body, Scope scope)
      implements Expression {}

  record Call(Span span, Expression function, List<Argument> arguments) implements Expression {}

  record Attribute(Span span, Expression object, String name) implements Expression {}

  record Subscript(Span span, Expression object, Expression index) implements Expression {}

  /** {@code start:stop:step} within a subscript. */
  record Slice(
      Span span, @Nullable Expression start, @Nullable Expression stop, @Nullable Expression step)
      implements Expression {}

  /** {@code *items} within a display or a target. */
  record Starred(Span span, Expression operand) implements Expression {}

  /** {@code name := value}. */
  record Walrus(Span span, Name target, Expression value) implements Expression {}

  /**
   * A comprehension or a generator expression. The first iterable is evaluated outside its scope.
   *
   * @param element the element, or the key of a dict
   * @param value the value of a dict's entry, {@code null} for the other kinds
   */
  record Comprehension(
      Span span,
      ComprehensionKind kind,
      Expression element,
      @Nullable Expression value,
      List<Clause> clauses,
      Scope scope)
      implements Expression {}

  /** What a comprehension makes. */
  enum ComprehensionKind {
    LIST,
    SET,
    DICT,
    GENERATOR
  }

  /** {@code for target in iterable if condition …}. */
  record Clause(Expression target, Expression iterable, List<Expression> conditions) {}

  /** {@code key: value}, or {@code **value} without a key. */
  record DictItem(@Nullable Expression key, Expression value) {}

  record ComparisonStep(ComparisonKind kind, Expression operand) {}

  /** One argument of a call. */
  sealed interface Argument {

    Expression value();

    record Positional(Expression value) implements Argument {}

    record Named(String name, Expression value) implements Argument {}

    /** {@code *value}. */
    record Spread(Expression value) implements Argument {}

    /** {@code **value}. */
    record NamedSpread(Expression value) implements Argument {}
  }

  /** A part of an f-string. */
  sealed interface FPart {

    record Chars(String text) implements FPart {}

    /**
     * One replacement field.
     *
     * @param debug the text to show before the value, empty for none
     * @param conversion r, s or a; a space for none
     */
    record Field(Expression value, String debug, char conversion, List<FPart> spec)
        implements FPart {}
  }
}
