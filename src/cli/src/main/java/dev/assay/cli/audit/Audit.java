package dev.assay.cli.audit;

import dev.assay.analysis.Finding;
import dev.assay.analysis.audit.QueryAudit;
import dev.assay.analysis.differences.DifferenceSearch;
import dev.assay.analysis.differences.QueryDifference;
import dev.assay.analysis.differences.SearchBounds;
import dev.assay.analysis.differences.SearchResult;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogReader;
import dev.assay.catalog.DatabaseLocation;
import dev.assay.catalog.ReadingListener;
import dev.assay.catalog.ReadingOptions;
import dev.assay.evaluation.Question;
import dev.assay.evaluation.QuestionScore;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.SqliteFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks at questions one after the other, on databases that it keeps open. */
final class Audit implements AutoCloseable {

  private static final SearchBounds NEARBY =
      new SearchBounds(5, 120, Duration.ofSeconds(2), SearchBounds.DEFAULT.seed(), true);

  /** A database that is open, and what is known of it. */
  private record Opened(Catalog catalog, SqliteFile file) {}

  private final Map<String, List<Path>> files;
  private final Map<String, Opened> opened = new HashMap<>();

  Audit(Map<String, List<Path>> files) {
    this.files = files;
  }

  AuditedQuestion of(Question question) {
    return new AuditedQuestion(
        question, findings(question, question.gold()), List.of(), null, null);
  }

  AuditedQuestion of(Question question, QuestionScore score) {
    return new AuditedQuestion(
        question,
        findings(question, question.gold()),
        findings(question, score.prediction()),
        score,
        difference(question, score.prediction()));
  }

  private List<Finding> findings(Question question, String sql) {
    Opened database = database(question);
    return new QueryAudit(database.catalog(), each -> database.file().query(each).outcome())
        .of(question.text(), sql.strip());
  }

  private @Nullable QueryDifference difference(Question question, String prediction) {
    return new DifferenceSearch(database(question).catalog(), NEARBY)
                .find(question.gold().strip(), prediction.strip())
            instanceof SearchResult.Found found
        ? found.difference()
        : null;
  }

  private Opened database(Question question) {
    return opened.computeIfAbsent(question.database(), name -> open(files.get(name).getFirst()));
  }

  private static Opened open(Path file) {
    Catalog catalog =
        new CatalogReader(System::getenv, ReadingOptions.FOR_CATALOGS)
            .read(DatabaseLocation.parse(file.toString()), ReadingListener.NONE, null);
    return new Opened(catalog, SqliteFile.open(file, SqlLimits.DEFAULT));
  }

  @Override
  public void close() {
    opened.values().forEach(each -> each.file().close());
  }
}
