package dev.assay.sql;

/** How H2 is told to behave for each dialect: its mode, and how names and text compare. */
final class H2Settings {

  private static final String NAMES = ";NON_KEYWORDS=VALUE,YEAR,MONTH,DAY,HOUR,MINUTE,SECOND";

  private H2Settings() {}

  /**
   * What follows the database's name in the URL. PostgreSQL folds names to lower case, Oracle, Db2
   * and H2 to upper case, and quoted names are exact in all of them; the others do not tell case in
   * names, nor, by their default collations, in text. NULL sorts where the dialect sorts it. A
   * backslash in a pattern is one in SQL Server, Oracle and Db2, and escapes in the others.
   */
  static String of(Dialect dialect) {
    String names =
        switch (dialect) {
          case POSTGRESQL -> ";DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
          case ORACLE, DB2 -> ";DEFAULT_NULL_ORDERING=HIGH";
          // how texts compare there is a collation of our own
          case MYSQL, MARIADB, MSSQL ->
              ";DATABASE_TO_UPPER=FALSE;CASE_INSENSITIVE_IDENTIFIERS=TRUE";
          default -> "";
        };
    String escape =
        switch (dialect) {
          case MSSQL, ORACLE, DB2 -> ";DEFAULT_ESCAPE=";
          default -> "";
        };
    return ";MODE=" + dialect.h2Mode() + names + escape + ";DB_CLOSE_ON_EXIT=FALSE";
  }

  /**
   * What follows the database's name in the candidate's URL. Times with a zone are read in UTC
   * wherever the process runs, as those of test data are. Columns are called year and value in
   * every dialect but H2's own.
   */
  static String ofCandidate(Dialect dialect) {
    return ";TIME ZONE=UTC"
        + switch (dialect) {
          case H2 -> "";
          case MYSQL, MARIADB -> NAMES; // which reserve KEY
          default -> NAMES + ",KEY";
        };
  }

  /** The schema that the dialect looks names up in. */
  static String schema(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL -> "public";
      case MSSQL -> "dbo";
      default -> "PUBLIC";
    };
  }
}
