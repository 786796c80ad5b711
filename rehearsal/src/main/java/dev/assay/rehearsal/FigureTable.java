package dev.assay.rehearsal;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.cli.output.TextColumns;
import dev.assay.rehearsal.lambda.FunctionFigures;
import dev.assay.workflow.run.Json;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/**
 * What was measured, by function, as a table or as JSON.
 *
 * @param repeated what warm calls took, by function; empty where nothing was repeated
 */
record FigureTable(PrintWriter out, Census census, Map<String, WarmTimes> repeated) {

  private static final long MEBIBYTE = 1024 * 1024;
  private static final List<String> HEAD =
      List.of(
          "function", "package", "kind", "ready", "cold start", "warm", "peak memory", "answers");

  private static final List<String> REPEATED_HEAD = List.of("again", "p99", "own", "calls");

  /** Prints it. */
  void print(List<FunctionFigures> figures, boolean asJson) {
    if (asJson) {
      ObjectNode all = Json.object().put("questions", census.questions());
      all.put("state_transitions", census.transitions());
      all.set("functions", Json.array(figures.stream().map(this::json).toList()));
      out.println(all.toPrettyString());
    } else {
      List<List<String>> lines = new ArrayList<>();
      lines.add(joined(HEAD, repeated.isEmpty() ? List.of() : REPEATED_HEAD));
      figures.forEach(each -> lines.add(joined(cells(each), repeatedCells(each))));
      TextColumns.print(out, lines);
    }
    out.flush();
  }

  private static List<String> joined(List<String> first, List<String> second) {
    List<String> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  private static List<String> cells(FunctionFigures figures) {
    return List.of(
        figures.function().function(),
        "%.1f MB".formatted(figures.function().bytes() / 1e6),
        figures.function().isNative() ? "native" : "JVM",
        millis(figures.start()),
        millis(figures.coldStart()),
        millis(figures.warm()),
        figures.peakMemory().isPresent()
            ? "%d MiB".formatted(figures.peakMemory().getAsLong() / MEBIBYTE)
            : "-",
        String.valueOf(figures.answers()));
  }

  private List<String> repeatedCells(FunctionFigures figures) {
    WarmTimes times = repeated.get(figures.function().function());
    return times == null
        ? List.of()
        : List.of(
            millis(times.median()),
            millis(times.p99()),
            millis(times.ownMedian()),
            String.valueOf(times.calls()));
  }

  private static String millis(OptionalLong time) {
    return time.isPresent() ? String.format(Locale.ROOT, "%,d ms", time.getAsLong()) : "-";
  }

  private ObjectNode json(FunctionFigures figures) {
    String function = figures.function().function();
    Census.Calls calls = census.functions().get(function);
    ObjectNode json =
        Json.object()
            .put("function", function)
            .put("package_bytes", figures.function().bytes())
            .put("native", figures.function().isNative());
    put(json, "ready_ms", figures.start());
    put(json, "cold_start_ms", figures.coldStart());
    put(json, "warm_ms", figures.warm());
    put(json, "peak_memory_bytes", figures.peakMemory());
    if (repeated.containsKey(function)) {
      WarmTimes times = repeated.get(function);
      put(json, "repeated_ms", times.median());
      put(json, "repeated_p99_ms", times.p99());
      put(json, "repeated_own_ms", times.ownMedian());
      json.put("repeated_calls", times.calls());
    }
    return json.put("invocations", calls.invocations())
        .put("s3_get", calls.gets())
        .put("s3_put", calls.puts())
        .put("s3_list", calls.lists());
  }

  private static void put(ObjectNode json, String name, OptionalLong value) {
    value.ifPresent(known -> json.put(name, known));
  }
}
