package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.value.BinaryOperator;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PythonError;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts values where targets say: names, attributes, items, and sequences of those. */
final class Assignments {

  private final Context context;
  private final Names names;
  private final Evaluator evaluator;

  Assignments(Context context, Names names, Evaluator evaluator) {
    this.context = context;
    this.names = names;
    this.evaluator = evaluator;
  }

  void assign(Expression target, Object value, @Nullable Activation locals) {
    try {
      put(target, value, locals);
    } catch (PythonError error) {
      throw evaluator.located(error, target.span().start());
    }
  }

  private void put(Expression target, Object value, @Nullable Activation locals) {
    switch (target) {
      case Expression.Name name -> names.set(name, locals, value);
      case Expression.Attribute attribute ->
          context.setAttribute(evaluator.eval(attribute.object(), locals), attribute.name(), value);
      case Expression.Subscript subscript -> {
        Object object = evaluator.eval(subscript.object(), locals);
        context.setItem(object, evaluator.eval(subscript.index(), locals), value);
      }
      case Expression.TupleDisplay tuple -> unpack(tuple.items(), value, locals);
      case Expression.ListDisplay list -> unpack(list.items(), value, locals);
      default -> throw new IllegalStateException("the parser let through a bad target");
    }
  }

  private void unpack(List<Expression> targets, Object value, @Nullable Activation locals) {
    List<Object> values = values(value);
    int starred = starred(targets);
    if (starred < 0) {
      checkCount(values.size(), targets.size());
      for (int index = 0; index < targets.size(); index++) {
        assign(targets.get(index), values.get(index), locals);
      }
      return;
    }
    int after = targets.size() - starred - 1;
    if (values.size() < starred + after) {
      throw PythonError.valueError(
          "not enough values to unpack (expected at least %d, got %d)",
          starred + after, values.size());
    }
    int end = values.size() - after;
    for (int index = 0; index < starred; index++) {
      assign(targets.get(index), values.get(index), locals);
    }
    Expression rest = ((Expression.Starred) targets.get(starred)).operand();
    assign(rest, PyList.copyOf(values.subList(starred, end)), locals);
    for (int index = 0; index < after; index++) {
      assign(targets.get(starred + 1 + index), values.get(end + index), locals);
    }
  }

  private List<Object> values(Object value) {
    try {
      return context.list(value);
    } catch (PythonError error) {
      throw error.type().equals("TypeError")
          ? PythonError.typeError(
              "cannot unpack non-iterable " + context.typeName(value) + " object")
          : error;
    }
  }

  private static int starred(List<Expression> targets) {
    for (int index = 0; index < targets.size(); index++) {
      if (targets.get(index) instanceof Expression.Starred) {
        return index;
      }
    }
    return -1;
  }

  private static void checkCount(int values, int targets) {
    if (values > targets) {
      throw PythonError.valueError("too many values to unpack (expected " + targets + ")");
    }
    if (values < targets) {
      throw PythonError.valueError(
          "not enough values to unpack (expected %d, got %d)", targets, values);
    }
  }

  /** {@code target op= value}: the target's parts are evaluated once. */
  void augment(Statement.AugmentedAssign statement, @Nullable Activation locals) {
    switch (statement.target()) {
      case Expression.Name name -> {
        Object before = evaluator.eval(name, locals);
        Object value = evaluator.eval(statement.value(), locals);
        names.set(name, locals, InPlace.apply(context, statement.operator(), before, value));
      }
      case Expression.Attribute attribute -> {
        Object object = evaluator.eval(attribute.object(), locals);
        Object before = context.attribute(object, attribute.name());
        Object value = evaluator.eval(statement.value(), locals);
        context.setAttribute(
            object, attribute.name(), changed(statement.operator(), before, value));
      }
      case Expression.Subscript subscript -> {
        Object object = evaluator.eval(subscript.object(), locals);
        Object index = evaluator.eval(subscript.index(), locals);
        Object before = item(object, index, subscript);
        Object value = evaluator.eval(statement.value(), locals);
        context.setItem(object, index, changed(statement.operator(), before, value));
      }
      default -> throw new IllegalStateException("the parser let through a bad target");
    }
  }

  private Object item(Object object, Object index, Expression.Subscript subscript) {
    try {
      return context.getItem(object, index);
    } catch (PythonError error) {
      throw evaluator.located(error, subscript.index().span().start());
    }
  }

  private Object changed(BinaryOperator operator, Object before, Object value) {
    return InPlace.apply(context, operator, before, value);
  }

  void delete(Expression target, @Nullable Activation locals) {
    try {
      switch (target) {
        case Expression.Name name -> names.delete(name, locals);
        case Expression.Subscript subscript -> {
          Object object = evaluator.eval(subscript.object(), locals);
          context.deleteItem(object, evaluator.eval(subscript.index(), locals));
        }
        case Expression.TupleDisplay tuple -> tuple.items().forEach(one -> delete(one, locals));
        case Expression.ListDisplay list -> list.items().forEach(one -> delete(one, locals));
        default ->
            throw PythonError.unsupported("'del' of an attribute", "use del x['name'] or drop()");
      }
    } catch (PythonError error) {
      throw evaluator.located(error, target.span().start());
    }
  }
}
