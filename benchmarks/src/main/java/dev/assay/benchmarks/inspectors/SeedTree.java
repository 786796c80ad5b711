package dev.assay.benchmarks.inspectors;

import dev.assay.evaluation.Question;
import dev.assay.sql.Dialect;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import java.util.List;
import java.util.random.RandomGenerator;

/** A gold query taken apart, to be changed in place and written again. */
record SeedTree(Question question, SpiderDatabase database, BoundQuery query) {

  static SeedTree of(Question question, SpiderDatabase database) {
    BoundQuery query =
        BoundQuery.of(Dialect.SQLITE, question.gold(), database.definitions()).orElseThrow();
    return new SeedTree(question, database, query);
  }

  BoundSelect anySelect(RandomGenerator random) {
    return any(query.selects(), random);
  }

  String sql() {
    return query.tree().toString();
  }

  static <T> T any(List<T> items, RandomGenerator random) {
    return items.get(random.nextInt(items.size()));
  }
}
