package dev.assay.sql.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import net.sf.jsqlparser.expression.AnalyticExpression;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.NotExpression;
import net.sf.jsqlparser.expression.SignedExpression;
import net.sf.jsqlparser.expression.TrimFunction;
import net.sf.jsqlparser.expression.WhenClause;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;

/** A place in a parsed query that holds an expression, and may hold another in its stead. */
record Slot(Supplier<Expression> get, Consumer<Expression> set) {

  Expression expression() {
    return get.get();
  }

  /** The places within an expression; none in those that mutations leave alone. */
  static List<Slot> within(Expression expression) {
    List<Slot> slots = new ArrayList<>();
    switch (expression) {
      case BinaryExpression binary -> {
        slots.add(new Slot(binary::getLeftExpression, binary::setLeftExpression));
        slots.add(new Slot(binary::getRightExpression, binary::setRightExpression));
      }
      case InExpression in -> {
        slots.add(new Slot(in::getLeftExpression, in::setLeftExpression));
        slots.add(new Slot(in::getRightExpression, in::setRightExpression));
      }
      case Between between ->
          slots.add(new Slot(between::getLeftExpression, between::setLeftExpression));
      case NotExpression not -> slots.add(new Slot(not::getExpression, not::setExpression));
      case IsNullExpression isNull ->
          slots.add(new Slot(isNull::getLeftExpression, isNull::setLeftExpression));
      case SignedExpression signed ->
          slots.add(new Slot(signed::getExpression, signed::setExpression));
      case CastExpression cast ->
          slots.add(new Slot(cast::getLeftExpression, cast::setLeftExpression));
      case TrimFunction trim -> slots.add(new Slot(trim::getExpression, trim::setExpression));
      case ExistsExpression exists ->
          slots.add(new Slot(exists::getRightExpression, exists::setRightExpression));
      case CaseExpression choice -> addCase(choice, slots);
      case WhenClause when -> {
        slots.add(new Slot(when::getWhenExpression, when::setWhenExpression));
        slots.add(new Slot(when::getThenExpression, when::setThenExpression));
      }
      case Function function -> {
        if (function.getParameters() != null) {
          addAll(function.getParameters(), slots);
        }
      }
      case AnalyticExpression window -> {
        if (window.getExpression() != null) {
          slots.add(new Slot(window::getExpression, window::setExpression));
        }
      }
      case ExpressionList<?> list -> addAll(list, slots);
      default -> {}
    }
    return slots;
  }

  private static void addCase(CaseExpression choice, List<Slot> slots) {
    if (choice.getSwitchExpression() != null) {
      slots.add(new Slot(choice::getSwitchExpression, choice::setSwitchExpression));
    }
    choice.getWhenClauses().forEach(when -> slots.addAll(within(when)));
    if (choice.getElseExpression() != null) {
      slots.add(new Slot(choice::getElseExpression, choice::setElseExpression));
    }
  }

  /** The list's elements are expressions of one kind by its type, and of any kind by its use. */
  @SuppressWarnings("unchecked")
  private static void addAll(ExpressionList<?> list, List<Slot> slots) {
    List<Expression> expressions = (List<Expression>) list;
    for (int at = 0; at < expressions.size(); at++) {
      int position = at;
      slots.add(
          new Slot(() -> expressions.get(position), other -> expressions.set(position, other)));
    }
  }
}
