package dev.assay.sql.worker;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.TestTable;
import java.util.List;

/**
 * What a worker is asked: to execute the queries on the tables.
 *
 * @param together whether the tables are loaded once for all queries; else there is one query
 */
record Request(
    Dialect dialect,
    SqlLimits limits,
    List<TestTable> tables,
    List<String> queries,
    boolean together) {

  Request {
    tables = List.copyOf(tables);
    queries = List.copyOf(queries);
  }
}
