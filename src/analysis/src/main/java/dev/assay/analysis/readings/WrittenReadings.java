package dev.assay.analysis.readings;

import dev.assay.catalog.Catalog;
import dev.assay.sql.query.BoundQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes the readings of a question that are told by one place of the answer's SQL: mistakes that
 * SQL and test code make alike, since both take a word as it is mostly taken. Whether a reading is
 * meant is for others to say, and whether it gives other rows at all.
 */
public final class WrittenReadings {

  /** Each may be put before a model. */
  private static final int MOST = 2;

  private final Catalog catalog;
  private final List<Rewriting> rewritings;

  /** Readings of one question of one database. */
  public WrittenReadings(Catalog catalog, String question) {
    AskedWords asked = new AskedWords(question);
    this.catalog = catalog;
    this.rewritings =
        List.of(
            new NoneLeftOut(catalog.dialect()),
            new NoneKept(asked),
            new OtherRole(catalog, asked),
            new RowsOrThings(asked),
            new AnyOrEvery(asked),
            new SameAsOneself(asked),
            new FirstDay(asked),
            new WholeOrPart(catalog, asked));
  }

  /** The readings beside that of the query; none where the parser cannot read it. */
  public List<WrittenReading> of(String sql) {
    Optional<BoundQuery> answer = read(sql);
    List<WrittenReading> readings = new ArrayList<>();
    if (answer.isPresent()) {
      String own = answer.get().tree().toString();
      rewritings.forEach(rewriting -> add(rewriting, sql, own, readings));
    }
    return readings.subList(0, Math.min(MOST, readings.size()));
  }

  /** Each edit is made in a tree of its own. */
  private void add(Rewriting rewriting, String sql, String own, List<WrittenReading> readings) {
    int edits = read(sql).map(query -> rewriting.edits(query).size()).orElse(0);
    for (int at = 0; at < edits; at++) {
      BoundQuery query = read(sql).orElseThrow();
      rewriting.edits(query).get(at).run();
      String other = query.tree().toString();
      if (!other.equals(own) && read(other).isPresent()) {
        readings.add(new WrittenReading(rewriting.kind(), other));
      }
    }
  }

  private Optional<BoundQuery> read(String sql) {
    return BoundQuery.of(catalog.dialect(), sql, catalog.definitions());
  }
}
