package dev.assay.sql.worker;

/** The byte before a cell, which says of what kind it is. */
final class Cells {

  static final int NULL = 0;
  static final int FALSE = 1;
  static final int TRUE = 2;
  static final int LONG = 3;
  static final int DOUBLE = 4;
  static final int INTEGER = 5;
  static final int DECIMAL = 6;
  static final int TEXT = 7;
  static final int DATE = 8;
  static final int TIME = 9;
  static final int MOMENT = 10;
  static final int BINARY = 11;

  private Cells() {}
}
