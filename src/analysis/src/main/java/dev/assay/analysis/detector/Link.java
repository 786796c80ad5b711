package dev.assay.analysis.detector;

import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.Meaning;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.Join;
import org.jspecify.annotations.Nullable;

/**
 * An equation between columns of two sources.
 *
 * @param origin the column of the database on the one side; null when it is computed
 * @param place the condition, or the column of USING
 * @param columns the names in the tree that make it up
 */
record Link(
    Source one,
    @Nullable BaseColumn origin,
    Source other,
    @Nullable BaseColumn otherOrigin,
    Expression place,
    Set<Column> columns) {

  /** The equations of a SELECT's joins and conditions. */
  static List<Link> of(BoundSelect select) {
    List<Link> links = new ArrayList<>();
    for (Conditions.Condition condition : Conditions.of(select)) {
      if (condition.node() instanceof EqualsTo equation
          && equation.getLeftExpression() instanceof Column left
          && equation.getRightExpression() instanceof Column right) {
        link(select, equation, left, right).ifPresent(links::add);
      }
    }
    for (Source source : select.sources()) {
      Join join = source.join();
      if (join != null && join.getUsingColumns() != null) {
        join.getUsingColumns()
            .forEach(column -> using(select, source, column).ifPresent(links::add));
      }
      if (join != null && join.isNatural()) {
        links.addAll(natural(select, source));
      }
    }
    return links;
  }

  boolean touches(Source source) {
    return one == source || other == source;
  }

  boolean ties(Source first, Source second) {
    return touches(first) && touches(second) && first != second;
  }

  private static Optional<Link> link(
      BoundSelect select, Expression place, Column left, Column right) {
    if (select.use(left).map(NameUse::meaning).orElse(null) instanceof Meaning.Known one
        && select.use(right).map(NameUse::meaning).orElse(null) instanceof Meaning.Known other
        && one.source() != other.source()) {
      return Optional.of(
          new Link(
              one.source(),
              one.output().origin(),
              other.source(),
              other.output().origin(),
              place,
              Set.of(left, right)));
    }
    return Optional.empty();
  }

  private static Optional<Link> using(BoundSelect select, Source source, Column column) {
    return before(select, source)
        .filter(each -> each.output(column.getUnquotedColumnName()).isPresent())
        .reduce((_, later) -> later)
        .flatMap(earlier -> same(earlier, source, column.getUnquotedColumnName(), column));
  }

  private static List<Link> natural(BoundSelect select, Source source) {
    List<Link> links = new ArrayList<>();
    before(select, source)
        .forEach(
            earlier ->
                earlier
                    .outputs()
                    .forEach(
                        output ->
                            same(earlier, source, output.name(), new Column(output.name()))
                                .ifPresent(links::add)));
    return links;
  }

  private static Stream<Source> before(BoundSelect select, Source source) {
    return select.sources().stream().takeWhile(each -> each != source);
  }

  private static Optional<Link> same(Source one, Source other, String name, Column place) {
    return one.output(name)
        .flatMap(
            left ->
                other
                    .output(name)
                    .map(
                        right ->
                            new Link(
                                one, left.origin(), other, right.origin(), place, Set.of(place))));
  }
}
