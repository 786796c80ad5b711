package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * {@code GROUP BY} and {@code ORDER BY} nothing but a text out of JSON, or its alias: by its bytes,
 * from which the text that is selected is made again.
 *
 * @param givesText whether a call there gives such a text
 */
record MysqlJsonKeys(Tokens tokens, IntPredicate givesText) {

  /** H2's function. */
  static final String BYTES_OF = "STRINGTOUTF8";

  private static final String BYTES = BYTES_OF + " ( $1 )";
  private static final String TEXT = "UTF8TOSTRING ( " + BYTES + " )";
  private static final Set<String> DIRECTIONS = Set.of("ASC", "DESC");
  private static final Set<String> CLAUSES = Set.of("GROUP", "ORDER");
  private static final Set<String> ENDS =
      Set.of("HAVING", "ORDER", "LIMIT", "UNION", "EXCEPT", "INTERSECT", "WITH", "WINDOW");

  void rewrite() {
    for (int by = tokens.size() - 1; by > 0; by--) {
      int select = tokens.before(by, Set.of("SELECT"));
      boolean simple =
          tokens.isWord(by, "BY")
              && tokens.isWord(by - 1, CLAUSES)
              && select >= 0
              && !tokens.isWord(select + 1, "DISTINCT")
              && !tokens.isWord(select - 1, Set.of("UNION", "ALL", "EXCEPT", "INTERSECT"))
              && tokens.next(select + 1, Set.of("FROM")) < by;
      if (simple) {
        rewrite(select, by);
      }
    }
  }

  private void rewrite(int select, int by) {
    int from = tokens.next(select + 1, Set.of("FROM"));
    List<List<SqlToken>> items = tokens.elements(select + 1, from - 1);
    int end = tokens.next(by + 1, ENDS);
    List<SqlToken> keys = new ArrayList<>();
    List<List<SqlToken>> texts = new ArrayList<>();
    for (List<SqlToken> key : tokens.elements(by + 1, end - 1)) {
      boolean directed = isDirected(key);
      List<SqlToken> value = directed ? key.subList(0, key.size() - 1) : key;
      List<SqlToken> text = text(value, items);
      keys.addAll(keys.isEmpty() ? List.of() : Tokens.of(","));
      keys.addAll(text.isEmpty() ? value : FunctionTable.filled(BYTES, List.of(text)));
      keys.addAll(directed ? key.subList(key.size() - 1, key.size()) : List.of());
      texts.add(text);
    }
    if (texts.stream().allMatch(List::isEmpty)) {
      return;
    }
    tokens.replace(by + 1, end - 1, keys);
    if (tokens.isWord(by - 1, "GROUP")) {
      tokens.replace(select + 1, from - 1, selected(items, texts));
    }
  }

  private static boolean isDirected(List<SqlToken> key) {
    return key.size() > 1
        && DIRECTIONS.stream().anyMatch(direction -> key.getLast().isWord(direction));
  }

  /** The call that the key is or stands for; empty where it is something else. */
  private List<SqlToken> text(List<SqlToken> key, List<List<SqlToken>> items) {
    if (isText(key)) {
      return key;
    }
    for (List<SqlToken> item : items) {
      List<SqlToken> value = SelectItem.unnamed(item);
      if (value.size() < item.size() && SelectItem.isName(key, item.getLast()) && isText(value)) {
        return value;
      }
    }
    return List.of();
  }

  /** Whether it is one such call, of a text and not of JSON. */
  private boolean isText(List<SqlToken> value) {
    Tokens call = new Tokens(value);
    return value.size() > 2
        && !call.isWord(0, "JSON_EXTRACT")
        && call.isSymbol(1, '(')
        && call.closing(1) == value.size() - 1
        && givesText.test(tokens.all().indexOf(value.getFirst()));
  }

  private static List<SqlToken> selected(List<List<SqlToken>> items, List<List<SqlToken>> texts) {
    List<SqlToken> selected = new ArrayList<>();
    for (List<SqlToken> item : items) {
      List<SqlToken> value = SelectItem.unnamed(item);
      boolean grouped =
          texts.stream().anyMatch(text -> !text.isEmpty() && Rollup.isSame(text, value));
      selected.addAll(selected.isEmpty() ? List.of() : Tokens.of(","));
      selected.addAll(grouped ? FunctionTable.filled(TEXT, List.of(value)) : value);
      selected.addAll(item.subList(value.size(), item.size()));
    }
    return selected;
  }
}
