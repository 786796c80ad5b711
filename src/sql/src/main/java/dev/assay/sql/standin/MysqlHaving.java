package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.wrong;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlToken;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * {@code HAVING} without groups and aggregates, which chooses among rows by what is selected, and
 * is H2's {@code QUALIFY}.
 */
record MysqlHaving(Dialect dialect, Tokens tokens) {

  void rewrite() throws UnfitSqlException {
    for (int index = tokens.size() - 1; index > 0; index--) {
      if (tokens.isWord(index, "HAVING") && !tokens.isSymbol(index - 1, '.')) {
        rewrite(index);
      }
    }
  }

  private void rewrite(int having) throws UnfitSqlException {
    int depth = 0;
    int select = having;
    while (select > 0 && !(depth == 0 && tokens.isWord(select, "SELECT"))) {
      if (depth == 0 && tokens.isWord(select, "GROUP") && tokens.isWord(select + 1, "BY")) {
        return;
      }
      select--;
      depth += tokens.isSymbol(select, ')') ? 1 : tokens.isSymbol(select, '(') ? -1 : 0;
      if (depth < 0) {
        return;
      }
    }
    int end = end(having);
    for (int index = select; index < end; index++) {
      if (tokens.isSymbol(index, '(') && tokens.isWord(index + 1, "SELECT")) {
        index = tokens.closing(index); // aggregates of a subquery are its own
      } else if (tokens.isWord(index, Words.AGGREGATES) && tokens.isSymbol(index + 1, '(')) {
        return;
      }
    }
    checkIsSelected(select, having, end);
    tokens.replace(having, having, List.of(Tokens.word("QUALIFY")));
  }

  private void checkIsSelected(int select, int having, int end) throws UnfitSqlException {
    Set<String> selected = new HashSet<>();
    for (int index = select + 1; index < having && !tokens.isWord(index, "FROM"); index++) {
      if (tokens.isSymbol(index, '(') && tokens.isWord(index + 1, "SELECT")) {
        index = tokens.closing(index);
      }
      if (tokens.isSymbol(index, '*')) {
        return;
      }
      selected.add(tokens.at(index).text().toLowerCase(Locale.ROOT));
    }
    for (int index = having + 1; index < end; index++) {
      SqlToken token = tokens.at(index);
      boolean name = token.isName() && !Words.isKeyword(token) && !tokens.isSymbol(index + 1, "(.");
      if (tokens.isWord(index, "SELECT")) {
        return; // what a subquery reads is not selected here
      }
      if (name && !selected.contains(token.text().toLowerCase(Locale.ROOT))) {
        throw wrong("unknown column '%s' in HAVING: it is not selected".formatted(token.text()));
      }
    }
  }

  private int end(int having) {
    int depth = 0;
    for (int index = having + 1; index < tokens.size(); index++) {
      depth += tokens.isSymbol(index, '(') ? 1 : tokens.isSymbol(index, ')') ? -1 : 0;
      boolean ends =
          tokens.isWord(index, Set.of("ORDER", "LIMIT", "UNION", "EXCEPT", "INTERSECT", "WINDOW"));
      if (depth < 0 || (depth == 0 && ends) || tokens.isSymbol(index, ';')) {
        return index;
      }
    }
    return tokens.size();
  }
}
