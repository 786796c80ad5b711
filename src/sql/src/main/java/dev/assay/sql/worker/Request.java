package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import dev.assay.sql.LiveFile;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.TestTable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a worker is asked: to execute the queries on the tables.
 *
 * @param together whether the tables are loaded once for all queries; else there is one query
 * @param on the database whose engine executes them; null where the engine is Assay's own
 */
record Request(
    Dialect dialect,
    SqlLimits limits,
    List<TestTable> tables,
    List<String> queries,
    boolean together,
    @Nullable LiveFile on) {

  Request {
    tables = List.copyOf(tables);
    queries = List.copyOf(queries);
  }
}
