package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.SchemaKeys;
import dev.assay.catalog.Catalog;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import java.util.List;
import java.util.stream.Stream;

/**
 * Finds what is wrong with a query without executing it: names, joins, types, groups, subqueries of
 * several rows, ties, divisions, multiplied rows and NULLs. It would rather miss something than
 * take a right query for a wrong one; SQL that the parser cannot read is left to the engine.
 */
public final class Detector {

  /** Who findings are said to come from. */
  public static final String NAME = "detector";

  private final Catalog catalog;
  private final List<Check> checks;
  private final DefinitionCheck definitions;

  /** A detector for queries of one database. */
  public Detector(Catalog catalog) {
    this(catalog, true);
  }

  /**
   * A detector for queries of one database.
   *
   * @param examples whether findings may show values of the database
   */
  public Detector(Catalog catalog, boolean examples) {
    this(catalog, examples, "");
  }

  /**
   * A detector for queries that are to answer one question.
   *
   * @param examples whether findings may show values of the database
   * @param question what is asked; empty where that is not known
   */
  public Detector(Catalog catalog, boolean examples, String question) {
    this.catalog = catalog;
    this.definitions = new DefinitionCheck(catalog, question);
    QuestionText asked = new QuestionText(question);
    SchemaKeys keys = new SchemaKeys(catalog);
    ColumnContents contents = new ColumnContents(catalog, examples);
    this.checks =
        List.of(
            new NameCheck(catalog),
            new JoinCheck(keys),
            new JoinUseCheck(keys),
            new TypeCheck(catalog.dialect(), contents),
            new GroupingCheck(catalog.dialect(), contents),
            new AggregateCheck(),
            new DistinctCheck(),
            new ScalarSubqueryCheck(contents, asked),
            new TiedLimitCheck(contents, asked),
            new TextOrderCheck(contents),
            new DateFunctionCheck(catalog.dialect(), contents),
            new IntegerDivisionCheck(catalog.dialect(), contents, asked),
            new HeldValueCheck(contents),
            new ContradictionCheck(),
            new MixedConditionsCheck(asked),
            new OrderedRowCheck(),
            new FanOutCheck(contents, keys, asked),
            new NullCheck(contents));
  }

  /**
   * What is wrong with the query; if the parser cannot read it, only whether it follows the
   * definitions of what is asked for.
   */
  public List<Finding> inspect(String sql) {
    return Stream.concat(parsed(sql).stream(), definitions.of(sql).stream()).toList();
  }

  private List<Finding> parsed(String sql) {
    return BoundQuery.of(catalog.dialect(), sql, catalog.definitions())
        .map(this::inspect)
        .orElse(List.of());
  }

  /** What is wrong with the query, one thing once. */
  public List<Finding> inspect(BoundQuery query) {
    return query.selects().stream().flatMap(this::inspect).distinct().toList();
  }

  private Stream<Finding> inspect(BoundSelect select) {
    return checks.stream().flatMap(check -> check.of(select).stream());
  }
}
