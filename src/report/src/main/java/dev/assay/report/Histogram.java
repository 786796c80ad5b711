package dev.assay.report;

import static j2html.TagCreator.figcaption;
import static j2html.TagCreator.figure;
import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;
import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** How often values occur, drawn as a picture that needs no script. */
record Histogram(String title, String inWords, List<Bin> bins) {

  private static final int WIDTH = 480;
  private static final int LABEL = 160;
  private static final int COUNT = 60;
  private static final int LINE = 22;
  private static final int MOST_BINS = 8;

  /** Values from {@code least} to {@code most}, both among them. */
  record Bin(long least, long most, long count) {

    String label() {
      return least == most
          ? String.format(Locale.ROOT, "%,d", least)
          : String.format(Locale.ROOT, "%,d to %,d", least, most);
    }
  }

  /** One bin for each number from 0 to the greatest; the numbers are few. */
  static Histogram ofCounts(String title, List<Long> values) {
    long greatest = values.stream().mapToLong(Long::longValue).max().orElse(0);
    return of(title, values, LongStream.rangeClosed(0, greatest).mapToObj(n -> n).toList(), 1);
  }

  /** A few bins of the same round width. */
  static Histogram ofAmounts(String title, List<Long> values) {
    long least = values.stream().mapToLong(Long::longValue).min().orElse(0);
    long greatest = values.stream().mapToLong(Long::longValue).max().orElse(0);
    long width = roundWidth(greatest - least);
    List<Long> starts = new ArrayList<>();
    for (long start = least / width * width; start <= greatest; start += width) {
      starts.add(start);
    }
    return of(title, values, starts, width);
  }

  /** The least 1, 2 or 5 times a power of ten with which the values need few bins. */
  private static long roundWidth(long range) {
    for (long power = 1; ; power *= 10) {
      for (long factor : new long[] {1, 2, 5}) {
        if (range / (power * factor) < MOST_BINS - 1) {
          return power * factor;
        }
      }
    }
  }

  private static Histogram of(String title, List<Long> values, List<Long> starts, long width) {
    List<Bin> bins =
        starts.stream()
            .map(
                start ->
                    new Bin(
                        start,
                        start + width - 1,
                        values.stream()
                            .filter(value -> value >= start && value < start + width)
                            .count()))
            .toList();
    List<Long> sorted = values.stream().sorted().toList();
    String words =
        String.format(
            Locale.ROOT,
            "median %,d, greatest %,d",
            sorted.isEmpty() ? 0 : sorted.get((sorted.size() - 1) / 2),
            sorted.isEmpty() ? 0 : sorted.getLast());
    return new Histogram(title, words, bins);
  }

  /** The picture; its texts are its own description. */
  DomContent picture() {
    long most = Math.max(1, bins.stream().mapToLong(Bin::count).max().orElse(1));
    ContainerTag<?> picture =
        tag("svg")
            .attr("viewBox", "0 0 %d %d".formatted(WIDTH, LINE * bins.size() + 4))
            .attr("role", "img")
            .attr("aria-label", title + ": " + description())
            .withClass("histogram");
    for (int at = 0; at < bins.size(); at++) {
      Bin bin = bins.get(at);
      double width = (WIDTH - LABEL - COUNT) * (double) bin.count() / most;
      int y = at * LINE;
      picture.with(
          text(LABEL - 8, y, "end", bin.label()),
          tag("rect")
              .attr("x", LABEL)
              .attr("y", y + 4)
              .attr("width", String.format(Locale.ROOT, "%.1f", Math.max(1, width)))
              .attr("height", LINE - 8)
              .attr("rx", 2),
          text(LABEL + width + 6, y, "start", String.format(Locale.ROOT, "%,d", bin.count())));
    }
    return figure(figcaption(title + " (" + inWords + ")"), picture);
  }

  private String description() {
    return bins.stream()
        .map(bin -> bin.label() + ": " + bin.count())
        .collect(Collectors.joining("; "));
  }

  private static DomContent text(double x, int y, String anchor, String text) {
    return tag("text")
        .attr("x", String.format(Locale.ROOT, "%.1f", x))
        .attr("y", y + 16)
        .attr("text-anchor", anchor)
        .withText(text);
  }
}
