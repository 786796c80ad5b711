package dev.assay.agents;

/**
 * Whom an agent asks, about what, and for the how-manieth time.
 *
 * @param model the configured name of the model
 * @param question the id of the question
 * @param round 1 for the first try, one more for each regeneration or revision
 * @param temperature 0 to 2
 */
public record Attempt(String model, String question, int round, double temperature) {}
