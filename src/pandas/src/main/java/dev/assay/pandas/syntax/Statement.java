package dev.assay.pandas.syntax;

import dev.assay.pandas.value.BinaryOperator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A statement of the language. */
public sealed interface Statement extends Node {

  record ExpressionStatement(Span span, Expression expression) implements Statement {}

  /** {@code target1 = target2 = value}. */
  record Assign(Span span, List<Expression> targets, Expression value) implements Statement {}

  /** {@code target op= value}. */
  record AugmentedAssign(Span span, Expression target, BinaryOperator operator, Expression value)
      implements Statement {}

  /** {@code if}, each {@code elif} a branch of its own. */
  record If(Span span, List<Branch> branches, List<Statement> otherwise) implements Statement {}

  /** A condition and what happens when it holds. */
  record Branch(Expression condition, List<Statement> body) {}

  record While(Span span, Expression condition, List<Statement> body, List<Statement> otherwise)
      implements Statement {}

  record For(
      Span span,
      Expression target,
      Expression iterable,
      List<Statement> body,
      List<Statement> otherwise)
      implements Statement {}

  record Try(
      Span span,
      List<Statement> body,
      List<Handler> handlers,
      List<Statement> otherwise,
      List<Statement> last)
      implements Statement {}

  /** Runs a block within context managers, entered from left to right. */
  record With(Span span, List<Item> items, List<Statement> body) implements Statement {}

  /** {@code manager as target}; the target may be left out. */
  record Item(Expression manager, @Nullable Expression target) {}

  /** {@code except type as name}; both may be left out. */
  record Handler(
      Span span, @Nullable Expression type, Expression.@Nullable Name name, List<Statement> body) {}

  /** {@code raise exception from cause}; without an exception it raises the current one again. */
  record Raise(Span span, @Nullable Expression exception, @Nullable Expression cause)
      implements Statement {}

  record Assert(Span span, Expression condition, @Nullable Expression message)
      implements Statement {}

  record Def(
      Span span, Expression.Name name, Parameters parameters, List<Statement> body, Scope scope)
      implements Statement {}

  record Return(Span span, @Nullable Expression value) implements Statement {}

  /**
   * {@code yield value}, as a statement.
   *
   * @param delegates whether it is {@code yield from value}
   */
  record Yield(Span span, @Nullable Expression value, boolean delegates) implements Statement {}

  record Pass(Span span) implements Statement {}

  record Break(Span span) implements Statement {}

  record Continue(Span span) implements Statement {}

  /** {@code import module as name}. */
  record Import(Span span, List<ImportedModule> modules) implements Statement {}

  /**
   * One module of an import.
   *
   * @param module its dotted name
   * @param name what it is bound to: its alias, or the first part of its name
   * @param aliased whether the name is an alias, which stands for the whole dotted name
   */
  record ImportedModule(Span span, String module, Expression.Name name, boolean aliased) {}

  /** {@code from module import name as alias, …}. */
  record ImportFrom(Span span, String module, List<ImportedName> names) implements Statement {}

  record ImportedName(Span span, String attribute, Expression.Name name) {}

  record Delete(Span span, List<Expression> targets) implements Statement {}

  record Global(Span span, List<String> names) implements Statement {}

  record Nonlocal(Span span, List<String> names) implements Statement {}
}
