package dev.assay.sql.clock;

import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The time in SQLite's date functions: the argument {@code 'now'}, and none at all. The moment is
 * that of the run's zone, which is also what {@code 'localtime'} means there: as a modifier of
 * "now" it is dropped, since it would move the moment by the zone of the machine.
 */
record SqliteNow(SqlTokens walk, ClockLiterals literals) {

  private static final Set<String> FUNCTIONS =
      Set.of("DATE", "TIME", "DATETIME", "JULIANDAY", "UNIXEPOCH", "STRFTIME", "TIMEDIFF");

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
    return edits;
  }

  private ClockEdit inserted(int before, String text) {
    int place = walk.at(before).start();
    return new ClockEdit(place, place, text);
  }

  private List<ClockEdit> editsOfArgument(int argument, boolean ofNow) {
    SqlToken token = walk.at(argument);
    boolean whole = walk.isSymbol(argument + 1, ',') || walk.isSymbol(argument + 1, ')');
    if (whole && isText(argument, Set.of("now"))) {
      return List.of(new ClockEdit(token.start(), token.end(), moment()));
    }
    return whole && ofNow && isText(argument, ZONES)
        ? List.of(new ClockEdit(walk.at(argument - 1).start(), token.end(), ""))
        : List.of();
  }

  private boolean isText(int index, Set<String> texts) {
    return walk.isKind(index, SqlToken.Kind.STRING)
        && texts.contains(walk.at(index).text().toLowerCase(Locale.ROOT));
  }

  private String moment() {
    return "'" + ClockLiterals.text(literals.now(false), 3) + "'";
  }
}
