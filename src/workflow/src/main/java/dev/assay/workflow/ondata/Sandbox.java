package dev.assay.workflow.ondata;

import dev.assay.pandas.Frame;
import dev.assay.pandas.Interpreter;
import dev.assay.pandas.PandasException;
import dev.assay.pandas.Program;
import dev.assay.pandas.Result;
import dev.assay.pandas.eval.Limits;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Evaluates test code on rows that are given as tables, in the sandbox of its language. */
final class Sandbox {

  /** More than test data need, since tables are whole. */
  private static final Limits LIMITS =
      new Limits(
          100_000_000, 33_554_432, 1_000_000, 1_000_000, 4_300, 1_000, Duration.ofSeconds(15));

  private static final Interpreter INTERPRETER = new Interpreter();
  private static final Program PRELUDE =
      Program.parse("prelude", "import pandas as pd\nimport numpy as np\n");

  private Sandbox() {}

  /** What came of it. */
  sealed interface Outcome {

    /** The frame named {@code result}. */
    record Computed(Table result) implements Outcome {}

    /**
     * There is none.
     *
     * @param reason in one line that holds no cell
     * @param words the error's own words, which may hold some
     * @param limit whether the rows are too many for the sandbox
     */
    record Failed(String reason, String words, boolean limit) implements Outcome {}
  }

  static Outcome compute(Map<String, Table> frames, String code, AsOf asOf) {
    try {
      Map<String, Frame> given = new LinkedHashMap<>();
      frames.forEach((name, table) -> given.put(name, Frame.ofTable(table)));
      Result result =
          INTERPRETER
              .evaluate(List.of(PRELUDE, Program.parse("test code", code)), given, LIMITS, asOf)
              .result();
      return result == null || result.kind() != Result.Kind.FRAME
          ? failed("it leaves no DataFrame named result")
          : new Outcome.Computed(result.table());
    } catch (PandasException failure) {
      return new Outcome.Failed(
          "%s in line %d".formatted(failure.type(), failure.line()),
          failure.describe(),
          failure.type().endsWith("LimitError") || failure.type().equals("MemoryError"));
    }
  }

  private static Outcome failed(String reason) {
    return new Outcome.Failed(reason, reason, false);
  }
}
