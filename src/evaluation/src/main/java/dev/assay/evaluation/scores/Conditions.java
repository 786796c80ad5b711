package dev.assay.evaluation.scores;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;

/**
 * What Spider counts of conditions.
 *
 * @param connectives AND and OR, without the AND of BETWEEN
 * @param ors the OR among them
 * @param nested subqueries; what is within them does not count
 */
record Conditions(int connectives, int ors, int likes, int negations, int nested) {

  static Conditions of(List<SqlToken> tokens) {
    Counter counter = new Counter();
    for (int at = 0; at < tokens.size(); at++) {
      if (beginsQuery(tokens, at)) {
        counter.nested++;
        at = closing(tokens, at);
      } else {
        counter.count(tokens, at);
      }
    }
    return counter.counted();
  }

  /** Of the ON of joins. */
  static Conditions ofJoins(List<SqlToken> from) {
    List<SqlToken> conditions = new ArrayList<>();
    boolean within = false;
    int depth = 0;
    for (SqlToken token : from) {
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (depth == 0 && (token.isWord("ON") || token.isWord("JOIN") || token.isSymbol(','))) {
        within = token.isWord("ON");
      } else if (within) {
        conditions.add(token);
      }
    }
    return of(conditions);
  }

  /** How many tables are joined to the first. */
  static int joins(List<SqlToken> from) {
    int joins = 0;
    int depth = 0;
    for (SqlToken token : from) {
      depth += token.isSymbol('(') ? 1 : token.isSymbol(')') ? -1 : 0;
      if (depth == 0 && (token.isWord("JOIN") || token.isSymbol(','))) {
        joins++;
      }
    }
    return joins;
  }

  private static boolean beginsQuery(List<SqlToken> tokens, int at) {
    return tokens.get(at).isSymbol('(')
        && at + 1 < tokens.size()
        && tokens.get(at + 1).isWord("SELECT");
  }

  /** Where the parenthesis is closed that opens there. */
  private static int closing(List<SqlToken> tokens, int open) {
    int depth = 0;
    int at = open;
    for (; at < tokens.size(); at++) {
      depth += tokens.get(at).isSymbol('(') ? 1 : tokens.get(at).isSymbol(')') ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    return at;
  }

  /** Adds up, token by token. */
  private static final class Counter {
    private int connectives;
    private int ors;
    private int likes;
    private int negations;
    private int nested;
    private boolean between;

    private void count(List<SqlToken> tokens, int at) {
      SqlToken token = tokens.get(at);
      if (token.isWord("BETWEEN")) {
        between = true;
      } else if (token.isWord("AND") && between) {
        between = false;
      } else if (token.isWord("AND") || token.isWord("OR")) {
        connectives++;
        ors += token.isWord("OR") ? 1 : 0;
      } else if (token.isWord("LIKE")) {
        likes++;
      } else if (token.isWord("NOT") && (at == 0 || !tokens.get(at - 1).isWord("IS"))) {
        negations++;
      }
    }

    private Conditions counted() {
      return new Conditions(connectives, ors, likes, negations, nested);
    }
  }
}
