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
    write(line, shown.printed());
  }

  @Override
  public void error(ProgramFile program, PandasException failure) {
    boolean placed = failure.line() > 0;
    Map<String, @Nullable Object> error =
        error(failure.type(), String.valueOf(failure.getMessage()));
    error.put("line", placed ? failure.line() : null);
    error.put("column", placed ? failure.column() : null);
    write(line(program, error), failure.printed());
  }

  @Override
  public void unreadable(UnreadableFile file) {
    write(line(file, error(file.type(), file.message())), "");
  }

  private static Map<String, @Nullable Object> error(String type, String message) {
    Map<String, @Nullable Object> error = new LinkedHashMap<>();
    error.put("type", type);
    error.put("message", message);
    error.put("line", null);
    error.put("column", null);
    return error;
  }

  private static Map<String, @Nullable Object> line(
      GivenFile file, Map<String, @Nullable Object> error) {
    Map<String, @Nullable Object> line = new LinkedHashMap<>();
    line.put("file", file.name());
    line.put("error", error);
    return line;
  }

  private void write(Map<String, @Nullable Object> line, String printed) {
    if (!printed.isEmpty()) {
      line.put("printed", printed);
    }
    out.print(JsonLine.of(line) + "\n");
    out.flush();
  }
}
