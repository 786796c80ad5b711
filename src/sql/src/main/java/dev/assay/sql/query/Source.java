package dev.assay.sql.query;

import dev.assay.sql.TableDefinition;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.Join;
import org.jspecify.annotations.Nullable;

/**
 * What a FROM clause takes rows from.
 *
 * @param name by which columns are qualified: the alias, else the table's name; empty for a
 *     subquery without one
 * @param kind what it is
 * @param table the table of the database; null for all else
 * @param outputs its columns; none are known of what is {@link Kind#UNKNOWN} or {@link Kind#OTHER}
 * @param item where it stands in the tree
 * @param join the join that brings it in; null for the first
 * @param oneRow whether it has one row at most, so that it needs no condition to be joined
 */
public record Source(
    String name,
    Kind kind,
    @Nullable TableDefinition table,
    List<Output> outputs,
    FromItem item,
    @Nullable Join join,
    boolean oneRow) {

  /** What rows come from. */
  public enum Kind {
    /** A table of the database. */
    TABLE,
    /** A subquery, or a table of a WITH. */
    QUERY,
    /** A table that the database does not have. */
    UNKNOWN,
    /** A function or list of values, into which is not looked. */
    OTHER
  }

  public Source {
    outputs = List.copyOf(outputs);
  }

  /** Whether all its columns are known. */
  public boolean isKnown() {
    return kind == Kind.TABLE || kind == Kind.QUERY;
  }

  /** The column of that name, in any case. */
  public Optional<Output> output(String wanted) {
    return outputs.stream().filter(output -> output.name().equalsIgnoreCase(wanted)).findFirst();
  }
}
