package dev.assay.cli.batch;

import dev.assay.workflow.batch.DatabaseCatalogs;
import dev.assay.workflow.run.InvalidQuestionException;
import org.jspecify.annotations.Nullable;

/** The one catalog that all questions are about; they may name it, and nothing else. */
record OneCatalog(Found only) implements DatabaseCatalogs {

  @Override
  public Found find(@Nullable String name) {
    if (name != null && !name.equalsIgnoreCase(only.database())) {
      throw new InvalidQuestionException(
          "there is no database '%s' here, only '%s'".formatted(name, only.database()));
    }
    return only;
  }
}
