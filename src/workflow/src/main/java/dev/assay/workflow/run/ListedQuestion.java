package dev.assay.workflow.run;

import org.jspecify.annotations.Nullable;

/**
 * One of the questions of an asker.
 *
 * @param id as the asker knows it
 * @param status as in the run's description
 * @param question null until the run has begun
 * @param link where to ask for it
 */
public record ListedQuestion(String id, String status, @Nullable String question, String link) {}
