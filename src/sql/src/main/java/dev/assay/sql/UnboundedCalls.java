package dev.assay.sql;

import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Finds calls of DuckDB's functions of which a single one takes any time or memory, and heeds no
 * stop. Candidates call them in a process that is ended; on a database that is connected they would
 * be executed in this one, and are refused.
 */
final class UnboundedCalls {

  private static final Set<String> UNBOUNDED =
      Set.of(
          "array_resize",
          "bar",
          "bitstring",
          "damerau_levenshtein",
          "editdist3",
          "levenshtein",
          "list_resize",
          "repeat",
          "to_base");

  private static final Set<String> PADDING = Set.of("lpad", "rpad");
  private static final Set<String> FORMATTING = Set.of("printf", "format");
  private static final int MOST_DIGITS = 4;

  /** A width of five digits, one from an argument, or one within another placeholder. */
  private static final Pattern WIDE = Pattern.compile("\\d{5}|\\*|\\{[^}]*\\{");

  private final SqlTokens tokens;

  UnboundedCalls(SqlTokens tokens) {
    this.tokens = tokens;
  }

  /** What the call of the name there is refused as. */
  Optional<String> at(int index) {
    String name = FunctionRules.folded(tokens.at(index).text());
    boolean refused =
        UNBOUNDED.contains(name)
            || (PADDING.contains(name) && !isPaddedShort(index + 1))
            || (FORMATTING.contains(name) && !isFormattedShort(index + 1));
    return refused
        ? Optional.of(
            "the function %s, whose time and memory have no bound in one call".formatted(name))
        : Optional.empty();
  }

  private boolean isPaddedShort(int open) {
    int close = tokens.closing(open);
    int first = tokens.comma(open + 1, close);
    int second = tokens.comma(first + 1, close);
    return second == first + 2
        && tokens.isKind(first + 1, SqlToken.Kind.NUMBER)
        && tokens.at(first + 1).text().matches("\\d{1,%d}".formatted(MOST_DIGITS));
  }

  private boolean isFormattedShort(int open) {
    int close = tokens.closing(open);
    return tokens.comma(open + 1, close) == open + 2
        && tokens.isKind(open + 1, SqlToken.Kind.STRING)
        && !WIDE.matcher(tokens.at(open + 1).text()).find();
  }
}
