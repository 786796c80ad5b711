package dev.assay.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.assay.report.Chromium;
import dev.assay.table.TableText;
import dev.assay.workflow.HostileTexts;
import dev.assay.workflow.artifacts.ArtifactKeys;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Artifacts;
import dev.assay.workflow.run.Json;
import io.restassured.RestAssured;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.chrome.ChromeDriver;

/** The page of the server in a browser: asking, by keyboard alone, and what it shows. */
class PageInBrowserTest {

  private static final String QUESTION = "Which of our ports are in Lindholm?";

  @TempDir static Path folder;
  private static ServedApi api;
  private static PageBrowser page;
  private static ChromeDriver browser;

  @BeforeAll
  static void serve() throws IOException {
    browser = Chromium.start(folder);
    ServedApi.makeFiles(folder);
    TwoWays.addTo(folder);
    api =
        ServedApi.over(
            new DirectoryArtifactStore(folder.resolve("store")),
            folder,
            "--rows",
            "50",
            "--suite",
            folder.resolve("suite").toString(),
            "--burst",
            "1000000",
            "--requests-per-day",
            "1000000");
    page = new PageBrowser(browser, api.address());
  }

  @AfterAll
  static void end() {
    if (browser != null) {
      browser.quit();
    }
    if (api != null) {
      api.close();
    }
  }

  @Test
  void aQuestionIsAskedByKeyboardAndAnsweredWithItsEvidence() throws IOException {
    page.open(1200, "light", null, "/");
    page.visible("#key:focus");
    page.type("a-key-that-does-not-hold" + Keys.ENTER);
    assertThat(page.visible("#key-problem").getText()).isEqualTo("This key does not hold.");
    page.visible("#key:focus");
    page.type(ServedApi.KEY + Keys.ENTER);
    page.visible("#question:focus");
    assertThat(page.visible("#database").getText()).contains("skerry_line");

    page.type(QUESTION + Keys.TAB + Keys.ENTER + Keys.TAB);
    page.visible("#evidence:focus");
    browser.switchTo().activeElement().sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
    page.visible("#run-title:focus");
    page.visible("#verdict .badge:is(.failed, .verified)");
    assertThat(page.visible("#run-title").getText()).isEqualTo(QUESTION);
    assertThat(page.visible("#history").getText()).contains(QUESTION);
    assertThat(page.severe()).isEmpty();
    page.picture("asked");
  }

  @Test
  void anAnswerShowsItsSqlReasonsAndTest() throws IOException {
    String id = asked("browser-1");
    for (int width : List.of(1200, 500)) {
      for (String scheme : List.of("light", "dark")) {
        page.open(width, scheme, ServedApi.KEY, "/#q=" + id);
        assertThat(page.visible("#sql").getText()).contains("TRIM(city) = 'Lindholm'");
        assertThat(page.visible("#verdict .badge").getText()).isEqualTo("verified");
        page.visible("#answer details summary").click();
        assertThat(page.visible("#answer table caption").getText()).startsWith("Test data: ");
        assertThat(page.visible("#answer").getText())
            .contains("Confidence 0.", "What was wrong with the first SQL", "missing row");
        assertThat(page.overflow()).as("width %d", width).isLessThanOrEqualTo(0);
        assertThat(browser.findElements(By.cssSelector("#steps li"))).isNotEmpty();
        page.picture(width + "-" + scheme);
      }
    }
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void whatIsHostileShowsAsText() {
    String id = "hostile";
    String hostile = "<img src=x onerror=\"document.title='owned'\"><script>1</script>";
    RestAssured.given()
        .header("x-api-key", ServedApi.KEY)
        .header("Idempotency-Key", id)
        .contentType("application/json")
        .body(Json.object().put("question", hostile).put("db_id", "skerry_line").toString())
        .post(api.address() + "/v1/questions");
    page.open(1200, "light", ServedApi.KEY, "/#q=" + id);

    page.visible("#verdict .badge.failed");
    assertThat(page.visible("#history").getText()).contains(hostile);
    assertThat(browser.findElements(By.cssSelector("main img, main script"))).isEmpty();
    assertThat(browser.getTitle()).isEqualTo("Assay");
  }

  @Test
  void theReadingThatIsMeantIsChosenByKeyboard() throws IOException {
    for (int width : List.of(1200, 500)) {
      String id = TwoWays.ask(api.address(), "browser-readings-" + width);
      page.open(width, width == 500 ? "dark" : "light", ServedApi.KEY, "/#q=" + id);
      assertThat(page.visible("#verdict .badge.ambiguous").getText()).isEqualTo("ambiguous");
      assertThat(page.visible("#answer").getText())
          .contains(
              "It can be read in 2 ways: spaces <i>around</i> a city",
              "one <b>way</b>",
              "On the test data they differ in:",
              "missing row ('Ferry Steps') in reading 1, seen from 2");
      assertThat(page.overflow()).isLessThanOrEqualTo(0);
      page.picture("readings-" + width);

      page.visible("article:last-of-type button").sendKeys(Keys.ENTER);

      page.visible("#verdict .badge.verified");
      assertThat(page.visible("#sql").getText()).contains("TRIM(city) = 'Lindholm'");
    }
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void whatIsLongerThanAnybodyReadsShowsItsBeginningAndTheRestOnDemand() {
    page.open(500, "light", ServedApi.KEY, "/#q=" + asked("browser-long"));
    page.visible("#sql");
    browser.executeScript(
        """
        document.getElementById('rows').replaceChildren(...rowsShown({ columns: [{ name: 'a' }, { name: 'b' }],
          complete: true, rows: [['\\u{1F600}'.repeat(500000), { integer: '9007199254740993' }]] }, 'here'));
        """);

    assertThat(page.visible("#rows td").getText().length()).isLessThan(1100);
    assertThat(page.visible("#rows td.count").getText()).isEqualTo("9007199254740993");
    page.visible("#rows td button").sendKeys(Keys.ENTER);
    assertThat(
            browser.executeScript("return document.querySelector('#rows td').textContent.length"))
        .isEqualTo(1_000_000L);
    assertThat(page.overflow()).isLessThanOrEqualTo(0);
  }

  @Test
  void rowsAreReadOnDemandAndAtOnceFromThenOn() throws IOException {
    String id = asked("browser-rows");
    page.open(1200, "light", ServedApi.KEY, "/#q=" + id);
    page.visible("#rows button").click();
    assertThat(page.visible("#rows caption").getText()).isEqualTo("On your database: 3 rows");
    assertThat(page.visible("#rows tbody").getText()).contains("Old Customs Landing");
    page.picture("rows");

    browser.navigate().refresh();
    assertThat(page.visible("#rows caption").getText()).isEqualTo("On your database: 3 rows");
    page.visible("#rows button").click();
    browser.navigate().refresh();
    assertThat(page.visible("#rows button").getText()).isEqualTo("Show the rows on skerry_line");
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void anAnswerIsFoundWrongAndThenRightByKeyboardAndKept() throws IOException {
    String id = asked("browser-judged");
    page.open(500, "dark", ServedApi.KEY, "/#q=" + id);
    page.visible("#wrong").sendKeys(Keys.ENTER);
    page.visible("#because:focus");
    page.type("piers are <b>no</b> ports" + Keys.TAB + Keys.ENTER);
    page.visible("#again").sendKeys(Keys.ENTER);
    page.visible("#evidence:focus");
    assertThat(browser.executeScript("return document.getElementById('evidence').value"))
        .isEqualTo("piers are <b>no</b> ports");
    assertThat(page.visible("#history").getText()).contains("✗ wrong");

    page.visible("#right").sendKeys(Keys.ENTER);
    page.visible("#keep").sendKeys(Keys.ENTER);
    page.visible("#opinion [role=status]:not(:has(button))");
    assertThat(page.visible("#opinion [role=status]").getText())
        .startsWith("It is a test of the suite: ");
    assertThat(page.overflow()).isLessThanOrEqualTo(0);
    browser.executeScript("document.querySelector('#opinion').scrollIntoView()");
    page.picture("judged");
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void aFollowUpSaysWhatItFollowsUntilItIsAskedAnew() throws IOException {
    String id = asked("browser-followed");
    page.open(500, "light", ServedApi.KEY, "/#q=" + id);
    page.visible("#follow").sendKeys(Keys.ENTER);
    page.visible("#question:focus");
    assertThat(page.visible("#follows").getText()).contains("It follows: ", QUESTION);
    page.picture("follows");
    page.visible("#unfollow").sendKeys(Keys.ENTER);
    assertThat(browser.findElement(By.id("follows")).isDisplayed()).isFalse();

    page.visible("#usage summary").click();
    assertThat(page.visible("#usage-table table").getText())
        .contains("The last 30 days of this key");
    assertThat(page.overflow()).isLessThanOrEqualTo(0);
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void aFileOfQuestionsIsAskedAndItsLinesLeadToTheirAnswers() throws IOException {
    Path file = folder.resolve("ports.jsonl");
    Files.writeString(
        file, "{\"question_id\": \"1\", \"question\": \"%s\"}\n<b>no</b>\n".formatted(QUESTION));
    for (int width : List.of(1200, 500)) {
      page.open(width, width == 500 ? "dark" : "light", ServedApi.KEY, "/");
      page.visible("#batches summary").click();
      page.visible("#batch-file").sendKeys(file.toString());
      page.visible("#ask-batch").sendKeys(Keys.ENTER);

      assertThat(page.visible("#batch-lines tbody").getText())
          .contains("verified", "TRIM(city) = 'Lindholm'", "line 2: ");
      assertThat(page.visible("#batch-state").getText())
          .startsWith("2 of 2 questions have ended.")
          .contains("1 verified", "1 failed");
      assertThat(page.visible("#batch-list").getText()).contains("ports.jsonl");
      assertThat(page.overflow()).as("width %d", width).isLessThanOrEqualTo(0);
      page.picture("batch-" + width);
    }
    page.visible("#batch-lines tbody a").click();
    assertThat(page.visible("#sql").getText()).contains("TRIM(city) = 'Lindholm'");
    browser.navigate().back();
    page.visible("#batch-lines tbody");
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void aLongFileIsShownInPartsByKeyboard() throws IOException {
    Path file = folder.resolve("long.jsonl");
    Files.writeString(file, "<b>no</b> question\n".repeat(120));
    page.open(500, "light", ServedApi.KEY, "/");
    page.visible("#batches summary").click();
    page.visible("#batch-file").sendKeys(file.toString());
    page.visible("#ask-batch").sendKeys(Keys.ENTER);

    page.visible("#lines-after").sendKeys(Keys.ENTER);
    assertThat(page.visible("#batch-lines caption").getText()).isEqualTo("Lines 51 to 100 of 120");
    page.type(Keys.ENTER.toString());
    assertThat(page.visible("#batch-lines caption").getText()).isEqualTo("Lines 101 to 120 of 120");
    assertThat(browser.findElements(By.cssSelector("#batch-lines tbody tr"))).hasSize(20);
    page.visible("#lines-before:focus");
    page.type(Keys.ENTER.toString());
    assertThat(page.visible("#batch-lines caption").getText()).isEqualTo("Lines 51 to 100 of 120");
    assertThat(page.overflow()).isLessThanOrEqualTo(0);
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void aBatchThatIsShownAnewIsFollowedOnce() throws IOException {
    Path file = folder.resolve("once.jsonl");
    Files.writeString(file, "<b>no</b> question\n");
    page.open(1200, "light", ServedApi.KEY, "/");
    page.visible("#batches summary").click();
    page.visible("#batch-file").sendKeys(file.toString());
    page.visible("#ask-batch").sendKeys(Keys.ENTER);
    page.visible("#batch-lines tbody tr");

    assertThat(
            browser.executeAsyncScript(
                """
                const [run, done] = arguments;
                const batch = location.hash.slice(3);
                performance.clearResourceTimings();
                Promise.all([showBatch(batch), show(run), showBatch(batch)]).then(() =>
                  done(performance.getEntriesByType('resource').filter(each => each.name.endsWith('/results')).length));
                """,
                asked("browser-once")))
        .isEqualTo(1L);
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void batchesOfLongerAgoAreReadOnDemandAndOpen() {
    Artifacts artifacts = new Artifacts(new DirectoryArtifactStore(folder.resolve("store")));
    for (int number = 0; number < 60; number++) {
      artifacts.create(
          ArtifactKeys.batch("others-b%016x".formatted(number), "batch.json"),
          new ServedBatch("old " + number, Instant.EPOCH.plusSeconds(number), 3),
          ServedBatch.class);
    }
    page.open(1200, "light", ServedApi.OTHER_KEY, "/");
    page.visible("#batches summary").click();
    page.visible("#batch-list button").sendKeys(Keys.ENTER);

    page.visible("#batch-list li:nth-child(51) a:focus");
    assertThat(browser.findElements(By.cssSelector("#batch-list li"))).hasSize(60);
    page.type(Keys.ENTER.toString());
    assertThat(page.visible("#batch-state .badge").getText()).isEqualTo("failed");
    assertThat(page.visible("#batch-title").getText()).isEqualTo("old 9");
    assertThat(browser.findElements(By.cssSelector("#batch-list li"))).hasSize(60);
    assertThat(page.severe()).isEmpty();
  }

  @Test
  void aFileThatCannotBeAskedSaysWhy() throws IOException {
    Path file = folder.resolve("broken.json");
    page.open(1200, "light", ServedApi.KEY, "/");
    page.visible("#batches summary").click();
    for (String content : List.of("[{\"question\": ", " ", "x".repeat(250_000))) {
      Files.writeString(file, content);
      page.visible("#batch-file").sendKeys(file.toString());
      page.visible("#ask-batch").sendKeys(Keys.ENTER);
      assertThat(page.visible("#batch-problem").getText())
          .isEqualTo(
              switch (content.length()) {
                case 1 -> "questions: must have at least 1 items but found 0";
                case 250_000 -> "The file is larger than 240 KiB: split it, or use assay batch.";
                default -> "The file is not JSON: Unexpected end of JSON input";
              });
      browser.executeScript("document.getElementById('batch-problem').textContent = ''");
    }
    assertThat(page.severe()).singleElement().asString().contains("/v1/batches - ", "400");
  }

  @Test
  void aServerThatIsGoneIsToldOfAndNothingHasFailed() {
    String id = asked("browser-gone");
    page.open(1200, "light", ServedApi.KEY, "/#q=" + id);
    page.visible("#sql");
    browser.executeScript("window.fetch = async () => { throw new TypeError('Failed to fetch'); }");

    page.visible("#question").sendKeys(QUESTION + Keys.chord(Keys.CONTROL, Keys.ENTER));
    page.visible("#ask-problem:not(:empty)");
    assertThat(page.visible("#ask-problem").getText()).startsWith("The server does not answer: ");
    browser.executeScript("show(arguments[0])", id);
    assertThat(page.visible("#verdict .badge.interrupted").getText()).isEqualTo("interrupted");
    assertThat(page.visible("#verdict").getText()).contains("What is under way goes on");
  }

  @Test
  void theApiIsDescribedWithoutAKey() throws IOException {
    for (int width : List.of(1200, 500)) {
      page.open(width, "light", null, "/docs");
      page.visible("#operations details");
      assertThat(page.visible("#operations").getText())
          .contains("POST /v1/questions", "GET /v1/questions/{id}/rows", "Idempotency-Key");
      page.visible("#operations details summary").click();
      assertThat(page.visible("#operations pre").getText()).contains("\"maxLength\": 10000");
      assertThat(page.overflow()).isLessThanOrEqualTo(0);
      page.picture("docs-" + width);
    }
    assertThat(page.severe()).isEmpty();
  }

  /** Halves of pairs and U+FFFF cannot be sent to and fro, and what is very long is cut. */
  private static List<String> texts() {
    return HostileTexts.ALL.stream()
        .map(text -> text.length() < 1_000 ? text : text.substring(0, 1_000))
        .filter(text -> StandardCharsets.UTF_8.newEncoder().canEncode(text))
        .filter(text -> !text.contains("\uffff"))
        .toList();
  }

  /** What can be read there, as it is shown: with single spaces. */
  private static String read(String selector) {
    return Objects.requireNonNull(
            (String)
                browser.executeScript(
                    "return document.querySelector(arguments[0]).textContent", selector))
        .replaceAll("\\s+", " ");
  }

  private static void assertHarmless(String where) {
    assertThat(HostileTexts.holdsWhatSteers(read(where))).isFalse();
    assertThat(browser.findElements(By.cssSelector("main :is(img, script, style, svg[onload])")))
        .isEmpty();
    assertThat(browser.getTitle()).isEqualTo("Assay");
    assertThat(page.severe()).isEmpty();
  }

  private static String shown(String text) {
    return TableText.oneLine(text.replaceAll("[\\n\\t]", " ")).replaceAll("\\s+", " ").strip();
  }

  @Test
  void everyHostileTextShowsAsTextAmongRows() {
    String id = asked("browser-texts");
    page.open(1200, "light", ServedApi.KEY, "/#q=" + id);
    page.visible("#sql");

    browser.executeScript(
        """
        const texts = arguments[0];
        document.getElementById('rows').replaceChildren(...rowsShown({
          columns: texts.map(name => ({ name })), complete: true, rows: [texts, texts.map(() => 1)],
          chart: { kind: 'bars', label: 0, numbers: [1] } }, 'shop'),
          ...readings('x', { point: texts.join(' '), readings: [{ number: 1, meaning: texts.join(' '), sql: texts.join(' ') }], differences: texts }));
        """,
        texts());

    assertThat(texts()).allSatisfy(text -> assertThat(read("#rows")).contains(shown(text)));
    assertHarmless("#rows");
  }

  @Test
  void everyHostileTextShowsAsTextAmongQuestionsAndBatches() throws IOException {
    String all = String.join(" | ", texts()).replace("\0", "");
    Path file = folder.resolve("texts.json");
    ArrayNode questions = Json.array(List.of());
    texts().forEach(text -> questions.add(Json.object().put("question", "Q " + text)));
    texts().forEach(questions::add);
    Files.writeString(file, questions.toString());
    RestAssured.given()
        .header("x-api-key", ServedApi.KEY)
        .header("Idempotency-Key", "texts")
        .contentType("application/json; charset=utf-8")
        .body(Json.object().put("question", "Q " + all).put("db_id", "skerry_line").toString())
        .post(api.address() + "/v1/questions")
        .then()
        .statusCode(202);
    page.open(1200, "dark", ServedApi.KEY, "/#q=texts");
    page.visible("#verdict .badge.failed");
    page.visible("#batches summary").click();
    page.visible("#batch-file").sendKeys(file.toString());
    page.visible("#ask-batch").sendKeys(Keys.ENTER);
    page.visible("#lines-after");

    assertThat(read("#history")).contains(shown("Q " + all));
    assertThat(read("#batch-lines"))
        .contains(shown("Q " + texts().get(15)), shown("Q " + texts().getFirst()));
    assertHarmless("main");
  }

  /** Cells of a database may hold anything; the rows stand in for those of a server. */
  @Test
  void hostileCellsShowAsTextInTableAndChart() throws IOException {
    String id = asked("browser-hostile");
    for (int width : List.of(1200, 500)) {
      page.open(width, "dark", ServedApi.KEY, "/#q=" + id);
      page.visible("#sql");
      for (String kind : List.of("bars", "line")) {
        browser.executeScript(
            """
            const hostile = '<img src=x onerror="document.title=1">' + 'very'.repeat(50);
            document.getElementById('rows').replaceChildren(...rowsShown({
              columns: [{ name: hostile }, { name: 'n' }], complete: false,
              rows: [[hostile, 3], ['b', 1], [null, 2]],
              chart: { kind: arguments[0], label: 0, numbers: [1] } }, hostile));
            """,
            kind);
        assertThat(page.visible("#rows figure").getText()).contains("<img src=x");
        assertThat(browser.findElements(By.cssSelector("main img"))).isEmpty();
        assertThat(page.overflow()).as("%s at width %d", kind, width).isLessThanOrEqualTo(0);
        browser.executeScript("document.querySelector('#rows figure').scrollIntoView()");
        page.picture("chart-" + kind + "-" + width);
      }
    }
    assertThat(browser.getTitle()).isEqualTo("Assay");
    assertThat(page.severe()).isEmpty();
  }

  /** A question whose completions are found by its id, asked over HTTP. */
  private static String asked(String id) {
    RestAssured.given()
        .header("x-api-key", ServedApi.KEY)
        .header("Idempotency-Key", id)
        .contentType("application/json")
        .body(
            Json.object()
                .put("question_id", "1")
                .put("question", QUESTION)
                .put("db_id", "skerry_line")
                .toString())
        .post(api.address() + "/v1/questions");
    return id;
  }
}
