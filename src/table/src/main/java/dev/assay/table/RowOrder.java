package dev.assay.table;

/** Whether a result is a list of rows, because an order was asked for, or a bag of them. */
public enum RowOrder {
  SIGNIFICANT,
  IGNORED
}
