package dev.assay.cli;

import dev.assay.sql.Dialect;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import java.io.IOException;
import java.util.List;

/**
 * A run from which the JVM learns the classes of commands that measure: a query of PostgreSQL's,
 * whose driver such a command uses where the databases are a server's, and then the command itself.
 */
public final class MeasuringTraining {

  private MeasuringTraining() {}

  /**
   * Trains, and ends the process as the command does.
   *
   * @param arguments of the command
   */
  public static void main(String... arguments) throws IOException {
    SqlEngines.forDialect(Dialect.POSTGRESQL, SqlLimits.DEFAULT)
        .execute(List.of(), "SELECT 1 AS one");
    Main.main(arguments);
  }
}
