package dev.assay.workflow.demonstrations;

/** A question, and SQL that answers it. */
public record Demonstration(String question, String sql) {}
