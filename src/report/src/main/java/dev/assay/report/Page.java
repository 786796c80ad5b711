package dev.assay.report;

import static j2html.TagCreator.a;
import static j2html.TagCreator.body;
import static j2html.TagCreator.document;
import static j2html.TagCreator.footer;
import static j2html.TagCreator.head;
import static j2html.TagCreator.html;
import static j2html.TagCreator.main;
import static j2html.TagCreator.meta;
import static j2html.TagCreator.rawHtml;
import static j2html.TagCreator.script;
import static j2html.TagCreator.style;
import static j2html.TagCreator.title;

import dev.assay.workflow.artifacts.Sha256;
import j2html.tags.DomContent;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/**
 * The frame of every page: one file that loads nothing. Its content security policy allows the one
 * style sheet and the one script that are in it, by their digests, so that nothing which a database
 * or a model brought could run even if it were not escaped.
 */
final class Page {

  private static final String STYLE = resource("page.css");

  private Page() {}

  /** A page without a script. */
  static String of(String title, List<DomContent> content) {
    return render(title, content, "");
  }

  /** A page with a script from this package's resources. */
  static String withScript(String title, List<DomContent> content, String script) {
    return render(title, content, resource(script));
  }

  private static String render(String title, List<DomContent> content, String script) {
    String policy =
        "default-src 'none'; style-src '%s'; script-src %s; base-uri 'none'; form-action 'none'"
            .formatted(digest(STYLE), script.isEmpty() ? "'none'" : "'" + digest(script) + "'");
    return document(
        html()
            .withLang("en")
            .with(
                head(
                    meta().withCharset("utf-8"),
                    meta().attr("http-equiv", "Content-Security-Policy").withContent(policy),
                    meta().withName("viewport").withContent("width=device-width, initial-scale=1"),
                    meta().withName("color-scheme").withContent("light dark"),
                    title(Text.safe(title)),
                    style(rawHtml(STYLE))),
                body(
                        a("Skip to the content").withHref("#content").withClass("skip"),
                        main().withId("content").with(content),
                        footer("Made by Assay from the run's artifacts. It loads nothing."))
                    .condWith(!script.isEmpty(), script(rawHtml(script)))));
  }

  private static String digest(String text) {
    byte[] digest = Sha256.of(text.getBytes(StandardCharsets.UTF_8));
    return "sha256-" + Base64.getEncoder().encodeToString(digest);
  }

  private static String resource(String name) {
    try (InputStream content =
        Objects.requireNonNull(Page.class.getResourceAsStream(name), name + " is missing")) {
      return new String(content.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot read " + name, failure);
    }
  }
}
