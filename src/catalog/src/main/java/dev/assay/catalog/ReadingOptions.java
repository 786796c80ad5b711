package dev.assay.catalog;

import java.time.Duration;

/**
 * How much of a database is read.
 *
 * @param views whether views are read as well as tables
 * @param profiles whether columns are profiled; else only a few rows are read
 * @param inferKeys whether foreign keys that are not declared are looked for
 * @param sampleRows how many sample rows a table gets
 * @param rowsPerTable of how many rows a profile is made; of larger tables a sample is read
 * @param statementTime after which one statement is given up
 * @param valuesTime after which reading the text values of one large table is given up
 * @param seed makes samples and random values the same each time
 */
public record ReadingOptions(
    boolean views,
    boolean profiles,
    boolean inferKeys,
    int sampleRows,
    long rowsPerTable,
    Duration statementTime,
    Duration valuesTime,
    long seed) {

  /** Everything that a catalog holds. */
  public static final ReadingOptions FOR_CATALOGS =
      new ReadingOptions(
          true, true, true, 3, 100_000, Duration.ofSeconds(30), Duration.ofMinutes(30), 1);

  /** Tables and a few rows, for a question about a database that has no built catalog. */
  public static final ReadingOptions FOR_QUESTIONS =
      FOR_CATALOGS.withViews(false).withProfiles(false).withInferredKeys(false).withRows(3, 0);

  public ReadingOptions withViews(boolean read) {
    return new ReadingOptions(
        read, profiles, inferKeys, sampleRows, rowsPerTable, statementTime, valuesTime, seed);
  }

  public ReadingOptions withProfiles(boolean made) {
    return new ReadingOptions(
        views, made, inferKeys, sampleRows, rowsPerTable, statementTime, valuesTime, seed);
  }

  public ReadingOptions withInferredKeys(boolean inferred) {
    return new ReadingOptions(
        views, profiles, inferred, sampleRows, rowsPerTable, statementTime, valuesTime, seed);
  }

  /** With so many sample rows a table, and profiles of so many rows of one. */
  public ReadingOptions withRows(int samples, long perTable) {
    return new ReadingOptions(
        views, profiles, inferKeys, samples, perTable, statementTime, valuesTime, seed);
  }

  /** With other times for a statement, and for the values of a large table. */
  public ReadingOptions withTimes(Duration statement, Duration values) {
    return new ReadingOptions(
        views, profiles, inferKeys, sampleRows, rowsPerTable, statement, values, seed);
  }
}
