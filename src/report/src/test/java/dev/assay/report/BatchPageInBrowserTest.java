package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.workflow.batch.BatchSummary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

/** The page about a batch as a real browser shows it; skipped where there is no Chromium. */
@Tag("slow")
class BatchPageInBrowserTest {

  @TempDir static Path folder;
  private static @Nullable ChromeDriver started;

  @BeforeAll
  static void startABrowser() throws IOException {
    Files.writeString(
        folder.resolve("batch.html"),
        BatchPage.of(BatchSummary.of("b1", BatchPageTest.LINES), BatchPageTest.LINES, run -> run));
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
    browser().get(folder.resolve("batch.html").toUri().toString());
  }

  @Test
  void aStatusShowsItsLinesOnly() {
    browser().findElement(By.cssSelector("#status option[value=failed]")).click();

    assertThat(shownLines()).containsExactly("3");
    assertThat(browser().findElement(By.id("shown")).getText()).isEqualTo("1 of 3 lines shown");
  }

  @Test
  void wordsShowTheLinesThatHaveThemAll() {
    browser().findElement(By.id("words")).sendKeys("PETS count");

    assertThat(shownLines()).containsExactly("1");
  }

  @Test
  void onlyThePagesOwnScriptRuns() {
    assertThat(browser().findElements(By.tagName("script"))).hasSize(1);
    assertThat(shownLines()).containsExactly("1", "2", "3");
    assertThat(browser().findElement(By.id("filters")).isDisplayed()).isTrue();
  }

  private static List<String> shownLines() {
    return browser().findElements(By.cssSelector("tbody tr")).stream()
        .filter(WebElement::isDisplayed)
        .map(row -> row.findElement(By.tagName("td")).getText())
        .toList();
  }

  private static ChromeDriver browser() {
    return Objects.requireNonNull(started);
  }
}
