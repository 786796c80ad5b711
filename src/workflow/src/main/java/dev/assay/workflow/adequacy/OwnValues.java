package dev.assay.workflow.adequacy;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.Cell;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.table.Table;
import dev.assay.workflow.run.Question;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Texts that a query alone names: neither the question nor its evidence does, and no cell of the
 * test data or known one of the database holds them. Test data cannot be asked to have them, since
 * the query may have made them up.
 */
final class OwnValues {

  /** Words alone are values: formats, spans and patterns of dates are not. */
  private static final Predicate<String> WORD = text -> text.matches("(?s)\\p{L}[^%_]{2,}");

  private OwnValues() {}

  /** The texts, in their order; none where the query cannot be read. */
  static List<String> of(Question question, Catalog catalog, TestDataAttempt data, String sql) {
    String told = (question.text() + "\n" + question.evidence()).toLowerCase(Locale.ROOT);
    return written(question, sql).stream()
        .filter(text -> !told.contains(text.toLowerCase(Locale.ROOT)))
        .filter(text -> held(catalog, data).noneMatch(holds(text)))
        .toList();
  }

  /** What cells of the test data and known ones of the database hold. */
  static Stream<String> held(Catalog catalog, TestDataAttempt data) {
    return Stream.concat(cells(data), known(catalog)).map(Object::toString);
  }

  private static List<String> written(Question question, String sql) {
    try {
      return SqlLexer.tokens(question.dialect(), sql).stream()
          .filter(token -> token.kind() == SqlToken.Kind.STRING)
          .map(token -> token.text().replaceAll("^%+|%+$", ""))
          .filter(WORD)
          .distinct()
          .toList();
    } catch (RefusedSqlException unreadable) {
      return List.of();
    }
  }

  private static Predicate<String> holds(String text) {
    String folded = text.toLowerCase(Locale.ROOT);
    return cell -> cell.toLowerCase(Locale.ROOT).contains(folded);
  }

  private static Stream<Object> cells(TestDataAttempt data) {
    return data.tables().values().stream().flatMap(OwnValues::cells);
  }

  private static Stream<Object> known(Catalog catalog) {
    return catalog.tables().stream().flatMap(OwnValues::known);
  }

  private static Stream<Object> known(CatalogTable table) {
    Stream<Object> few =
        table.columns().stream()
            .map(CatalogColumn::values)
            .flatMap(values -> values.few().stream())
            .map(Cell::value);
    return Stream.concat(cells(table.sampleRows()), few);
  }

  private static Stream<Object> cells(Table table) {
    return table.rows().stream()
        .flatMap(List::stream)
        .filter(Objects::nonNull)
        .map(Object.class::cast);
  }
}
