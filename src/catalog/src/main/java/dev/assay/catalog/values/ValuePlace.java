package dev.assay.catalog.values;

/** A column in which a value was found, as the catalog spells it. */
public record ValuePlace(String table, String column) {}
