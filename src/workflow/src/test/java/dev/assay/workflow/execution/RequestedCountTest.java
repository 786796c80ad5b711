package dev.assay.workflow.execution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a question asks how many rows there are, which duplicates change. */
class RequestedCountTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "How many pets are there?",
        "What is the average age of singers?",
        "Show the first 3 orders.",
        "Who placed the last order?",
        "List the top five films."
      })
  void aNumberOfRowsIsAskedFor(String question) {
    assertThat(RequestedCount.inQuestion(question)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Who is enrolled? List the first name, middle name and last name.",
        "Give the First Names and last initials of all students.",
        "Which customers ordered in the last 3 months?",
        "Who logged in during the last week?",
        "Which cities have airports?"
      })
  void namesAndStretchesOfTimeAreNoNumberOfRows(String question) {
    assertThat(RequestedCount.inQuestion(question)).isFalse();
  }
}
