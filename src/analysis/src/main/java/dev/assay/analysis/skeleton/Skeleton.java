package dev.assay.analysis.skeleton;

import dev.assay.sql.Dialect;
import dev.assay.sql.query.QueryTrees;
import java.util.Optional;

/**
 * A query without its tables, columns and values (DAC, section 3.3), such as {@code SELECT _,
 * COUNT(_) FROM _ JOIN _ WHERE _ > _ GROUP BY _}. Two queries have the same one however they are
 * written: aliases, case, literals, the order of conditions and of joined tables do not matter, nor
 * whether tables are joined by ON, USING or WHERE.
 *
 * @param text the skeleton on one line, in capitals
 */
public record Skeleton(String text) {

  /** The skeleton of a query, which need not fit any database; empty if it cannot be parsed. */
  public static Optional<Skeleton> of(Dialect dialect, String sql) {
    return QueryTrees.parsed(dialect, sql)
        .map(tree -> new Skeleton(new SkeletonText().query(tree)));
  }

  /** The same with one table in place of several that are joined. */
  Skeleton withoutJoins() {
    return new Skeleton(text.replaceAll("_( JOIN _)+", "_"));
  }

  @Override
  public String toString() {
    return text;
  }
}
