package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.workflow.Fixture;
import dev.assay.workflow.HostileTexts;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RunPageTest {

  private static final String QUESTION = "Which pets weigh 5 or more?";

  private final Document page = Jsoup.parse(RunPage.of(RunOfPets.evidence(QUESTION)));

  @Test
  void theAnswerComesFirstWithItsStatus() {
    assertThat(page.title()).isEqualTo(QUESTION);
    assertThat(page.select("#answer .badge").text()).isEqualTo("verified");
    assertThat(page.select("#answer pre").text()).isEqualTo(RunOfPets.REVISED);
  }

  @Test
  void theAnswerSaysHowLikelyItIsRight() {
    assertThat(page.select("#answer ul li").eachText().getFirst()).startsWith("Confidence 0.");
    assertThat(page.select("#readings")).isEmpty();
  }

  @Test
  void readingsAreShownEachWithItsSqlItsRowsAndHowToSettleWhichIsMeant() {
    Document ambiguous = Jsoup.parse(RunPage.of(RunOfPets.ambiguous()));

    assertThat(ambiguous.select("#answer .badge").text()).isEqualTo("ambiguous");
    assertThat(ambiguous.select("#readings > p").first().text())
        .isEqualTo("They hang on: more " + RunOfPets.HOSTILE);
    assertThat(ambiguous.select("#readings article h3").eachText())
        .containsExactly("Reading 1: not tested", "Reading 2: not tested");
    assertThat(ambiguous.select("#readings article > p").eachText())
        .startsWith("heavier than 5 " + RunOfPets.HOSTILE, "5 or heavier");
    assertThat(ambiguous.select("#readings article table")).hasSize(2);
    assertThat(ambiguous.select("#readings > p").last().text())
        .contains("assay ask --run " + Fixture.RUN + " --reading N");
    assertThat(ambiguous.select("script, img")).isEmpty();
  }

  @Test
  void theRowsThatGaveTheFirstSqlAwayAreMarked() {
    Element first = page.select("#candidates article").first();

    assertThat(first).isNotNull();
    assertThat(first.select("h3").text()).isEqualTo("The model's first SQL: failed");
    assertThat(first.select("tr.marked").eachText())
        .containsExactly("missing '%s'".formatted(RunOfPets.HOSTILE.replace("'", "''")));
  }

  @Test
  void aRevisionIsShownAsADifferenceWithWhatLedToIt() {
    Element revision = page.select("#candidates article").last();

    assertThat(revision).isNotNull();
    assertThat(revision.select("h4").first().text()).isEqualTo("It was made because of");
    assertThat(revision.select("del").eachText()).containsExactly(">");
    assertThat(revision.select("ins").eachText()).containsExactly(">=");
    assertThat(revision.select("tr.marked")).isEmpty();
  }

  @Test
  void theVoteNamesWhoAgreedAndWhoHadNothing() {
    assertThat(page.select("#test-case h3:contains(The vote) ~ ul li").eachText())
        .startsWith("a (chosen)", "b (no test code that could be used)");
  }

  @Test
  void whatWasSentBackCanBeUnfolded() {
    assertThat(page.select("details summary").eachText())
        .containsExactly(
            "Test data 1 was rejected",
            "Test code of b, round 1, which was sent back",
            "boundary moved: became " + RunOfPets.HOSTILE,
            "Test data 3 were not chosen");
  }

  @Test
  void adequacyShowsTheShareTheObjectionsAndTheSurvivors() {
    assertThat(page.select("#adequacy p").first().text())
        .startsWith("3 of 4 queries with one mistake give another result on the test data.");
    assertThat(page.select("#adequacy > ul li").eachText())
        .containsExactly("column " + RunOfPets.HOSTILE + " is NULL");
    assertThat(page.select("#adequacy pre").text()).isEqualTo(RunOfPets.REVISED);
    assertThat(page.select("#adequacy details:last-child").text())
        .startsWith("Test data 3 were not chosen 1 of 4 queries with one mistake");
  }

  @Test
  void aRunThatTestedNothingHasNoAdequacy() {
    assertThat(Jsoup.parse(RunPage.of(RunOfPets.withoutTestCase())).select("#adequacy")).isEmpty();
  }

  @Test
  void nothingThatADatabaseOrAModelBroughtIsMarkup() {
    assertThat(page.select("script")).isEmpty();
    assertThat(page.select("img")).isEmpty();
    assertThat(page.body().text()).contains(RunOfPets.HOSTILE);
  }

  @Test
  void charactersThatSteerOrReorderAreShownByTheirCodes() {
    assertThat(page.html()).contains("a\\u001b[31m\\u202eb");
    assertThat(page.html()).doesNotContain("\u001b").doesNotContain("\u202e");
  }

  @Test
  void theQuestionIsTextToo() {
    Document hostile = Jsoup.parse(RunPage.of(RunOfPets.evidence(RunOfPets.HOSTILE)));

    assertThat(hostile.title()).isEqualTo(RunOfPets.HOSTILE);
    assertThat(hostile.select("script, img")).isEmpty();
  }

  static List<String> texts() {
    return HostileTexts.ALL;
  }

  /** As much of a text as a question may have. */
  private static String cut(String text) {
    return text.substring(0, Math.min(text.length(), 9_000));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyHostileTextIsShownAsText(String text) {
    for (RunEvidence run :
        List.of(RunOfPets.evidence("Which? " + cut(text), text), RunOfPets.ambiguous(text))) {
      String html = RunPage.of(run);

      HostilePages.assertHarmless(html, 0);
      assertThat(HostilePages.text(html)).contains(HostilePages.shown(text));
    }
  }

  @Test
  void thePageAllowsNothingFromElsewhere() {
    String policy = page.select("meta[http-equiv=Content-Security-Policy]").attr("content");

    assertThat(policy)
        .startsWith("default-src 'none'; style-src 'sha256-")
        .contains("script-src 'none'");
    assertThat(page.select("[src], link, [href]:not([href^=#])")).isEmpty();
  }

  @Test
  void everyTableIsNamedAndItsHeadersSayWhatTheyHead() {
    assertThat(page.select("table")).allMatch(table -> !table.select("caption").text().isEmpty());
    assertThat(page.select("th")).allMatch(header -> header.attr("scope").equals("col"));
  }

  @Test
  void theTimelineHasABarForEveryStep() {
    List<String> labels = page.select(".timeline text[text-anchor=end]").eachText();

    assertThat(labels)
        .containsExactly(
            "SQL",
            "test data 1",
            "test data 2",
            "test data 3",
            "test code, a, round 1",
            "test code, b, round 1",
            "voting",
            "revision 1",
            "measuring test data 2",
            "measuring test data 3",
            "execution of candidate 0",
            "execution of candidate 1");
    assertThat(page.select(".timeline rect")).hasSameSizeAs(labels);
  }

  @Test
  void aRunWithoutATestCaseSaysSo() {
    Document untested = Jsoup.parse(RunPage.of(RunOfPets.withoutTestCase()));

    assertThat(untested.select("#answer .badge").text()).isEqualTo("unverified");
    assertThat(untested.select("#test-case > p").text())
        .isEqualTo("There is none: no SQL was tested.");
    assertThat(untested.select("#candidates h3").text())
        .isEqualTo("The model's first SQL: not tested");
  }

  @Test
  void aRunThatHasNotEndedIsNotReported() {
    Fixture unfinished = Fixture.asking(QUESTION);

    assertThatThrownBy(() -> RunEvidence.read(unfinished.artifacts(), Fixture.RUN))
        .isInstanceOf(UnfinishedRunException.class)
        .hasMessage("run run-1 has no result yet: finish it with ask --run run-1");
  }
}
