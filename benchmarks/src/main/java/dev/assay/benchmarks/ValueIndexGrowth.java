package dev.assay.benchmarks;

import dev.assay.benchmarks.values.EveryValue;
import dev.assay.benchmarks.values.Keywords;
import dev.assay.benchmarks.values.MadeUpValues;
import dev.assay.catalog.values.ValueIndex;
import dev.assay.catalog.values.ValueIndexBuilder;
import dev.assay.catalog.values.ValueIndexSummary;
import dev.assay.catalog.values.ValueMatch;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the value index as databases grow: time and memory of building it from made-up values of
 * fifty columns, its size, the time of lookups of 1,000 misspelled keywords (as a clock shows it,
 * and the processor's alone, which other work on the machine does not prolong), and how many of the
 * nearest five (by Levenshtein's distance of up to 0.3 to every value) these find. Arguments:
 * millions of values, 1 2 5 10 unless given; {@code seed=7} has other values and keywords. Needs
 * 150 bytes of temporary disk per value.
 */
public final class ValueIndexGrowth {

  private static final int KEYWORDS = 1_000;
  private static final int LIMIT = 5;
  private static final String SEED = "seed=";
  private static final long USUAL_SEED = 42;
  private static final String HEAD = "%12s %8s %8s %9s %10s %8s %11s %9s %7s";
  private static final String LINE = "%,12d %8.0f %8d %9.0f %10.1f %8.1f %11.1f %9.1f %7.4f";

  private final Path folder;
  private final long seed;
  private final PrintStream out;

  private ValueIndexGrowth(Path folder, long seed, PrintStream out) {
    this.folder = folder;
    this.seed = seed;
    this.out = out;
  }

  /** Takes millions of values, and a seed. */
  public static void main(String[] arguments) throws IOException {
    List<Double> given =
        Arrays.stream(arguments)
            .filter(each -> !each.startsWith(SEED))
            .map(Double::valueOf)
            .toList();
    long seed =
        Arrays.stream(arguments)
            .filter(each -> each.startsWith(SEED))
            .mapToLong(each -> Long.parseLong(each.substring(SEED.length())))
            .findFirst()
            .orElse(USUAL_SEED);
    Path folder = Files.createTempDirectory("assay-value-index");
    try {
      new ValueIndexGrowth(folder, seed, System.out)
          .measure(given.isEmpty() ? List.of(1.0, 2.0, 5.0, 10.0) : given);
    } finally {
      TemporaryFolder.delete(folder);
    }
  }

  /** What building took. The peak is the whole process's, of all builds until then. */
  private record Build(ValueIndexSummary summary, double seconds, long peakMegabytes) {}

  private void measure(List<Double> millions) throws IOException {
    // all are built before any is read, since mapped files count as the process's memory too
    Map<MadeUpValues, Build> builds = new LinkedHashMap<>();
    for (double each : millions) {
      MadeUpValues values = MadeUpValues.ofAbout((long) (each * 1_000_000), seed);
      builds.put(values, build(values));
    }
    out.println(
        HEAD.formatted(
            "values",
            "build s",
            "peak MB",
            "index MB",
            "median ms",
            "p99 ms",
            "median CPU",
            "p99 CPU",
            "recall"));
    for (Map.Entry<MadeUpValues, Build> each : builds.entrySet()) {
      print(each.getKey(), each.getValue());
    }
    out.println(
        "%,d keywords, seed %d; Java %s, %d processors, %s"
            .formatted(
                KEYWORDS,
                seed,
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch")));
  }

  private Path file(MadeUpValues values) {
    return folder.resolve(values.valuesPerColumn() + ".index");
  }

  private Build build(MadeUpValues values) throws IOException {
    long start = System.nanoTime();
    try (ValueIndexBuilder builder = ValueIndexBuilder.at(file(values))) {
      for (int place = 0; place < MadeUpValues.places().size(); place++) {
        String table = MadeUpValues.places().get(place).table();
        String column = MadeUpValues.places().get(place).column();
        for (long row = 0; row < values.valuesPerColumn(); row++) {
          builder.add(table, column, values.value(place, row));
        }
      }
      ValueIndexSummary summary = builder.finish();
      return new Build(summary, (System.nanoTime() - start) / 1e9, peakMegabytes());
    }
  }

  /** The most memory that the process has had, as Linux counts it; 0 elsewhere. */
  private static long peakMegabytes() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return 0;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmHWM:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1_024)
        .findFirst()
        .orElse(0);
  }

  private void print(MadeUpValues values, Build build) {
    List<String> keywords = Keywords.of(values, KEYWORDS, seed);
    long[] wall = new long[KEYWORDS];
    long[] processor = new long[KEYWORDS];
    List<List<ValueMatch>> found = new ArrayList<>();
    ThreadMXBean thread = ManagementFactory.getThreadMXBean();
    try (ValueIndex index = ValueIndex.open(file(values))) {
      keywords.forEach(keyword -> index.near(keyword, LIMIT)); // warms up code and page cache
      for (int each = 0; each < KEYWORDS; each++) {
        long start = System.nanoTime();
        long startOfProcessor = thread.getCurrentThreadCpuTime();
        found.add(index.near(keywords.get(each), LIMIT));
        processor[each] = thread.getCurrentThreadCpuTime() - startOfProcessor;
        wall[each] = System.nanoTime() - start;
      }
    }
    out.println(
        LINE.formatted(
            build.summary().values(),
            build.seconds(),
            build.peakMegabytes(),
            build.summary().bytes() / 1e6,
            millis(wall, 0.5),
            millis(wall, 0.99),
            millis(processor, 0.5),
            millis(processor, 0.99),
            recall(values, keywords, found)));
  }

  private static double millis(long[] nanos, double quantile) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return sorted[(int) (sorted.length * quantile)] / 1e6;
  }

  /** Of the five values nearest to each keyword, the share found; equally near ones count. */
  private static double recall(
      MadeUpValues values, List<String> keywords, List<List<ValueMatch>> found) {
    EveryValue every = new EveryValue(keywords);
    every.measure(values);
    List<List<Double>> nearest = every.nearest(LIMIT);
    int wanted = 0;
    int had = 0;
    for (int each = 0; each < keywords.size(); each++) {
      List<Double> best = nearest.get(each);
      double worst = best.isEmpty() ? 0 : best.getLast();
      long near = found.get(each).stream().filter(match -> match.distance() <= worst).count();
      wanted += best.size();
      had += (int) Math.min(best.size(), near);
    }
    return (double) had / wanted;
  }
}
