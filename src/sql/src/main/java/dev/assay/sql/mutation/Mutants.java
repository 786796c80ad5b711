package dev.assay.sql.mutation;

import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.query.QueryTrees;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.statement.select.Select;

/**
 * The mutants of a query.
 *
 * @param rewritten the query as the parser writes it, from which the mutants are made; it has to
 *     give the same result, or the parser has misread the query
 * @param mutants at most {@value #MOST}, and {@value #MOST_OF_A_KIND} of each kind, always the same
 *     ones in the same order; none equals the query or another one
 */
public record Mutants(String rewritten, List<Mutant> mutants) {

  /** The most mutants of one query. */
  public static final int MOST = 40;

  /** So that a query with many columns does not have mutants of these alone. */
  static final int MOST_OF_A_KIND = 8;

  public Mutants {
    mutants = List.copyOf(mutants);
  }

  /** Finds the mutants; empty when the parser cannot read the query, or it is too long. */
  public static Optional<Mutants> of(Dialect dialect, String sql, List<TableDefinition> tables) {
    return QueryTrees.parsed(dialect, sql).map(select -> of(dialect, select, tables));
  }

  private static Mutants of(Dialect dialect, Select select, List<TableDefinition> tables) {
    Edits edits = new Edits();
    new SelectEdits(edits, dialect).visit(select, Scope.of(tables), SelectEdits.Use.RESULT);
    String rewritten = select.toString();
    return new Mutants(rewritten, new Spread(dialect, select, rewritten).of(edits.all()));
  }
}
