package dev.assay.cli.catalog;

/** How data are written. */
enum Output {
  table,
  json
}
