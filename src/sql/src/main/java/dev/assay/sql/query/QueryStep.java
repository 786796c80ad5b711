package dev.assay.sql.query;

import dev.assay.sql.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.sf.jsqlparser.statement.select.Select;
import net.sf.jsqlparser.statement.select.WithItem;

/**
 * A table of a query's WITH, to be looked at on its own.
 *
 * @param name as the query spells it
 * @param sql a query that returns what the table holds
 */
public record QueryStep(String name, String sql) {

  /** The steps of a query, in order; none if it has no WITH, or cannot be read. */
  public static List<QueryStep> of(Dialect dialect, String sql) {
    Optional<Select> tree = QueryTrees.parsed(dialect, sql);
    List<WithItem<?>> items =
        tree.map(Select::getWithItemsList).filter(list -> list != null).orElse(List.of());
    boolean recursive = items.stream().anyMatch(WithItem::isRecursive);
    List<QueryStep> steps = new ArrayList<>();
    for (int at = 0; at < items.size(); at++) {
      String name = items.get(at).getAlias().getName();
      String tables =
          items.subList(0, at + 1).stream()
              .map(item -> item.toString().replaceFirst("(?i)^RECURSIVE\\s+", ""))
              .collect(Collectors.joining(", "));
      steps.add(
          new QueryStep(
              name,
              "WITH %s%s SELECT * FROM %s".formatted(recursive ? "RECURSIVE " : "", tables, name)));
    }
    return steps;
  }
}
