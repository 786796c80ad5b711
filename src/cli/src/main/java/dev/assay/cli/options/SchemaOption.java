package dev.assay.cli.options;

import java.util.List;
import picocli.CommandLine.Option;

/** Which schemas of a database are read. */
public final class SchemaOption {

  @Option(
      names = "--schema",
      split = ",",
      paramLabel = "NAME",
      description =
          "Schemas of the database (default: those in which it looks up bare names); in MySQL and"
              + " MariaDB, databases of the server.")
  List<String> names = List.of();

  /** The names given; empty for those in which the database looks up bare names. */
  public List<String> names() {
    return names;
  }
}
