package dev.assay.report;

import static j2html.TagCreator.caption;
import static j2html.TagCreator.each;
import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.h2;
import static j2html.TagCreator.header;
import static j2html.TagCreator.p;
import static j2html.TagCreator.section;
import static j2html.TagCreator.table;
import static j2html.TagCreator.tag;
import static j2html.TagCreator.tbody;
import static j2html.TagCreator.td;
import static j2html.TagCreator.th;
import static j2html.TagCreator.thead;
import static j2html.TagCreator.tr;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The page about what confidence is worth: of the answers of each confidence or a higher one, how
 * many of all questions they are, and what share of them is right.
 */
public final class RiskCoveragePage {

  private static final int WIDTH = 480;
  private static final int HEIGHT = 260;
  private static final int LEFT = 48;
  private static final int BELOW = 40;
  private static final int MARGIN = 12;
  private static final int QUARTERS = 4;

  private RiskCoveragePage() {}

  /**
   * The answers of a confidence or a higher one.
   *
   * @param answers how many there are, from 1; {@code right} how many of them are
   * @param coverage their share of all questions, 0 to 1
   */
  public record Point(double confidence, int answers, int right, double coverage) {

    double share() {
      return (double) right / answers;
    }
  }

  /**
   * The curve of one way to answer.
   *
   * @param name of the strategy
   * @param points the highest confidence first
   */
  public record Curve(String name, int questions, List<Point> points) {

    public Curve {
      points = List.copyOf(points);
    }
  }

  /** The page as one HTML document that needs no network. */
  public static String of(String benchmark, List<Curve> curves) {
    List<DomContent> content = new ArrayList<>();
    content.add(
        header(
            h1("What confidence is worth: " + Text.safe(benchmark)),
            p(
                "Each point holds the answers of a confidence or a higher one: to the right, how many"
                    + " of all questions they are; upwards, what share of them is right.")));
    curves.forEach(curve -> content.add(part(curve)));
    return Page.of("What confidence is worth", content);
  }

  private static DomContent part(Curve curve) {
    DomContent title =
        h2(Text.safe(curve.name()) + ", " + Text.count(curve.questions(), "question"));
    return curve.points().isEmpty()
        ? section(title, p("No answer has a confidence."))
        : section(
            title, figure(figcaption("Right answers by coverage"), picture(curve)), listing(curve));
  }

  private static DomContent listing(Curve curve) {
    return table(
        caption("The points"),
        thead(
            tr(
                each(
                    List.of("Confidence from", "Answers", "Right", "Share right", "Coverage"),
                    name -> th(name).attr("scope", "col")))),
        tbody(
            each(
                curve.points(),
                point ->
                    tr(
                        td(String.format(Locale.ROOT, "%.2f", point.confidence())),
                        td(String.format(Locale.ROOT, "%,d", point.answers())),
                        td(String.format(Locale.ROOT, "%,d", point.right())),
                        td(percent(point.share())),
                        td(percent(point.coverage()))))));
  }

  private static ContainerTag<?> picture(Curve curve) {
    ContainerTag<?> picture =
        tag("svg")
            .attr("viewBox", "0 0 %d %d".formatted(WIDTH, HEIGHT))
            .attr("role", "img")
            .attr("aria-label", description(curve))
            .withClass("histogram");
    for (int quarter = 0; quarter <= QUARTERS; quarter++) {
      double at = (double) quarter / QUARTERS;
      picture.with(
          line(x(0), y(at), x(1), y(at)),
          text(LEFT - 8, y(at) + 4, "end", percent(at)),
          text(x(at), HEIGHT - BELOW + 18, "middle", percent(at)));
    }
    picture.with(
        text(x(0.5), HEIGHT - 6, "middle", "coverage"),
        tag("polyline")
            .attr("points", points(curve))
            .attr("fill", "none")
            .attr("stroke", "currentColor")
            .attr("stroke-width", 2));
    for (Point point : curve.points()) {
      picture.with(
          tag("circle")
              .attr("cx", number(x(point.coverage())))
              .attr("cy", number(y(point.share())))
              .attr("r", 3)
              .attr("fill", "currentColor"));
    }
    return picture;
  }

  private static String points(Curve curve) {
    return curve.points().stream()
        .map(point -> number(x(point.coverage())) + "," + number(y(point.share())))
        .collect(Collectors.joining(" "));
  }

  private static String description(Curve curve) {
    return curve.points().stream()
        .map(point -> "%s right at %s".formatted(percent(point.share()), percent(point.coverage())))
        .collect(Collectors.joining("; "));
  }

  private static DomContent line(double fromX, double fromY, double toX, double toY) {
    return tag("line")
        .attr("x1", number(fromX))
        .attr("y1", number(fromY))
        .attr("x2", number(toX))
        .attr("y2", number(toY))
        .attr("stroke", "currentColor")
        .attr("stroke-opacity", "0.2");
  }

  private static DomContent text(double x, double y, String anchor, String text) {
    return tag("text")
        .attr("x", number(x))
        .attr("y", number(y))
        .attr("text-anchor", anchor)
        .withText(text);
  }

  private static double x(double coverage) {
    return LEFT + coverage * (WIDTH - LEFT - 2 * MARGIN);
  }

  private static double y(double share) {
    return HEIGHT - BELOW - share * (HEIGHT - BELOW - MARGIN);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", share * 100);
  }
}
