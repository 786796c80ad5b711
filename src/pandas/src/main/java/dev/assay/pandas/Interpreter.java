package dev.assay.pandas;

import dev.assay.pandas.api.dataframe.FrameObject;
import dev.assay.pandas.api.module.PandasLibrary;
import dev.assay.pandas.api.python.PythonLibrary;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Executor;
import dev.assay.pandas.eval.Globals;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.Limits;
import dev.assay.pandas.value.Clock;
import dev.assay.pandas.value.PythonError;
import dev.assay.table.AsOf;
import dev.assay.table.Table;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates programs of the pandas test-code language:
 *
 * <pre>{@code
 * Program data = Program.parse("test data", "import pandas as pd\nt_df = pd.DataFrame({'a': [1]})");
 * Program code = Program.parse("test code", "result = t_df[t_df['a'] > 0]");
 * Table result = new Interpreter().evaluate(List.of(data, code), Map.of(), Limits.DEFAULT)
 *     .result().table();
 * }</pre>
 *
 * It holds no state of a program and can be used by several threads at once.
 */
public final class Interpreter {

  private final Library library;
  private final Duration grace;

  public Interpreter() {
    this(PythonLibrary.library().plus(PandasLibrary.library()));
  }

  Interpreter(Library library) {
    this(library, Deadline.GRACE);
  }

  private Interpreter(Library library, Duration grace) {
    this.library = library;
    this.grace = grace;
  }

  /** One for a machine with so much else to do that programs notice late what they are told. */
  static Interpreter patient(Duration grace) {
    return new Interpreter(PythonLibrary.library().plus(PandasLibrary.library()), grace);
  }

  /**
   * Runs programs one after another in one global scope.
   *
   * @param frames frames that are there from the start, by the name of their variable
   * @throws PandasException when a program raises an error or reaches a limit; with its place
   */
  public Evaluation evaluate(List<Program> programs, Map<String, Frame> frames, Limits limits) {
    return evaluate(programs, frames, limits, null);
  }

  /**
   * The same with a clock.
   *
   * @param asOf what now means to the programs; without it they have no clock
   * @throws PandasException when a program raises an error or reaches a limit; with its place
   */
  public Evaluation evaluate(
      List<Program> programs, Map<String, Frame> frames, Limits limits, @Nullable AsOf asOf) {
    Context context = new Context(library, limits);
    return BoundedRun.ofProgram(
        context,
        Deadline.after(limits.time(), grace),
        () -> Clock.at(asOf, () -> evaluated(context, programs, frames)));
  }

  /** {@link #show(Program, Map, Limits, AsOf)} without a clock. */
  public Shown show(Program program, Map<String, Frame> frames, Limits limits) {
    return show(program, frames, limits, null);
  }

  /**
   * Runs one program, to show what it leaves in {@code result}.
   *
   * @param frames frames that are there from the start, by the name of their variable
   * @param asOf what now means to the program; without it, it has no clock
   * @throws PandasException when the program raises an error, reaches a limit or leaves no result
   */
  public Shown show(
      Program program, Map<String, Frame> frames, Limits limits, @Nullable AsOf asOf) {
    Context context = new Context(library, limits);
    Deadline deadline = Deadline.after(limits.time(), grace);
    return BoundedRun.ofProgram(
        context, deadline, () -> Clock.at(asOf, () -> shown(context, program, frames, deadline)));
  }

  private Globals run(Context context, List<Program> programs, Map<String, Frame> frames) {
    Globals globals = new Globals(library);
    frames.forEach(
        (name, frame) -> {
          context.budget().cells(frame.cells());
          globals.set(name, new FrameObject(frame.data()));
        });
    programs.forEach(program -> Executor.run(context, program.parsed(), globals));
    return globals;
  }

  private Shown shown(
      Context context, Program program, Map<String, Frame> frames, Deadline deadline) {
    Globals globals = run(context, List.of(program), frames);
    Object result = globals.variables().get("result");
    if (result == null) {
      throw new PythonError(
              "NameError", "name 'result' is not defined: the program leaves nothing in it")
          .hinting(() -> globals.hint("result"));
    }
    return new Shown(context, result, deadline);
  }

  private Evaluation evaluated(Context context, List<Program> programs, Map<String, Frame> given) {
    Globals globals = run(context, programs, given);
    TableWriter writer = new TableWriter(context);
    Map<String, Table> frames = new LinkedHashMap<>();
    globals
        .variables()
        .forEach(
            (name, value) -> {
              Table table = writer.frame(name, value);
              if (table != null) {
                frames.put(name, table);
              }
            });
    Object result = globals.variables().get("result");
    return new Evaluation(
        frames, result == null ? null : writer.result(result), context.printed(), context.steps());
  }
}
