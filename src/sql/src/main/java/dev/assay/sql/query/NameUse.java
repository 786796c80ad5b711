package dev.assay.sql.query;

import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.schema.Column;

/**
 * A name that stands where a column may stand.
 *
 * @param node the name in the tree
 * @param clause of the SELECT that it stands in
 * @param functions the functions around it, the outermost first, in upper case
 */
public record NameUse(Column node, Clause clause, List<String> functions, Meaning meaning) {

  public NameUse {
    functions = List.copyOf(functions);
  }

  /** The column of the database that the name stands for. */
  public Optional<BaseColumn> origin() {
    return meaning instanceof Meaning.Known known
        ? Optional.ofNullable(known.output().origin())
        : Optional.empty();
  }

  /** Whether it is a column of that source. */
  public boolean isOf(Source source) {
    return meaning instanceof Meaning.Known known && known.source() == source;
  }

  /** Whether a function over many rows is around it. */
  public boolean aggregated() {
    return functions.stream().anyMatch(Aggregates::isAggregate);
  }
}
