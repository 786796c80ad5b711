package dev.assay.analysis.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CallReaderTest {

  private static List<String> refused(String code) {
    return switch (CallReader.read(code)) {
      case CallReader.Outcome.Refused(var problems) ->
          problems.stream().map(CallProblem::toString).toList();
      case CallReader.Outcome.Read _ -> List.of();
    };
  }

  private static String with(String calls) {
    return "add_select('title')\nadd_from('books')\n" + calls;
  }

  @Test
  void aProgramOfCallsIsRead() {
    assertThat(
            refused(
                with(
                    """
                    add_where('year', '>=', 1999)
                    add_where('title', 'in', ['Maps', "Tides"])
                    add_where('price', 'is', None)
                    add_groupby('title', 'year')
                    add_having('COUNT(*)', '==', -1)
                    add_orderby('year', direction='desc')
                    add_limit(3, offset=1)
                    """)))
        .isEmpty();
  }

  @Test
  void whatIsNoPythonIsRefusedWithItsLine() {
    assertThat(refused("add_select('title')\nadd_from('books'"))
        .singleElement()
        .asString()
        .startsWith("line 2: SyntaxError: ");
  }

  @Test
  void nothingButTheNineFunctionsIsTaken() {
    assertThat(
            refused(
                """
                import os
                x = 1
                add_were('title', '=', 'Maps')
                open('/etc/passwd')
                "text"
                for t in tables: add_from(t)
                """))
        .containsExactly(
            "line 1: write only calls of add_select, add_from, add_where, add_groupby, add_having,"
                + " add_orderby, add_limit, add_merge, QA",
            "line 2: write only calls of add_select, add_from, add_where, add_groupby, add_having,"
                + " add_orderby, add_limit, add_merge, QA",
            "line 3, add_were: there is no such function: nearest are 'add_where', 'add_merge'",
            "line 4, open: there is no such function: it has 'add_select', 'add_from',"
                + " 'add_where', …",
            "line 5: write only calls of add_select, add_from, add_where, add_groupby, add_having,"
                + " add_orderby, add_limit, add_merge, QA",
            "line 6: write only calls of add_select, add_from, add_where, add_groupby, add_having,"
                + " add_orderby, add_limit, add_merge, QA");
  }

  @Test
  void argumentsAreHeldAgainstTheFunction() {
    assertThat(
            refused(
                """
                add_select()
                add_from('books', 'b')
                add_from('books', as_='b')
                add_from('books', alias='b; DROP')
                add_where('year', '=')
                add_where('year', '~', 1)
                add_where('year', '=', 1, other='price')
                add_where('year', '=', 1 + 1)
                add_where(*everything)
                add_where('year', '=', 1, column='year')
                add_orderby('year', 'down')
                add_limit('3')
                add_merge('PLUS')
                QA('Which one?')
                add_from(QA('Which one?'))
                """))
        .containsExactly(
            "line 1, add_select: it needs at least one column",
            "line 2, add_from: it takes table, alias=, on=, join=, and got more",
            "line 3, add_from: it has no parameter 'as_': it takes table, alias=, on=, join=",
            "line 4, add_from: the alias must be a plain name",
            "line 5, add_where: give either a value, or other= for a column",
            "line 6, add_where: there is no operator '~': use !=, <, <=, <>, =, >, >=, BETWEEN, IN,"
                + " IS, IS NOT, LIKE, NOT BETWEEN, NOT IN, NOT LIKE",
            "line 7, add_where: give either a value, or other= for a column",
            "line 8, add_where: the value must be written out: a text, a number, None, a list of"
                + " these, or QA(\"…\")",
            "line 9, add_where: write the arguments out, without *",
            "line 10, add_where: the argument 'column' is given twice",
            "line 11, add_orderby: there is no direction 'DOWN': use ASC, DESC",
            "line 12, add_limit: 'rows' must be a whole number from 0",
            "line 13, add_merge: there is no operator 'PLUS': use EXCEPT, INTERSECT, UNION, UNION"
                + " ALL",
            "line 14, QA: use its answer: as the value of a condition, or a table",
            "line 15, add_from: a sub-question as a table needs an alias");
  }

  @Test
  void anOperatorNeedsTheValuesThatItCanTake() {
    assertThat(
            refused(
                with(
                    """
                    add_where('year', 'IN', 1999)
                    add_where('year', 'BETWEEN', [1999])
                    add_where('year', 'IS', 1999)
                    add_where('year', '=', [1999, 2001])
                    add_where('year', '=', None)
                    """)))
        .containsExactly(
            "line 3, add_where: IN needs a list of values, or QA(\"…\")",
            "line 4, add_where: BETWEEN needs a list of two values",
            "line 5, add_where: IS needs None: compare values with =",
            "line 6, add_where: a list of values needs IN or BETWEEN",
            "line 7, add_where: None needs IS or IS NOT");
  }

  @Test
  void aQueryNeedsItsSelectAndItsFrom() {
    assertThat(refused("add_where('year', '=', 1999)"))
        .containsExactly("add_select is missing", "add_from is missing");
    assertThat(refused(with("add_merge('UNION')\nadd_select('name')")))
        .containsExactly("add_from is missing in query 2 of the merge");
    assertThat(
            refused(
                with(
                    """
                    add_limit(1)
                    add_merge('UNION')
                    add_select('title')
                    add_from('books')
                    add_limit(1)
                    add_limit(2)
                    """)))
        .containsExactly(
            "line 3, add_limit: order and limit of a merge stand behind its last query",
            "line 8, add_limit: there is a limit already");
  }

  @Test
  void programsAreBounded() {
    assertThat(refused("add_select('title')\n".repeat(CallReader.MOST_CALLS + 1)))
        .containsExactly("at most 100 calls are allowed");
    assertThat(refused(with("add_where('year', '=', QA('How old?'))\n".repeat(5))))
        .containsExactly("line 7, add_where: at most 4 sub-questions are allowed");
  }

  @Test
  void aSubQuestionMayHaveAName() {
    assertThat(
            CallReader.read(
                with("oldest = QA('What is the first year?')\nadd_where('year', '=', oldest)")))
        .isInstanceOfSatisfying(
            CallReader.Outcome.Read.class,
            read ->
                assertThat(read.program().questions()).containsExactly("What is the first year?"));
  }
}
