package dev.assay.analysis.readings;

import dev.assay.sql.Dialect;
import dev.assay.sql.ForeignKey;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.NameUse;
import dev.assay.sql.query.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.schema.Column;

/**
 * Counts rows where a query counts the different things that they name, and the other way round,
 * where the question does not say which.
 */
final class RowsOrThings implements Rewriting {

  private final AskedWords asked;

  RowsOrThings(AskedWords asked) {
    this.asked = asked;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.COUNTED;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    if (asked.saysDifferent()) {
      return List.of();
    }
    List<Runnable> edits = new ArrayList<>();
    for (BoundSelect select : query.selects()) {
      for (BoundSelect.Call call : select.calls()) {
        edit(query.dialect(), select, call.node()).ifPresent(edits::add);
      }
    }
    return edits.isEmpty() ? List.of() : List.of(() -> edits.forEach(Runnable::run));
  }

  private Optional<Runnable> edit(Dialect dialect, BoundSelect select, Function count) {
    // the number of all such things is what a question says that names them
    if (Trees.isCount(count)
        && count.isDistinct()
        && select.node().getGroupBy() != null
        && isOneReference(select, count)) {
      return Optional.of(() -> count.setDistinct(false));
    }
    return Trees.isCountOfRows(count)
        ? counted(dialect, select)
            .map(
                column ->
                    () -> {
                      count.setDistinct(true);
                      count.setAllColumns(false);
                      count.setParameters(new ExpressionList<>(column));
                    })
        : Optional.empty();
  }

  /** Whether rows are counted by a thing of another table that they name. */
  private static boolean isOneReference(BoundSelect select, Function count) {
    ExpressionList<?> parameters = count.getParameters();
    return parameters != null
        && parameters.size() == 1
        && parameters.getFirst() instanceof Column column
        && select
            .use(column)
            .flatMap(NameUse::origin)
            .filter(
                origin ->
                    origin.table().foreignKeys().stream()
                        .anyMatch(
                            key ->
                                key.columns().size() == 1
                                    && key.columns()
                                        .getFirst()
                                        .equalsIgnoreCase(origin.column().name())))
            .isPresent();
  }

  /** The column by which the counted rows name what the question asks the number of. */
  private Optional<Column> counted(Dialect dialect, BoundSelect select) {
    for (Source source : select.sources()) {
      if (!Trees.isTable(source)) {
        return Optional.empty();
      }
      for (ForeignKey key : source.table().foreignKeys()) {
        Set<String> words = new HashSet<>(AskedWords.ofName(key.columns().getFirst()));
        words.addAll(AskedWords.ofName(key.referencedTable()));
        words.removeAll(AskedWords.ofName(source.table().name()));
        boolean grouped =
            select.node().getGroupBy() == null
                || groupsBy(select, key.columns().getFirst(), key.referencedTable());
        if (key.columns().size() == 1 && !grouped && asked.counts(words)) {
          return Optional.of(Trees.column(dialect, source, key.columns().getFirst()));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether each group is of one such thing. */
  private static boolean groupsBy(BoundSelect select, String column, String referenced) {
    ExpressionList<?> keys = select.node().getGroupBy().getGroupByExpressionList();
    for (Expression key : keys) {
      boolean such =
          key instanceof Column each
              && select
                  .use(each)
                  .flatMap(NameUse::origin)
                  .filter(
                      origin ->
                          origin.column().name().equalsIgnoreCase(column)
                              || origin.table().name().equalsIgnoreCase(referenced))
                  .isPresent();
      if (such) {
        return true;
      }
    }
    return false;
  }
}
