package dev.assay.pandas.syntax;

import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Binds each name to the slot of its scope or to the globals, and finds misplaced statements. */
final class Resolver {

  private static final int MAX_DEPTH = 500;

  /** A function or comprehension around the place that is being resolved. */
  private static final class Level {
    private final Scope scope;
    private final boolean function;
    private final Set<String> globals = new HashSet<>();
    private final Set<String> seen = new HashSet<>();

    private Level(Scope scope, boolean function) {
      this.scope = scope;
      this.function = function;
    }
  }

  private final List<Level> levels = new ArrayList<>();
  private final Set<String> seenOutside = new HashSet<>();
  private final List<SyntaxError> errors = new ArrayList<>();
  private final boolean remembersSeen;
  private int loops;

  private Resolver(boolean declaresGlobals) {
    this.remembersSeen = declaresGlobals;
  }

  /**
   * What is wrong; empty when all is resolved.
   *
   * @param declaresGlobals whether there may be a {@code global} among the statements, which is
   *     wrong after a use of the name
   */
  static List<SyntaxError> resolve(List<Statement> statements, boolean declaresGlobals) {
    Resolver resolver = new Resolver(declaresGlobals);
    if (resolver.isShallow(statements)) {
      resolver.block(statements);
    }
    return resolver.errors;
  }

  private void error(String message, Span span) {
    errors.add(new SyntaxError("SyntaxError", message, span.start()));
  }

  /** Whether no expression is so deep that recursion over it could exhaust the stack. */
  private boolean isShallow(List<Statement> statements) {
    for (Statement statement : statements) {
      if (statement instanceof Statement.Assign && statement.span().length() <= MAX_DEPTH) {
        continue; // as most are
      }
      for (Expression expression : Children.of(statement)) {
        if (isDeep(expression, MAX_DEPTH)) {
          error("the expression is nested too deeply", expression.span());
          return false;
        }
      }
      for (List<Statement> block : Children.blocks(statement)) {
        if (!isShallow(block)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Each level takes a character at least, so that short expressions need no look inside. */
  private static boolean isDeep(Expression expression, int levelsLeft) {
    if (expression instanceof Expression.Literal
        || expression instanceof Expression.Name
        || expression.span().length() <= levelsLeft) {
      return false;
    }
    if (levelsLeft == 0) {
      return true;
    }
    for (Expression inside : Children.of(expression)) {
      TimeLimit.check();
      if (isDeep(inside, levelsLeft - 1)) {
        return true;
      }
    }
    return false;
  }

  private void block(List<Statement> statements) {
    for (Statement statement : statements) {
      statement(statement);
    }
  }

  private void statement(Statement statement) {
    TimeLimit.check();
    switch (statement) {
      case Statement.Assign assign -> {
        expressions(assign.targets());
        expression(assign.value());
      }
      case Statement.ExpressionStatement line -> expression(line.expression());
      case Statement.Def def -> function(def);
      case Statement.While loop -> {
        expression(loop.condition());
        loop(loop.body());
        block(loop.otherwise());
      }
      case Statement.For loop -> {
        expression(loop.iterable());
        expression(loop.target());
        loop(loop.body());
        block(loop.otherwise());
      }
      case Statement.Try tried -> tried(tried);
      case Statement.Return returned -> {
        if (levels.isEmpty()) {
          error("'return' outside function", returned.span());
        }
        inside(returned);
      }
      case Statement.Yield yielded -> {
        if (levels.isEmpty()) {
          error("'yield' outside function", yielded.span());
        }
        inside(yielded);
      }
      case Statement.Break broken -> checkLoop("'break' outside loop", broken.span());
      case Statement.Continue next -> checkLoop("'continue' not properly in loop", next.span());
      case Statement.Import imports -> imports.modules().forEach(one -> name(one.name()));
      case Statement.ImportFrom imports -> {
        if (FutureImports.isFuture(imports)) {
          error("from __future__ imports must occur at the beginning of the file", imports.span());
        }
        imports.names().forEach(one -> name(one.name()));
      }
      case Statement.Global global -> global(global);
      case Statement.Nonlocal nonlocal -> nonlocal(nonlocal);
      case Statement.If _,
          Statement.AugmentedAssign _,
          Statement.With _,
          Statement.Raise _,
          Statement.Assert _,
          Statement.Pass _,
          Statement.Delete _ ->
          inside(statement);
    }
  }

  private void inside(Statement statement) {
    expressions(Children.of(statement));
    for (List<Statement> block : Children.blocks(statement)) {
      block(block);
    }
  }

  private void tried(Statement.Try tried) {
    block(tried.body());
    for (Statement.Handler handler : tried.handlers()) {
      optional(handler.type());
      if (handler.name() != null) {
        name(handler.name());
      }
      block(handler.body());
    }
    block(tried.otherwise());
    block(tried.last());
  }

  private void loop(List<Statement> body) {
    loops++;
    block(body);
    loops--;
  }

  private void checkLoop(String message, Span span) {
    if (loops == 0) {
      error(message, span);
    }
  }

  private void global(Statement.Global global) {
    for (String name : global.names()) {
      if (!levels.isEmpty() && levels.getLast().scope.slotOf(name) >= 0) {
        error("name '" + name + "' is parameter and global", global.span());
      } else if (seen().contains(name)) {
        error("name '" + name + "' is used prior to global declaration", global.span());
      }
    }
    if (!levels.isEmpty()) {
      levels.getLast().globals.addAll(global.names());
    }
  }

  /** The names that stand before this place in the function, or outside of functions. */
  private Set<String> seen() {
    return levels.isEmpty() ? seenOutside : levels.getLast().seen;
  }

  private void nonlocal(Statement.Nonlocal nonlocal) {
    if (levels.isEmpty()) {
      error("nonlocal declaration not allowed at module level", nonlocal.span());
      return;
    }
    for (String name : nonlocal.names()) {
      boolean known =
          levels.subList(0, levels.size() - 1).stream()
              .anyMatch(level -> level.scope.slotOf(name) >= 0);
      if (!known) {
        error("no binding for nonlocal '" + name + "' found", nonlocal.span());
      }
    }
  }

  private void function(Statement.Def def) {
    name(def.name());
    defaults(def.parameters());
    def.parameters().declared().forEach(parameter -> def.scope().declare(parameter.name()));
    Bindings.of(def.body()).forEach(def.scope()::declare);
    int outerLoops = loops;
    loops = 0;
    levels.add(new Level(def.scope(), true));
    block(def.body());
    levels.removeLast();
    loops = outerLoops;
  }

  private void defaults(Parameters parameters) {
    parameters.declared().forEach(parameter -> optional(parameter.fallback()));
  }

  private void optional(@Nullable Expression expression) {
    if (expression != null) {
      expression(expression);
    }
  }

  private void expressions(List<Expression> expressions) {
    for (Expression expression : expressions) {
      expression(expression);
    }
  }

  private void expression(Expression expression) {
    if (expression instanceof Expression.Literal) {
      return; // most are, in programs that write data
    }
    switch (expression) {
      case Expression.Name name -> name(name);
      case Expression.Lambda lambda -> {
        defaults(lambda.parameters());
        lambda.parameters().declared().forEach(one -> lambda.scope().declare(one.name()));
        Bindings.of(lambda.body()).forEach(lambda.scope()::declare);
        levels.add(new Level(lambda.scope(), true));
        expression(lambda.body());
        levels.removeLast();
      }
      case Expression.Comprehension comprehension -> comprehension(comprehension);
      case Expression.Walrus walrus -> {
        expression(walrus.value());
        walrus(walrus);
      }
      case Expression.Attribute attribute -> expression(attribute.object());
      case Expression.Call call -> {
        expression(call.function());
        for (Expression.Argument argument : call.arguments()) {
          expression(argument.value());
        }
      }
      case Expression.DictDisplay dict -> {
        for (Expression.DictItem item : dict.items()) {
          optional(item.key());
          expression(item.value());
        }
      }
      default -> expressions(Children.of(expression));
    }
  }

  private void comprehension(Expression.Comprehension comprehension) {
    List<Expression.Clause> clauses = comprehension.clauses();
    expression(clauses.getFirst().iterable());
    clauses.forEach(
        clause -> Bindings.ofTarget(clause.target()).forEach(comprehension.scope()::declare));
    levels.add(new Level(comprehension.scope(), false));
    for (Expression.Clause clause : clauses) {
      if (clause != clauses.getFirst()) {
        expression(clause.iterable());
      }
      expression(clause.target());
      clause.conditions().forEach(this::expression);
    }
    expression(comprehension.element());
    optional(comprehension.value());
    levels.removeLast();
  }

  /** A walrus binds outside the comprehensions around it. */
  private void walrus(Expression.Walrus walrus) {
    Deque<Level> comprehensions = new ArrayDeque<>();
    while (!levels.isEmpty() && !levels.getLast().function) {
      Level level = levels.removeLast();
      if (level.scope.slotOf(walrus.target().id()) >= 0) {
        error(
            "assignment expression cannot rebind comprehension iteration variable '"
                + walrus.target().id()
                + "'",
            walrus.span());
      }
      comprehensions.push(level);
    }
    int hops = comprehensions.size();
    bind(walrus.target(), hops);
    levels.addAll(comprehensions);
  }

  private void name(Expression.Name name) {
    bind(name, 0);
  }

  private void bind(Expression.Name name, int innerLevels) {
    TimeLimit.check();
    if (remembersSeen) {
      seen().add(name.id());
    }
    for (int level = levels.size() - 1; level >= 0; level--) {
      Level candidate = levels.get(level);
      if (candidate.globals.contains(name.id())) {
        return;
      }
      int slot = candidate.scope.slotOf(name.id());
      if (slot >= 0) {
        name.reference().bindLocal(levels.size() - 1 - level + innerLevels, slot);
        return;
      }
    }
  }
}
