package dev.assay.pandas.eval;

import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Literals;
import dev.assay.pandas.syntax.Source;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PyDict;
import dev.assay.pandas.value.PyList;
import dev.assay.pandas.value.PySet;
import dev.assay.pandas.value.PySlice;
import dev.assay.pandas.value.PyTuple;
import dev.assay.pandas.value.PythonError;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Evaluates the expressions of one source: one case a node kind, one step a node. */
final class Evaluator {

  private final Context context;
  private final Source source;
  private final Names names;
  private final Assignments assignments;
  private final Calls calls;

  Evaluator(Context context, Source source, Names names) {
    this.context = context;
    this.source = source;
    this.names = names;
    this.assignments = new Assignments(context, names, this);
    this.calls = new Calls(context, this);
  }

  Context context() {
    return context;
  }

  Names names() {
    return names;
  }

  Assignments assignments() {
    return assignments;
  }

  /** The value of an expression; an error gets the position of the innermost one. */
  Object eval(Expression expression, @Nullable Activation locals) {
    Meter meter = context.meter();
    if (expression instanceof Expression.Literal literal) {
      meter.steps(1);
      return literal.value();
    }
    meter.descend();
    try {
      meter.steps(1);
      return value(expression, locals);
    } catch (PythonError error) {
      throw located(error, errorOffset(expression));
    } catch (RuntimeException defect) {
      throw located(PythonError.internal(defect), errorOffset(expression));
    } finally {
      meter.ascend();
    }
  }

  /** The error, with the place of the offset unless it has one. */
  PythonError located(PythonError error, int offset) {
    if (error.position() == null) {
      error.locate(source.position(offset));
    }
    return error;
  }

  /** Where a reader looks for what went wrong: the name of a method, the key of a subscript. */
  private static int errorOffset(Expression expression) {
    return switch (expression) {
      case Expression.Attribute attribute -> attribute.span().end() - attribute.name().length();
      case Expression.Call call -> errorOffset(call.function());
      case Expression.Subscript subscript -> subscript.index().span().start();
      case Expression.Binary binary -> binary.offset();
      default -> expression.span().start();
    };
  }

  private Object value(Expression expression, @Nullable Activation locals) {
    return switch (expression) {
      case Expression.Literal literal -> literal.value();
      case Expression.Name name -> names.get(name, locals);
      case Expression.Attribute attribute ->
          context.attribute(eval(attribute.object(), locals), attribute.name());
      case Expression.Call call -> calls.call(call, locals);
      case Expression.Subscript subscript -> {
        Object object = eval(subscript.object(), locals);
        yield context.getItem(object, eval(subscript.index(), locals));
      }
      case Expression.Binary binary -> {
        Object left = eval(binary.left(), locals);
        yield context.binary(binary.operator(), left, eval(binary.right(), locals));
      }
      case Expression.Unary unary -> context.unary(unary.operator(), eval(unary.operand(), locals));
      case Expression.Not not -> !context.truth(eval(not.operand(), locals));
      case Expression.And and -> logical(and.operands(), false, locals);
      case Expression.Or or -> logical(or.operands(), true, locals);
      case Expression.Comparison comparison -> comparison(comparison, locals);
      case Expression.Conditional conditional ->
          context.truth(eval(conditional.condition(), locals))
              ? eval(conditional.then(), locals)
              : eval(conditional.otherwise(), locals);
      case Expression.ListDisplay list -> PyList.copyOf(items(list.items(), locals));
      case Expression.TupleDisplay tuple -> PyTuple.copyOf(items(tuple.items(), locals));
      case Expression.SetDisplay set -> PySet.copyOf(items(set.items(), locals));
      case Expression.DictDisplay dict -> dict(dict, locals);
      case Expression.Slice slice ->
          new PySlice(
              optional(slice.start(), locals),
              optional(slice.stop(), locals),
              optional(slice.step(), locals));
      case Expression.FString string -> new FStrings(this).text(string.parts(), locals);
      case Expression.Lambda lambda -> lambda(lambda, locals);
      case Expression.Walrus walrus -> {
        Object value = eval(walrus.value(), locals);
        names.set(walrus.target(), locals, value);
        yield value;
      }
      case Expression.Comprehension comprehension ->
          new Comprehensions(this).value(comprehension, locals);
      case Expression.Starred _ -> throw PythonError.typeError("can't use starred expression here");
    };
  }

  private Object optional(@Nullable Expression expression, @Nullable Activation locals) {
    return expression == null ? None.NONE : eval(expression, locals);
  }

  /** The first operand whose truth is the one that decides, or the last. */
  private Object logical(List<Expression> operands, boolean deciding, @Nullable Activation locals) {
    Object value = None.NONE;
    for (int index = 0; index < operands.size(); index++) {
      value = eval(operands.get(index), locals);
      if (index < operands.size() - 1 && context.truth(value) == deciding) {
        return value;
      }
    }
    return value;
  }

  private Object comparison(Expression.Comparison comparison, @Nullable Activation locals) {
    Object left = eval(comparison.first(), locals);
    Object result = true;
    int last = comparison.steps().size() - 1;
    for (int index = 0; index <= last; index++) {
      Expression.ComparisonStep step = comparison.steps().get(index);
      Object right = eval(step.operand(), locals);
      result = Comparisons.compare(context, step.kind(), left, right);
      if (index < last && !context.truth(result)) {
        return result;
      }
      left = right;
    }
    return result;
  }

  /** The values of a display's items, starred ones spread. */
  List<Object> items(List<Expression> expressions, @Nullable Activation locals) {
    context.budget().objects(expressions.size());
    if (expressions instanceof Literals literals) {
      context.budget().steps(literals.size());
      return literals.values();
    }
    List<Object> values = new ArrayList<>(expressions.size());
    for (Expression expression : expressions) {
      if (expression instanceof Expression.Starred starred) {
        values.addAll(spread(starred.operand(), locals));
      } else {
        values.add(eval(expression, locals));
      }
    }
    return values;
  }

  private List<Object> spread(Expression operand, @Nullable Activation locals) {
    Object value = eval(operand, locals);
    try {
      return context.list(value);
    } catch (PythonError error) {
      throw located(error, operand.span().start());
    }
  }

  private PyDict dict(Expression.DictDisplay display, @Nullable Activation locals) {
    PyDict dict = new PyDict();
    context.budget().objects(display.items().size());
    for (Expression.DictItem item : display.items()) {
      if (item.key() == null) {
        spreadDict(dict, eval(item.value(), locals));
      } else {
        Object key = eval(item.key(), locals);
        Object value = eval(item.value(), locals);
        dict.put(key, value);
      }
    }
    return dict;
  }

  private void spreadDict(PyDict dict, Object value) {
    if (!(value instanceof PyDict other)) {
      throw PythonError.typeError("'" + context.typeName(value) + "' object is not a mapping");
    }
    context.budget().objects(other.size());
    dict.putAll(other);
  }

  private UserFunction lambda(Expression.Lambda lambda, @Nullable Activation locals) {
    return new UserFunction(
        "<lambda>",
        calls.signature(lambda.parameters(), locals),
        lambda.scope(),
        locals,
        inner -> eval(lambda.body(), inner));
  }

  Calls calls() {
    return calls;
  }

  Iterator<Object> iterate(Expression expression, @Nullable Activation locals) {
    Object value = eval(expression, locals);
    try {
      return context.iterate(value);
    } catch (PythonError error) {
      throw located(error, expression.span().start());
    }
  }
}
