package dev.assay.workflow.ondata;

import dev.assay.analysis.audit.CutTie;
import dev.assay.catalog.ReadRows;
import dev.assay.catalog.RowBounds;
import dev.assay.sql.Dialect;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Looks whether the LIMIT of an answer cuts through a tie of the user's own rows. Such an answer
 * passes its test, for any of the rows is right, and yet shows one of several by chance.
 */
record TieOnData(UsersRows database, Dialect dialect, Consumer<String> told) {

  /** What is to be known of it, without a cell; the rows themselves are told. */
  Optional<String> note(String sql) {
    return CutTie.of(dialect, sql).flatMap(this::note);
  }

  private Optional<String> note(CutTie tie) {
    return database.read(tie.sql(), RowBounds.of(tie.kept() + 1)) instanceof ReadRows.Some some
        ? tie.cut(some.table())
            .map(
                words -> {
                  told.accept(words);
                  return "LIMIT %d cuts through rows that are equal by %s, so that any of them may be shown"
                      .formatted(tie.kept(), String.join(", ", tie.keys()));
                })
        : Optional.empty();
  }
}
