package dev.assay.catalog.linking;

/** A column of a catalog, with its table, both as the catalog spells them. */
public record ColumnRef(String table, String column) {

  /** {@code table.column}, for messages and prompts. */
  @Override
  public String toString() {
    return table + "." + column;
  }
}
