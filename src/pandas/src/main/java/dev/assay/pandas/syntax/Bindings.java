package dev.assay.pandas.syntax;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Finds the names that a function's body binds, which makes them local to it. */
final class Bindings {

  private final Set<String> bound = new LinkedHashSet<>();
  private final Set<String> elsewhere = new LinkedHashSet<>();

  private Bindings() {}

  /** The names bound by the statements, but for those declared global or nonlocal. */
  static Set<String> of(List<Statement> body) {
    Bindings bindings = new Bindings();
    bindings.statements(body);
    bindings.bound.removeAll(bindings.elsewhere);
    return bindings.bound;
  }

  /** The names that an expression binds by {@code :=}. */
  static Set<String> of(Expression expression) {
    Bindings bindings = new Bindings();
    bindings.walruses(expression);
    return bindings.bound;
  }

  /** The names that a target binds. */
  static Set<String> ofTarget(Expression target) {
    Bindings bindings = new Bindings();
    bindings.target(target);
    return bindings.bound;
  }

  private void statements(List<Statement> statements) {
    for (Statement statement : statements) {
      Children.of(statement).forEach(this::walruses);
      binding(statement);
      if (!(statement instanceof Statement.Def)) {
        Children.blocks(statement).forEach(this::statements);
      }
    }
  }

  private void binding(Statement statement) {
    switch (statement) {
      case Statement.Assign assign -> assign.targets().forEach(this::target);
      case Statement.AugmentedAssign assign -> target(assign.target());
      case Statement.For loop -> target(loop.target());
      case Statement.With within ->
          within.items().stream()
              .map(Statement.Item::target)
              .filter(Objects::nonNull)
              .forEach(this::target);
      case Statement.Def def -> bound.add(def.name().id());
      case Statement.Try tried ->
          tried.handlers().stream()
              .map(Statement.Handler::name)
              .filter(Objects::nonNull)
              .forEach(this::target);
      case Statement.Import imports -> imports.modules().forEach(one -> target(one.name()));
      case Statement.ImportFrom imports -> imports.names().forEach(one -> target(one.name()));
      case Statement.Delete delete -> delete.targets().forEach(this::target);
      case Statement.Global global -> elsewhere.addAll(global.names());
      case Statement.Nonlocal nonlocal -> elsewhere.addAll(nonlocal.names());
      default -> {}
    }
  }

  private void target(Expression target) {
    switch (target) {
      case Expression.Name name -> bound.add(name.id());
      case Expression.TupleDisplay tuple -> tuple.items().forEach(this::target);
      case Expression.ListDisplay list -> list.items().forEach(this::target);
      case Expression.Starred starred -> target(starred.operand());
      default -> {}
    }
  }

  /** A comprehension's walrus binds outside of it, a lambda's inside. */
  private void walruses(Expression expression) {
    Deque<Expression> left = new ArrayDeque<>(List.of(expression));
    while (!left.isEmpty()) {
      Expression next = left.pop();
      if (next instanceof Expression.Walrus walrus) {
        bound.add(walrus.target().id());
      }
      if (!(next instanceof Expression.Lambda)) {
        left.addAll(Children.of(next));
      }
    }
  }
}
