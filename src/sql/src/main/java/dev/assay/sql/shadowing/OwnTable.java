package dev.assay.sql.shadowing;

/**
 * A table of the query's own WITH, and the positions between which it is known by its name.
 *
 * @param name as it is compared
 * @param from the first position at which the name means it
 * @param to behind the last one
 */
record OwnTable(String name, int from, int to) {

  boolean isMeantAt(int position) {
    return position >= from && position < to;
  }
}
