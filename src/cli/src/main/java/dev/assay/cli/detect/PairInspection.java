package dev.assay.cli.detect;

import dev.assay.analysis.Finding;
import dev.assay.analysis.audit.QueryAudit;
import dev.assay.analysis.detector.Detector;
import dev.assay.analysis.wording.Wording;
import dev.assay.catalog.Catalog;
import dev.assay.evaluation.detection.LabelledPair;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlFailure;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqlOutcome;
import dev.assay.sql.SqliteFile;
import dev.assay.sql.TestTable;
import dev.assay.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Has pairs looked at without a model: on the database where it is there, else on its tables
 * without rows, which shows what cannot be executed. For one thread.
 */
final class PairInspection implements AutoCloseable {

  private static final String EXECUTION = "execution-error";

  private static final Table NO_ROWS = Table.ofValues(List.of(), List.of());

  private final PairDatabases databases;
  private final List<SqliteFile> open = new ArrayList<>();
  private final Map<Path, QueryAudit> audits = new HashMap<>();

  PairInspection(PairDatabases databases) {
    this.databases = databases;
  }

  List<Finding> of(LabelledPair pair) {
    Catalog catalog = databases.catalog(pair.database());
    Optional<Path> file = databases.file(pair.database());
    if (file.isPresent()) {
      return audits
          .computeIfAbsent(file.get(), path -> audit(catalog, path))
          .of(pair.question(), pair.evidence(), pair.sql());
    }
    List<Finding> findings = new ArrayList<>(executed(catalog, pair.sql()));
    findings.addAll(new Detector(catalog, true, pair.question()).inspect(pair.sql()));
    findings.addAll(new Wording(catalog, pair.question(), pair.evidence()).of(pair.sql()));
    return findings;
  }

  private QueryAudit audit(Catalog catalog, Path file) {
    SqliteFile opened = SqliteFile.open(file, SqlLimits.DEFAULT);
    open.add(opened);
    return new QueryAudit(catalog, sql -> opened.query(sql).outcome());
  }

  private static List<Finding> executed(Catalog catalog, String sql) {
    List<TestTable> empty =
        catalog.definitions().stream().map(table -> new TestTable(table, NO_ROWS)).toList();
    SqlOutcome outcome =
        SqlEngines.forDialect(catalog.dialect(), SqlLimits.DEFAULT).execute(empty, sql);
    return outcome instanceof SqlOutcome.Failed(SqlFailure failure)
            && failure.kind() == SqlFailure.Kind.ERROR
        ? List.of(new Finding(EXECUTION, "error", failure.message()))
        : List.of();
  }

  @Override
  public void close() {
    open.forEach(SqliteFile::close);
  }
}
