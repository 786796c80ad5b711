package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.glossary.Term;
import dev.assay.catalog.linking.Words;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.sql.SqlTokens;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Holds a query against how the glossary defines what the question asks for: it should use the
 * columns and the aggregates of the definition. A query that reads a column or a table of the
 * term's own name takes what somebody has computed before, and is left alone.
 */
final class DefinitionCheck {

  /** Parts of dates are words of SQL, even where a column is called so. */
  private static final Set<String> PARTS =
      Set.of("YEAR", "QUARTER", "MONTH", "WEEK", "DAY", "HOUR", "MINUTE", "SECOND", "DATE");

  private static final Set<String> AGGREGATES =
      Set.of("SUM", "AVG", "COUNT", "MIN", "MAX", "MEDIAN");

  private final Catalog catalog;
  private final List<Term> asked;

  /** The terms that the question names, of those that the catalog has. */
  DefinitionCheck(Catalog catalog, String question) {
    this.catalog = catalog;
    this.asked =
        catalog.glossary().in(question).stream().filter(term -> !term.sql().isEmpty()).toList();
  }

  /** Which definitions the query does not follow. */
  List<Finding> of(String sql) {
    if (asked.isEmpty()) {
      return List.of();
    }
    SqlTokens query = tokens(sql);
    if (query.size() == 0) {
      return List.of();
    }
    Set<String> names = lower(names(query, false));
    Set<String> functions = lower(names(query, true));
    return asked.stream()
        .filter(term -> names.stream().noneMatch(name -> isKnown(name) && isNameOf(term, name)))
        .flatMap(term -> finding(term, names, functions))
        .toList();
  }

  private Stream<Finding> finding(Term term, Set<String> names, Set<String> functions) {
    SqlTokens definition = tokens(term.sql());
    List<String> lacking =
        Stream.concat(
                names(definition, false)
                    .filter(this::isColumn)
                    .filter(name -> !PARTS.contains(name.toUpperCase(Locale.ROOT)))
                    .filter(name -> lacks(names, name)),
                names(definition, true)
                    .filter(name -> AGGREGATES.contains(name.toUpperCase(Locale.ROOT)))
                    .filter(name -> lacks(functions, name))
                    .map(name -> name.toUpperCase(Locale.ROOT) + "(…)"))
            .distinct()
            .toList();
    return lacking.isEmpty()
        ? Stream.empty()
        : Stream.of(
            Check.finding(
                DetectedKind.DEFINITION,
                "'%s' is defined as %s (%s), and the query has no %s"
                    .formatted(
                        term.name(), term.sql(), term.source(), String.join(" and no ", lacking)),
                term.name()));
  }

  private static boolean lacks(Set<String> names, String name) {
    return !names.contains(name.toLowerCase(Locale.ROOT));
  }

  private static boolean isNameOf(Term term, String name) {
    List<String> words = Words.forms(name);
    return Stream.concat(Stream.of(term.name()), term.synonyms().stream())
        .map(Words::forms)
        .anyMatch(words::equals);
  }

  /** A name that the database has; another one is what the query calls its own result. */
  private boolean isKnown(String name) {
    return isColumn(name)
        || catalog.tables().stream().map(CatalogTable::name).anyMatch(name::equalsIgnoreCase);
  }

  private boolean isColumn(String name) {
    return catalog.tables().stream()
        .map(CatalogTable::columns)
        .flatMap(List::stream)
        .map(CatalogColumn::name)
        .anyMatch(name::equalsIgnoreCase);
  }

  /** Nothing, where the text has none that all engines would agree on. */
  private SqlTokens tokens(String sql) {
    try {
      return new SqlTokens(SqlLexer.tokens(catalog.dialect(), sql));
    } catch (RefusedSqlException refused) {
      return new SqlTokens(List.of());
    }
  }

  /** Names that are called as functions, or all others but those that qualify a name. */
  private static Stream<String> names(SqlTokens tokens, boolean called) {
    return IntStream.range(0, tokens.size())
        .filter(index -> tokens.at(index).isName())
        .filter(index -> called == tokens.isSymbol(index + 1, '('))
        .filter(index -> !tokens.isSymbol(index + 1, '.'))
        .mapToObj(tokens::at)
        .map(SqlToken::text);
  }

  private static Set<String> lower(Stream<String> names) {
    return names.map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toUnmodifiableSet());
  }
}
