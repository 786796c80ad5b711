package dev.assay.workflow.testcode;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestedOrderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Show name and age for all singers ordered by age from the oldest to the youngest.",
        "What are the names and ages of every singer in descending order of age?",
        "List all song names sorted by year.",
        "Give the cities in alphabetical order.",
        "List the shops alphabetically.",
        "What are our three longest operating routes, longest first?",
        "Order them by weight.",
        "List the dogs from heaviest to lightest, oldest first.",
        "Sort the results by name",
        "in increasing order of price",
        "Sort the names by age",
        "Show the countries in order of population",
        "Rank countries by area",
        "List the ships, newest first"
      })
  void anOrderIsAskedFor(String question) {
    assertThat(RequestedOrder.inQuestion(question)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "How many orders were placed by each customer?",
        "Which ordered items arrived late?",
        "Find the average ranking for each player and their first name.",
        "Who has the most pets?",
        "What is the oldest dog's name?",
        "Which is the first city in the list?",
        "What is in order 17?",
        "Which products were ordered by customer Smith?",
        "Which items are listed by sellers from Oslo?",
        "What is the most common last name?",
        "Who was the best first mate?",
        "List the name, date and result of each battle."
      })
  void noOrderIsAskedFor(String question) {
    assertThat(RequestedOrder.inQuestion(question)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"result = df.sort_values('a')", "result = df['a'].nlargest (3)"})
  void testCodeSorts(String code) {
    assertThat(RequestedOrder.inTestCode(code)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"result = df.groupby('a').sum()", "sort_values = 1"})
  void testCodeDoesNotSort(String code) {
    assertThat(RequestedOrder.inTestCode(code)).isFalse();
  }
}
