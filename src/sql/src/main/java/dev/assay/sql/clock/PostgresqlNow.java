package dev.assay.sql.clock;

import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import dev.assay.sql.TestTable;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The time in PostgreSQL's texts: {@code 'now'}, {@code 'today'}, {@code 'yesterday'} and {@code
 * 'tomorrow'} where they are cast to a date or time, or compared with something of such a type; and
 * {@code age(x)}, which counts from today.
 */
record PostgresqlNow(SqlTokens walk, ClockLiterals literals, List<TestTable> tables) {

  private static final Set<String> WORDS = Set.of("now", "today", "yesterday", "tomorrow");

  List<ClockEdit> edits(int index) {
    SqlToken token = walk.at(index);
    if (token.isWord("AGE")) {
      return ageFromToday(index);
    }
    if (token.kind() != SqlToken.Kind.STRING
        || !WORDS.contains(token.text().strip().toLowerCase(Locale.ROOT))) {
      return List.of();
    }
    String type = typeOf(index);
    return type == null
        ? List.of()
        : List.of(new ClockEdit(token.start(), token.end(), "'" + text(token, type) + "'"));
  }

  private List<ClockEdit> ageFromToday(int index) {
    int close = walk.closing(index + 1);
    boolean calledWithOne =
        walk.isSymbol(index + 1, '(')
            && close > index + 2
            && walk.comma(index + 2, close) == close
            && (!walk.isSymbol(index - 1, '.') || walk.isWord(index - 2, "pg_catalog"));
    // WITH age(x) AS ( … )
    if (!calledWithOne || (walk.isWord(close + 1, "AS") && walk.isSymbol(close + 2, '('))) {
      return List.of();
    }
    int place = walk.at(index + 2).start();
    String today = literals.of(ClockTerm.of(ClockTerm.Form.DATE, 0));
    return List.of(new ClockEdit(place, place, today + ", "));
  }

  private String text(SqlToken word, String type) {
    LocalDateTime now = literals.now(false);
    LocalDateTime today = now.toLocalDate().atTime(LocalTime.MIDNIGHT);
    LocalDateTime meant =
        switch (word.text().strip().toLowerCase(Locale.ROOT)) {
          case "today" -> today;
          case "yesterday" -> today.minusDays(1);
          case "tomorrow" -> today.plusDays(1);
          default -> now;
        };
    String text = ClockLiterals.text(meant, 6);
    return switch (type) {
      case "date" -> meant.toLocalDate().toString();
      case "time" -> text.substring(text.indexOf(' ') + 1);
      case "timetz" -> text.substring(text.indexOf(' ') + 1) + "+00";
      case "timestamptz" -> text + "+00";
      default -> text;
    };
  }

  /** The type that the text is read as; null where it is a text like any other. */
  private @Nullable String typeOf(int index) {
    if (walk.isSymbol(index + 1, ':') && walk.isSymbol(index + 2, ':')) {
      return castWithColons(index);
    }
    if (walk.isSymbol(index - 1, '(') && walk.isWord(index + 1, "AS")) {
      return walk.isWord(index - 2, "CAST") ? typeAt(index + 2) : null;
    }
    String converted = walk.isSymbol(index - 1, '(') ? convertedByName(index) : null;
    if (converted != null) {
      return converted;
    }
    String literal = typeBefore(index);
    return literal == null ? new PostgresqlComparison(walk, tables).typeAround(index) : literal;
  }

  /** {@code 'now'::date}, and {@code 'now'::text::date}. */
  private @Nullable String castWithColons(int index) {
    boolean byText =
        walk.isWord(index + 3, "text")
            && walk.isSymbol(index + 4, ':')
            && walk.isSymbol(index + 5, ':');
    return typeAt(byText ? index + 6 : index + 3);
  }

  /** {@code date('now')}. */
  private @Nullable String convertedByName(int index) {
    boolean whole = walk.isSymbol(index + 1, ')');
    return whole && (walk.isWord(index - 2, "date") || walk.isWord(index - 2, "timestamptz"))
        ? walk.at(index - 2).text().toLowerCase(Locale.ROOT)
        : null;
  }

  private @Nullable String typeAt(int index) {
    return PostgresqlComparison.typeAt(walk, index);
  }

  /** {@code date 'now'}, and {@code timestamp with time zone 'now'}. */
  private @Nullable String typeBefore(int index) {
    if (walk.isWord(index - 1, "ZONE")) {
      boolean zoned = walk.isWord(index - 3, "WITH");
      String type = typeAt(index - 4);
      return type == null || !zoned ? type : type.replaceFirst("(tz)?$", "tz");
    }
    return typeAt(index - 1);
  }
}
