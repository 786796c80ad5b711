package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** The page as a real browser shows it; skipped where there is no Chromium with its driver. */
@Tag("slow")
class RunPageInBrowserTest {

  @TempDir static Path folder;
  private static @Nullable ChromeDriver started;

  @BeforeAll
  static void startABrowser() throws IOException {
    Path page = folder.resolve("run.html");
    Files.writeString(page, RunPage.of(RunOfPets.evidence("Which pets weigh 5 or more?")));
    started = Chromium.start(folder);
  }

  @AfterAll
  static void stopTheBrowser() {
    if (started != null) {
      started.quit();
    }
  }

  @BeforeEach
  void openThePage() {
    browser().manage().window().setSize(new Dimension(1200, 900));
    media("screen", "light");
    browser().get(folder.resolve("run.html").toUri().toString());
  }

  @Test
  void nothingIsLoadedAndNothingThatDataBroughtRuns() {
    assertThat(browser().getTitle()).isEqualTo("Which pets weigh 5 or more?");
    assertThat(number("return performance.getEntriesByType('resource').length")).isZero();
    assertThat(number("return document.querySelectorAll('img, script').length")).isZero();
  }

  @Test
  void theRowsThatDifferAreSeen() {
    WebElement row = browser().findElement(By.cssSelector("#candidates tr.marked"));

    assertThat(row.isDisplayed()).isTrue();
    assertThat(row.getText()).startsWith("missing").contains("<script>");
    assertThat(row.findElement(By.tagName("td")).getCssValue("background-color"))
        .isEqualTo("rgba(253, 227, 225, 1)");
  }

  @Test
  void aPhoneNeedsNoScrollingSideways() {
    browser()
        .executeCdpCommand(
            "Emulation.setDeviceMetricsOverride",
            Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
    try {
      assertThat(number("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(360);
    } finally {
      browser().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }
  }

  @Test
  void theKeyboardReachesAndUnfoldsWhatIsFolded() {
    WebElement summary = browser().findElement(By.cssSelector("details summary"));
    WebElement details = browser().findElement(By.tagName("details"));
    WebElement body = browser().findElement(By.tagName("body"));
    body.sendKeys(Keys.TAB);
    for (int tabs = 0; tabs < 60 && !summary.equals(focused()); tabs++) {
      focused().sendKeys(Keys.TAB);
    }

    assertThat(focused()).isEqualTo(summary);
    summary.sendKeys(Keys.ENTER);
    assertThat(details.getDomProperty("open")).isEqualTo("true");
  }

  @Test
  void darkIsDarkAndPaperIsLight() {
    media("screen", "dark");
    assertThat(ground()).isEqualTo("rgba(20, 23, 27, 1)");
    media("screen", "light");
    assertThat(ground()).isEqualTo("rgba(255, 255, 255, 1)");
    media("print", "dark");
    assertThat(ground()).isEqualTo("rgba(255, 255, 255, 1)");
  }

  private static WebElement focused() {
    return browser().switchTo().activeElement();
  }

  private static String ground() {
    return browser().findElement(By.tagName("body")).getCssValue("background-color");
  }

  private static long number(String script) {
    return ((Number) Objects.requireNonNull(browser().executeScript(script))).longValue();
  }

  private static void media(String medium, String scheme) {
    browser()
        .executeCdpCommand(
            "Emulation.setEmulatedMedia",
            Map.of(
                "media",
                medium,
                "features",
                java.util.List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  private static ChromeDriver browser() {
    return Objects.requireNonNull(started);
  }
}
