package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.table.TableText;
import dev.assay.workflow.HostileTexts;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** What pages make of hostile texts. */
final class HostilePages {

  private static final int SHOWN = 60;

  private HostilePages() {}

  /**
   * Refuses elements, handlers and addresses that no page of a report has, and what steers.
   *
   * @param scripts how many the page has of its own
   */
  static void assertHarmless(String html, int scripts) {
    Document page = Jsoup.parse(html);
    assertThat(page.select("img, iframe, object, textarea, base, svg[onload], a[href^=javascript]"))
        .isEmpty();
    assertThat(page.select("script")).hasSize(scripts);
    assertThat(page.body().select("style")).isEmpty();
    assertThat(page.getAllElements())
        .allSatisfy(
            element ->
                assertThat(element.attributes().asList())
                    .noneMatch(attribute -> attribute.getKey().startsWith("on")));
    assertThat(HostileTexts.holdsWhatSteers(html)).isFalse();
  }

  /** All that can be read on a page, with single spaces. */
  static String text(String html) {
    StringBuilder text = new StringBuilder();
    for (Element element : Jsoup.parse(html).getAllElements()) {
      text.append(element.wholeOwnText()).append(' ');
    }
    return spaced(text.toString());
  }

  /** How the beginning of a text is shown. */
  static String shown(String text) {
    String line = spaced(TableText.oneLine(text));
    return line.length() <= SHOWN ? line : line.substring(0, SHOWN);
  }

  private static String spaced(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}
