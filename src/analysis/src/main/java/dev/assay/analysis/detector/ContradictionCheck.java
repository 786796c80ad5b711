package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.conditions.Literal;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Output;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.schema.Column;

/** Finds a column that is to be equal to two values in the same row, which none is. */
final class ContradictionCheck implements Check {

  /** A column of one source that has to be equal to a value. */
  private record Fixed(Source source, Output column, Literal value) {

    boolean contradicts(Fixed other) {
      return source == other.source && column.equals(other.column) && differs(other.value);
    }

    private boolean differs(Literal other) {
      boolean numbers = value.isNumeric() && other.isNumeric();
      return numbers
          ? Double.parseDouble(value.text().strip()) != Double.parseDouble(other.text().strip())
          : !value.text().equalsIgnoreCase(other.text());
    }
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    List<Fixed> before = new ArrayList<>();
    List<Finding> findings = new ArrayList<>();
    for (Expression part : Expressions.required(select)) {
      fixed(select, part)
          .ifPresent(
              each -> {
                before.stream()
                    .filter(each::contradicts)
                    .findFirst()
                    .map(earlier -> finding(each, earlier, part))
                    .ifPresent(findings::add);
                before.add(each);
              });
    }
    return findings;
  }

  private static Optional<Fixed> fixed(BoundSelect select, Expression part) {
    if (!(part instanceof EqualsTo equation)) {
      return Optional.empty();
    }
    return fixed(select, equation.getLeftExpression(), equation.getRightExpression())
        .or(() -> fixed(select, equation.getRightExpression(), equation.getLeftExpression()));
  }

  private static Optional<Fixed> fixed(BoundSelect select, Expression column, Expression value) {
    return column instanceof Column name
            && select.use(name).map(NameUse::meaning).orElse(null) instanceof Meaning.Known known
        ? Literal.of(select, value)
            .map(literal -> new Fixed(known.source(), known.output(), literal))
        : Optional.empty();
  }

  private static Finding finding(Fixed one, Fixed other, Expression place) {
    List<String> values =
        List.of(one.value().toString(), other.value().toString()).stream().sorted().toList();
    return Check.finding(
        DetectedKind.CONTRADICTION,
        "no row has both %s and %s in %s: use OR, or a join of its own for each"
            .formatted(values.getFirst(), values.getLast(), one.column().name()),
        place);
  }
}
