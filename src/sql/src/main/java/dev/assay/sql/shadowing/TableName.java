package dev.assay.sql.shadowing;

/**
 * Where a query names a table.
 *
 * @param first the position of its first token
 * @param last that of its last one, which is the table's own name
 */
record TableName(int first, int last) {

  boolean isQualified() {
    return first < last;
  }
}
