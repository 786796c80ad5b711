package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.HostileTexts;
import dev.assay.workflow.batch.BatchResultLine;
import dev.assay.workflow.batch.BatchSummary;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BatchPageTest {

  static final List<BatchResultLine> LINES =
      List.of(
          line(1, "How many pets?", "verified", "SELECT count(*) FROM Pets", null, 0, 900),
          line(
              2,
              "Which?<script>alert(1)</script>",
              "unverified",
              "SELECT 1",
              "no test case",
              3,
              2500),
          line(3, null, "failed", null, "line 3: it is not JSON: \u0007<b>", 0, 0));

  private static final String PAGE =
      BatchPage.of(BatchSummary.of("b1", LINES), LINES, run -> "runs of b1/" + run + ".html");

  @Test
  void theShareOfVerifiedQuestionsComesFirst() {
    assertThat(PAGE)
        .contains("33.3 % verified")
        .contains(
            "3 questions: 1 verified, 0 of them revised; 1 unverified; 0 ambiguous; 0 unanswerable; 1 failed.")
        .contains("3,400, 1,133 a question");
  }

  @Test
  void linesThatHaveARunLinkToItsPage() {
    assertThat(PAGE)
        .contains("href=\"runs of b1/b1-1.html\"", "href=\"runs of b1/b1-2.html\"")
        .doesNotContain("b1-3.html");
  }

  @Test
  void whatQuestionsAndReasonsHoldIsText() {
    assertThat(PAGE)
        .contains("Which?&lt;script&gt;alert(1)&lt;/script&gt;")
        .contains("&lt;b&gt;")
        .doesNotContain("<b>", "<script>alert", "\u0007");
  }

  static List<String> texts() {
    return HostileTexts.ALL;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyHostileTextIsShownAsText(String text) {
    List<BatchResultLine> lines =
        List.of(
            new BatchResultLine(
                1,
                "1",
                "pets",
                "Which? " + text,
                "b1-1",
                "verified",
                "SELECT 1 -- " + text,
                null,
                0,
                4,
                1,
                BigDecimal.ZERO,
                1,
                null,
                List.of()),
            new BatchResultLine(
                2,
                text,
                text,
                null,
                "b1-2",
                "failed",
                null,
                "line 2: " + text,
                0,
                0,
                0,
                BigDecimal.ZERO,
                0,
                null,
                List.of()));

    String html = BatchPage.of(BatchSummary.of("b1", lines), lines, run -> run + ".html");

    HostilePages.assertHarmless(html, 1);
    assertThat(HostilePages.text(html)).contains(HostilePages.shown("Which? " + text));
    assertThat(HostilePages.text(html)).contains(HostilePages.shown(text));
    assertThat(HostilePages.text(html)).contains(HostilePages.shown("line 2: " + text));
  }

  @Test
  void distributionsAreSaidInWordsToo() {
    assertThat(PAGE)
        .contains("aria-label=\"Revisions: 0: 1; 1: 0; 2: 0; 3: 1\"")
        .contains("aria-label=\"Tokens: 500 to 999: 1; 1,000 to 1,499: 0; 1,500 to 1,999: 0;")
        .contains("Tokens (median 900, greatest 2,500)");
  }

  @Test
  void aBatchWithoutAnyModelCallHasNoDistributions() {
    List<BatchResultLine> broken = List.of(LINES.getLast());

    assertThat(BatchPage.of(BatchSummary.of("b2", broken), broken, run -> run))
        .contains("No question came so far that a model was called.")
        .contains("0.0 % verified");
  }

  private static BatchResultLine line(
      int number,
      @Nullable String question,
      String status,
      @Nullable String sql,
      @Nullable String reason,
      int revisions,
      long tokens) {
    return new BatchResultLine(
        number,
        String.valueOf(number),
        "pets",
        question,
        "b1-" + number,
        status,
        sql,
        reason,
        revisions,
        question == null ? 0 : 4,
        tokens,
        BigDecimal.ZERO,
        tokens * 2,
        null,
        List.of());
  }
}
