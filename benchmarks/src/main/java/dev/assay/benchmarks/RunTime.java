package dev.assay.benchmarks;

import dev.assay.cli.demo.Demo;
import dev.assay.cli.demo.DemoQuestion;
import dev.assay.cli.run.LocalRun;
import dev.assay.sql.SqlEngines;
import dev.assay.sql.worker.WorkerCommand;
import dev.assay.sql.worker.WorkerPool;
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
 * completions replayed at once, artifacts in a folder. Prints median and 95th percentile of each,
 * with SQL executed in-process and in a worker process, in turns, and what the worker costs.
 */
public final class RunTime {

  private static final double WARM_UP = 0.3;
  private static final int MEASURED = 100;
  private static final String LINE = "%-3s %-24s %8.1f %8.1f %8.1f %8.1f %+7.1f %%";

  private RunTime() {}

  /** Takes how many runs of each are measured; 100 when not given. */
  public static void main(String[] arguments) throws IOException {
    int measured = arguments.length == 0 ? MEASURED : Integer.parseInt(arguments[0]);
    Path folder = Files.createTempDirectory("assay-run-time");
    try (WorkerPool pool =
        WorkerPool.start(WorkerCommand.ofThisProcess(null), 1, System.err::println)) {
      Demo demo = Demo.at(folder.resolve("demo.sqlite"));
      measure(demo, folder, (int) Math.ceil(WARM_UP * measured), "warm-up-", pool);
      print(demo, measure(demo, folder, measured, "measured-", pool), System.out);
    } finally {
      TemporaryFolder.delete(folder);
    }
  }

  /** Nanoseconds by question and repetition. */
  private record Nanos(long[][] inProcess, long[][] inWorker) {}

  private static Nanos measure(Demo demo, Path folder, int times, String prefix, WorkerPool pool) {
    int questions = demo.questions().size();
    Nanos nanos = new Nanos(new long[questions][times], new long[questions][times]);
    for (int repetition = 0; repetition < times; repetition++) {
      SqlEngines.executeIn(SqlEngines::inThisProcess);
      measure(
          demo, folder.resolve(prefix + "in-process-" + repetition), nanos.inProcess, repetition);
      SqlEngines.executeIn(pool);
      measure(demo, folder.resolve(prefix + "in-worker-" + repetition), nanos.inWorker, repetition);
    }
    return nanos;
  }

  private static void measure(Demo demo, Path folder, long[][] nanos, int repetition) {
    ArtifactStore store = new DirectoryArtifactStore(folder);
    for (int index = 0; index < nanos.length; index++) {
      long start = System.nanoTime();
      run(demo, store, demo.questions().get(index));
      nanos[index][repetition] = System.nanoTime() - start;
    }
  }

  private static void run(Demo demo, ArtifactStore store, DemoQuestion question) {
    String run = "run-" + question.id();
    demo.submission(run, question).submit(new Artifacts(store), Instant.now());
    new LocalRun(store, demo.models(), Time.system(), ExecutionListener.NONE).execute(run);
  }

  private static void print(Demo demo, Nanos nanos, PrintStream out) {
    out.println(
        "Milliseconds of a whole run without its models, of %d runs each"
            .formatted(nanos.inProcess[0].length));
    out.println("%-28s %17s %17s %9s".formatted("", "in-process", "in a worker", "median"));
    out.println(
        "%-3s %-24s %8s %8s %8s %8s"
            .formatted("#", "question shows", "median", "p95", "median", "p95"));
    for (int index = 0; index < nanos.inProcess.length; index++) {
      DemoQuestion question = demo.questions().get(index);
      out.println(
          line(question.id(), question.shows(), nanos.inProcess[index], nanos.inWorker[index]));
    }
    out.println(line("", "all", all(nanos.inProcess), all(nanos.inWorker)));
    out.println(
        "Java %s, %d processors, %s"
            .formatted(
                Runtime.version(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch")));
  }

  private static long[] all(long[][] nanos) {
    return Arrays.stream(nanos).flatMapToLong(Arrays::stream).toArray();
  }

  private static String line(String id, String shows, long[] inProcess, long[] inWorker) {
    double here = millis(inProcess, 0.5);
    double there = millis(inWorker, 0.5);
    return LINE.formatted(
        id,
        shows,
        here,
        millis(inProcess, 0.95),
        there,
        millis(inWorker, 0.95),
        100 * (there - here) / here);
  }

  private static double millis(long[] nanos, double quantile) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.min(sorted.length - 1, sorted.length * quantile)] / 1e6;
  }
}
