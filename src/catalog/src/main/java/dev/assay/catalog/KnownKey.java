package dev.assay.catalog;

import dev.assay.sql.ForeignKey;

/** A foreign key, and how it is known. */
public record KnownKey(ForeignKey key, Origin origin) {

  /** How a foreign key is known. */
  public enum Origin {
    /** The database declares it. */
    DECLARED,
    /** A description file that a user wrote says so. */
    USER,
    /** Names and values suggest it. */
    INFERRED
  }
}
