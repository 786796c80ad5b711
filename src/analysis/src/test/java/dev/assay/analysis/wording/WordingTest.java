package dev.assay.analysis.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Shop;
import dev.assay.sql.Dialect;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {

  private static List<String> kinds(String question, String evidence, String sql) {
    return new Wording(Shop.catalog(Dialect.SQLITE), question, evidence)
        .of(sql).stream().map(Finding::kind).toList();
  }

  private static List<String> messages(String question, String evidence, String sql) {
    return new Wording(Shop.catalog(Dialect.SQLITE), question, evidence)
        .of(sql).stream().map(Finding::message).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Customers with more than 30 points        | SELECT name FROM customers WHERE id < 30
          Customers with ids above 1,000            | SELECT name FROM customers WHERE id <= 1000
          Orders under 20                           | SELECT id FROM orders WHERE amount >= 20
          Orders of less than $20                   | SELECT id FROM orders WHERE 20 < amount
          How many have more than 2 orders in all?  | SELECT count(*) FROM orders HAVING count(*) < '2'
          """)
  void aComparisonTheOtherWayRoundIsFound(String question, String sql) {
    assertThat(kinds(question, "", sql)).containsExactly("opposite-comparison");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Customers with more than 30 points     | SELECT name FROM customers WHERE id > 30
          Those with at least 30, or more        | SELECT name FROM customers WHERE id >= 30
          Who does not have more than 3 orders?  | SELECT id FROM orders WHERE amount <= 3
          Who has no more than 3 orders?         | SELECT id FROM orders WHERE amount <= 3
          Cars older than 50                     | SELECT id FROM orders WHERE amount < 50
          Drivers ranked higher than 10          | SELECT id FROM orders WHERE amount < 10
          More than 3 orders                     | SELECT id FROM orders WHERE NOT amount <= 3
          More than 3 and fewer than 9 orders    | SELECT id FROM orders WHERE amount > 3 AND amount < 9
          More than 3 orders                     | SELECT id FROM orders WHERE amount <> 3
          """)
  void comparisonsThatMayBeMeantAreLeftAlone(String question, String sql) {
    assertThat(kinds(question, "", sql)).isEmpty();
  }

  @Test
  void aNumberOfRowsWhereRowsAreAskedForIsFound() {
    String count = "SELECT COUNT(DISTINCT c.id) AS n FROM customers c";

    assertThat(kinds("Which customers bought?", "", count)).containsExactly("counted-rows");
    assertThat(kinds("Which number of customers bought?", "", count)).isEmpty();
    assertThat(kinds("How many customers bought?", "", count)).isEmpty();
    assertThat(kinds("Which customers bought?", "", "SELECT name, count(*) FROM customers"))
        .isEmpty();
  }

  @Test
  void aNumberThatTheQueryDoesNotHaveIsFound() {
    assertThat(messages("Who paid 214582.17 in 2013?", "", "SELECT id FROM orders WHERE y = 2013"))
        .containsExactly("the question says 214582.17, and the query has no such value");
    assertThat(kinds("Who paid 1,000?", "", "SELECT id FROM orders ORDER BY amount LIMIT 1"))
        .containsExactly("unused-number");
    assertThat(kinds("Who paid 1,200?", "", "SELECT id FROM orders WHERE amount = 1200.0"))
        .isEmpty();
    assertThat(kinds("Who paid in 1997?", "", "SELECT id FROM orders WHERE day < '1989-01-01'"))
        .containsExactly("unused-number");
    assertThat(kinds("Who paid in 1997?", "", "SELECT id FROM orders WHERE day LIKE '1997-%'"))
        .isEmpty();
    assertThat(kinds("Show the A320 and the B-747", "", "SELECT id FROM orders")).isEmpty();
  }

  @Test
  void aColumnThatIsToBeKnownAndThatTheQueryLacksIsFound() {
    String sql = "SELECT id FROM orders WHERE amount > 5";

    assertThat(kinds("Who?", "who refers to name", sql)).containsExactly("stated-column");
    assertThat(kinds("Who?", "who refers to `name`", sql)).containsExactly("stated-column");
    assertThat(kinds("Who?", "known ones: name is not null", sql)).isEmpty();
    assertThat(kinds("Who?", "large and name is not null", sql)).containsExactly("stated-column");
    assertThat(kinds("Who?", "who refers to name", "SELECT \"Name\" FROM customers")).isEmpty();
    assertThat(kinds("Who?", "who refers to name", "SELECT * FROM customers")).isEmpty();
    assertThat(kinds("Who?", "name is what people are called", sql)).isEmpty();
  }

  @Test
  void aComparisonThatIsToBeKnownHasToBeThere() {
    String evidence = "large refers to amount > = 200";

    assertThat(messages("Which?", evidence, "SELECT id FROM orders WHERE orders.amount > 200"))
        .containsExactly(
            "what is to be known for the question says amount >= 200, and the query compares by >");
    assertThat(kinds("Which?", evidence, "SELECT id FROM orders WHERE 200 <= amount")).isEmpty();
    assertThat(kinds("Which?", evidence, "SELECT id FROM orders WHERE amount > 199")).isEmpty();
  }

  @Test
  void aSumAndDistinctThatAreToBeKnownHaveToBeThere() {
    String sql = "SELECT amount FROM orders";

    assertThat(kinds("What?", "total refers to SUM(amount)", sql))
        .containsExactly("stated-aggregate");
    assertThat(kinds("What?", "average = AVG(amount)", "SELECT sum(amount) / count(*) FROM orders"))
        .isEmpty();
    assertThat(kinds("What?", "Should consider DISTINCT", sql)).containsExactly("stated-distinct");
    assertThat(kinds("What?", "Should consider DISTINCT", sql + " GROUP BY amount")).isEmpty();
  }

  /** All of these are right. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Which orders are NOT normal?         | normal refers to amount < 200     | SELECT id FROM orders WHERE amount >= 200
          Which orders are abnormal?           | normal refers to amount < 200     | SELECT id FROM orders WHERE amount >= 200
          Which are small?                     | large refers to amount >= 200     | SELECT id FROM orders WHERE NOT amount > 200
          Which are large?                     | large refers to amount >= 200     | SELECT id FROM orders WHERE NOT amount < 200
          How many are large?                  | large refers to amount >= 200     | SELECT SUM(CASE WHEN amount < 200 THEN 0 ELSE 1 END) FROM orders
          Who has only large ones?             | large refers to amount >= 200     | SELECT name FROM customers c WHERE NOT EXISTS (SELECT 1 FROM lines WHERE amount < 200)
          Whose sum is over 200?               | large refers to amount >= 200     | SELECT id FROM lines GROUP BY id HAVING SUM(amount) > 200
          Which are large?                     | large refers to amount >= 200     | SELECT id FROM lines WHERE amount > 200 OR amount = 200
          Give the number of customers         | number of customers refers to COUNT(id) | SELECT COUNT(*) FROM customers
          Give the number of names             | names refers to name              | SELECT COUNT(*) FROM customers
          What did customer 5 order?           | customer refers to customer_id    | SELECT o.day FROM orders o JOIN customers c ON o.x = c.x WHERE c.id = 5
          What does each weigh?                | freight refers to freight         | SELECT weight FROM lines NATURAL JOIN orders
          Revenue over 1.5 million             |                                   | SELECT id FROM lines WHERE amount > 1500000
          Revenue over $1,200                  |                                   | SELECT id FROM lines WHERE amount > 120000
          A share over 12.5                    |                                   | SELECT id FROM lines WHERE amount > 0.125
          Born between 1990 and 1999           |                                   | SELECT id FROM customers WHERE born LIKE '199%'
          Born between 1990 and 1999           |                                   | SELECT id FROM customers WHERE born / 10 = 199
          Born since 1999                      |                                   | SELECT id FROM customers WHERE born > 1998
          Born until 1999                      |                                   | SELECT id FROM customers WHERE born < '2000-01-01'
          Born in 1985                         |                                   | SELECT id FROM customers WHERE born LIKE '%/85'
          At least 100                         |                                   | SELECT id FROM lines WHERE amount > 99
          More than 100                        |                                   | SELECT id FROM lines WHERE amount >= 101
          Longer than 200 minutes              | length is in hours                | SELECT id FROM lines WHERE amount > 3.33
          Who works for Studio 747?            |                                   | SELECT name FROM customers WHERE kind = 'S'
          Orders per 1000 customers            |                                   | SELECT COUNT(*) FROM orders
          Round amounts to the nearest 100     |                                   | SELECT ROUND(amount, -2) FROM lines
          Who is from New York?                |                                   | SELECT name FROM customers WHERE kind IN ('NY','New York')
          Who has cats and ponies?             |                                   | SELECT name FROM customers WHERE kind IN ('cat','pony')
          Customers whose gender is known      |                                   | SELECT name FROM customers WHERE kind IN ('M','F')
          Customers of the US and UK           |                                   | SELECT name FROM customers WHERE kind IN ('US','United Kingdom')
          Customers of the Netherlands         |                                   | SELECT name FROM customers WHERE kind IN ('Netherlands','Holland')
          Nordic countries such as Norway      |                                   | SELECT name FROM customers WHERE kind IN ('Norway','Sweden','Denmark','Finland','Iceland')
          List the counts of orders per month  |                                   | SELECT COUNT(*) FROM orders GROUP BY month
          List the totals per month            |                                   | SELECT COUNT(*) FROM orders GROUP BY month
          List the size of each team           |                                   | SELECT COUNT(*) FROM customers GROUP BY kind
          List the enrolment of school 7       |                                   | SELECT COUNT(*) FROM customers WHERE kind = 7
          List the totals                      |                                   | SELECT COUNT(*) FROM orders
          Arrived more than 30 days late       |                                   | SELECT id FROM orders WHERE delivered - 30 > due
          Arrived more than 30 days late       |                                   | SELECT id FROM orders WHERE due < delivered - 30
          The percentage with more than 100    |                                   | SELECT SUM(CASE WHEN n <= 100 THEN 0 ELSE 1 END) FROM orders
          How many are of more than 100        |                                   | SELECT COUNT(*) - SUM(amount <= 100) FROM lines
          How many are of more than 100        |                                   | SELECT (SELECT COUNT(*) FROM lines) - (SELECT COUNT(*) FROM lines WHERE amount <= 100)
          All, those of more than 100 first    |                                   | SELECT id FROM lines ORDER BY amount <= 100
          Leaving out those of more than 100   |                                   | SELECT id FROM lines WHERE amount <= 100
          Which customers have orders?         | distinct customers                | SELECT id FROM customers WHERE id IN (SELECT customer_id FROM orders)
          How many customers are there?        | distinct customers                | SELECT COUNT(*) FROM customers
          What is the most?                    | distinct customers                | SELECT MAX(age) FROM customers
          Who is the oldest?                   | distinct customers                | SELECT name FROM customers ORDER BY age DESC LIMIT 1
          """)
  void rightQueriesThatSayItInAnotherWayAreLeftAlone(String question, String evidence, String sql) {
    assertThat(messages(question, evidence == null ? "" : evidence, sql)).isEmpty();
  }

  @Test
  void aSumWithManySpacesIsReadInNoTime() {
    String evidence = "SUM(" + " ".repeat(50_000) + "x <" + " ".repeat(50_000);

    assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> assertThat(kinds("Which?", evidence, "SELECT id FROM orders")).isEmpty());
  }

  @Test
  void textThatIsNoSqlIsLeftAlone() {
    assertThat(kinds("Which?", "which refers to name", "SELECT 'open")).isEmpty();
    assertThat(kinds("", "", "")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          How many lines has order AB12?             | SELECT count(*) FROM lines WHERE order_id = 'AB15'
          Orders of "Green Tea"                      | SELECT id FROM orders
          How many orders came from Sokolov in 2012? | SELECT count(*) FROM orders WHERE day LIKE '2012%'
          """)
  void aNameOfWhichTheQueryHasNoWordIsFound(String question, String sql) {
    assertThat(kinds(question, "", sql)).containsExactly("unused-name");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          How many lines has order AB12?         | SELECT count(*) FROM lines WHERE order_id = 'ab12'
          Orders of "Green Tea"                  | SELECT id FROM orders WHERE kind LIKE '%tea%'
          Orders of "male" buyers                | SELECT id FROM orders WHERE sex = 'M'
          Orders from the United States          | SELECT id FROM orders WHERE country = 'usa'
          Orders from French buyers              | SELECT id FROM orders WHERE country = 'France'
          Orders of the publisher Great Comics   | SELECT id FROM orders WHERE publisher_id = 13
          Did Amazon or Apple pay?               | SELECT id FROM orders WHERE kind ~ '(AMZN|AAPL)'
          Who teaches CS101?                     | SELECT name FROM customers WHERE dept = 'CS' AND number = 101
          Lines of TR001                         | SELECT number FROM lines WHERE order_id = 'TR-001'
          Orders from the Netherlands            | SELECT id FROM orders WHERE country = 'Dutch people'
          Days above 85 degrees Fahrenheit       | SELECT id FROM orders WHERE kind = 'day' AND heat > 85
          Orders in Sept 2018                    | SELECT id FROM orders WHERE day LIKE '2018-09%'
          What does Northwind sell?              | SELECT name FROM customers
          Orders of the Customers                | SELECT id FROM orders
          Orders of May and of September         | SELECT id FROM orders WHERE month IN (5, 9)
          Orders. Please list them. Many thanks  | SELECT id FROM orders
          """)
  void whatMayBeWrittenOtherwiseIsLeftAlone(String question, String sql) {
    assertThat(kinds(question, "", sql)).isEmpty();
  }

  @Test
  void aNameWithAnotherLetterIsFound() {
    assertThat(messages("Orders from Sokolov", "", "SELECT id FROM orders WHERE town = 'Slokolov'"))
        .contains("the question names 'Sokolov', and the query has 'Slokolov'");
    assertThat(kinds("From Argentina", "", "SELECT id FROM orders WHERE kind = 'Argentine'"))
        .doesNotContain("misspelt-name");
    assertThat(kinds("Those of Women", "", "SELECT id FROM orders WHERE kind = 'Woman'"))
        .doesNotContain("misspelt-name");
    assertThat(kinds("Orders of Students", "", "SELECT id FROM orders WHERE kind = 'Student'"))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          The top five orders                 | SELECT id FROM orders ORDER BY freight DESC
          The three lowest freights           | SELECT min(freight) FROM orders
          Customers with an age of over 20    | SELECT id FROM customers WHERE age > 10
          Those with a share of over 0.3      | SELECT id FROM orders WHERE share > 0.5
          Orders of 1998/10/14                | SELECT id FROM orders WHERE id = 8
          """)
  void aSmallNumberThatIsSaidForWhatItDoesIsFound(String question, String sql) {
    assertThat(kinds(question, "", sql)).containsExactly("unused-number");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          The top five orders                 | SELECT id FROM orders ORDER BY freight DESC LIMIT 5
          The top 10% of all orders           | SELECT id FROM orders ORDER BY freight DESC
          Those with a share of over 0.3      | SELECT id FROM orders WHERE share > 30
          Those with more than 5 orders       | SELECT id FROM customers HAVING count(*) >= 6
          Trips of over 4 hours               | SELECT id FROM orders WHERE minutes > 240
          Customers over 65                   | SELECT id FROM customers WHERE born < '1959-01-01'
          Orders of the latest 12 months      | SELECT id FROM orders WHERE day > 'now'
          The lower 48 states                 | SELECT id FROM orders WHERE kind NOT IN ('AK', 'HI')
          Files larger than 5 megabytes       | SELECT id FROM orders WHERE bytes > 5242880
          Orders of 10/14/1998                | SELECT id FROM orders WHERE day = '1998-10-14'
          """)
  void smallNumbersWrittenInAnotherWayAreLeftAlone(String question, String sql) {
    assertThat(kinds(question, "", sql)).isEmpty();
  }

  @Test
  void whichOnesThereAreIsNoNumberForEachGroup() {
    assertThat(
            kinds(
                "Which customers have several orders?",
                "",
                "SELECT count(customer_id) FROM orders GROUP BY customer_id HAVING count(*) > 1"))
        .containsExactly("counted-rows");
  }

  @Test
  void averagesAndFrequenciesHaveToFitTheQuestion() {
    String average = "SELECT name, avg(freight) FROM orders GROUP BY name";
    String first = "SELECT kind FROM customers ORDER BY kind LIMIT 1";

    assertThat(kinds("What is the maximum freight of each?", "", average))
        .containsExactly("unasked-average");
    assertThat(kinds("What is the average freight of each?", "", average)).isEmpty();
    assertThat(kinds("Which kind is the most common?", "", first)).containsExactly("uncounted");
    assertThat(
            kinds(
                "Which kind is the most common?",
                "",
                "SELECT kind FROM customers WHERE used = (SELECT max(used) FROM customers)"))
        .isEmpty();
    assertThat(
            kinds(
                "Which kind is the most common?",
                "",
                "SELECT kind FROM customers GROUP BY kind ORDER BY count(*) DESC LIMIT 1"))
        .isEmpty();
  }
}
