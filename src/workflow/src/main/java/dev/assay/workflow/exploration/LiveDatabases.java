package dev.assay.workflow.exploration;

import org.jspecify.annotations.Nullable;

/** The databases that a user lets models ask, by the names by which questions call them. */
@FunctionalInterface
public interface LiveDatabases {

  /** What a step answers that cannot do without one. */
  String MISSING = "no connection to the database is given: name it by --database";

  /** Nobody has given a connection. */
  LiveDatabases NONE = _ -> null;

  /** The database of this name; null where nobody has given a connection to it. */
  @Nullable LiveDatabase find(String database);

  /**
   * The database of this name, to have it prepare SQL before that is called verified; null where
   * nobody has given a connection to it, or wants that.
   */
  default @Nullable ConnectedDatabase connected(String database) {
    return null;
  }
}
