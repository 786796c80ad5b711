package dev.assay.workflow.batch;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.glossary.Glossary;
import dev.assay.sql.Dialect;
import dev.assay.workflow.run.KnownDatabase;
import org.jspecify.annotations.Nullable;

/** Finds what is known of the databases that questions name. */
public interface DatabaseCatalogs {

  /**
   * A catalog in the store.
   *
   * @param key where it is
   * @param database the name that it has for its database
   * @param glossary what words mean to those who ask about it
   */
  record Found(String key, String database, Dialect dialect, Glossary glossary) {

    /** The database, as questions about it know it. */
    public KnownDatabase about() {
      return new KnownDatabase(database, key, dialect);
    }

    /** The catalog that is kept there. */
    public static Found of(String key, Catalog catalog) {
      return new Found(key, catalog.database(), catalog.dialect(), catalog.glossary());
    }
  }

  /**
   * The catalog of a database.
   *
   * @param name as a question gives it; null where a question names none
   * @throws dev.assay.workflow.run.InvalidQuestionException when there is no such database, or none
   *     is named and there is not exactly one; the message names it
   */
  Found find(@Nullable String name);
}
