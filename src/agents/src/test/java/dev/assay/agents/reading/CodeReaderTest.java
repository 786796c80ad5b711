package dev.assay.agents.reading;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands around it, the one statement or program is read, and no other. */
class CodeReaderTest {

  private static final List<String> QUERIES =
      List.of(
          "SELECT 1",
          "SELECT name FROM customers",
          "select count(*) from orders where state = 'open'",
          "Select name\nFrom customers\nWhere id = 1",
          "SELECT c.name, COUNT(*) AS n\nFROM customers c\nJOIN orders o ON o.customer_id = c.id\n"
              + "GROUP BY c.name\nORDER BY n DESC\nLIMIT 3",
          "SELECT 'a; b -- c' || \"odd ; name\" FROM t",
          "SELECT a FROM t WHERE b = 'Tell me: SELECT x FROM y'",
          "SELECT a -- the first\nFROM t",
          "WITH a AS(SELECT id FROM t) SELECT * FROM a",
          "WITH RECURSIVE n(i) AS (\n  SELECT 1\n  UNION ALL\n  SELECT i + 1 FROM n\n)\n\n"
              + "SELECT i FROM n",
          "WITH a AS (\nSELECT 1 AS x\n),\nb AS (\nSELECT 2 AS y\n)\nSELECT x, y FROM a, b",
          "(SELECT a FROM t) UNION (SELECT a FROM u)",
          "SELECT a FROM t\nUNION ALL\nSELECT a FROM u",
          "SELECT CASE WHEN a > 1 THEN 'x' ELSE 'y' END FROM t",
          "SELECT \"the name\" FROM \"a table\" WHERE x IN (SELECT x FROM u\n\nWHERE y = 2)",
          "SELECT name\nFROM customers\n\nWHERE id = 1");

  private static final String PROGRAM =
      "# Orders of each customer\nm = orders_df.merge(customers_df, left_on='customer_id', right_on='id')\n"
          + "result = (\n    m.groupby('name')\n    .size()\n    .reset_index(name='n')\n)";

  @Property(tries = 5000)
  void aQueryIsReadOutOfWhateverStandsAroundIt(
      @ForAll("queries") String query,
      @ForAll("wrappers") UnaryOperator<String> wrapper,
      @ForAll("thoughts") UnaryOperator<String> thought) {
    String answer = thought.apply(wrapper.apply(query));

    assertThat(plain(sql(answer))).as(answer).isEqualTo(plain(query));
  }

  @Property(tries = 1000)
  void twoDifferentQueriesAreNotChosenBetween(
      @ForAll("queries") String first,
      @ForAll("queries") String second,
      @ForAll("pairs") Pair pair,
      @ForAll("thoughts") UnaryOperator<String> thought) {
    String answer = thought.apply(pair.of(first, second));

    if (plain(first).equals(plain(second))) {
      assertThat(plain(sql(answer))).as(answer).isEqualTo(plain(first));
    } else {
      assertThat(nothing(answer, CodeLanguage.SQL))
          .as(answer)
          .startsWith("the answer has 2 different SQL statements, and exactly one is wanted: '");
    }
  }

  @Property
  void aProgramIsReadOutOfWhateverStandsAroundIt(
      @ForAll("programWrappers") UnaryOperator<String> wrapper,
      @ForAll("thoughts") UnaryOperator<String> thought) {
    String answer = thought.apply(wrapper.apply(PROGRAM));

    assertThat(python(answer)).as(answer).isEqualTo(PROGRAM);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<think>\nFirst:\n```sql\nSELECT 1\n```\nno",
        "<think>SELECT 1</think>",
        "<think>```sql\nSELECT 1\n```</think>\n",
        "<|channel|>analysis<|message|>SELECT 1<|end|>"
      })
  void whatIsOnlyThoughtIsNoAnswer(String answer) {
    assertThat(nothing(answer, CodeLanguage.SQL))
        .isEqualTo(
            "the answer is nothing but reasoning (%d characters), of which nothing is taken: write the code after it"
                .formatted(answer.strip().length()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECTED rows are fine.",
        "With pleasure!",
        "With this query as (promised) I would count.",
        "Select the customers from the list and count their orders.",
        "Select your favourite.",
        "DELETE FROM t",
        "SELECT",
        "I would need more context. What does name mean?"
      })
  void proseIsNoQuery(String answer) {
    assertThat(nothing(answer, CodeLanguage.SQL))
        .isEqualTo(
            "the answer has no block of SQL code (```sql): it is prose, which begins '"
                + (answer.length() > 60 ? answer.substring(0, 60) + "…" : answer)
                + "'");
  }

  @Test
  void whatWasSeenIsNamed() {
    assertThat(nothing("```json\n{}\n```\n```\nAnn | 2\n```", CodeLanguage.SQL))
        .isEqualTo(
            "the answer has no block of SQL code (```sql): it has 2 blocks tagged 'json', without a tag");
    assertThat(nothing("```sql\nSELECT 1; DROP TABLE t;\n```", CodeLanguage.SQL))
        .isEqualTo(
            "the answer has 2 different SQL statements, and exactly one is wanted:"
                + " 'SELECT 1;' and 'DROP TABLE t;'");
    assertThat(nothing("```python\na = 1\n```\n```python\nb = 1\n```", CodeLanguage.PYTHON))
        .isEqualTo(
            "the answer has 2 different programs, and exactly one is wanted: 'a = 1' and 'b = 1'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      textBlock =
          """
          SELECT a FROM t;\\n\\n| a |\\n|---|\\n| 1 | ~ SELECT a FROM t;
          SELECT a FROM t\\nSQLResult: [(1,)]\\nAnswer: 1 ~ SELECT a FROM t
          SELECT a FROM t\\nThis counts the customer's orders. ~ SELECT a FROM t
          SELECT a FROM t;\\n\\nIt uses `SELECT b FROM u` nowhere. ~ SELECT a FROM t;
          The query is `SELECT a FROM t`. ~ SELECT a FROM t
          Done. SELECT a FROM t ~ SELECT a FROM t
          a | n\\nThen: SELECT a FROM t\\n\\nFrom this we see that it is one. ~ SELECT a FROM t
          1. SELECT a FROM t ~ SELECT a FROM t
          **SQL:** SELECT a FROM t ~ SELECT a FROM t
          ### Query\\nSELECT a FROM t ~ SELECT a FROM t
          """)
  void aBareQueryEndsWhereProseOrAResultBegins(String answer, String query) {
    assertThat(sql(answer.strip().replace("\\n", "\n"))).isEqualTo(query.strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '%',
      textBlock =
          """
          SELECT a FROM t WHERE b > 7. This returns what is asked. ~ SELECT a FROM t WHERE b > 7
          SELECT a FROM t. This returns what is asked. ~ SELECT a FROM t
          SELECT t.a FROM t WHERE b > 7.5 ~ SELECT t.a FROM t WHERE b > 7.5
          """)
  void aSentenceOnTheLineOfTheQueryIsNotPartOfIt(String answer, String query) {
    assertThat(sql(answer)).isEqualTo(query);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '%',
      textBlock =
          """
          SELECT\u00A0a FROM\u202Ft ~ SELECT a FROM t
          ```sql\\nSELECT a\\n\u3000FROM t\u200B\\n``` ~ SELECT a\\n FROM t
          SELECT a FROM t WHERE b = 'c\u00A0d' ~ SELECT a FROM t WHERE b = 'c\u00A0d'
          ```sql\\nSELECT “a” FROM t WHERE b = ‘L’Aquila’\\n``` ~ SELECT "a" FROM t WHERE b = 'L’Aquila'
          SELECT a FROM t WHERE b = 'L’Aquila “x”' ~ SELECT a FROM t WHERE b = 'L’Aquila “x”'
          SELECT a FROM t WHERE b = ‘c’ AND d > 1 ~ SELECT a FROM t WHERE b = 'c' AND d > 1
          SELECT “a” FROM t WHERE b = 1 ~ SELECT "a" FROM t WHERE b = 1
          SELECT a FROM t WHERE b = −1 ~ SELECT a FROM t WHERE b = -1
          SELECT a FROM t WHERE b &lt; 3 AND c = &#39;x&#39; ~ SELECT a FROM t WHERE b < 3 AND c = 'x'
          SELECT a FROM t WHERE b = 'x &amp; y' ~ SELECT a FROM t WHERE b = 'x &amp; y'
          SELECT a<br>FROM t<br/>WHERE b = '<br>' ~ SELECT a\\nFROM t\\nWHERE b = '<br>'
          {"sql": "SELECT\u00A0a FROM t WHERE b &gt; 1"} ~ SELECT a FROM t WHERE b > 1
          {“sql”: “SELECT a FROM t”} ~ SELECT a FROM t
          ```sql\\n1 | SELECT a\\n2 | FROM t\\n``` ~ SELECT a\\nFROM t
          SELECT a FROM t\\n\\nid | a\\n1 | x\\n2 | y ~ SELECT a FROM t
          {"sql": "SELECT "a" FROM t", "n": 1} ~ SELECT "a" FROM t
          SELECT first\\_name, COUNT(\\*) FROM t ~ SELECT first_name, COUNT(*) FROM t
          SELECT a FROM t\\nWhere t is the table of things. ~ SELECT a FROM t
          """)
  void whatTypesettingDidToCodeIsTakenBackButForTexts(String answer, String query) {
    assertThat(sql(answer.strip().replace("\\n", "\n")))
        .isEqualTo(query.strip().replace("\\n", "\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT a FROM t; SELECT b FROM t;",
        "`SELECT a FROM t; SELECT b FROM t`",
        "SELECT a FROM t; DROP TABLE t",
        "The query: SELECT a FROM t;\nDELETE FROM t;",
        "| SQL |\n|---|\n| SELECT a FROM t |\n| SELECT b FROM t |"
      })
  void ofStatementsInNoBlockNoneIsDropped(String answer) {
    assertThat(nothing(answer, CodeLanguage.SQL))
        .startsWith("the answer has 2 different SQL statements");
  }

  @Test
  void aSentenceAfterASemicolonIsNoStatement() {
    assertThat(sql("SELECT a FROM t; Drop me a line, and select what you like."))
        .isEqualTo("SELECT a FROM t;");
  }

  @Test
  void aProgramIsReadAsItWasTyped() {
    assertThat(python("Code:\n\n    x = t_df\n    result = x[x['a'] &lt; ‘b’]\n\nDone."))
        .isEqualTo("x = t_df\nresult = x[x['a'] < 'b']");
  }

  @Test
  void aBlockIsTakenAsItIs() {
    String code = "-- all of them\nSELECT a\n  FROM t ;  \n-- done";

    assertThat(sql("```sql\n" + code + "\n```")).isEqualTo(code);
  }

  @Test
  void longAnswersTakeNoTime() {
    for (String part :
        List.of(
            "```",
            "`` ` ",
            "<think>",
            "SELECT a FROM (",
            "'",
            "''",
            "WITH a AS (",
            "SELECT a;",
            "“",
            "‘’a",
            "&lt;",
            "'''\n",
            "\\boxed{",
            "{\"sql\": ",
            "a | ")) {
      new CodeReader(CodeLanguage.SQL, true).read("x\n" + part.repeat(20_000));
      new CodeReader(CodeLanguage.PYTHON, true).read("x\n" + part.repeat(20_000));
    }
  }

  @Provide
  Arbitrary<String> queries() {
    return Arbitraries.of(QUERIES);
  }

  @Provide
  Arbitrary<UnaryOperator<String>> wrappers() {
    return Arbitraries.oneOf(usualWrappers(), rareWrappers());
  }

  private static Arbitrary<UnaryOperator<String>> rareWrappers() {
    return Arbitraries.of(
        fenced("<output>\n", "</output>"),
        fenced("<result>", "\n</result>"),
        fenced("'''sql\n", "\n'''"),
        fenced("\"\"\"\n", "\n\"\"\""),
        fenced("$$\n", "\n$$"),
        fenced("```sql\n", "\n~~~\n"),
        fenced("\\begin{verbatim}\n", "\n\\end{verbatim}"),
        fenced("```sql\n", "\n``` This counts them."),
        fenced("```sql\n", "``` This counts them."),
        fenced("**```sql\n", "\n```**"),
        fenced("``sql\n", "\n``"),
        fenced("`\n", "\n`\n"),
        fenced("```\nsql\n", "\n```"),
        fenced("```sql\n", "\nGO\n```"),
        fenced("**", "**"),
        fenced("La requête : « ", " »"),
        fenced("query=", "\nrows=5"),
        fenced("", "\n\n**Why**\n\nIt counts."),
        fenced("", "\n🎉 Enjoy!"),
        fenced("", "\nIt’s grouped."),
        fenced("run_sql(\"\"\"\n", "\n\"\"\")"),
        fenced("คำสั่งคือ:\n", "\nคำสั่งนี้คืนค่าเฉลี่ยทั้งหมด"),
        fenced("Вот запрос:\n", "\nЭтот запрос выводит товары."),
        fenced("", "\n\n* `a` keeps what is dear.\n* `b` sorts it."),
        fenced("", "\n[{\"n\": 3}]"),
        json("```sql\n{\"sql\": ", "}\n```"),
        json("{\"role\": \"assistant\", \"content\": ", "}"),
        fenced("sql ", ""),
        fenced("sqlCopy code", ""),
        fenced("Final: $\\boxed{", "}$"),
        fenced("<answer>\n```sql\n", "\n```\n</answer>"));
  }

  private static Arbitrary<UnaryOperator<String>> usualWrappers() {
    return Arbitraries.of(
        fenced("```sql\n", "\n```"),
        fenced("```SQL\n", "\n```"),
        fenced("```sqlite\n", "\n```\n"),
        fenced("```postgresql\n", "\n```"),
        fenced("```sparksql\n", "\n```"),
        fenced("```text\n", "\n```"),
        fenced("```\n", "\n```"),
        fenced("~~~sql\n", "\n~~~"),
        fenced("~~~\n", "\n~~~"),
        fenced("````sql\n", "\n````"),
        fenced("```sql\n", "```"),
        fenced("```sql ", "\n```"),
        fenced("```sql ", "```"),
        fenced("``` ", " ```"),
        fenced("```sql\n", ""),
        fenced("Sure: ```sql\n", "\n```"),
        fenced("Plan: count.\n\n```sql\n", "\n```\n\nwhich gives\n\n```\nAnn | 2\n```"),
        fenced("```sql\nSQL: ", "\n```"),
        fenced("```sql\n", ";\nExplanation: it counts.\n```"),
        fenced("", ""),
        fenced("", ";"),
        fenced("-- what is asked\n", ";"),
        fenced("/* what\n is; asked */\n", ""),
        fenced("SQL: ", ""),
        fenced("SQLQuery: ", "\nSQLResult: 3\nAnswer: There are three."),
        fenced("Question: How many?\nSQLQuery: ", ""),
        fenced("Here is the query:\n\n", "\n\nIt counts the customer's orders."),
        fenced("Here it is: ", ""),
        fenced("## SQL\n\n", "\n\n## Explanation\nIt counts."),
        fenced("**Answer:**\n", "\n\n| n |\n|---|\n| 3 |"),
        fenced("I think that this is it.\n\n", ";\n\nThis query selects what is asked."),
        fenced("<sql>", "</sql>"),
        json("sql = ", ""),
        twice("{\"sql\": ", "}"),
        json("{\"sql\": ", "}"),
        json("{\"query\": ", ", \"explanation\": \"it counts\"}"),
        json("{\"reasoning\": \"SELECT is needed\", \"result\": {\"SQL_Query\": ", "}}"),
        json("```json\n{\"sql\": ", "}\n```"),
        json("Here you are: {\"sql\": ", "}"),
        json("<tool_call>{\"name\": \"run_sql\", \"arguments\": {\"sql\": ", "}}</tool_call>"),
        json("", ""));
  }

  @Provide
  Arbitrary<UnaryOperator<String>> programWrappers() {
    return Arbitraries.of(
        fenced("```python\n", "\n```"),
        fenced("```\n", "\n```"),
        fenced("```text\n", "\n```\n```\n  name  n\n0 Ann 2\n```"),
        fenced("~~~py\n", "\n~~~"),
        fenced("```python ", "\n```"),
        fenced("", ""),
        fenced("Count the orders.\n\n", "\n\nThat counts them."),
        fenced("Code:\n", ""),
        fenced("<code>\n", "\n</code>"),
        json("{\"code\": ", "}"));
  }

  @Provide
  Arbitrary<UnaryOperator<String>> thoughts() {
    return Arbitraries.of(
        UnaryOperator.identity(),
        fenced("<think>\nFirst try:\n```sql\nSELECT wrong FROM t\n```\nNo.\n</think>\n\n", ""),
        fenced("<think>SELECT wrong FROM t;</think>", ""),
        fenced("Maybe:\n```python\nresult = 1\n```\nno.\n</think>\n\n", ""),
        fenced("<thinking>\n\n</thinking>\n", ""),
        fenced("<think></think>\n\n", "\n<think>SELECT wrong FROM t"),
        fenced("< THINK >SELECT wrong FROM t;</ THINK >\n", ""),
        fenced(
            "<|channel|>analysis<|message|>SELECT wrong FROM t<|end|><|start|>assistant<|channel|>final<|message|>",
            "<|return|>"),
        fenced("", "<|im_end|>"));
  }

  /** Two queries in one answer. */
  @FunctionalInterface
  interface Pair {
    String of(String first, String second);
  }

  @Provide
  Arbitrary<Pair> pairs() {
    return Arbitraries.of(
        (a, b) -> "```sql\n%s\n```\n\nOr else:\n\n```sql\n%s\n```".formatted(a, b),
        (a, b) -> "```\n%s\n```\n\nOr else:\n\n```\n%s\n```".formatted(a, b),
        (a, b) -> "```sql\n%s;\n%s;\n```".formatted(a, b),
        (a, b) -> "%s;\n\n%s;".formatted(a, b),
        (a, b) -> "First:\n\n%s\n\nSecond:\n\n%s".formatted(a, b));
  }

  private static UnaryOperator<String> fenced(String before, String after) {
    return code -> before + code + after;
  }

  private static UnaryOperator<String> twice(String before, String after) {
    return code -> json("", "").apply(json(before, after).apply(code));
  }

  private static UnaryOperator<String> json(String before, String after) {
    return code -> before + JsonNodeFactory.instance.textNode(code) + after;
  }

  private static String plain(String sql) {
    return sql.strip().replaceAll("[;\\s]+$", "");
  }

  private static String sql(String answer) {
    return found(answer, CodeLanguage.SQL);
  }

  private static String python(String answer) {
    return found(answer, CodeLanguage.PYTHON);
  }

  private static String found(String answer, CodeLanguage language) {
    Reading reading = new CodeReader(language, true).read(answer);
    assertThat(reading).as(answer).isInstanceOf(Reading.Found.class);
    return ((Reading.Found) reading).code();
  }

  private static String nothing(String answer, CodeLanguage language) {
    Reading reading = new CodeReader(language, true).read(answer);
    assertThat(reading).as(answer).isInstanceOf(Reading.Nothing.class);
    return ((Reading.Nothing) reading).reason();
  }
}
