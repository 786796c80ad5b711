package dev.assay.cli.gates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Text that stays out of the repository. The patterns are written so that they don't match
 * themselves.
 */
class HygieneTest {

  private static final List<Exemption> EXEMPTIONS = List.of();

  /** Text that is not allowed in some files. */
  private record Ban(Pattern text, Predicate<TextFile> where, String violation) {
    Ban(String text, Predicate<TextFile> where, String violation) {
      this(Pattern.compile(text), where, violation);
    }
  }

  private static final List<Ban> BANS =
      List.of(
          new Ban(
              "\\b(TO[D]O|FIX[M]E|X[X]X|HA[C]K)\\b",
              _ -> true,
              "leaves work for later: do it, or say what holds today"),
          new Ban(
              "@(Disable[d]|Ignor[e])\\b",
              TextFile::isJava,
              "switches a test off: mend it, or drop it"),
          new Ban(
              "agentlib:jd[w]p|Xrunjd[w]p|\\bDEBU[G]\\s*=\\s*(true|1)\\b|\\bbreakpoin[t]\\(\\)",
              _ -> true,
              "is a switch for debugging"),
          new Ban("\t", TextFile::isJava, "has a tab"),
          new Ban(
              "\\bThread\\.slee[p]\\(",
              TextFile::isTestJava,
              "sleeps in a test: wait for the event, or hand in a clock"),
          new Ban(
              "^public (final )?class \\w+Tes[t]\\b",
              TextFile::isTestJava,
              "is a public test: tests are package-private"),
          new Ban(
              "(?i)\\b(claude cod[e]|copilo[t]|codex (cli|agent)|ai[- ]assistan[t]|co-authored-b[y])\\b"
                  + "|\\bas an AI\\b"
                  + "|(?i)\\b(generated|written|made) (by|with) (an? )?(ai|llm|claude|chatgpt|gemini)\\b"
                  + "|(?<![\\w.])/wor[k]/"
                  + "|/tm[p]/(brief|pandas-venv)"
                  + "|\\.\\./share[d]/(?!spider)"
                  + "|\\b(session'[s] machine|(next|previous|earlier|later) sessio[n])\\b"
                  + "|\\b((this|next|previous|later) issu[e]|issu[e]s? ([1-9]\\b|show|list))\\b"
                  + "|\\b(pitfall[s]|styl[e])\\.md\\b",
              _ -> true,
              "tells how the project was made, not what it is"));

  @Test
  void nothingForbiddenIsWrittenAnywhere() {
    assertThat(Exemption.remaining(violations(Checkout.here().files()), EXEMPTIONS)).isEmpty();
  }

  @Test
  void everyFileEndsWithANewline() {
    assertThat(unended(Checkout.here().files())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "// TO_DO later|leaves work for later: do it, or say what holds today",
        "# FIX_ME|leaves work for later: do it, or say what holds today",
        "@Disable_d(\"flaky\")|switches a test off: mend it, or drop it",
        "boolean DEBU_G = true;|is a switch for debugging",
        "-agentlib:jd_wp=transport|is a switch for debugging",
        "ma_de with Claude|tells how the project was made, not what it is",
        "writ_ten by an AI|tells how the project was made, not what it is",
        "see /wo_rk/main|tells how the project was made, not what it is",
        "see ../share_d/design|tells how the project was made, not what it is",
        "the next sessio_n does it|tells how the project was made, not what it is",
        "for issu_e 3|tells how the project was made, not what it is",
      })
  void forbiddenTextIsCaught(String text, String violation) {
    TextFile file = new TextFile("Bad.java", "class Bad {}\n" + text.replace("_", "") + "\n");

    assertThat(violations(List.of(file))).containsExactly("Bad.java:2 " + violation);
  }

  @Test
  void aTabIsCaughtInJavaOnly() {
    TextFile java = new TextFile("Bad.java", "class Bad {\n\tint field;\n}\n");
    TextFile make = new TextFile("Makefile", "all:\n\techo\n");

    assertThat(violations(List.of(java, make))).containsExactly("Bad.java:2 has a tab");
  }

  @Test
  void aSleepAndAPublicClassAreCaughtInTestsOnly() {
    String text = "public class WaitingTest {\n  { Thread.slee_p(100); }\n}\n".replace("_", "");
    TextFile test = new TextFile("src/a/src/test/java/WaitingTest.java", text);
    TextFile main = new TextFile("src/a/src/main/java/WaitingTest.java", text);

    assertThat(violations(List.of(test, main)))
        .containsExactly(
            test.path() + ":2 sleeps in a test: wait for the event, or hand in a clock",
            test.path() + ":1 is a public test: tests are package-private");
  }

  @Test
  void aFileWithoutALastNewlineIsCaught() {
    TextFile bad = new TextFile("a/bad.md", "# Title");

    assertThat(unended(List.of(bad, new TextFile("empty.py", ""))))
        .containsExactly("a/bad.md does not end with a newline");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexadecimal(4, \"\\\\uXXXX\")",
        "OpenAI, Gemini's and Claude's compatible endpoints",
        "default ../shared/spider beside the repository",
        "a JDBC session ends with its connection",
        "the issue of a book, issue 12",
        "\"framework/workflows/\"",
        "mktemp /tmp/assay-build.XXXXXX",
      })
  void ordinaryTextIsLetAlone(String text) {
    assertThat(violations(List.of(new TextFile("Good.java", text + "\n")))).isEmpty();
  }

  private static List<String> violations(List<TextFile> files) {
    List<String> violations = new ArrayList<>();
    for (TextFile file : files) {
      for (Ban ban : BANS) {
        if (ban.where.test(file)) {
          violations.addAll(file.linesWith(ban.text, ban.violation));
        }
      }
    }
    return violations;
  }

  private static List<String> unended(List<TextFile> files) {
    return files.stream()
        .filter(file -> !file.text().isEmpty() && !file.text().endsWith("\n"))
        .map(file -> file.path() + " does not end with a newline")
        .toList();
  }
}
