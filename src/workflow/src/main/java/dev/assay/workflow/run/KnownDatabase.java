package dev.assay.workflow.run;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.assay.sql.Dialect;

/**
 * A database that a question is about.
 *
 * @param name as its catalog has it
 * @param catalog the key of the catalog
 * @param dialect of the SQL that answers
 */
public record KnownDatabase(
    @JsonProperty("database") String name, String catalog, Dialect dialect) {}
