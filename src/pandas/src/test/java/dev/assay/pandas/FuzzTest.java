package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.eval.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.Tuple;

/** Any text at all, and any program that the grammar makes, ends in a value or a named error. */
@Tag("slow")
class FuzzTest {

  private static final List<String> ATOMS =
      List.of(
          "0",
          "1",
          "-1",
          "2.5",
          "10**30",
          "1e308",
          "'a'",
          "'abc'",
          "''",
          "None",
          "True",
          "x",
          "y",
          "f",
          "len",
          "str",
          "[]",
          "{}",
          "()",
          "[1, 2, 3]",
          "{'k': 1}",
          "(1, 'a')",
          "{1, 2}",
          "range(5)",
          "float('nan')",
          "d",
          "int",
          "sorted",
          "print",
          "zip",
          "iter([1])",
          "map",
          "Exception",
          "slice(1)",
          "'{}'",
          "'%s'",
          "frozenset([1])");

  private static final List<String> OPERATORS =
      List.of(
          "+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "<", "<=", "==", "!=",
          "in", "not in", "is", "and", "or");

  private static final List<String> METHODS =
      List.of(
          "upper",
          "split",
          "join",
          "format",
          "replace",
          "append",
          "pop",
          "get",
          "items",
          "keys",
          "sort",
          "index",
          "count",
          "add",
          "union",
          "update",
          "strip",
          "zfill",
          "insert",
          "translate",
          "setdefault",
          "extend",
          "partition",
          "center",
          "nothing");

  private static final List<String> FUNCTIONS =
      List.of(
          "len",
          "str",
          "int",
          "float",
          "list",
          "dict",
          "set",
          "tuple",
          "sum",
          "max",
          "min",
          "abs",
          "round",
          "sorted",
          "reversed",
          "enumerate",
          "zip",
          "map",
          "filter",
          "any",
          "all",
          "repr",
          "type",
          "range",
          "iter",
          "next",
          "chr",
          "ord",
          "divmod",
          "pow",
          "hash",
          "isinstance",
          "getattr",
          "bool",
          "format",
          "f");

  private static final Limits LIMITS =
      new Limits(50_000, 200_000, 1000, 20_000, 1000, 60, Duration.ofSeconds(5));
  private static final Interpreter INTERPRETER = new Interpreter(PythonLibrary.library());

  private static final List<String> SEEDS =
      List.of(
          "x = [i * 2 for i in range(10) if i % 2]\nprint(sorted(x, reverse=True)[:3])",
          "def f(a, b=2, *args, **kw):\n    return a + b\ntry:\n    y = f(1, *[2])\nexcept"
              + " (TypeError, ValueError) as e:\n    y = str(e)\nfinally:\n    z = 1",
          "d = {'a': 1, **{'b': 2}}\nfor k, v in d.items():\n    d[k] = f'{v:>5.2f}|{k!r}'\nelse:\n"
              + "    w = (n := 5) if d else None",
          "import re, math\nfrom collections import Counter\nc = Counter('hello')\n"
              + "m = re.sub(r'(\\w)(?P<x>\\d)', lambda q: q.group('x'), 'a1b2')",
          "a, *b = 'xyz'\nwhile a < 5 and not b: a += 1; break\ns = {1, 2} | {3} & {*b}\n"
              + "del s, b[0]\nassert 1 < 2 <= 3, 'no'\nlambda x, /, y, *, z=1: x ** y // -z");

  private void endsWell(String code) {
    try {
      Program program = Program.parse("fuzz", code);
      Evaluation evaluation = INTERPRETER.evaluate(List.of(program), Map.of(), LIMITS);
      assertThat(evaluation.steps()).isLessThanOrEqualTo(LIMITS.steps());
    } catch (PandasException error) {
      assertThat(EscapesTest.isNamed(error.type())).as(error.describe()).isTrue();
      assertThat(error.line()).as(error.describe()).isPositive();
    }
  }

  @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
  void aMutatedProgramEndsWell(@ForAll("mutated") String code) {
    endsWell(code);
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void anyTextEndsWell(@ForAll("texts") String code) {
    endsWell(code);
  }

  @Property(tries = 900, edgeCases = EdgeCasesMode.NONE)
  void aProgramOfTheGrammarEndsWell(@ForAll("programs") String code) {
    endsWell(code);
  }

  /** A seed in which stretches are dropped, doubled, or replaced by pieces of the language. */
  @Provide
  Arbitrary<String> mutated() {
    Arbitrary<String> pieces =
        Arbitraries.of(
            "(",
            ")",
            "[",
            "]",
            "{",
            "}",
            "'",
            "\"",
            "\\",
            "\n",
            "\n  ",
            "\t",
            ":",
            ",",
            "=",
            "*",
            "**",
            "lambda",
            " if ",
            " else ",
            " for ",
            " in ",
            "not ",
            "-",
            "f'{",
            "'''",
            "#",
            ";",
            "@",
            "%",
            "0x",
            "1e999",
            "None",
            "print",
            "x",
            ".",
            "..",
            ":=",
            "__class__",
            "\u0000",
            "é",
            "😀",
            "return",
            "del ",
            "try:",
            "except:",
            "global x",
            "raise",
            "import ",
            "99999");
    Arbitrary<List<Integer>> places = Arbitraries.integers().between(0, 400).list().ofMaxSize(6);
    return Combinators.combine(Arbitraries.of(SEEDS), places, pieces.list().ofSize(6))
        .as(FuzzTest::mutate);
  }

  private static String mutate(String seed, List<Integer> places, List<String> pieces) {
    StringBuilder code = new StringBuilder(seed);
    for (int index = 0; index < places.size(); index++) {
      int at = places.get(index) % (code.length() + 1);
      int end = Math.min(code.length(), at + places.get(index) % 7);
      switch (places.get(index) % 3) {
        case 0 -> code.replace(at, end, "");
        case 1 -> code.insert(at, code.substring(at, end));
        default -> code.insert(at, pieces.get(index));
      }
    }
    return code.toString();
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .withChars("abfrxyzdefil if else 0123456789.:,;()[]{}'\"\\\n\t +-*/%=<>!@#&|^~_\u00e9")
        .ofMaxLength(80);
  }

  @Provide
  Arbitrary<String> programs() {
    return statement().list().ofMinSize(1).ofMaxSize(6).map(lines -> String.join("\n", lines));
  }

  private static Arbitrary<String> statement() {
    Arbitrary<String> expression = expression(3);
    Arbitrary<String> target = Arbitraries.of("x", "y", "x, y", "x, *y", "x[0]", "d['k']", "x[1:]");
    Arbitrary<String> operator =
        Arbitraries.of("=", "+=", "-=", "*=", "/=", "//=", "%=", "**=", "|=", "&=", "<<=");
    List<Arbitrary<String>> kinds = new ArrayList<>();
    kinds.add(
        Combinators.combine(target, operator, expression).as((t, o, e) -> t + " " + o + " " + e));
    kinds.add(expression);
    kinds.add(
        Combinators.combine(expression, expression)
            .as((c, e) -> "if " + c + ": x = " + e + "\nelse: y = 1"));
    kinds.add(
        Combinators.combine(expression, expression).as((i, e) -> "for x in " + i + ": y = " + e));
    kinds.add(expression.map(e -> "while " + e + ": x = 1; break"));
    kinds.add(
        Combinators.combine(expression, expression)
            .as((a, b) -> "try:\n  x = " + a + "\nexcept Exception as e:\n  y = " + b));
    kinds.add(expression.map(e -> "def f(a=1, *b, c=2): return " + e));
    kinds.add(expression.map(e -> "del " + e));
    kinds.add(expression.map(e -> "assert " + e));
    return Arbitraries.oneOf(kinds);
  }

  private static Arbitrary<String> expression(int depth) {
    Arbitrary<String> atom = Arbitraries.of(ATOMS);
    if (depth == 0) {
      return atom;
    }
    Arbitrary<String> inner = expression(depth - 1);
    Arbitrary<String> operator = Arbitraries.of(OPERATORS);
    Arbitrary<String> method = Arbitraries.of(METHODS);
    Arbitrary<String> function = Arbitraries.of(FUNCTIONS);
    return Arbitraries.frequencyOf(
        Tuple.of(2, atom),
        Tuple.of(
            3,
            Combinators.combine(inner, operator, inner)
                .as((a, o, b) -> "(" + a + " " + o + " " + b + ")")),
        Tuple.of(2, Combinators.combine(function, inner).as((f, a) -> f + "(" + a + ")")),
        Tuple.of(
            2,
            Combinators.combine(function, inner, inner)
                .as((f, a, b) -> f + "(" + a + ", " + b + ")")),
        Tuple.of(
            2,
            Combinators.combine(inner, method, inner)
                .as((a, m, b) -> "(" + a + ")." + m + "(" + b + ")")),
        Tuple.of(1, Combinators.combine(inner, method).as((a, m) -> "(" + a + ")." + m + "()")),
        Tuple.of(1, Combinators.combine(inner, inner).as((a, b) -> "(" + a + ")[" + b + "]")),
        Tuple.of(
            1,
            Combinators.combine(inner, inner, inner)
                .as((a, b, c) -> "(" + a + ")[" + b + ":" + c + "]")),
        Tuple.of(
            1, Combinators.combine(inner, inner).as((a, b) -> "[" + a + " for x in " + b + "]")),
        Tuple.of(
            1,
            Combinators.combine(inner, inner, inner)
                .as((a, b, c) -> "(" + a + " if " + b + " else " + c + ")")),
        Tuple.of(1, inner.map(a -> "(lambda x=1, *y: " + a + ")")),
        Tuple.of(1, Combinators.combine(inner, inner).as((a, b) -> "[" + a + ", *" + b + "]")),
        Tuple.of(1, inner.map(a -> "f'{" + a.replace("'", "\"") + "!r:>10}'")),
        Tuple.of(1, inner.map(a -> "(-" + a + ")")),
        Tuple.of(1, Combinators.combine(inner, inner).as((a, b) -> "{" + a + ": " + b + "}")));
  }
}
