package dev.assay.sql.worker;

import dev.assay.sql.LiveFile;
import dev.assay.sql.Queries;
import dev.assay.sql.TimedQuery;
import java.sql.SQLException;
import java.time.Duration;

/** Queries on a user's database file that the workers of a pool execute. */
record WorkerQueries(WorkerPool pool, LiveFile file) implements Queries {

  @Override
  public <T, E extends Exception> T read(TimedQuery query, Taking<T, E> taking)
      throws SQLException, E {
    return pool.read(new ReadRequest(file, query, false), taking);
  }

  @Override
  public void prepare(String sql, Duration time) throws SQLException {
    pool.read(new ReadRequest(file, new TimedQuery(sql, time, 0), true), _ -> true);
  }
}
