package dev.assay.evaluation.detection;

import java.util.List;

/**
 * A question with SQL of which people have said whether it is right.
 *
 * @param index its place in the file, from 0
 * @param id what the file calls it; its place where it has no other name
 * @param evidence what is to be known for the question; empty where there is none
 * @param right whether the SQL answers the question
 * @param kinds the kinds of errors that it has; none where it is right
 */
public record LabelledPair(
    int index,
    String id,
    String database,
    String question,
    String evidence,
    String sql,
    boolean right,
    List<ErrorType> kinds) {

  public LabelledPair {
    kinds = List.copyOf(kinds);
  }

  /**
   * A kind of error.
   *
   * @param name of the kind, such as {@code Table-Related Errors}
   * @param part of the kind, such as {@code Table Missing}; empty where none is told
   */
  public record ErrorType(String name, String part) {}
}
