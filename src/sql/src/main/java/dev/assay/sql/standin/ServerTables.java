package dev.assay.sql.standin;

import static dev.assay.sql.standin.UnfitSqlException.lacking;

import dev.assay.sql.Dialect;
import dev.assay.sql.LetterCase;
import dev.assay.sql.TableReferences;
import dev.assay.sql.TestTable;
import dev.assay.sql.query.SystemTables;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Tables that the dialect's server has of itself: H2 has others, by the same names or by none. */
record ServerTables(Dialect dialect, Tokens tokens, List<TestTable> tables) {

  /** Tables of one row, which H2 has too. */
  private static final Set<String> OF_ONE_ROW = Set.of("SYSDUMMY1", "DUAL");

  /** MariaDB's tables of numbers. */
  private static final Pattern SEQUENCE = Pattern.compile("seq_\\d+_to_\\d+(_step_\\d+)?");

  /**
   * Looks for them where tables are read.
   *
   * @throws UnfitSqlException where there is one
   */
  void check() throws UnfitSqlException {
    for (int table : TableReferences.in(tokens.all()).positions()) {
      int last = table;
      boolean kept = false;
      for (; tokens.isSymbol(last + 1, '.') && tokens.isWithin(last + 2); last += 2) {
        kept |= SystemTables.isSchema(tokens.at(last).text()) && !isOfATest(last);
      }
      boolean numbers =
          dialect == Dialect.MARIADB
              && SEQUENCE.matcher(LetterCase.lower(tokens.at(last).text())).matches()
              && !isOfATest(last);
      boolean call = tokens.isSymbol(last + 1, '(');
      if ((numbers || (kept && !tokens.isWord(last, OF_ONE_ROW))) && !call) {
        throw lacking("'%s', of the server's own tables,".formatted(tokens.at(last).text()));
      }
    }
  }

  /** Whether there is a test table of that name, or of the schema of that name. */
  private boolean isOfATest(int index) {
    String name = LetterCase.lower(tokens.at(index).text());
    return tables.stream()
        .map(table -> LetterCase.lower(table.definition().name()))
        .anyMatch(of -> of.equals(name) || of.startsWith(name + "."));
  }
}
