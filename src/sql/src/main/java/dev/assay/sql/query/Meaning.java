package dev.assay.sql.query;

import java.util.List;
import net.sf.jsqlparser.expression.Expression;
import org.jspecify.annotations.Nullable;

/** What a name in a query stands for. */
public sealed interface Meaning {

  /** A column of a source, of the same SELECT or of one around it. */
  record Known(Source source, Output output) implements Meaning {}

  /** Something that the SELECT's own list names. */
  record SelectAlias(Expression expression) implements Meaning {}

  /** Text: SQLite takes a name in double quotes for text where there is no such column. */
  record Text(String text) implements Meaning {}

  /** A column that several sources have. */
  record Ambiguous(List<Source> sources) implements Meaning {
    public Ambiguous {
      sources = List.copyOf(sources);
    }
  }

  /**
   * A column that does not exist.
   *
   * @param source the source that it is asked of; null when it is asked of all
   */
  record UnknownColumn(@Nullable Source source) implements Meaning {}

  /** A column of a source that is not in any FROM clause here. */
  record UnknownSource() implements Meaning {}

  /** Not to be told, since columns of some source are not known. */
  record Unclear() implements Meaning {}
}
