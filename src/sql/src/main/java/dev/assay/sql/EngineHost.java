package dev.assay.sql;

import java.util.Optional;

/** Where the engines that have no process of their own are: in this process, or in others. */
@FunctionalInterface
public interface EngineHost {

  /** The engine that stands for the dialect, within the limits. */
  SqlEngine engine(Dialect dialect, SqlLimits limits);

  /** A user's database as an engine, of which not a row is read. */
  default SqlEngine engineOn(LiveFile file, SqlLimits limits) {
    return new DatabaseEngine(file.dialect(), file::open, limits);
  }

  /** Queries on a user's database in another process; empty where there is none for them. */
  default Optional<Queries> queriesOn(LiveFile file) {
    return Optional.empty();
  }
}
