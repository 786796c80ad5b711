package dev.assay.sql.mutation;

import dev.assay.sql.Dialect;
import dev.assay.sql.SelectGuard;
import dev.assay.sql.TableDefinition;
import dev.assay.sql.mutation.Edits.Edit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.statement.Statement;
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

  private static final long MOST_MILLIS = 1_000;

  public Mutants {
    mutants = List.copyOf(mutants);
  }

  /** Finds the mutants; empty when the query is not one that the parser can read. */
  public static Optional<Mutants> of(Dialect dialect, String sql, List<TableDefinition> tables) {
    if (SelectGuard.refusal(dialect, sql).isPresent()) {
      return Optional.empty();
    }
    return parsed(dialect, sql).map(select -> of(dialect, select, tables));
  }

  private static Mutants of(Dialect dialect, Select select, List<TableDefinition> tables) {
    Edits edits = new Edits();
    new SelectEdits(edits, dialect).visit(select, Scope.of(tables), SelectEdits.Use.RESULT);
    String rewritten = select.toString();
    Map<String, Mutant> bySql = new LinkedHashMap<>();
    for (Edit edit : edits.all()) {
      edit.make().run();
      String sql = select.toString();
      edit.unmake().run();
      bySql.putIfAbsent(sql, new Mutant(edit.kind(), edit.change(), sql));
    }
    bySql.remove(rewritten);
    bySql.keySet().removeIf(sql -> SelectGuard.refusal(dialect, sql).isPresent());
    return new Mutants(rewritten, spread(List.copyOf(bySql.values())));
  }

  /** One of each kind in turn, until there are enough; then by kind, in the order of the query. */
  private static List<Mutant> spread(List<Mutant> all) {
    Map<MutationKind, List<Mutant>> kinds = new EnumMap<>(MutationKind.class);
    all.forEach(mutant -> kinds.computeIfAbsent(mutant.kind(), _ -> new ArrayList<>()).add(mutant));
    List<Mutant> chosen = new ArrayList<>();
    for (int turn = 0; turn < MOST_OF_A_KIND; turn++) {
      for (List<Mutant> ofKind : kinds.values()) {
        if (turn < ofKind.size() && chosen.size() < MOST) {
          chosen.add(ofKind.get(turn));
        }
      }
    }
    chosen.sort(Comparator.comparing(Mutant::kind));
    return chosen;
  }

  private static Optional<Select> parsed(Dialect dialect, String sql) {
    try {
      Statement statement =
          CCJSqlParserUtil.parse(
              sql,
              parser ->
                  parser
                      .withSquareBracketQuotation(
                          dialect == Dialect.SQLITE || dialect == Dialect.MSSQL)
                      .withBackslashEscapeCharacter(
                          dialect == Dialect.MYSQL || dialect == Dialect.MARIADB)
                      .withTimeOut(MOST_MILLIS));
      return statement instanceof Select select ? Optional.of(select) : Optional.empty();
    } catch (JSQLParserException unreadable) {
      return Optional.empty();
    }
  }
}
