package dev.assay.pandas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What cannot be parsed says what is wrong, where, and what to write instead. */
class SyntaxErrorsTest {

  static Stream<Arguments> wrongPrograms() {
    return Stream.of(wrongBracketsAndText(), wrongStatements(), wrongNames()).flatMap(each -> each);
  }

  private static Stream<Arguments> wrongBracketsAndText() {
    return Stream.of(
        arguments("x = (1", "SyntaxError: '(' was never closed (test, line 1, column 5)"),
        arguments("x = 1)", "SyntaxError: unmatched ')' (test, line 1, column 6)"),
        arguments(
            "x = (1]",
            "SyntaxError: closing parenthesis ']' does not match opening parenthesis '(' (test,"
                + " line 1, column 7)"),
        arguments("x = 'abc", "SyntaxError: unterminated string literal (test, line 1, column 5)"),
        arguments(
            "x = '''abc",
            "SyntaxError: unterminated triple-quoted string literal (test, line 1, column 5)"),
        arguments(
            "if x\n  y",
            "SyntaxError: expected ':' after 'if' statement, got the end of the line (test, line 1,"
                + " column 5)"),
        arguments(
            "if x:\ny = 1",
            "IndentationError: expected an indented block after 'if' statement (test, line 2,"
                + " column 1)"),
        arguments("  x = 1", "IndentationError: unexpected indent (test, line 1, column 3)"),
        arguments(
            "if x:\n    y\n  z",
            "IndentationError: unindent does not match any outer indentation level (test, line 3,"
                + " column 3)"),
        arguments(
            "if x:\n\ty\n        z",
            "TabError: inconsistent use of tabs and spaces in indentation (test, line 3, column"
                + " 9)"),
        arguments(
            "x = 1 +",
            "SyntaxError: invalid syntax: expected an expression, got the end of the line (test,"
                + " line 1, column 8)"),
        arguments(
            "x = 5 5", "SyntaxError: invalid syntax: unexpected a number (test, line 1, column 7)"),
        arguments(
            "f(a b)",
            "SyntaxError: invalid syntax: expected ',' or ')' in the call, got 'b' (test, line 1,"
                + " column 5)"),
        arguments(
            "[1 2]",
            "SyntaxError: invalid syntax: expected ',' or ']' for the '[' before, got a number"
                + " (test, line 1, column 4)"),
        arguments(
            "1 = x", "SyntaxError: cannot assign to this expression (test, line 1, column 1)"),
        arguments(
            "f() = 1",
            "SyntaxError: cannot assign to this expression here. Maybe you meant '==' instead of"
                + " '='? (test, line 1, column 1)"),
        arguments(
            "None = 1", "SyntaxError: cannot assign to this expression (test, line 1, column 1)"));
  }

  private static Stream<Arguments> wrongStatements() {
    return Stream.of(
        arguments(
            "a + b += 1",
            "SyntaxError: this is an illegal expression for augmented assignment (test,"
                + " line 1, column 1)"),
        arguments(
            "*a, *b = c",
            "SyntaxError: multiple starred expressions in assignment (test, line 1, column 5)"),
        arguments(
            "if x = 1: pass",
            "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='? (test, line"
                + " 1, column 6)"),
        arguments(
            "f(a=1, 2)",
            "SyntaxError: positional argument follows keyword argument (test, line 1, column 8)"),
        arguments(
            "f(a=1, a=2)", "SyntaxError: keyword argument repeated: a (test, line 1, column 10)"),
        arguments(
            "f(a.b=1)",
            "SyntaxError: expression cannot contain assignment, perhaps you meant \"==\"? (test,"
                + " line 1, column 6)"),
        arguments(
            "def f(a=1, b): pass",
            "SyntaxError: non-default argument follows default argument (test, line 1, column 12)"),
        arguments(
            "def f(a, a): pass",
            "SyntaxError: duplicate argument 'a' in function definition (test, line 1, column 10)"),
        arguments("return 1", "SyntaxError: 'return' outside function (test, line 1, column 1)"),
        arguments("break", "SyntaxError: 'break' outside loop (test, line 1, column 1)"),
        arguments(
            "def f():\n  continue",
            "SyntaxError: 'continue' not properly in loop (test, line 2, column 3)"),
        arguments(
            "x = 1\nfor i in range(3):\n",
            "IndentationError: expected an indented block after 'for' statement (test, line 2,"
                + " column 19)"),
        arguments(
            "def f():\n  nonlocal x",
            "SyntaxError: no binding for nonlocal 'x' found (test, line 2, column 3)"),
        arguments(
            "x = 012",
            "SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o"
                + " prefix for octal integers (test, line 1, column 5)"),
        arguments("x = 1abc", "SyntaxError: invalid decimal literal (test, line 1, column 5)"),
        arguments(
            "x = “a”", "SyntaxError: invalid character '“' (U+201C) (test, line 1, column 5)"),
        arguments(
            "x = 1 ? 2", "SyntaxError: invalid syntax: unexpected '?' (test, line 1, column 7)"),
        arguments(
            "x = f'{}'",
            "SyntaxError: f-string: valid expression required before '}' (test, line 1, column 7)"),
        arguments(
            "x = f'{a b}'",
            "SyntaxError: f-string: invalid syntax: unexpected 'b' (test, line 1, column 10)"));
  }

  private static Stream<Arguments> wrongNames() {
    return Stream.of(
        arguments(
            "x = 1\nif x:\n  print 'a'",
            "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)? (test,"
                + " line 3, column 3)"),
        arguments(
            "print x, y",
            "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)? (test,"
                + " line 1, column 1)"),
        arguments(
            "exec 'a'",
            "SyntaxError: Missing parentheses in call to 'exec'. Did you mean exec(...)? (test,"
                + " line 1, column 1)"),
        arguments(
            "result = f'{1 +}'",
            "SyntaxError: f-string: invalid syntax: expected an expression, got the end of the"
                + " replacement field (test, line 1, column 16)"),
        arguments(
            "x = f'{f(1, 2 3)}'",
            "SyntaxError: f-string: invalid syntax: expected ',' or ')' in the call, got a number"
                + " (test, line 1, column 15)"),
        arguments(
            "x = 1\nfrom __future__ import annotations",
            "SyntaxError: from __future__ imports must occur at the beginning of the file (test,"
                + " line 2, column 1)"),
        arguments(
            "def f():\n  from __future__ import division",
            "SyntaxError: from __future__ imports must occur at the beginning of the file (test,"
                + " line 2, column 3)"),
        arguments(
            "from __future__ import braces",
            "SyntaxError: future feature braces is not defined (test, line 1, column 1)"),
        arguments(
            "x = f'a}'",
            "SyntaxError: f-string: single '}' is not allowed (test, line 1, column 8)"),
        arguments(
            "try:\n  pass\nx = 1",
            "SyntaxError: expected 'except' or 'finally' block (test, line 3, column 1)"),
        arguments(
            "x = 1 if y",
            "SyntaxError: expected 'else' after 'if' expression (test, line 1, column 11)"),
        arguments(
            "{1: 2, 3}",
            "SyntaxError: ':' expected after dictionary key (test, line 1, column 9)"));
  }

  static Stream<Arguments> refusedPrograms() {
    return Stream.of(
        arguments(
            "class A: pass",
            "SyntaxError: 'class' is not supported: use functions, dicts and frames (test, line 1,"
                + " column 1)"),
        arguments(
            "with a() as 5: pass",
            "SyntaxError: cannot assign to this expression (test, line 1, column 13)"),
        arguments(
            "@dataclass\nclass A: pass",
            "SyntaxError: only functions can be decorated: 'class' is not supported (test, line 2,"
                + " column 1)"),
        arguments(
            "async def f(): pass",
            "SyntaxError: 'async' is not supported (test, line 1, column 1)"),
        arguments(
            "def f():\n  x = yield 1",
            "SyntaxError: 'yield' is not supported within expressions: write it on a line of its"
                + " own (test, line 2, column 7)"),
        arguments(
            "x = await f()",
            "SyntaxError: 'await' is not supported: use functions that return lists (test, line 1,"
                + " column 5)"),
        arguments(
            "match x:\n  case 1: pass",
            "SyntaxError: 'match' statements are not supported: use 'if' and 'elif' (test, line 1,"
                + " column 1)"),
        arguments(
            "from os import *",
            "SyntaxError: 'import *' is not supported: import the names that you need (test, line"
                + " 1, column 16)"),
        arguments(
            "from . import x",
            "SyntaxError: relative imports are not supported: there are no other files (test, line"
                + " 1, column 6)"),
        arguments(
            "x = b'a'", "SyntaxError: bytes are not supported: use str (test, line 1, column 5)"),
        arguments(
            "x = 2j", "SyntaxError: complex numbers are not supported (test, line 1, column 5)"),
        arguments(
            "x = ...",
            "SyntaxError: '...' is not supported: use 'pass' or None (test, line 1, column 5)"),
        arguments(
            "try:\n  pass\nexcept* ValueError:\n  pass",
            "SyntaxError: 'except*' is not supported: use 'except' (test, line 3, column 7)"));
  }

  @ParameterizedTest
  @MethodSource({"wrongPrograms", "refusedPrograms"})
  void theMessageSaysWhatAndWhere(String code, String message) {
    assertThat(PythonRun.error(code)).isEqualTo(message);
  }
}
