package dev.assay.sql.standin;

import dev.assay.sql.SqlToken;
import java.util.List;

/** What stands between the commas of SELECT: a value, and the name that it may have been given. */
final class SelectItem {

  private SelectItem() {}

  /** Whether what is selected has that name: its alias, or the column's own. */
  static boolean isNamed(List<SqlToken> item, List<SqlToken> name) {
    boolean hasName = unnamed(item).size() < item.size() || isColumn(item);
    return hasName && isName(name, item.getLast());
  }

  static boolean isColumn(List<SqlToken> value) {
    boolean qualified = value.size() == 3 && value.get(1).isSymbol('.');
    return value.getLast().isName() && (value.size() == 1 || qualified);
  }

  /** Whether the key is nothing but that name; an alias may be written as a text. */
  static boolean isName(List<SqlToken> key, SqlToken name) {
    return key.size() == 1
        && key.getFirst().isName()
        && (name.isName() || name.kind() == SqlToken.Kind.STRING)
        && key.getFirst().text().equalsIgnoreCase(name.text());
  }

  /** The item without its alias. */
  static List<SqlToken> unnamed(List<SqlToken> item) {
    int size = item.size();
    if (size > 2 && item.get(size - 2).isWord("AS")) {
      return item.subList(0, size - 2);
    }
    boolean named =
        size > 1
            && item.getLast().isName()
            && !item.getLast().isWord("END")
            && endsOperand(item.subList(0, size - 1));
    return named ? item.subList(0, size - 1) : item;
  }

  /** Whether a value ends there, so that a name behind it is its alias. */
  private static boolean endsOperand(List<SqlToken> value) {
    SqlToken last = value.getLast();
    boolean unit = value.size() > 1 && value.get(value.size() - 2).isWord("INTERVAL");
    return last.isName() || last.isSymbol(')') || (last.kind() == SqlToken.Kind.NUMBER && !unit);
  }
}
