package dev.assay.sql;

/** Is told of values of a result that no cell can hold, or that the driver cannot read. */
@FunctionalInterface
public interface LostValues {

  /** A value of the column is read as NULL, for this reason. */
  void lost(String column, String reason);
}
