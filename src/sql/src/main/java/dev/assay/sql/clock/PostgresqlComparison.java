package dev.assay.sql.clock;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import dev.assay.sql.TestTable;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The type as which PostgreSQL reads a text by what stands beside it: the other side of a
 * comparison, of BETWEEN or IN, or the other values of a COALESCE and the like. Types are those of
 * columns, of casts, and of functions that give dates or times.
 */
record PostgresqlComparison(SqlTokens walk, List<TestTable> tables) {

  private static final Set<String> TYPES =
      Set.of("date", "timestamp", "timestamptz", "time", "timetz");

  private static final Set<String> CHOICES = Set.of("COALESCE", "GREATEST", "LEAST", "NULLIF");

  /** Null where the text is one like any other. */
  @Nullable String typeAround(int index) {
    int before = index - 1;
    if (walk.isWord(before, "BETWEEN")) {
      return typeEndingAt(before - (walk.isWord(before - 1, "NOT") ? 2 : 1));
    }
    if (walk.isWord(before, "AND") && walk.isWord(before - 2, "BETWEEN")) {
      return typeEndingAt(before - (walk.isWord(before - 3, "NOT") ? 4 : 3));
    }
    if (isComparison(before)) {
      return typeEndingAt(before - (isComparison(before - 1) ? 2 : 1));
    }
    if (isComparison(index + 1)) {
      return typeBeginningAt(index + (isComparison(index + 2) ? 3 : 2));
    }
    return typeInList(index);
  }

  /** The type at that place, such as {@code timestamp(0) with time zone}; null if none is there. */
  static @Nullable String typeAt(SqlTokens walk, int index) {
    if (!walk.isKind(index, SqlToken.Kind.WORD)) {
      return null;
    }
    String type = walk.at(index).text().toLowerCase(Locale.ROOT);
    if (!TYPES.contains(type)) {
      return null;
    }
    int next = walk.isSymbol(index + 1, '(') ? index + 4 : index + 1;
    return walk.isWord(next, "WITH") && walk.isWord(next + 1, "TIME") ? type + "tz" : type;
  }

  private boolean isComparison(int index) {
    return walk.isKind(index, SqlToken.Kind.SYMBOL) && "<>=!".contains(walk.at(index).text());
  }

  /** Of {@code x}, {@code t.x}, {@code x::date}, {@code CAST(x AS date)} and {@code date(x)}. */
  private @Nullable String typeEndingAt(int last) {
    if (walk.isSymbol(last - 1, ':') && walk.isSymbol(last - 2, ':')) {
      return typeAt(walk, last);
    }
    if (!walk.isSymbol(last, ')')) {
      return walk.isName(last) ? typeOfColumn(walk.at(last).text()) : null;
    }
    int open = opening(last);
    String cast = walk.isWord(open - 1, "CAST") ? typeAt(walk, last - 1) : null;
    return cast == null ? typeOfFunction(open - 1) : cast;
  }

  private @Nullable String typeBeginningAt(int first) {
    int last = first;
    while (walk.isSymbol(last + 1, '.')) {
      last += 2;
    }
    if (walk.isSymbol(last + 1, '(')) {
      last = walk.closing(last + 1);
    }
    while (walk.isSymbol(last + 1, ':') && walk.isSymbol(last + 2, ':')) {
      last += 3;
    }
    return typeEndingAt(last);
  }

  private @Nullable String typeOfFunction(int name) {
    if (walk.isWord(name, "date")) {
      return "date";
    }
    return walk.isWord(name, "date_trunc") ? "timestamp" : null;
  }

  /** {@code d IN ('today', 'yesterday')}, and {@code COALESCE(d, 'now')}. */
  private @Nullable String typeInList(int index) {
    if (!walk.isSymbol(index + 1, ',') && !walk.isSymbol(index + 1, ')')) {
      return null;
    }
    int open = opening(index + 1);
    if (walk.isWord(open - 1, "IN")) {
      return typeEndingAt(open - (walk.isWord(open - 2, "NOT") ? 3 : 2));
    }
    boolean choice = CHOICES.stream().anyMatch(name -> walk.isWord(open - 1, name));
    return choice ? typeOfAnyArgument(open) : null;
  }

  private @Nullable String typeOfAnyArgument(int open) {
    int close = walk.closing(open);
    for (int first = open + 1; first < close; ) {
      int end = walk.comma(first, close);
      String type = typeEndingAt(end - 1);
      if (type != null) {
        return type;
      }
      first = end + 1;
    }
    return null;
  }

  /** The place of the parenthesis around what ends there, or that is closed there. */
  private int opening(int end) {
    int depth = 0;
    for (int index = end - 1; index >= 0; index--) {
      if (walk.isSymbol(index, ')')) {
        depth++;
      } else if (walk.isSymbol(index, '(') && --depth < 0) {
        return index;
      }
    }
    return -1;
  }

  private @Nullable String typeOfColumn(String name) {
    List<String> types =
        tables.stream()
            .map(table -> table.definition().column(name))
            .flatMap(Optional::stream)
            .map(ColumnDefinition::declaredType)
            .map(declared -> declared.toLowerCase(Locale.ROOT))
            .map(declared -> declared.contains("with time zone") ? "timestamptz" : declared)
            .map(declared -> declared.split("\\W", 2)[0])
            .distinct()
            .toList();
    return types.size() == 1 && TYPES.contains(types.getFirst()) ? types.getFirst() : null;
  }
}
