package dev.assay.analysis.skeleton;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import net.sf.jsqlparser.expression.AnalyticExpression;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.NotExpression;
import net.sf.jsqlparser.expression.SignedExpression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.Select;
import org.jspecify.annotations.Nullable;

/** Writes down expressions of a skeleton: columns and values are blanks, functions stay. */
final class SkeletonTerms {

  private static final String BLANK = "_";

  private static final Map<String, String> TURNED =
      Map.of("<", ">", ">", "<", "<=", ">=", ">=", "<=");

  private final SkeletonText queries;
  private final @Nullable PlainSelect select;

  SkeletonTerms(SkeletonText queries, @Nullable PlainSelect select) {
    this.queries = queries;
    this.select = select;
  }

  String conjunction(List<Expression> conditions) {
    return conditions.stream()
        .map(condition -> inside(condition, condition instanceof OrExpression))
        .sorted()
        .collect(Collectors.joining(" AND "));
  }

  /** What is sorted or grouped by may stand for something that is selected. */
  String key(Expression key) {
    if (select != null) {
      if (key instanceof LongValue number
          && number.getValue() >= 1
          && number.getValue() <= select.getSelectItems().size()) {
        return of(select.getSelectItems().get((int) number.getValue() - 1).getExpression());
      }
      if (key instanceof Column column && column.getTable() == null) {
        return select.getSelectItems().stream()
            .filter(
                item ->
                    item.getAlias() != null
                        && item.getAlias()
                            .getUnquotedName()
                            .equalsIgnoreCase(column.getUnquotedColumnName()))
            .findFirst()
            .map(item -> of(item.getExpression()))
            .orElse(BLANK);
      }
    }
    return of(key);
  }

  String of(Expression expression) {
    return switch (expression) {
      case AndExpression and -> conjunction(operands(and, AndExpression.class));
      case OrExpression or ->
          operands(or, OrExpression.class).stream()
              .map(this::of)
              .sorted()
              .collect(Collectors.joining(" OR "));
      case ParenthesedExpressionList<?> list when list.size() == 1 ->
          inside(list.getFirst(), isConnective(list.getFirst()));
      case ExpressionList<?> list -> list(list);
      case ComparisonOperator comparison -> comparison(comparison);
      case LikeExpression like ->
          "%s %sLIKE %s"
              .formatted(
                  of(like.getLeftExpression()), not(like.isNot()), of(like.getRightExpression()));
      case BinaryExpression binary ->
          "%s %s %s"
              .formatted(
                  of(binary.getLeftExpression()),
                  binary.getStringExpression().toUpperCase(Locale.ROOT),
                  of(binary.getRightExpression()));
      case InExpression in ->
          "%s %sIN %s"
              .formatted(of(in.getLeftExpression()), not(in.isNot()), set(in.getRightExpression()));
      case Between between ->
          "%s %sBETWEEN %s AND %s"
              .formatted(
                  of(between.getLeftExpression()),
                  not(between.isNot()),
                  of(between.getBetweenExpressionStart()),
                  of(between.getBetweenExpressionEnd()));
      case IsNullExpression isNull ->
          "%s IS %sNULL".formatted(of(isNull.getLeftExpression()), not(isNull.isNot()));
      case ExistsExpression exists ->
          not(exists.isNot()) + "EXISTS " + of(exists.getRightExpression());
      case NotExpression not -> "NOT " + of(not.getExpression());
      case SignedExpression signed -> of(signed.getExpression());
      case CastExpression cast -> "CAST(%s)".formatted(of(cast.getLeftExpression()));
      case CaseExpression choice -> choice(choice);
      case AnalyticExpression window -> window.getName().toUpperCase(Locale.ROOT) + "(_) OVER (_)";
      case Function function -> function(function);
      case Select query -> "(" + queries.query(query) + ")";
      default -> BLANK;
    };
  }

  private String inside(Expression expression, boolean parentheses) {
    return parentheses ? "(" + of(expression) + ")" : of(expression);
  }

  private static boolean isConnective(Expression expression) {
    return expression instanceof OrExpression || expression instanceof AndExpression;
  }

  private static String not(boolean not) {
    return not ? "NOT " : "";
  }

  private static <T extends BinaryExpression> List<Expression> operands(
      BinaryExpression expression, Class<T> kind) {
    List<Expression> operands = new ArrayList<>();
    for (Expression side :
        List.of(expression.getLeftExpression(), expression.getRightExpression())) {
      Expression bare =
          side instanceof ParenthesedExpressionList<?> list
                  && list.size() == 1
                  && kind.isInstance(list.getFirst())
              ? list.getFirst()
              : side;
      if (kind.isInstance(bare)) {
        operands.addAll(operands(kind.cast(bare), kind));
      } else {
        operands.add(bare);
      }
    }
    return operands;
  }

  /** A blank stands to the left of what is no blank: 5 < count(*) is count(*) > 5. */
  private String comparison(ComparisonOperator comparison) {
    String operator =
        switch (comparison.getStringExpression()) {
          case "<>" -> "!=";
          case "==" -> "=";
          default -> comparison.getStringExpression();
        };
    String left = of(comparison.getLeftExpression());
    String right = of(comparison.getRightExpression());
    boolean columnFirst = comparison.getLeftExpression() instanceof Column;
    boolean columnLast = comparison.getRightExpression() instanceof Column;
    boolean turned =
        columnFirst || columnLast
            ? columnLast && !columnFirst && left.equals(BLANK)
            : left.equals(BLANK) && !right.equals(BLANK);
    return turned
        ? right + " " + TURNED.getOrDefault(operator, operator) + " " + left
        : left + " " + operator + " " + right;
  }

  /** However many values there are. */
  private String set(Expression values) {
    return values instanceof Select ? of(values) : "(_)";
  }

  private String list(ExpressionList<?> list) {
    return list.stream().map(this::of).collect(Collectors.joining(", ", "(", ")"));
  }

  private String choice(CaseExpression choice) {
    return choice.getWhenClauses().stream()
        .map(
            when ->
                "WHEN %s THEN %s"
                    .formatted(of(when.getWhenExpression()), of(when.getThenExpression())))
        .collect(
            Collectors.joining(
                " ", "CASE ", choice.getElseExpression() == null ? " END" : " ELSE _ END"));
  }

  private String function(Function function) {
    String parameters =
        function.getParameters() == null
            ? ""
            : function.getParameters().stream().map(this::of).collect(Collectors.joining(", "));
    return "%s(%s%s)"
        .formatted(
            function.getName().toUpperCase(Locale.ROOT),
            function.isDistinct() ? "DISTINCT " : "",
            parameters);
  }
}
