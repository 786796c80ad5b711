package dev.assay.workflow.revision;

import dev.assay.workflow.run.ModelUse;

/** An answer in which a model gave no SQL: kept for its tokens, and so that it is not repeated. */
public record UnusableAnswer(int candidate, int round, String reason, ModelUse use) {}
