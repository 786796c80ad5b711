package dev.assay.catalog.values;

import java.util.List;

/** A value as it is in the database, and the numbers of its places. */
record Spelling(String value, List<Integer> places) {}
