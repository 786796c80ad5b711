package dev.assay.workflow.ondata;

import dev.assay.analysis.databases.UsedParts;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.FrameNames;
import dev.assay.sql.TableDefinition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which tables of a database programs name. */
final class NamedTables {

  private static final Pattern NAME =
      Pattern.compile("\\w+_df\\b", Pattern.UNICODE_CHARACTER_CLASS);

  private NamedTables() {}

  /** Those whose frames stand in test code. */
  static Set<String> inTestCode(Catalog catalog, String code) {
    FrameNames names = catalog.frameNames();
    return NAME.matcher(code)
        .results()
        .map(MatchResult::group)
        .map(names::table)
        .flatMap(Optional::stream)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Those that SQL reads. */
  static Set<String> inSql(Catalog catalog, String sql) {
    return UsedParts.of(catalog, List.of(sql)).tables().stream()
        .map(TableDefinition::name)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
