package dev.assay.workflow.linking;

import dev.assay.workflow.run.Question;

/** What words of a question count. */
final class Questions {

  private Questions() {}

  /** The question with its evidence, on two lines. */
  static String text(Question question) {
    return question.text() + "\n" + question.evidence();
  }
}
