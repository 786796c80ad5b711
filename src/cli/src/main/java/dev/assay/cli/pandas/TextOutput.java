package dev.assay.cli.pandas;

import dev.assay.pandas.PandasException;
import dev.assay.pandas.Shown;
import dev.assay.table.TableText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Results as pandas prints them, with what they are; errors on the other writer. */
final class TextOutput implements ProgramOutput {

  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean many;

  TextOutput(PrintWriter out, PrintWriter err, boolean many) {
    this.out = out;
    this.err = err;
    this.many = many;
  }

  @Override
  public void result(ProgramFile program, Shown shown) {
    String what = what(shown.json());
    String text = shown.text();
    begin(program);
    shown(shown.printed());
    shown(text);
    out.println(what);
    end();
  }

  private void begin(ProgramFile program) {
    if (many) {
      out.println("# " + TableText.oneLine(program.name()));
    }
  }

  private void end() {
    if (many) {
      out.println();
    }
    out.flush();
  }

  /** What programs hold may be anything; a terminal is to show it, not to obey it. */
  private void shown(String text) {
    text.lines().forEach(line -> out.println(TableText.oneLine(line)));
  }

  private static String what(Map<String, @Nullable Object> tree) {
    String kind = String.valueOf(tree.get("kind"));
    int rows = tree.get("rows") instanceof List<?> list ? list.size() : 0;
    int columns = tree.get("columns") instanceof List<?> list ? list.size() : 0;
    return switch (kind) {
      case "DataFrame" -> "[DataFrame: %d rows x %d columns]".formatted(rows, columns);
      case "Series", "Index", "array", "list", "tuple", "set", "frozenset", "dict" ->
          "[%s: %d values]".formatted(kind, rows);
      default -> "[" + kind + "]";
    };
  }

  @Override
  public void error(ProgramFile program, PandasException failure) {
    if (!failure.printed().isEmpty()) {
      begin(program);
      shown(failure.printed());
      end();
    }
    String place = failure.line() > 0 ? "" : TableText.oneLine(program.name()) + ": ";
    err.println("assay: " + place + TableText.oneLine(failure.describe()));
  }

  @Override
  public void unreadable(UnreadableFile file) {
    err.println("assay: " + TableText.oneLine(file.message()));
  }
}
