package dev.assay.sql;

/** Names as they are written in standard SQL. */
final class Identifiers {

  private Identifiers() {}

  /** The name in double quotes, so that it may hold anything. */
  static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }
}
