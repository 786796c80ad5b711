package dev.assay.sql;

import org.jspecify.annotations.Nullable;

/**
 * What executes SQL: "SQLite 3.50", or "H2 2.4 in place of MySQL".
 *
 * @param inPlaceOf the dialect whose database it stands in for; null where it is that database
 */
public record EngineIdentity(String name, String version, @Nullable Dialect inPlaceOf) {

  /** Whether it stands in for the database that the SQL is written for. */
  public boolean isStandIn() {
    return inPlaceOf != null;
  }

  @Override
  public String toString() {
    String engine = version.isEmpty() ? name : name + " " + version;
    return inPlaceOf == null ? engine : engine + " in place of " + inPlaceOf.promptName();
  }
}
