package dev.assay.analysis.differences;

import dev.assay.analysis.conditions.Literal;
import dev.assay.catalog.linking.ColumnRef;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Output;
import dev.assay.sql.query.Source;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.Join;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;

/**
 * What two queries say of the values of columns: what each is compared with, however deep in
 * functions it stands, and which columns are compared with one another and so need common values.
 */
final class MinedConstants {

  private static final Pattern SPELLING =
      Pattern.compile("\\b(LOWER|UPPER|[LR]?TRIM)\\s*\\(", Pattern.CASE_INSENSITIVE);
  private static final Pattern COUNT = Pattern.compile("\\bCOUNT\\s*\\(", Pattern.CASE_INSENSITIVE);
  private static final Pattern SETS =
      Pattern.compile("\\b(UNION|INTERSECT|EXCEPT|MINUS)\\b", Pattern.CASE_INSENSITIVE);

  private final Map<ColumnRef, Set<Literal>> constants = new HashMap<>();
  private final Map<ColumnRef, ColumnRef> parents = new HashMap<>();
  private final Map<ColumnRef, Set<LocalDate>> days = new HashMap<>();
  private final Set<ColumnRef> spelled = new LinkedHashSet<>();
  private final LocalDate today;
  private int mostCounted;

  MinedConstants(List<BoundQuery> queries, LocalDate today) {
    this.today = today;
    for (BoundQuery query : queries) {
      query.selects().forEach(this::mine);
      operands(query);
    }
  }

  /** What the column, or one that shares values with it, is compared with. */
  List<Literal> of(ColumnRef column) {
    return ofGroup(constants, column);
  }

  /** Days on which conditions turn that count days from the column, or from one that it is with. */
  List<LocalDate> days(ColumnRef column) {
    return ofGroup(days, column);
  }

  private <T> List<T> ofGroup(Map<ColumnRef, Set<T>> mined, ColumnRef column) {
    ColumnRef root = root(column);
    return mined.entrySet().stream()
        .filter(entry -> root(entry.getKey()).equals(root))
        .flatMap(entry -> entry.getValue().stream())
        .distinct()
        .toList();
  }

  /** Columns that share values have the same group. */
  ColumnRef group(ColumnRef column) {
    return root(column);
  }

  /** Whether letters' case or spaces around the text matter to a query. */
  boolean isSpelled(ColumnRef column) {
    ColumnRef root = root(column);
    return spelled.stream().anyMatch(each -> root(each).equals(root));
  }

  /** Has the column be compared with values. */
  void compared(ColumnRef column, List<Literal> literals) {
    constants.computeIfAbsent(column, _ -> new LinkedHashSet<>()).addAll(literals);
  }

  /** Has both columns share values. */
  void tie(ColumnRef one, ColumnRef other) {
    parents.put(root(one), root(other));
  }

  private ColumnRef root(ColumnRef column) {
    ColumnRef parent = parents.get(column);
    return parent == null || parent.equals(column) ? column : root(parent);
  }

  private void mine(BoundSelect select) {
    named(select);
    for (Conditions.Condition condition : Conditions.of(select)) {
      counting(select, condition.node());
      switch (condition.node()) {
        case InExpression in -> {
          List<ColumnRef> columns = columns(select, in.getLeftExpression());
          if (in.getRightExpression() instanceof ExpressionList<?> values) {
            values.forEach(value -> compared(columns, literals(select, value)));
          } else {
            given(select, in.getRightExpression()).forEach(each -> tie(columns, each));
          }
        }
        case Between between -> {
          List<ColumnRef> columns = columns(select, between.getLeftExpression());
          for (Expression end :
              List.of(between.getBetweenExpressionStart(), between.getBetweenExpressionEnd())) {
            compared(columns, literals(select, end));
            columns(select, end).forEach(each -> tie(columns, each));
          }
        }
        case BinaryExpression binary -> binary(select, binary);
        default -> {}
      }
    }
    if (select.node().getLimit() != null && select.node().getLimit().getRowCount() != null) {
      counted(literals(select, select.node().getLimit().getRowCount()));
    }
  }

  private void counting(BoundSelect select, Expression condition) {
    List<LocalDate> points = DatePoints.of(condition.toString(), today);
    if (!points.isEmpty()) {
      columns(select, condition)
          .forEach(
              column -> days.computeIfAbsent(column, _ -> new LinkedHashSet<>()).addAll(points));
    }
  }

  /** How many rows there have to be, as far as queries ask for a number of them; 0 if none does. */
  int mostCounted() {
    return mostCounted;
  }

  private void counted(List<Literal> literals) {
    for (Literal literal : literals) {
      if (literal.text().matches("\\d{1,4}")) {
        mostCounted = Math.max(mostCounted, Integer.parseInt(literal.text()));
      }
    }
  }

  /** USING and NATURAL compare columns of one name. */
  private void named(BoundSelect select) {
    for (Source source : select.sources()) {
      Join join = source.join();
      if (join == null || (!join.isNatural() && join.getUsingColumns().isEmpty())) {
        continue;
      }
      for (Output output : source.outputs()) {
        boolean compared =
            join.isNatural()
                || join.getUsingColumns().stream()
                    .anyMatch(
                        column -> column.getUnquotedColumnName().equalsIgnoreCase(output.name()));
        BaseColumn own = output.origin();
        if (compared && own != null) {
          select.sources().stream()
              .flatMap(other -> other.output(output.name()).stream())
              .flatMap(other -> Stream.ofNullable(other.origin()))
              .forEach(other -> tie(ref(own), ref(other)));
        }
      }
    }
  }

  private void binary(BoundSelect select, BinaryExpression binary) {
    Expression left = binary.getLeftExpression();
    Expression right = binary.getRightExpression();
    List<ColumnRef> columns = columns(select, left);
    List<ColumnRef> others = columns(select, right);
    compared(columns, literals(select, right));
    compared(others, literals(select, left));
    others.forEach(other -> tie(columns, other));
    given(select, right).forEach(each -> tie(columns, each));
    given(select, left).forEach(each -> tie(others, each));
    if (binary instanceof LikeExpression || SPELLING.matcher(binary.toString()).find()) {
      spelled.addAll(columns);
      spelled.addAll(others);
    }
    if (COUNT.matcher(left.toString()).find()) {
      counted(literals(select, right));
    }
    if (COUNT.matcher(right.toString()).find()) {
      counted(literals(select, left));
    }
  }

  private void tie(List<ColumnRef> columns, ColumnRef other) {
    columns.forEach(column -> tie(column, other));
  }

  private void compared(List<ColumnRef> columns, List<Literal> literals) {
    columns.forEach(column -> compared(column, literals));
  }

  /** The columns of an expression whose values matter: how many there are is counted, not read. */
  private static List<ColumnRef> columns(BoundSelect select, Expression expression) {
    return Conditions.columns(expression).stream()
        .flatMap(column -> select.use(column).stream())
        .filter(use -> !use.functions().contains("COUNT"))
        .flatMap(use -> use.origin().stream())
        .map(MinedConstants::ref)
        .toList();
  }

  private static List<Literal> literals(BoundSelect select, Expression expression) {
    List<Literal> found = new ArrayList<>();
    Literal.of(select, expression).ifPresent(found::add);
    if (found.isEmpty()) {
      expression.accept(new WrittenValues(select, found), null);
    }
    return found;
  }

  /** The columns that a subquery gives. */
  private static List<ColumnRef> given(BoundSelect select, Expression expression) {
    return expression instanceof ParenthesedSelect query
            && query.getSelect() instanceof PlainSelect plain
        ? select.inner().stream()
            .filter(inner -> inner.node() == plain)
            .flatMap(MinedConstants::given)
            .toList()
        : List.of();
  }

  private static Stream<ColumnRef> given(BoundSelect inner) {
    return inner.node().getSelectItems().stream()
        .flatMap(item -> Conditions.columns(item.getExpression()).stream())
        .flatMap((Column column) -> inner.use(column).stream())
        .filter(use -> !use.functions().contains("COUNT"))
        .flatMap(use -> use.origin().stream())
        .map(MinedConstants::ref);
  }

  /** Operands of UNION, INTERSECT and EXCEPT are compared column by column. */
  private void operands(BoundQuery query) {
    if (!SETS.matcher(query.tree().toString()).find()) {
      return;
    }
    List<BoundSelect> sets = query.selects().stream().filter(BoundSelect::asSet).toList();
    for (int at = 1; at < sets.size(); at++) {
      List<ColumnRef> before = outputs(sets.get(at - 1));
      List<ColumnRef> own = outputs(sets.get(at));
      for (int place = 0; place < Math.min(before.size(), own.size()); place++) {
        tie(before.get(place), own.get(place));
      }
    }
  }

  private static List<ColumnRef> outputs(BoundSelect select) {
    return select.outputs().stream()
        .map(output -> output.origin())
        .filter(Objects::nonNull)
        .map(MinedConstants::ref)
        .toList();
  }

  private static ColumnRef ref(BaseColumn column) {
    return new ColumnRef(column.table().name(), column.column().name());
  }
}
