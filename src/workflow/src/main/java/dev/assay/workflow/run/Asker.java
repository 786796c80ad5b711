package dev.assay.workflow.run;

/**
 * Who asked a question on demand.
 *
 * @param id of the API key, or of the role that signed the request; run ids begin with it
 */
public record Asker(String id) {}
