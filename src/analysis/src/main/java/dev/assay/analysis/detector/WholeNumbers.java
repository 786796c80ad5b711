package dev.assay.analysis.detector;

import dev.assay.sql.Dialect;
import dev.assay.sql.query.Aggregates;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Output;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.AnalyticExpression;
import net.sf.jsqlparser.expression.AnalyticType;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.NullValue;
import net.sf.jsqlparser.expression.SignedExpression;
import net.sf.jsqlparser.expression.WhenClause;
import net.sf.jsqlparser.expression.operators.arithmetic.Addition;
import net.sf.jsqlparser.expression.operators.arithmetic.Division;
import net.sf.jsqlparser.expression.operators.arithmetic.Multiplication;
import net.sf.jsqlparser.expression.operators.arithmetic.Subtraction;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import org.jspecify.annotations.Nullable;

/** Tells which expressions are sure to be whole numbers. */
final class WholeNumbers {

  private final Dialect dialect;
  private final ColumnContents contents;

  /** Columns that are computed in a table of WITH are looked at once, however often they occur. */
  private final Map<Output.Computed, Boolean> whole = new IdentityHashMap<>();

  private final Map<Output.Computed, Boolean> big = new IdentityHashMap<>();

  WholeNumbers(Dialect dialect, ColumnContents contents) {
    this.dialect = dialect;
    this.contents = contents;
  }

  boolean has(BoundSelect select, Expression expression) {
    return switch (Expressions.bare(expression)) {
      case LongValue _ -> true;
      case SignedExpression signed -> has(select, signed.getExpression());
      case Column column -> column(select, column);
      case Function function ->
          function(
              select, function.getName(), arguments(function), Aggregates.isAggregate(function));
      case AnalyticExpression filtered when filtered.getType() == AnalyticType.FILTER_ONLY ->
          function(
              select,
              filtered.getName(),
              filtered.getExpression() == null ? List.of() : List.of(filtered.getExpression()),
              true);
      case Addition sum -> both(select, sum);
      case Subtraction difference -> both(select, difference);
      case Multiplication product -> both(select, product);
      case Division quotient -> both(select, quotient);
      case ComparisonOperator _ -> dialect == Dialect.SQLITE;
      case CastExpression cast ->
          cast.getColDataType() != null
              && cast.getColDataType().getDataType().matches("(?i).*INT(EGER)?[248]?|SIGNED");
      case CaseExpression choice -> choice(select, choice);
      case ParenthesedSelect query -> query(select, query);
      default -> false;
    };
  }

  private boolean both(BoundSelect select, BinaryExpression binary) {
    return has(select, binary.getLeftExpression()) && has(select, binary.getRightExpression());
  }

  private boolean column(BoundSelect select, Column column) {
    Meaning meaning = select.use(column).map(NameUse::meaning).orElse(null);
    return switch (meaning) {
      case Meaning.Known known -> output(known.output());
      case Meaning.SelectAlias(Expression other) when other != column -> has(select, other);
      case null, default -> false;
    };
  }

  private boolean output(Output output) {
    if (output.origin() != null) {
      return contents.isWhole(output.origin());
    }
    Output.Computed computed = output.computed();
    return computed != null
        && known(whole, computed, () -> has(computed.select(), computed.expression()));
  }

  private static boolean known(
      Map<Output.Computed, Boolean> known, Output.Computed computed, BooleanSupplier look) {
    Boolean seen = known.get(computed);
    if (seen == null) {
      seen = look.getAsBoolean();
      known.put(computed, seen);
    }
    return seen;
  }

  private static List<? extends Expression> arguments(Function function) {
    return function.getParameters() == null ? List.of() : function.getParameters();
  }

  private boolean function(
      BoundSelect select, String name, List<? extends Expression> arguments, boolean aggregate) {
    return switch (name.toUpperCase(Locale.ROOT)) {
      case "COUNT", "LENGTH", "LEN" -> true;
      case "SUM" ->
          arguments.size() == 1
              && has(select, arguments.getFirst())
              && !(addsUpToDecimals() && isBig(select, arguments.getFirst()));
      case "MIN", "MAX", "ABS" ->
          (aggregate || arguments.size() == 1)
              && !arguments.isEmpty()
              && has(select, arguments.getFirst());
      case "IIF", "IF" ->
          arguments.size() == 3 && has(select, arguments.get(1)) && has(select, arguments.get(2));
      case "COALESCE", "IFNULL", "NULLIF" ->
          arguments.stream().allMatch(argument -> has(select, argument));
      default -> false;
    };
  }

  private boolean addsUpToDecimals() {
    return dialect == Dialect.POSTGRESQL || dialect == Dialect.REDSHIFT || dialect == Dialect.H2;
  }

  /** Whether a number of 64 bits is in it, of which a sum is no whole number any more there. */
  private boolean isBig(BoundSelect select, Expression expression) {
    boolean counted =
        Expressions.bare(expression) instanceof Function function
            && function.getName().matches("(?i)count|sum");
    return counted
        || Conditions.columns(expression).stream()
            .map(column -> select.use(column).map(NameUse::meaning).orElse(null))
            .anyMatch(this::isBig);
  }

  private boolean isBig(@Nullable Meaning meaning) {
    if (!(meaning instanceof Meaning.Known known)) {
      return false;
    }
    BaseColumn origin = known.output().origin();
    Output.Computed computed = known.output().computed();
    return origin == null
        ? computed != null
            && known(big, computed, () -> isBig(computed.select(), computed.expression()))
        : origin.column().typeName().matches("(?i).*(BIG|INT8).*");
  }

  private boolean choice(BoundSelect select, CaseExpression choice) {
    Stream<@Nullable Expression> results =
        Stream.concat(
            choice.getWhenClauses().stream().map(WhenClause::getThenExpression),
            Stream.ofNullable(choice.getElseExpression()));
    return results
        .filter(Objects::nonNull)
        .allMatch(result -> result instanceof NullValue || has(select, result));
  }

  private boolean query(BoundSelect select, ParenthesedSelect query) {
    return query.getSelect() instanceof PlainSelect plain
        && plain.getSelectItems().size() == 1
        && select.inner().stream()
            .filter(inner -> inner.node() == plain)
            .anyMatch(inner -> has(inner, plain.getSelectItems().getFirst().getExpression()));
  }
}
