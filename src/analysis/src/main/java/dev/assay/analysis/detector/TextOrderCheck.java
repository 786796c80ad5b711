package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.operators.relational.GreaterThan;
import net.sf.jsqlparser.expression.operators.relational.GreaterThanEquals;
import net.sf.jsqlparser.expression.operators.relational.MinorThan;
import net.sf.jsqlparser.expression.operators.relational.MinorThanEquals;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.OrderByElement;

/**
 * Finds orders of text that is numbers or dates in a form that does not sort: ORDER BY, MIN, MAX,
 * and comparisons of two columns. Comparisons with values are {@link TypeCheck}'s.
 */
final class TextOrderCheck implements Check {

  private final ColumnContents contents;

  TextOrderCheck(ColumnContents contents) {
    this.contents = contents;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    List<Finding> findings = new ArrayList<>();
    if (select.node().getOrderByElements() != null) {
      for (OrderByElement element : select.node().getOrderByElements()) {
        finding(select, element.getExpression(), "sorted", element).ifPresent(findings::add);
      }
    }
    for (BoundSelect.Call call : select.calls()) {
      Function function = call.node();
      if (function.getName().matches("(?i)min|max")
          && function.getParameters() != null
          && function.getParameters().size() == 1) {
        finding(
                select,
                function.getParameters().getFirst(),
                "put into " + function.getName(),
                function)
            .ifPresent(findings::add);
      }
    }
    for (BinaryExpression binary : Expressions.binaries(select)) {
      if (isOrder(binary)
          && column(select, binary.getRightExpression()).isPresent()
          && column(select, binary.getLeftExpression()).isPresent()) {
        finding(select, binary.getLeftExpression(), "compared", binary).ifPresent(findings::add);
      }
    }
    return findings;
  }

  private static boolean isOrder(Expression expression) {
    return expression instanceof GreaterThan
        || expression instanceof GreaterThanEquals
        || expression instanceof MinorThan
        || expression instanceof MinorThanEquals;
  }

  private Optional<Finding> finding(
      BoundSelect select, Expression sorted, String how, Object place) {
    return column(select, sorted)
        .flatMap(column -> trouble(column).map(trouble -> finding(column, trouble, how, place)));
  }

  private Finding finding(BaseColumn column, Trouble trouble, String how, Object place) {
    String like = contents.suchAs(column).map(each -> ", " + each).orElse("");
    return Check.finding(
        DetectedKind.TEXT_ORDER,
        "%s holds %s%s, and is %s %s: %s"
            .formatted(column, trouble.held(), like, how, trouble.order(), trouble.remedy()),
        place);
  }

  /** Why a column does not sort as people think. */
  private record Trouble(String held, String order, String remedy) {}

  private Optional<Trouble> trouble(BaseColumn column) {
    return switch (contents.kind(column)) {
      case NUMERIC_TEXT ->
          contents.sortsOtherwise(column)
              ? Optional.of(
                  new Trouble("numbers as text", "letter by letter", "cast it to a number"))
              : Optional.empty();
      case TEXT ->
          contents
              .dates(column)
              .filter(format -> !format.sorts())
              .map(
                  format ->
                      new Trouble(
                          "dates as " + format.shown(),
                          "letter by letter",
                          "turn it into a date that sorts"));
      case NUMBERS ->
          contents.hasTextToo(column)
              ? Optional.of(
                  new Trouble(
                      "numbers, and text in some rows",
                      "with the text behind all numbers",
                      "leave the text out by a condition, or cast it to a number"))
              : Optional.empty();
      case UNKNOWN -> Optional.empty();
    };
  }

  private static Optional<BaseColumn> column(BoundSelect select, Expression expression) {
    if (!(Expressions.bare(expression) instanceof Column column)) {
      return Optional.empty();
    }
    Meaning meaning = select.use(column).map(NameUse::meaning).orElse(null);
    return switch (meaning) {
      case Meaning.Known known -> Optional.ofNullable(known.output().origin());
      case Meaning.SelectAlias(Column other) -> select.use(other).flatMap(NameUse::origin);
      case null, default -> Optional.empty();
    };
  }
}
