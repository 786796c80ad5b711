package dev.assay.catalog;

/** Takes the text values of a database as they are read; values come in any order, and again. */
@FunctionalInterface
public interface ValueSink {

  /** Takes a value of a column, which may be long. */
  void value(String table, String column, String text);
}
