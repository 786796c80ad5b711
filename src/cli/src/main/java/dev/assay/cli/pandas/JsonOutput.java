package dev.assay.cli.pandas;

import dev.assay.pandas.PandasException;
import dev.assay.pandas.Shown;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One line of JSON for each program: its file, and its result or its error. */
final class JsonOutput implements ProgramOutput {

  private final PrintWriter out;

  JsonOutput(PrintWriter out) {
    this.out = out;
  }

  @Override
  public void result(ProgramFile program, Shown shown) {
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("file", program.name());
    line.putAll(shown.json());
    if (!shown.printed().isEmpty()) {
      line.put("printed", shown.printed());
    }
    write(line);
  }

  @Override
  public void error(ProgramFile program, PandasException failure) {
    boolean placed = failure.line() > 0;
    Map<String, @Nullable Object> error = new LinkedHashMap<>();
    error.put("type", failure.type());
    error.put("message", String.valueOf(failure.getMessage()));
    error.put("line", placed ? failure.line() : null);
    error.put("column", placed ? failure.column() : null);
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("file", program.name());
    line.put("error", error);
    write(line);
  }

  private void write(Map<String, @Nullable Object> line) {
    out.print(JsonLine.of(line) + "\n");
    out.flush();
  }
}
