package dev.assay.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogEntry;

/** A browser in front of the page of a server. */
record PageBrowser(ChromeDriver driver, URI address) {

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

  WebElement visible(String selector) {
    driver.manage().timeouts().scriptTimeout(MOST);
    return (WebElement)
        Objects.requireNonNull(driver.executeAsyncScript(LOOKING, selector), selector);
  }

  /** Opens the page as somebody who has given her key before; null for none. */
  void open(int width, String scheme, @Nullable String key, String path) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    driver.manage().window().setSize(new Dimension(width, 900));
    driver.get(address + "/health");
    driver.executeScript("sessionStorage.clear(); localStorage.clear()");
    if (key != null) {
      driver.executeScript("sessionStorage.setItem('assay-key', arguments[0])", key);
    }
    driver.get(address + path);
  }

  /** Keys go to whatever has the focus. */
  void type(String keys) {
    driver.switchTo().activeElement().sendKeys(keys);
  }

  long overflow() {
    return (Long)
        Objects.requireNonNull(
            driver.executeScript(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth"));
  }

  /** What the browser complains about, but answers that a key does not hold. */
  List<String> severe() {
    return driver.manage().logs().get("browser").getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(LogEntry::getMessage)
        .filter(message -> !message.contains("403"))
        .toList();
  }

  /** Keeps a picture where the build can be asked for it. */
  void picture(String name) throws IOException {
    Path pictures = Files.createDirectories(Path.of("target/page-pictures"));
    Files.write(pictures.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
  }
}
