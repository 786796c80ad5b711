package dev.assay.workflow.testcode;

import dev.assay.pandas.Evaluation;
import dev.assay.pandas.Interpreter;
import dev.assay.pandas.PandasException;
import dev.assay.pandas.Program;
import dev.assay.pandas.Result;
import dev.assay.pandas.eval.Limits;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import dev.assay.workflow.run.Reasons;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Evaluates what models write in pandas, in the sandbox of the test-code language. */
public final class PandasCode {

  private static final Interpreter INTERPRETER = new Interpreter();

  /** What a program may take whose classes are loaded. */
  private static final Limits ONCE_MORE = Limits.DEFAULT.within(Duration.ofMillis(400));

  private static volatile boolean anyHasEnded;

  /** Prompts promise that these are there. */
  private static final Program PRELUDE =
      Program.parse("prelude", "import pandas as pd\nimport numpy as np\n");

  private PandasCode() {}

  /** What test data code built. */
  public sealed interface Built {
    /** All its frames, by the names of their variables. */
    record Frames(Map<String, Table> frames) implements Built {}

    /** Why it could not be evaluated, on one line. */
    record Error(String message) implements Built {}
  }

  /** What test code computed. */
  public sealed interface Computed {
    /** The frame named {@code result}. */
    record Result(Table result) implements Computed {}

    /** Why there is none, on one line. */
    record Error(String message) implements Computed {}
  }

  /**
   * Evaluates test data code.
   *
   * @param asOf what "now" means to it
   */
  public static Built build(String testDataCode, AsOf asOf) {
    try {
      return new Built.Frames(evaluate(asOf, parsedData(testDataCode)).tables());
    } catch (PandasException failure) {
      return new Built.Error(Reasons.bounded(failure.describe()));
    }
  }

  /**
   * Evaluates test code after the code of its test data, in one scope: so the frames have the very
   * dtypes that the test data code gave them.
   */
  public static Computed compute(String testDataCode, String testCode, AsOf asOf) {
    try {
      Program code = Program.parse("test code", testCode);
      return computed(evaluate(asOf, parsedData(testDataCode), code).result());
    } catch (PandasException failure) {
      return new Computed.Error(Reasons.bounded(failure.describe()));
    }
  }

  /**
   * As {@link #compute}, with the rows of these frames in reverse order: where the result is
   * another one, it depends on an order that tables do not have.
   */
  public static Computed computeReversed(
      String testDataCode, Collection<String> frames, String testCode, AsOf asOf) {
    String reversal =
        frames.stream()
            .map(frame -> "%1$s = %1$s.iloc[::-1].reset_index(drop=True)\n".formatted(frame))
            .collect(Collectors.joining());
    try {
      Program reversing = Program.parse("reversal", reversal);
      Program code = Program.parse("test code", testCode);
      return computed(evaluate(asOf, parsedData(testDataCode), reversing, code).result());
    } catch (PandasException failure) {
      return new Computed.Error(Reasons.bounded(failure.describe()));
    }
  }

  private static Program parsedData(String code) {
    return Program.parse("test data code", code);
  }

  /**
   * The first programs of a process load classes, which on a slow machine takes longer than they
   * have. So one that ran out of time before any other had ended is given a short while more; later
   * ones are not, since what ran out of time is mostly what does not end.
   */
  private static Evaluation evaluate(AsOf asOf, Program... programs) {
    List<Program> all = new ArrayList<>(List.of(PRELUDE));
    all.addAll(List.of(programs));
    boolean isFirst = !anyHasEnded;
    try {
      return INTERPRETER.evaluate(all, Map.of(), Limits.DEFAULT, asOf);
    } catch (PandasException failure) {
      if (!isFirst || !failure.type().equals("TimeLimitError")) {
        throw failure;
      }
      return INTERPRETER.evaluate(all, Map.of(), ONCE_MORE, asOf);
    } finally {
      anyHasEnded = true;
    }
  }

  private static Computed computed(@Nullable Result result) {
    if (result == null) {
      return new Computed.Error("the code leaves no DataFrame named result");
    }
    return result.kind() == Result.Kind.FRAME
        ? new Computed.Result(result.table())
        : new Computed.Error(
            "result is a %s, not a DataFrame: put the answer into a DataFrame"
                .formatted(result.kind().name().toLowerCase(Locale.ROOT)));
  }
}
