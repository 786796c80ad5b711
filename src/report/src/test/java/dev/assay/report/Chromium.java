package dev.assay.report;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** Starts the machine's Chromium for tests of pages. */
public final class Chromium {

  private Chromium() {}

  /** A browser with its profile in that folder; skips the test where there is none. */
  public static ChromeDriver start(Path folder) {
    Path browser = found("chromium", "chromium-browser", "google-chrome");
    Path driver = found("chromedriver");
    assumeTrue(
        browser != null && driver != null,
        "no Chromium with chromedriver on the path: pages are not tested in a browser");
    ChromeOptions options = new ChromeOptions();
    options.setBinary(Objects.requireNonNull(browser).toFile());
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--user-data-dir=" + folder.resolve("profile"));
    return new ChromeDriver(
        new ChromeDriverService.Builder()
            .usingDriverExecutable(Objects.requireNonNull(driver).toFile())
            .build(),
        options);
  }

  private static @Nullable Path found(String... names) {
    return Stream.of(names)
        .flatMap(
            name ->
                Stream.of(System.getenv("PATH").split(":"))
                    .map(each -> Path.of(each).resolve(name)))
        .filter(Files::isExecutable)
        .findFirst()
        .orElse(null);
  }
}
