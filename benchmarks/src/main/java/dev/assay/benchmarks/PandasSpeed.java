package dev.assay.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.pandas.Frame;
import dev.assay.pandas.Interpreter;
import dev.assay.pandas.PandasException;
import dev.assay.pandas.Program;
import dev.assay.pandas.Shown;
import dev.assay.pandas.eval.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Assay's side of {@code benchmarks/pandas}: reads programs, one a line of JSON, runs each as often
 * as the time allows, and answers with the shortest run, the processor time of its threads a run,
 * and the result as text. Where a request says so, the program is parsed in each run.
 */
public final class PandasSpeed {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final String NAME = "program";
  private static final int LEAST_RUNS = 3;
  private static final double NANOS = 1e9;

  private static final Limits LIMITS =
      new Limits(
          1_000_000_000, 1L << 32, 100_000_000, 1_000_000, 4_300, 1_000, Duration.ofMinutes(1));

  private final Interpreter interpreter = new Interpreter();
  private final Map<Long, Long> threadNanos = new HashMap<>();
  private final Map<String, Frame> frames;

  private PandasSpeed(Map<String, Frame> frames) {
    this.frames = frames;
  }

  /** Takes CSV files, without quotes, whose frames the programs find under the files' names. */
  public static void main(String[] files) throws IOException {
    Map<String, Frame> frames = new LinkedHashMap<>();
    for (String file : files) {
      PlainCsv csv = PlainCsv.read(file);
      frames.put(csv.name(), csv.frame());
    }
    PandasSpeed speed = new PandasSpeed(frames);
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      JsonNode request = JSON.readTree(line);
      System.out.println(speed.answer(request));
    }
  }

  private String answer(JsonNode request) {
    try {
      return measured(
          request.get("code").asText(),
          request.get("seconds").asDouble(),
          request.get("parsed").asBoolean());
    } catch (PandasException failure) {
      return JSON.createObjectNode().put("error", failure.describe()).toString();
    }
  }

  private String measured(String code, double seconds, boolean parsed) {
    Program once = Program.parse(NAME, code);
    Shown result = interpreter.show(once, frames, LIMITS);
    System.gc();
    long begin = System.nanoTime();
    long processor = processorNanos();
    long least = Long.MAX_VALUE;
    int runs = 0;
    for (; runs < LEAST_RUNS || System.nanoTime() - begin < seconds * NANOS; runs++) {
      long before = System.nanoTime();
      Program program = parsed ? Program.parse(NAME, code) : once;
      result = interpreter.show(program, frames, LIMITS);
      least = Math.min(least, System.nanoTime() - before);
    }
    return JSON.createObjectNode()
        .put("least", least / 1e6)
        .put("processor", (processorNanos() - processor) / 1e6 / runs)
        .put("result", result.text())
        .toString();
  }

  /** Of the threads that run programs and wait for them, ended ones too, without the JVM's own. */
  private long processorNanos() {
    for (long thread : THREADS.getAllThreadIds()) {
      long nanos = THREADS.getThreadCpuTime(thread);
      threadNanos.merge(thread, nanos, Math::max);
    }
    return threadNanos.values().stream().mapToLong(Long::longValue).sum();
  }
}
