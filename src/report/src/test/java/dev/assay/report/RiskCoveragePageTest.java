package dev.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.report.RiskCoveragePage.Curve;
import dev.assay.report.RiskCoveragePage.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class RiskCoveragePageTest {

  private static final Curve CURVE =
      new Curve("full", 10, List.of(new Point(0.9, 4, 4, 0.4), new Point(0.5, 8, 6, 0.8)));

  @Test
  void eachPointIsDrawnAndListed() {
    String page = RiskCoveragePage.of("bird", List.of(CURVE));

    assertThat(page)
        .contains(
            "<h2>full, 10 questions</h2>",
            "<polyline points=\"211.2,12.0 374.4,64.0\"",
            "aria-label=\"100 % right at 40 %; 75 % right at 80 %\"",
            "<td>0.50</td><td>8</td><td>6</td><td>75 %</td><td>80 %</td>");
  }

  @Test
  void answersWithoutConfidenceMakeNoCurve() {
    assertThat(RiskCoveragePage.of("bird", List.of(new Curve("x", 1, List.of()))))
        .contains("No answer has a confidence.")
        .doesNotContain("<svg");
  }

  @Test
  void aHostileNameShowsAsText() {
    assertThat(RiskCoveragePage.of("bird", List.of(new Curve("<script>", 1, List.of()))))
        .contains("&lt;script&gt;")
        .doesNotContain("<script>");
  }
}
