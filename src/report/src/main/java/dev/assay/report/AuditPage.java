package dev.assay.report;

import static j2html.TagCreator.a;
import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.header;
import static j2html.TagCreator.li;
import static j2html.TagCreator.nav;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.ul;

import dev.assay.table.Table;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;

/** The page of a benchmark whose SQL was looked at: each question with findings, and the rows. */
public final class AuditPage {

  private AuditPage() {}

  /**
   * A query, and what is doubtful of it.
   *
   * @param title what it is, such as "gold"
   * @param findings one line each
   */
  public record Query(String title, String sql, List<String> findings) {

    public Query {
      findings = List.copyOf(findings);
    }
  }

  /** A table with its title: one of the database, or a result. */
  public record Rows(String title, Table table) {}

  /**
   * A question with findings.
   *
   * @param difference what differs on the rows; empty where nothing does
   * @param rows on which the queries differ, and both results
   */
  public record Entry(
      String id,
      String database,
      String question,
      List<Query> queries,
      String difference,
      List<Rows> rows) {

    public Entry {
      queries = List.copyOf(queries);
      rows = List.copyOf(rows);
    }
  }

  /** The page as one HTML document that needs no network. */
  public static String of(String benchmark, int questions, List<Entry> entries) {
    String title = "Audit: " + Text.safe(benchmark);
    List<DomContent> content = new ArrayList<>();
    content.add(
        header(
            h1(title),
            p(
                "%d of %s have findings."
                    .formatted(entries.size(), Text.count(questions, "question")))));
    content.add(
        nav(
            ul(
                each(
                    List.copyOf(entries),
                    entry ->
                        li(
                            a(Text.safe(entry.id() + " " + entry.database()))
                                .withHref("#" + anchor(entries.indexOf(entry))))))));
    for (int at = 0; at < entries.size(); at++) {
      content.add(part(anchor(at), entries.get(at)));
    }
    return Page.of(title, content);
  }

  private static String anchor(int index) {
    return "question-" + index;
  }

  private static DomContent part(String anchor, Entry entry) {
    List<DomContent> content = new ArrayList<>();
    content.add(h2(Text.safe(entry.id() + " " + entry.database())));
    content.add(p(Text.safe(entry.question())));
    for (Query query : entry.queries()) {
      content.add(h3(Text.safe(query.title())));
      content.add(Code.SQL.block(query.sql(), query.title()));
      content.add(ul(each(query.findings(), finding -> li(Text.safe(finding)))));
    }
    if (!entry.difference().isEmpty()) {
      content.add(p(Text.safe(entry.difference())));
    }
    entry.rows().forEach(rows -> content.add(Tables.of(rows.title(), rows.table())));
    return section().withId(anchor).with(content);
  }
}
