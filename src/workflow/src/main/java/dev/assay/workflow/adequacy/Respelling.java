package dev.assay.workflow.adequacy;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.sql.Dialect;
import dev.assay.sql.RefusedSqlException;
import dev.assay.sql.SqlLexer;
import dev.assay.sql.SqlToken;
import dev.assay.workflow.testdata.TestDataAttempt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A query whose texts are spelled as cells spell them: {@code 'JetBlue Airways'} in place of {@code
 * 'Jetblue Airways'}. Where it finds something that the query itself does not, no rows are to
 * blame.
 */
final class Respelling {

  private Respelling() {}

  /** The query so spelled; empty where it has no text that cells have in other letters only. */
  static Optional<String> of(Dialect dialect, Catalog catalog, TestDataAttempt data, String sql) {
    List<SqlToken> tokens;
    try {
      tokens = SqlLexer.tokens(dialect, sql);
    } catch (RefusedSqlException unreadable) {
      return Optional.empty();
    }
    Map<String, List<String>> spellings = spellings(catalog, data);
    StringBuilder respelled = new StringBuilder(sql);
    for (SqlToken token : tokens.reversed()) {
      List<String> cells = spellings.getOrDefault(token.text().strip(), List.of());
      if (isText(token, dialect, catalog) && !cells.isEmpty() && !cells.contains(token.text())) {
        String literal = "'" + cells.getFirst().replace("'", "''") + "'";
        respelled.replace(token.start(), token.end(), literal);
      }
    }
    return Optional.of(respelled.toString()).filter(other -> !other.equals(sql));
  }

  /** What cells hold, by the same without spaces around it and in any letters. */
  private static Map<String, List<String>> spellings(Catalog catalog, TestDataAttempt data) {
    return OwnValues.held(catalog, data)
        .collect(
            Collectors.groupingBy(
                String::strip,
                () -> new TreeMap<>(String.CASE_INSENSITIVE_ORDER),
                Collectors.toList()));
  }

  /** SQLite takes what is in double quotes for text where no column has that name. */
  private static boolean isText(SqlToken token, Dialect dialect, Catalog catalog) {
    return token.kind() == SqlToken.Kind.STRING
        || (token.kind() == SqlToken.Kind.QUOTED_NAME
            && dialect == Dialect.SQLITE
            && catalog.tables().stream().noneMatch(table -> names(table, token.text())));
  }

  private static boolean names(CatalogTable table, String name) {
    return table.name().equalsIgnoreCase(name) || table.column(name).isPresent();
  }
}
