package dev.assay.sql.clock;

import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import dev.assay.sql.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The time in SQLite's date functions: the argument {@code 'now'}, also as one of the values of a
 * {@code COALESCE} and the like, and none at all. The moment is that of the run's zone, which is
 * also what {@code 'localtime'} means there: as a modifier of "now" it is dropped, since it would
 * move the moment by the zone of the machine.
 */
record SqliteNow(String sql, SqlTokens walk, ClockLiterals literals, List<TestTable> tables) {

  private static final Set<String> FUNCTIONS =
      Set.of("DATE", "TIME", "DATETIME", "JULIANDAY", "UNIXEPOCH", "STRFTIME", "TIMEDIFF");

  /** What gives one of its arguments. */
  private static final Set<String> CHOICES =
      Set.of("COALESCE", "IFNULL", "NULLIF", "IIF", "IF", "MAX", "MIN");

  private static final Set<String> NOW = Set.of("now");
  private static final Set<String> ZONES = Set.of("localtime", "utc");
  private static final Set<String> SUBSECONDS = Set.of("subsec", "subsecond");

  List<ClockEdit> editsOfCall(int index) {
    SqlToken function = walk.at(index);
    if (function.kind() != SqlToken.Kind.WORD
        || walk.isSymbol(index - 1, '.')
        || !walk.isSymbol(index + 1, '(')
        || !FUNCTIONS.contains(function.text().toUpperCase(Locale.ROOT))) {
      return List.of();
    }
    int close = walk.closing(index + 1);
    int times = index + 2;
    if (function.isWord("STRFTIME")) {
      times = walk.comma(times, close) + 1;
      if (times > close) {
        return close == index + 2 ? List.of() : List.of(inserted(close, ", " + moment()));
      }
    } else if (times == close) {
      return List.of(inserted(close, moment()));
    }
    return editsOfArguments(times, close);
  }

  private List<ClockEdit> editsOfArguments(int first, int close) {
    List<ClockEdit> edits = new ArrayList<>();
    if (isText(first, SUBSECONDS)) {
      edits.add(inserted(first, moment() + ", "));
    }
    for (int argument = first; argument < close; argument = walk.comma(argument, close) + 1) {
      edits.addAll(editsOfArgument(argument, !edits.isEmpty()));
    }
    for (int within = first; within < close; within++) {
      if (isText(within, NOW) && isChosen(within, first)) {
        edits.add(now(within));
      }
    }
    return edits;
  }

  private ClockEdit inserted(int before, String text) {
    int place = walk.at(before).start();
    return new ClockEdit(place, place, text);
  }

  private List<ClockEdit> editsOfArgument(int argument, boolean ofNow) {
    SqlToken token = walk.at(argument);
    boolean whole = walk.isSymbol(argument + 1, ',') || walk.isSymbol(argument + 1, ')');
    if (whole && isText(argument, NOW)) {
      return List.of(now(argument));
    }
    return whole && ofNow && isText(argument, ZONES)
        ? List.of(new ClockEdit(walk.at(argument - 1).start(), token.end(), ""))
        : List.of();
  }

  private ClockEdit now(int index) {
    return new ClockEdit(walk.at(index).start(), walk.at(index).end(), moment());
  }

  /** Whether it is a value that the argument may have: of a choice, a CASE, or in parentheses. */
  private boolean isChosen(int index, int first) {
    boolean begins =
        walk.isSymbol(index - 1, '(')
            || walk.isSymbol(index - 1, ',')
            || walk.isWord(index - 1, "THEN")
            || walk.isWord(index - 1, "ELSE");
    boolean ends =
        walk.isSymbol(index + 1, ')')
            || walk.isSymbol(index + 1, ',')
            || Stream.of("WHEN", "ELSE", "END").anyMatch(word -> walk.isWord(index + 1, word));
    return begins && ends && isInChoicesAlone(index, first);
  }

  private boolean isInChoicesAlone(int index, int first) {
    int depth = 0;
    for (int place = index - 1; place >= first; place--) {
      if (walk.isSymbol(place, ')')) {
        depth++;
      } else if (walk.isSymbol(place, '(') && --depth < 0) {
        depth = 0;
        boolean called = walk.isName(place - 1) && place > first;
        if (called && !isChoice(place - 1)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isChoice(int index) {
    String word = walk.at(index).text().toUpperCase(Locale.ROOT);
    return CHOICES.contains(word) || Set.of("THEN", "ELSE").contains(word);
  }

  /** SQLite takes a name in quotes for a text where nothing has the name. */
  private boolean isText(int index, Set<String> texts) {
    return walk.isWithin(index)
        && texts.contains(walk.at(index).text().toLowerCase(Locale.ROOT))
        && (walk.isKind(index, SqlToken.Kind.STRING)
            || (walk.isKind(index, SqlToken.Kind.QUOTED_NAME)
                && sql.charAt(walk.at(index).start()) == '"'
                && tables.stream()
                    .allMatch(
                        table -> table.definition().column(walk.at(index).text()).isEmpty())));
  }

  private String moment() {
    return "'" + ClockLiterals.text(literals.now(false), 3) + "'";
  }
}
