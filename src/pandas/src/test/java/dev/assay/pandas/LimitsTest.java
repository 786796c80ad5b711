package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.pandas.eval.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each limit ends a program with an error of its own, which no handler catches. */
class LimitsTest {

  private static final Limits SMALL =
      new Limits(100_000, 30_000, 100, 10_000, 100, 50, Duration.ofSeconds(5));

  @Test
  void anEndlessLoopRunsOutOfSteps() {
    assertThat(PythonRun.error("while True: pass", SMALL))
        .startsWith("StepLimitError: the program took more than 100000 steps (test, line 1");
  }

  @Test
  void aLongLoopRunsOutOfTime() {
    Limits brief = new Limits(Long.MAX_VALUE, 10_000, 100, 10_000, 100, 50, Duration.ofMillis(50));

    assertThat(PythonRun.error("while True: pass", brief))
        .startsWith("TimeLimitError: the program ran longer than its limit of time");
  }

  @Test
  void aBacktrackingPatternRunsOutOfTime() {
    Limits brief = new Limits(Long.MAX_VALUE, 10_000, 100, 10_000, 100, 50, Duration.ofMillis(50));

    assertThat(PythonRun.error("import re\nre.match(r'(a|aa)+\\1x', 'a' * 60)", brief))
        .startsWith("TimeLimitError: the program ran longer than its limit of time");
  }

  @Test
  void aGrowingListRunsOutOfCells() {
    assertThat(PythonRun.error("a = [1]\nwhile True: a.append(1)", SMALL))
        .isEqualTo(
            "MemoryLimitError: the program allocated more than 30000 cells (test, line 2, column"
                + " 15)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[0] * 10**9",
        "(1,) * 10**9",
        "list(range(10**12))",
        "[x for x in range(10**9)]",
        "{x for x in range(10**9)}",
        "{x: x for x in range(10**9)}",
        "sorted(range(10**9))",
        "dict.fromkeys(range(10**9))",
        "set(range(10**9))",
        "[*range(10**9)]",
        "a, *b = range(10**9)",
        "max(*range(10**9))",
        "a = [1]\nwhile True: a += a",
        "a = [1]\nwhile True: a = a + a",
        "a = [1] * 10\nwhile True: a = a[:]",
        "'a b ' * 2000 + 'x'.join(['']) and [('a ' * 2000).split() for x in range(100)]",
        "import itertools\nlist(itertools.repeat(1))",
        "import itertools\nlist(itertools.product(range(10**9)))",
        "from collections import Counter\nlist(Counter(a=10**9).elements())",
      })
  void whatIsTooLargeIsNeverAllocated(String code) {
    assertThat(PythonRun.error(code, SMALL))
        .startsWith("MemoryLimitError: the program allocated more than 30000 cells");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'a' * 10**9",
        "x = 'ab'\nwhile True: x += x",
        "'a'.ljust(10**9)",
        "'a'.center(10**9)",
        "'5'.zfill(10**9)",
        "'\\t'.expandtabs(10**9)",
        "f'{1:999999999}'",
        "f'{1.5:.999999999f}'",
        "'%999999999d' % 5",
        "'{:999999999}'.format('a')",
        "('a' * 9000).replace('a', 'b' * 9000)",
        "('a' * 9000).replace('', 'b' * 9000)",
        "('a' * 9000).join(['b'] * 9000)",
        "'a'.translate({97: 'b' * 9999}) + 'c' * 9999",
        "while True: print('a' * 1000)",
        "import re\nre.sub('a', 'b' * 900, 'a' * 900)",
      })
  void aStringThatIsTooLongIsNeverMade(String code) {
    assertThat(PythonRun.error(code, SMALL))
        .matches(
            "TextLimitError: the string would have \\d+ characters, more than 10000"
                + " \\(test, line \\d, column \\d+\\)");
  }

  @Test
  void theLimitOfStringsTellsHowLongTheStringWouldHaveBeen() {
    assertThat(PythonRun.error("'ab' * 10**10"))
        .startsWith("TextLimitError: the string would have 20000000000 characters, ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[0] * 10**18", "(1, 2) * (2**63 - 1)", "[] * 10**18 + [0] * 10**12"})
  void aSequenceThatIsTooLongIsNeverMade(String code) {
    assertThat(PythonRun.error(code)).startsWith("MemoryLimitError: ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10 ** 1000",
        "2 ** 10 ** 10",
        "1 << 10 ** 9",
        "x = 10\nwhile True: x *= x",
        "x = 10\nwhile True: x = x * 2",
        "x = 10 ** 50\nwhile True: x = x + x",
        "import math\nmath.factorial(10 ** 9)",
        "import math\nmath.comb(10 ** 9, 10 ** 8)",
        "pow(7, 10 ** 20)",
      })
  void anIntegerThatIsTooLargeIsNeverMade(String code) {
    assertThat(PythonRun.error(code, SMALL))
        .startsWith("IntegerLimitError: the integer would have more than 100 digits");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "def f(): return f()\nf()",
        "f = lambda: f()\nf()",
        "def f(n): return g(n)\ndef g(n): return f(n)\nf(1)",
        "f = lambda x: sorted([1, 2], key=f)\nf(1)",
        "x = iter([1])\nfor i in range(3000): x = map(abs, x)\nlist(x)",
        "x = []\nfor i in range(3000): x = [x]\nrepr(x)",
        "x = []\ny = []\nfor i in range(3000): x = [x]; y = [y]\nx == y",
        "x = []\ny = []\nfor i in range(3000): x = [x]; y = [y]\nx < y",
        "x = ()\nfor i in range(3000): x = (x,)\nhash(x)",
        "x = frozenset()\nfor i in range(3000): x = frozenset([x])",
        "x = {}\nfor i in range(3000): x = {1: x}\nstr(x)",
      })
  void recursionHasABottom(String code) {
    assertThat(PythonRun.error(code, SMALL)).startsWith("RecursionError: ");
  }

  @Test
  void aDagOfTuplesIsHashedOnce() {
    assertThat(
            PythonRun.printed(
                "t = (1,)\nfor i in range(60): t = (t, t)\nprint(hash(t) == hash(t))"))
        .isEqualTo("True\n");
  }

  @Test
  void theTextOfADagIsBounded() {
    assertThat(PythonRun.error("t = (1,)\nfor i in range(60): t = (t, t)\nrepr(t)"))
        .startsWith("TextLimitError: ");
  }

  @Test
  void aMergeOfTooManyRowsIsNeverMade() {
    String code =
        """
        import pandas as pd
        x = pd.DataFrame({'k': [1] * 20})
        result = x.merge(x, on='k')
        """;
    Program program = Program.parse("test", code);
    assertThatThrownBy(() -> new Interpreter().evaluate(List.of(program), Map.of(), SMALL))
        .isInstanceOfSatisfying(
            PandasException.class,
            error ->
                assertThat(error.describe())
                    .isEqualTo(
                        "MergeLimitError: the merge would give 400 rows, more than 100 (test, line"
                            + " 3, column 12)"));
  }

  @Test
  void noHandlerCatchesALimit() {
    String code =
        """
        while True:
          try:
            while True: pass
          except: pass
          finally: print('never')
        """;

    assertThat(PythonRun.error(code, SMALL)).startsWith("StepLimitError: ");
  }

  @Test
  void tenTimesTheRowsTakeAboutTenTimesTheSteps() {
    long few =
        PythonRun.evaluated("sum(x * x for x in range(1000))", UnhurriedLimits.DEFAULT).steps();
    long many =
        PythonRun.evaluated("sum(x * x for x in range(10000))", UnhurriedLimits.DEFAULT).steps();

    assertThat((double) many / few).isBetween(9.0, 11.0);
  }

  @Test
  void aDeeplyNestedProgramIsRefused() {
    assertThat(PythonRun.error("x = " + "(".repeat(5000) + ")".repeat(5000)))
        .isEqualTo("SyntaxError: too many nested parentheses (test, line 1, column 105)");
    assertThat(PythonRun.error("x = " + "not ".repeat(5000) + "1"))
        .startsWith("SyntaxError: the program is nested too deeply");
    assertThat(PythonRun.error("x = " + "-".repeat(5000) + "1"))
        .startsWith("SyntaxError: the program is nested too deeply");
    assertThat(PythonRun.error("x = 1" + " + 1".repeat(5000)))
        .startsWith("SyntaxError: the expression is nested too deeply");
    assertThat(PythonRun.error("x = a" + ".b".repeat(5000)))
        .startsWith("SyntaxError: the expression is nested too deeply");
    assertThat(PythonRun.error("x = " + "lambda: ".repeat(5000) + "1"))
        .startsWith("SyntaxError: the program is nested too deeply");
    assertThat(PythonRun.error("x = " + "f'{".repeat(3000))).startsWith("SyntaxError: ");
    assertThat(PythonRun.error("x = " + "f\"{f'{".repeat(3000)))
        .startsWith("SyntaxError: f-string: expressions nested too deeply");
    assertThat(PythonRun.error(nestedIfs(200)))
        .isEqualTo("IndentationError: too many levels of indentation (test, line 101, column 101)");
  }

  private static String nestedIfs(int levels) {
    StringBuilder code = new StringBuilder();
    for (int level = 0; level < levels; level++) {
      code.append(" ".repeat(level)).append("if 1:\n");
    }
    return code.append(" ".repeat(levels)).append("pass\n").toString();
  }

  @Test
  void aProgramThatIsTooLongIsRefused() {
    assertThat(PythonRun.error("#" + "a".repeat(1_000_000)))
        .isEqualTo(
            "SyntaxError: the program is longer than 1000000 characters (test, line 1, column 1)");
  }
}
