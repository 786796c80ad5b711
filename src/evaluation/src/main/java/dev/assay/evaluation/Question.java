package dev.assay.evaluation;

/**
 * One question of a benchmark.
 *
 * @param index its place in the benchmark's file, from 0
 * @param id what the benchmark calls it; its place where it has no other name
 * @param text what is asked; empty where only gold SQL is at hand
 * @param evidence what is to be known for it (BIRD); empty where there is none
 * @param gold the SQL that the benchmark holds to be right
 * @param level its hardness (Spider), difficulty (BIRD) or category
 * @param acceptance what is right where the benchmark's own rule is not Spider's or BIRD's
 */
public record Question(
    int index,
    String id,
    String database,
    String text,
    String evidence,
    String gold,
    String level,
    Acceptance acceptance) {

  /** A question with one gold query. */
  public Question(
      int index,
      String id,
      String database,
      String text,
      String evidence,
      String gold,
      String level) {
    this(index, id, database, text, evidence, gold, level, Acceptance.of(gold));
  }
}
