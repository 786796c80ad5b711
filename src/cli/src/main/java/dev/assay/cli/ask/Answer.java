package dev.assay.cli.ask;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.catalog.ReadRows;
import dev.assay.cli.output.AnswerText;
import dev.assay.cli.rows.RowsCsv;
import dev.assay.cli.rows.RowsJson;
import dev.assay.cli.rows.RowsText;
import dev.assay.table.TableText;
import dev.assay.workflow.reporting.RunResult;
import dev.assay.workflow.run.Json;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/** An answer for programs, and its rows. The verdict is told in any case. */
final class Answer {

  private final PrintWriter out;
  private final PrintWriter err;

  Answer(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  /** The rows below an answer that was written already. */
  void rows(@Nullable ReadRows read) {
    switch (read) {
      case null -> {
        // none were wanted, or there is no SQL that could give any
      }
      case ReadRows.Some some -> {
        out.println();
        RowsText.print(out, some);
      }
      case ReadRows.None none -> tell(none);
    }
  }

  /** One object, with the rows in it where they were wanted. */
  void json(RunResult result, @Nullable ReadRows read) {
    ObjectNode json = Json.tree(result);
    if (read != null) {
      json.set("rows", RowsJson.of(read));
    }
    out.println(RowsJson.shown(json));
  }

  /** The statement, as a terminal can show it. */
  void sql(RunResult result) {
    tellVerdict(result);
    String sql = result.sql();
    if (sql != null) {
      sql.strip().lines().map(TableText::oneLine).forEach(out::println);
    }
  }

  /** The rows and nothing else. */
  void csv(RunResult result, @Nullable ReadRows read) {
    tellVerdict(result);
    switch (read) {
      case null -> err.println("assay: there is no SQL, and so there are no rows");
      case ReadRows.Some(var table, boolean complete, var emptiedBy) -> {
        RowsCsv.print(out, table);
        RowsText.emptied(emptiedBy).ifPresent(why -> err.println("assay: " + why));
        if (!complete) {
          err.println(
              "assay: these are the first %,d rows; more with --rows N"
                  .formatted(table.rowCount()));
        }
      }
      case ReadRows.None none -> tell(none);
    }
  }

  private void tellVerdict(RunResult result) {
    err.println(TableText.oneLine(AnswerText.verdict(result)));
  }

  private void tell(ReadRows.None none) {
    err.println(
        "assay: the rows cannot be read, the verdict stands: "
            + TableText.oneLine(none.failure().message()));
  }
}
