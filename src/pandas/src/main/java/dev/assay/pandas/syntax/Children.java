package dev.assay.pandas.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The expressions directly inside an expression or a statement. */
final class Children {

  private final List<Expression> found = new ArrayList<>();

  private Children() {}

  static List<Expression> of(Expression expression) {
    return switch (expression) {
      case Expression.Literal _, Expression.Name _ -> List.of();
      case Expression.Attribute attribute -> List.of(attribute.object());
      case Expression.Subscript subscript -> List.of(subscript.object(), subscript.index());
      case Expression.Binary binary -> List.of(binary.left(), binary.right());
      case Expression.ListDisplay(_, Literals _) -> List.of();
      case Expression.ListDisplay list -> list.items();
      case Expression.TupleDisplay tuple -> tuple.items();
      default -> {
        Children children = new Children();
        children.inside(expression);
        yield children.found;
      }
    };
  }

  /** Without those of the statements inside it. */
  static List<Expression> of(Statement statement) {
    Children children = new Children();
    children.inside(statement);
    return children.found;
  }

  private void add(@Nullable Expression expression) {
    if (expression != null) {
      found.add(expression);
    }
  }

  private void inside(Expression expression) {
    switch (expression) {
      case Expression.Literal _, Expression.Name _ -> {}
      case Expression.FString string -> inside(string.parts());
      case Expression.TupleDisplay _,
          Expression.ListDisplay _,
          Expression.Binary _,
          Expression.Attribute _,
          Expression.Subscript _ ->
          found.addAll(of(expression));
      case Expression.SetDisplay set -> found.addAll(set.items());
      case Expression.DictDisplay dict ->
          dict.items()
              .forEach(
                  item -> {
                    add(item.key());
                    add(item.value());
                  });
      case Expression.Unary unary -> add(unary.operand());
      case Expression.Not not -> add(not.operand());
      case Expression.And and -> found.addAll(and.operands());
      case Expression.Or or -> found.addAll(or.operands());
      case Expression.Comparison comparison -> {
        add(comparison.first());
        comparison.steps().forEach(step -> add(step.operand()));
      }
      case Expression.Conditional conditional -> {
        add(conditional.condition());
        add(conditional.then());
        add(conditional.otherwise());
      }
      case Expression.Lambda lambda -> {
        defaults(lambda.parameters());
        add(lambda.body());
      }
      case Expression.Call call -> {
        add(call.function());
        call.arguments().forEach(argument -> add(argument.value()));
      }
      case Expression.Slice slice -> {
        add(slice.start());
        add(slice.stop());
        add(slice.step());
      }
      case Expression.Starred starred -> add(starred.operand());
      case Expression.Walrus walrus -> add(walrus.value());
      case Expression.Comprehension comprehension -> inside(comprehension);
    }
  }

  private void inside(Expression.Comprehension comprehension) {
    for (Expression.Clause clause : comprehension.clauses()) {
      add(clause.target());
      add(clause.iterable());
      found.addAll(clause.conditions());
    }
    add(comprehension.element());
    add(comprehension.value());
  }

  private void inside(List<Expression.FPart> parts) {
    for (Expression.FPart part : parts) {
      if (part instanceof Expression.FPart.Field field) {
        add(field.value());
        inside(field.spec());
      }
    }
  }

  private void defaults(Parameters parameters) {
    parameters.declared().forEach(parameter -> add(parameter.fallback()));
  }

  private void inside(Statement statement) {
    switch (statement) {
      case Statement.ExpressionStatement line -> add(line.expression());
      case Statement.Assign assign -> {
        found.addAll(assign.targets());
        add(assign.value());
      }
      case Statement.AugmentedAssign assign -> {
        add(assign.target());
        add(assign.value());
      }
      case Statement.If branches -> branches.branches().forEach(branch -> add(branch.condition()));
      case Statement.While loop -> add(loop.condition());
      case Statement.For loop -> {
        add(loop.target());
        add(loop.iterable());
      }
      case Statement.Try tried -> tried.handlers().forEach(handler -> add(handler.type()));
      case Statement.With within ->
          within
              .items()
              .forEach(
                  item -> {
                    add(item.manager());
                    add(item.target());
                  });
      case Statement.Raise raise -> {
        add(raise.exception());
        add(raise.cause());
      }
      case Statement.Assert check -> {
        add(check.condition());
        add(check.message());
      }
      case Statement.Def def -> defaults(def.parameters());
      case Statement.Return returned -> add(returned.value());
      case Statement.Yield yielded -> add(yielded.value());
      case Statement.Delete delete -> found.addAll(delete.targets());
      case Statement.Pass _,
          Statement.Break _,
          Statement.Continue _,
          Statement.Import _,
          Statement.ImportFrom _,
          Statement.Global _,
          Statement.Nonlocal _ -> {}
    }
  }

  /** The blocks of statements directly inside a statement. */
  static List<List<Statement>> blocks(Statement statement) {
    return switch (statement) {
      case Statement.If branches -> {
        List<List<Statement>> blocks = new ArrayList<>();
        branches.branches().forEach(branch -> blocks.add(branch.body()));
        blocks.add(branches.otherwise());
        yield blocks;
      }
      case Statement.While loop -> List.of(loop.body(), loop.otherwise());
      case Statement.For loop -> List.of(loop.body(), loop.otherwise());
      case Statement.Try tried -> {
        List<List<Statement>> blocks = new ArrayList<>(List.of(tried.body()));
        tried.handlers().forEach(handler -> blocks.add(handler.body()));
        blocks.add(tried.otherwise());
        blocks.add(tried.last());
        yield blocks;
      }
      case Statement.With within -> List.of(within.body());
      case Statement.Def def -> List.of(def.body());
      default -> List.of();
    };
  }
}
