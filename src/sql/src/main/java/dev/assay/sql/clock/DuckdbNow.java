package dev.assay.sql.clock;

import dev.assay.sql.SqlTokens;
import java.util.List;

/** The time in DuckDB's functions that count from now: {@code age(x)} and {@code ago(x)}. */
record DuckdbNow(SqlTokens walk, ClockLiterals literals) {

  List<ClockEdit> edits(int index) {
    boolean age = walk.isWord(index, "AGE");
    boolean ago = walk.isWord(index, "AGO");
    if ((!age && !ago) || !walk.isSymbol(index + 1, '(') || walk.isSymbol(index - 1, '.')) {
      return List.of();
    }
    int close = walk.closing(index + 1);
    boolean calledWithOne = close > index + 2 && walk.comma(index + 2, close) == close;
    // WITH age(x) AS ( … )
    if (!calledWithOne || (walk.isWord(close + 1, "AS") && walk.isSymbol(close + 2, '('))) {
      return List.of();
    }
    if (age) {
      int place = walk.at(index + 2).start();
      String today = literals.of(ClockTerm.of(ClockTerm.Form.DATE, 0));
      // it takes no dates
      return List.of(new ClockEdit(place, place, "CAST(%s AS TIMESTAMP), ".formatted(today)));
    }
    String now = literals.of(ClockTerm.of(ClockTerm.Form.ZONED_MOMENT, 6));
    return List.of(
        new ClockEdit(walk.at(index).start(), walk.at(index + 1).end(), "(" + now + " - ("),
        new ClockEdit(walk.at(close).start(), walk.at(close).end(), "))"));
  }
}
