package dev.assay.benchmarks;

import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.cli.run.LocalRun;
import dev.assay.statemachine.ExecutionListener;
import dev.assay.statemachine.Time;
import dev.assay.workflow.artifacts.ArtifactStore;
import dev.assay.workflow.artifacts.DirectoryArtifactStore;
import dev.assay.workflow.run.Artifacts;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;

/**
 * Measures the time of whole runs that is not spent waiting for models: the demo's questions, their
 * completions replayed at once, artifacts in a folder. Prints median and 95th percentile of each.
 */
public final class RunTime {

  private static final int WARM_UP = 30;
  private static final int MEASURED = 100;

  private RunTime() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Files.createTempDirectory("assay-run-time");
    try {
      Demo demo = Demo.at(folder.resolve("demo.sqlite"));
      measure(demo, folder, WARM_UP, "warm-up-");
      print(demo, measure(demo, folder, MEASURED, "measured-"), System.out);
    } finally {
      TemporaryFolder.delete(folder);
    }
  }

  /** Nanoseconds by question and repetition. */
  private static long[][] measure(Demo demo, Path folder, int times, String prefix) {
    long[][] nanos = new long[demo.questions().size()][times];
    for (int repetition = 0; repetition < times; repetition++) {
      ArtifactStore store = new DirectoryArtifactStore(folder.resolve(prefix + repetition));
      for (int index = 0; index < nanos.length; index++) {
        long start = System.nanoTime();
        run(demo, store, demo.questions().get(index));
        nanos[index][repetition] = System.nanoTime() - start;
      }
    }
    return nanos;
  }

  private static void run(Demo demo, ArtifactStore store, DemoQuestion question) {
    String run = "run-" + question.id();
    demo.submission(run, question).submit(new Artifacts(store), Instant.now());
    new LocalRun(store, demo.models(), Time.system(), ExecutionListener.NONE).execute(run);
  }

  private static void print(Demo demo, long[][] nanos, PrintStream out) {
    out.println("Milliseconds of a whole run without its models, of " + MEASURED + " runs each");
    out.println("%-3s %-24s %8s %8s".formatted("#", "question shows", "median", "p95"));
    for (int index = 0; index < nanos.length; index++) {
      DemoQuestion question = demo.questions().get(index);
      out.println(line(question.id(), question.shows(), nanos[index]));
    }
    out.println(line("", "all", Arrays.stream(nanos).flatMapToLong(Arrays::stream).toArray()));
    out.println(
        "Java %s, %d processors, %s"
            .formatted(
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch")));
  }

  private static String line(String id, String shows, long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return "%-3s %-24s %8.1f %8.1f".formatted(id, shows, millis(sorted, 0.5), millis(sorted, 0.95));
  }

  private static double millis(long[] sorted, double quantile) {
    return sorted[(int) Math.min(sorted.length - 1, sorted.length * quantile)] / 1e6;
  }
}
