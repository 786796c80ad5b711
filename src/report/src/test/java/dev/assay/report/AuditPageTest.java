package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.report.AuditPage.Entry;
import dev.assay.report.AuditPage.Query;
import dev.assay.report.AuditPage.Rows;
import dev.assay.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class AuditPageTest {

  @Test
  void eachQuestionIsLinkedWithItsFindingsAndItsRows() {
    String page = AuditPage.of("Spider", 12, List.of(entry("Who is <b>first</b>?")));

    assertThat(page)
        .contains(
            "1 of 12 questions have findings.",
            "<a href=\"#question-0\">7 pets</a>",
            "id=\"question-0\"",
            "<li>cut-tie: LIMIT 1 leaves out</li>",
            "The results differ in rows:",
            "Rex");
  }

  @Test
  void whatComesFromOthersShowsAsText() {
    assertThat(AuditPage.of("Spider", 1, List.of(entry("Who is <b>first</b>?"))))
        .contains("Who is &lt;b&gt;first&lt;/b&gt;?")
        .doesNotContain("<b>first</b>");
  }

  private static Entry entry(String question) {
    return new Entry(
        "7",
        "pets",
        question,
        List.of(
            new Query(
                "gold", "SELECT name FROM pet LIMIT 1", List.of("cut-tie: LIMIT 1 leaves out"))),
        "The results differ in rows:",
        List.of(new Rows("pet", Table.ofValues(List.of("name"), List.of(List.of("Rex"))))));
  }
}
