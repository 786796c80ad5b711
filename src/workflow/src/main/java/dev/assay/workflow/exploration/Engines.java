package dev.assay.workflow.exploration;

import dev.assay.sql.SqlEngine;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.SqlLimits;
import dev.assay.sql.clock.ClockedEngine;
import dev.assay.workflow.run.Question;
import java.util.Optional;

/** What executes the SQL of runs: the user's own database where that is asked for, else ours. */
public final class Engines {

  private final LiveDatabases databases;

  public Engines(LiveDatabases databases) {
    this.databases = databases;
  }

  /** The engine of a question, at the moment that the question is as of. */
  public SqlEngine of(Question question, SqlLimits limits) {
    return Optional.ofNullable(databases.connected(question.database()))
        .filter(database -> database.dialect() == question.dialect())
        .flatMap(database -> database.engine(limits))
        .<SqlEngine>map(engine -> new ClockedEngine(engine, question.dialect(), question.asOf()))
        .orElseGet(() -> SqlEngines.forDialect(question.dialect(), limits, question.asOf()));
  }
}
