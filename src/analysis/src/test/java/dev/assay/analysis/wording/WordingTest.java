package dev.assay.analysis.wording;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.analysis.Finding;
import dev.assay.analysis.Shop;
import dev.assay.sql.Dialect;
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
    assertThat(kinds("Who paid 1,200?", "", "SELECT id FROM orders WHERE amount = 1200.0"))
        .isEmpty();
    assertThat(kinds("Who paid in 1997?", "", "SELECT id FROM orders WHERE day < '1998-01-01'"))
        .containsExactly("unused-number");
    assertThat(kinds("Who paid in 1997?", "", "SELECT id FROM orders WHERE day LIKE '1997-%'"))
        .isEmpty();
    assertThat(kinds("Show the top 3 of the A320 and B-747", "", "SELECT id FROM orders"))
        .isEmpty();
  }

  @Test
  void aValueThatNobodyAskedForBesideOnesThatTheQuestionNamesIsFound() {
    String list = "SELECT id FROM orders WHERE status IN ('gold', 'junior')";

    assertThat(kinds("Who has gold cards?", "", list)).containsExactly("unasked-value");
    assertThat(kinds("Who has gold or Junior cards?", "", list)).isEmpty();
    assertThat(kinds("Who has good cards?", "", list)).isEmpty();
    assertThat(kinds("Who has gold cards?", "gold means 'junior' too", list)).isEmpty();
    assertThat(kinds("Who has gold?", "", list.replace("IN", "NOT IN"))).isEmpty();
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

  @Test
  void textThatIsNoSqlIsLeftAlone() {
    assertThat(kinds("Which?", "which refers to name", "SELECT 'open")).isEmpty();
    assertThat(kinds("", "", "")).isEmpty();
  }
}
