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
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;

/** The page of the server in a browser: asking, by keyboard alone, and what it shows. */
class PageInBrowserTest {

  private static final Duration MOST = Duration.ofSeconds(30);

  /** Answers the first element of a selector that can be seen, as soon as there is one. */
  private static final String LOOKING =
      """
      const [selector, done] = arguments;
      (function look() {
        const seen = [...document.querySelectorAll(selector)].find(each => each.checkVisibility());
        if (seen) done(seen); else setTimeout(look, 20);
      })();
      """;

  private static final String QUESTION = "Which of our ports are in Lindholm?";

  @TempDir static Path folder;
  private static ServedApi api;
  private static ChromeDriver browser;

  @BeforeAll
  static void serve() throws IOException {
    browser = Chromium.start(folder);
    ServedApi.makeFiles(folder);
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

  private static WebElement visible(String selector) {
    browser.manage().timeouts().scriptTimeout(MOST);
    return (WebElement)
        Objects.requireNonNull(browser.executeAsyncScript(LOOKING, selector), selector);
  }

  /** Opens the page as somebody who has given her key before; null for none. */
  private static void open(int width, String scheme, @Nullable String key, String path) {
    browser.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    browser.manage().window().setSize(new Dimension(width, 900));
    browser.get(api.address() + "/health");
    browser.executeScript("sessionStorage.clear(); localStorage.clear()");
    if (key != null) {
      browser.executeScript("sessionStorage.setItem('assay-key', arguments[0])", key);
    }
    browser.get(api.address() + path);
  }

  @Test
  void aQuestionIsAskedByKeyboardAndAnsweredWithItsEvidence() throws IOException {
    open(1200, "light", null, "/");
    visible("#key:focus");
    type("a-key-that-does-not-hold" + Keys.ENTER);
    assertThat(visible("#key-problem").getText()).isEqualTo("This key does not hold.");
    visible("#key:focus");
    type(ServedApi.KEY + Keys.ENTER);
    visible("#question:focus");
    assertThat(visible("#database").getText()).contains("skerry_line");

    type(QUESTION);
    browser.switchTo().activeElement().sendKeys(Keys.chord(Keys.CONTROL, Keys.ENTER));
    visible("#verdict .badge:is(.failed, .verified)");
    assertThat(visible("#run-title").getText()).isEqualTo(QUESTION);
    assertThat(visible("#history").getText()).contains(QUESTION);
    assertThat(severe()).isEmpty();
    picture("asked");
  }

  @Test
  void anAnswerShowsItsSqlReasonsAndTest() throws IOException {
    String id = asked("browser-1");
    for (int width : List.of(1200, 500)) {
      for (String scheme : List.of("light", "dark")) {
        open(width, scheme, ServedApi.KEY, "/#q=" + id);
        assertThat(visible("#sql").getText()).contains("TRIM(city) = 'Lindholm'");
        assertThat(visible("#verdict .badge").getText()).isEqualTo("verified");
        visible("#answer details summary").click();
        assertThat(visible("#answer table caption").getText()).startsWith("Test data: ");
        assertThat(visible("#answer").getText())
            .contains("Confidence 0.", "What was wrong with the first SQL", "missing row");
        assertThat(overflow()).as("width %d", width).isLessThanOrEqualTo(0);
        assertThat(browser.findElements(By.cssSelector("#steps li"))).isNotEmpty();
        picture(width + "-" + scheme);
      }
    }
    assertThat(severe()).isEmpty();
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
    open(1200, "light", ServedApi.KEY, "/#q=" + id);

    visible("#verdict .badge.failed");
    assertThat(visible("#history").getText()).contains(hostile);
    assertThat(browser.findElements(By.cssSelector("main img, main script"))).isEmpty();
    assertThat(browser.getTitle()).isEqualTo("Assay");
  }

  @Test
  void rowsAreReadOnDemandAndAtOnceFromThenOn() throws IOException {
    String id = asked("browser-rows");
    open(1200, "light", ServedApi.KEY, "/#q=" + id);
    visible("#rows button").click();
    assertThat(visible("#rows caption").getText()).isEqualTo("On your database: 3 rows");
    assertThat(visible("#rows tbody").getText()).contains("Old Customs Landing");
    picture("rows");

    browser.navigate().refresh();
    assertThat(visible("#rows caption").getText()).isEqualTo("On your database: 3 rows");
    visible("#rows button").click();
    browser.navigate().refresh();
    assertThat(visible("#rows button").getText()).isEqualTo("Show the rows on skerry_line");
    assertThat(severe()).isEmpty();
  }

  @Test
  void anAnswerIsFoundWrongAndThenRightByKeyboardAndKept() throws IOException {
    String id = asked("browser-judged");
    open(500, "dark", ServedApi.KEY, "/#q=" + id);
    visible("#wrong").sendKeys(Keys.ENTER);
    visible("#because:focus");
    type("piers are <b>no</b> ports" + Keys.TAB + Keys.ENTER);
    visible("#again").sendKeys(Keys.ENTER);
    visible("#evidence:focus");
    assertThat(browser.executeScript("return document.getElementById('evidence').value"))
        .isEqualTo("piers are <b>no</b> ports");
    assertThat(visible("#history").getText()).contains("✗ wrong");

    visible("#right").sendKeys(Keys.ENTER);
    visible("#keep").sendKeys(Keys.ENTER);
    visible("#opinion [role=status]:not(:has(button))");
    assertThat(visible("#opinion [role=status]").getText())
        .startsWith("It is a test of the suite: ");
    assertThat(overflow()).isLessThanOrEqualTo(0);
    browser.executeScript("document.querySelector('#opinion').scrollIntoView()");
    picture("judged");
    assertThat(severe()).isEmpty();
  }

  @Test
  void aFollowUpSaysWhatItFollowsUntilItIsAskedAnew() throws IOException {
    String id = asked("browser-followed");
    open(500, "light", ServedApi.KEY, "/#q=" + id);
    visible("#follow").sendKeys(Keys.ENTER);
    visible("#question:focus");
    assertThat(visible("#follows").getText()).contains("It follows: ", QUESTION);
    picture("follows");
    visible("#unfollow").sendKeys(Keys.ENTER);
    assertThat(browser.findElement(By.id("follows")).isDisplayed()).isFalse();

    visible("#usage summary").click();
    assertThat(visible("#usage-table table").getText()).contains("The last 30 days of this key");
    assertThat(overflow()).isLessThanOrEqualTo(0);
    assertThat(severe()).isEmpty();
  }

  @Test
  void aFileOfQuestionsIsAskedAndItsLinesLeadToTheirAnswers() throws IOException {
    Path file = folder.resolve("ports.jsonl");
    Files.writeString(
        file, "{\"question_id\": \"1\", \"question\": \"%s\"}\n<b>no</b>\n".formatted(QUESTION));
    for (int width : List.of(1200, 500)) {
      open(width, width == 500 ? "dark" : "light", ServedApi.KEY, "/");
      visible("#batches summary").click();
      visible("#batch-file").sendKeys(file.toString());
      visible("#ask-batch").sendKeys(Keys.ENTER);

      assertThat(visible("#batch-lines tbody").getText())
          .contains("verified", "TRIM(city) = 'Lindholm'", "line 2: ");
      assertThat(visible("#batch-state").getText())
          .startsWith("2 of 2 questions have ended.")
          .contains("1 verified", "1 failed");
      assertThat(visible("#batch-list").getText()).contains("ports.jsonl");
      assertThat(overflow()).as("width %d", width).isLessThanOrEqualTo(0);
      picture("batch-" + width);
    }
    visible("#batch-lines tbody a").click();
    assertThat(visible("#sql").getText()).contains("TRIM(city) = 'Lindholm'");
    browser.navigate().back();
    visible("#batch-lines tbody");
    assertThat(severe()).isEmpty();
  }

  @Test
  void aLongFileIsShownInPartsByKeyboard() throws IOException {
    Path file = folder.resolve("long.jsonl");
    Files.writeString(file, "<b>no</b> question\n".repeat(120));
    open(500, "light", ServedApi.KEY, "/");
    visible("#batches summary").click();
    visible("#batch-file").sendKeys(file.toString());
    visible("#ask-batch").sendKeys(Keys.ENTER);

    visible("#lines-after").sendKeys(Keys.ENTER);
    assertThat(visible("#batch-lines caption").getText()).isEqualTo("Lines 51 to 100 of 120");
    type(Keys.ENTER.toString());
    assertThat(visible("#batch-lines caption").getText()).isEqualTo("Lines 101 to 120 of 120");
    assertThat(browser.findElements(By.cssSelector("#batch-lines tbody tr"))).hasSize(20);
    visible("#lines-before:focus");
    type(Keys.ENTER.toString());
    assertThat(visible("#batch-lines caption").getText()).isEqualTo("Lines 51 to 100 of 120");
    assertThat(overflow()).isLessThanOrEqualTo(0);
    assertThat(severe()).isEmpty();
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
    open(1200, "light", ServedApi.OTHER_KEY, "/");
    visible("#batches summary").click();
    visible("#batch-list button").sendKeys(Keys.ENTER);

    visible("#batch-list li:nth-child(51) a:focus");
    assertThat(browser.findElements(By.cssSelector("#batch-list li"))).hasSize(60);
    type(Keys.ENTER.toString());
    assertThat(visible("#batch-state .badge").getText()).isEqualTo("failed");
    assertThat(visible("#batch-title").getText()).isEqualTo("old 9");
    assertThat(browser.findElements(By.cssSelector("#batch-list li"))).hasSize(60);
    assertThat(severe()).isEmpty();
  }

  @Test
  void aFileThatCannotBeAskedSaysWhy() throws IOException {
    Path file = folder.resolve("broken.json");
    open(1200, "light", ServedApi.KEY, "/");
    visible("#batches summary").click();
    for (String content : List.of("[{\"question\": ", " ", "x".repeat(250_000))) {
      Files.writeString(file, content);
      visible("#batch-file").sendKeys(file.toString());
      visible("#ask-batch").sendKeys(Keys.ENTER);
      assertThat(visible("#batch-problem").getText())
          .isEqualTo(
              switch (content.length()) {
                case 1 -> "questions: must have at least 1 items but found 0";
                case 250_000 -> "The file is larger than 240 KiB: split it, or use assay batch.";
                default -> "The file is not JSON: Unexpected end of JSON input";
              });
      browser.executeScript("document.getElementById('batch-problem').textContent = ''");
    }
    assertThat(severe()).singleElement().asString().contains("/v1/batches - ", "400");
  }

  @Test
  void theApiIsDescribedWithoutAKey() throws IOException {
    for (int width : List.of(1200, 500)) {
      open(width, "light", null, "/docs");
      assertThat(visible("#operations").getText())
          .contains("POST /v1/questions", "GET /v1/questions/{id}/rows", "Idempotency-Key");
      visible("#operations details summary").click();
      assertThat(visible("#operations pre").getText()).contains("\"maxLength\": 10000");
      assertThat(overflow()).isLessThanOrEqualTo(0);
      picture("docs-" + width);
    }
    assertThat(severe()).isEmpty();
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
    assertThat(severe()).isEmpty();
  }

  private static String shown(String text) {
    return TableText.oneLine(text.replaceAll("[\\n\\t]", " ")).replaceAll("\\s+", " ").strip();
  }

  @Test
  void everyHostileTextShowsAsTextAmongRows() {
    String id = asked("browser-texts");
    open(1200, "light", ServedApi.KEY, "/#q=" + id);
    visible("#sql");

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
    open(1200, "dark", ServedApi.KEY, "/#q=texts");
    visible("#verdict .badge.failed");
    visible("#batches summary").click();
    visible("#batch-file").sendKeys(file.toString());
    visible("#ask-batch").sendKeys(Keys.ENTER);
    visible("#lines-after");

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
      open(width, "dark", ServedApi.KEY, "/#q=" + id);
      visible("#sql");
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
        assertThat(visible("#rows figure").getText()).contains("<img src=x");
        assertThat(browser.findElements(By.cssSelector("main img"))).isEmpty();
        assertThat(overflow()).as("%s at width %d", kind, width).isLessThanOrEqualTo(0);
        browser.executeScript("document.querySelector('#rows figure').scrollIntoView()");
        picture("chart-" + kind + "-" + width);
      }
    }
    assertThat(browser.getTitle()).isEqualTo("Assay");
    assertThat(severe()).isEmpty();
  }

  /** Keys go to whatever has the focus. */
  private static void type(String keys) {
    browser.switchTo().activeElement().sendKeys(keys);
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

  private static long overflow() {
    return (Long)
        Objects.requireNonNull(
            browser.executeScript(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth"));
  }

  /** What the browser complains about, but answers that a key does not hold. */
  private static List<String> severe() {
    return browser.manage().logs().get("browser").getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(LogEntry::getMessage)
        .filter(message -> !message.contains("403"))
        .toList();
  }

  /** Keeps a picture where the build can be asked for it. */
  private static void picture(String name) throws IOException {
    Path pictures = Files.createDirectories(Path.of("target/page-pictures"));
    Files.write(pictures.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
  }
}
