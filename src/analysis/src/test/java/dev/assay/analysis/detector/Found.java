package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Shop;
import dev.assay.sql.Dialect;
import java.util.List;

/** What a detector that knows the shop finds of one kind. */
final class Found {

  private Found() {}

  static List<String> of(DetectedKind kind, String sql) {
    return of(kind, Dialect.SQLITE, "", sql);
  }

  static List<String> of(DetectedKind kind, Dialect dialect, String question, String sql) {
    return new Detector(Shop.catalog(dialect), true, question)
        .inspect(sql).stream()
            .filter(finding -> finding.kind().equals(kind.text()))
            .map(Finding::message)
            .toList();
  }
}
