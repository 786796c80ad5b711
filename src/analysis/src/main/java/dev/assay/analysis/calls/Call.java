package dev.assay.analysis.calls;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** One call of a program: one clause of a query, or a part of one. */
sealed interface Call {

  /** The line that it stands on, from 1. */
  int line();

  /** The function's name. */
  String function();

  /** Expressions of the SELECT list. */
  record Select(int line, List<String> expressions, boolean distinct) implements Call {
    public Select {
      expressions = List.copyOf(expressions);
    }

    @Override
    public String function() {
      return "add_select";
    }
  }

  /**
   * A table of FROM.
   *
   * @param table its name; empty where it is the answer of a sub-question
   * @param question the sub-question whose answer it is; null for tables of the database
   * @param alias null for none
   * @param on the condition that joins it; null where the keys shall tell
   * @param join the kind of join, in upper case
   */
  record From(
      int line,
      String table,
      Operand.@Nullable Answered question,
      @Nullable String alias,
      @Nullable String on,
      String join)
      implements Call {
    @Override
    public String function() {
      return "add_from";
    }

    /** The name that columns of it are qualified with. */
    String name() {
      return alias == null ? table : alias;
    }
  }

  /** A condition of WHERE, or of HAVING. */
  record Condition(int line, boolean having, String left, String operator, Operand right)
      implements Call {
    @Override
    public String function() {
      return having ? "add_having" : "add_where";
    }
  }

  /** Expressions of GROUP BY. */
  record GroupBy(int line, List<String> expressions) implements Call {
    public GroupBy {
      expressions = List.copyOf(expressions);
    }

    @Override
    public String function() {
      return "add_groupby";
    }
  }

  /** An expression of ORDER BY. */
  record OrderBy(int line, String expression, boolean descending) implements Call {
    @Override
    public String function() {
      return "add_orderby";
    }
  }

  /** How many rows there are at most, and how many are left out before. */
  record Limit(int line, long rows, long offset) implements Call {
    @Override
    public String function() {
      return "add_limit";
    }
  }

  /** The calls before and behind it are queries of their own, put together by that operator. */
  record Merge(int line, String operator) implements Call {
    @Override
    public String function() {
      return "add_merge";
    }
  }
}
