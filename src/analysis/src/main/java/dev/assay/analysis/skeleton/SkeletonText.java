package dev.assay.analysis.skeleton;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.TrimFunction;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.OrderByElement;
import net.sf.jsqlparser.statement.select.ParenthesedFromItem;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.SetOperationList;
import org.jspecify.annotations.Nullable;

/** Writes down the clauses of a skeleton. */
final class SkeletonText {

  String query(Select query) {
    String body =
        switch (query) {
          case PlainSelect plain -> plain(plain);
          case ParenthesedSelect inner -> query(inner.getSelect());
          case SetOperationList list -> operands(list);
          default -> "_";
        };
    String with =
        query.getWithItemsList() == null
            ? ""
            : query.getWithItemsList().stream()
                .filter(item -> item.getParenthesedStatement() instanceof ParenthesedSelect)
                .map(item -> "(" + query((ParenthesedSelect) item.getParenthesedStatement()) + ")")
                .collect(Collectors.joining(", ", "WITH ", " "));
    String order = query instanceof PlainSelect ? "" : order(query, new SkeletonTerms(this, null));
    return with + body + order;
  }

  private String operands(SetOperationList list) {
    StringBuilder text = new StringBuilder(query(list.getSelect(0)));
    for (int at = 0; at < list.getOperations().size(); at++) {
      text.append(' ')
          .append(list.getOperation(at).toString().toUpperCase(Locale.ROOT))
          .append(' ')
          .append(query(list.getSelect(at + 1)));
    }
    return text.toString();
  }

  private String plain(PlainSelect select) {
    SkeletonTerms terms = new SkeletonTerms(this, select);
    List<Expression> conditions = new ArrayList<>();
    StringBuilder text = new StringBuilder("SELECT ");
    text.append(select.getDistinct() == null ? "" : "DISTINCT ");
    text.append(
        select.getSelectItems().stream()
            .map(item -> terms.of(item.getExpression()))
            .collect(Collectors.joining(", ")));
    if (select.getFromItem() != null) {
      text.append(" FROM ").append(from(select, terms, conditions));
    }
    boolean joined = select.getJoins() != null;
    add(select.getWhere(), joined, conditions);
    if (!conditions.isEmpty()) {
      text.append(" WHERE ").append(terms.conjunction(conditions));
    }
    if (select.getGroupBy() != null && select.getGroupBy().getGroupByExpressionList() != null) {
      text.append(" GROUP BY ").append(keys(select, terms));
    }
    if (select.getHaving() != null) {
      text.append(" HAVING ").append(terms.of(select.getHaving()));
    }
    return text + order(select, terms);
  }

  private static String keys(PlainSelect select, SkeletonTerms terms) {
    Stream<?> keys = select.getGroupBy().getGroupByExpressionList().stream();
    return keys.map(key -> terms.key((Expression) key)).sorted().collect(Collectors.joining(", "));
  }

  private static String order(Select query, SkeletonTerms terms) {
    StringBuilder text = new StringBuilder();
    if (query.getOrderByElements() != null) {
      text.append(
          query.getOrderByElements().stream()
              .map(key -> terms.key(key.getExpression()) + direction(key))
              .collect(Collectors.joining(", ", " ORDER BY ", "")));
    }
    boolean limited = query.getLimit() != null || query.getFetch() != null;
    text.append(limited ? " LIMIT _" : "");
    boolean offset =
        query.getOffset() != null
            || (query.getLimit() != null && query.getLimit().getOffset() != null);
    return text.append(offset ? " OFFSET _" : "").toString();
  }

  private static String direction(OrderByElement key) {
    return key.isAsc() ? "" : " DESC";
  }

  /** The sources; conditions of inner joins go to those of WHERE, and what only ties goes. */
  private String from(PlainSelect select, SkeletonTerms terms, List<Expression> conditions) {
    List<String> inner = new ArrayList<>(List.of(source(select.getFromItem())));
    List<String> outer = new ArrayList<>();
    if (select.getJoins() != null) {
      for (Join join : select.getJoins()) {
        List<Expression> own = new ArrayList<>();
        join.getOnExpressions().forEach(on -> add(on, true, own));
        if (join.isLeft() || join.isRight() || join.isFull()) {
          String kind = join.isLeft() ? " LEFT" : join.isRight() ? " RIGHT" : " FULL";
          String on = own.isEmpty() ? "" : " ON " + terms.conjunction(own);
          outer.add(kind + " JOIN " + source(join.getFromItem()) + on);
        } else {
          inner.add(source(join.getFromItem()));
          conditions.addAll(own);
        }
      }
    }
    return inner.stream().sorted().collect(Collectors.joining(" JOIN "))
        + outer.stream().sorted().collect(Collectors.joining());
  }

  private String source(FromItem item) {
    return switch (item) {
      case ParenthesedSelect inner -> "(" + query(inner) + ")";
      case ParenthesedFromItem inner ->
          Stream.concat(
                  Stream.of(inner.getFromItem()),
                  inner.getJoins() == null
                      ? Stream.of()
                      : inner.getJoins().stream().map(Join::getFromItem))
              .map(this::source)
              .sorted()
              .collect(Collectors.joining(" JOIN "));
      default -> "_";
    };
  }

  /** The conditions that must all hold; where tables are joined, without those that tie them. */
  private static void add(
      @Nullable Expression condition, boolean joined, List<Expression> conditions) {
    switch (condition) {
      case null -> {}
      case AndExpression and -> {
        add(and.getLeftExpression(), joined, conditions);
        add(and.getRightExpression(), joined, conditions);
      }
      case ParenthesedExpressionList<?> list when list.size() == 1 ->
          add(list.getFirst(), joined, conditions);
      case EqualsTo equation
          when joined
              && bare(equation.getLeftExpression()) instanceof Column left
              && bare(equation.getRightExpression()) instanceof Column right
              && ties(left, right) -> {}
      default -> conditions.add(condition);
    }
  }

  /** What a function of one argument is about: keys may have to be cleaned before they tie. */
  private static @Nullable Expression bare(@Nullable Expression side) {
    return switch (side) {
      case TrimFunction trim -> bare(trim.getExpression());
      case CastExpression cast -> bare(cast.getLeftExpression());
      case Function function
          when function.getParameters() != null && function.getParameters().size() == 1 ->
          bare((Expression) function.getParameters().getFirst());
      case null, default -> side;
    };
  }

  /** A name in double quotes may be text. */
  private static boolean ties(Column left, Column right) {
    boolean text = left.getColumnName().startsWith("\"") || right.getColumnName().startsWith("\"");
    return !text
        && !String.valueOf(left.getTable()).equalsIgnoreCase(String.valueOf(right.getTable()));
  }
}
