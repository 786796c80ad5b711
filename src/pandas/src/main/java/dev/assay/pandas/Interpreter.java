package dev.assay.pandas;

import dev.assay.pandas.builtins.pandas.PandasLibrary;
import dev.assay.pandas.builtins.python.PythonLibrary;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.eval.Executor;
import dev.assay.pandas.eval.Globals;
import dev.assay.pandas.eval.Library;
import dev.assay.pandas.eval.Limits;
import dev.assay.pandas.value.PythonError;
import dev.assay.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

  public Interpreter() {
    this(PythonLibrary.library().plus(PandasLibrary.library()));
  }

  Interpreter(Library library) {
    this.library = library;
  }

  /**
   * Runs programs one after another in one global scope.
   *
   * @param tables tables that are there from the start, by the name of their variable, typed as
   *     {@code pd.read_sql} types them
   * @throws PandasException when a program raises an error or reaches a limit; with its place
   */
  public Evaluation evaluate(List<Program> programs, Map<String, Table> tables, Limits limits) {
    try {
      return BoundedRun.within(limits.time(), () -> run(programs, tables, limits));
    } catch (PythonError error) {
      throw PandasException.of(error);
    }
  }

  private Evaluation run(List<Program> programs, Map<String, Table> tables, Limits limits) {
    Context context = new Context(library, limits);
    Globals globals = new Globals(library);
    TableReader reader = new TableReader(context);
    tables.forEach((name, table) -> globals.set(name, reader.frame(table)));
    programs.forEach(program -> Executor.run(context, program.parsed(), globals));
    TableWriter writer = new TableWriter(context);
    Map<String, Table> frames = new LinkedHashMap<>();
    globals
        .variables()
        .forEach(
            (name, value) -> {
              Table table = writer.frame(value);
              if (table != null) {
                frames.put(name, table);
              }
            });
    Object result = globals.variables().get("result");
    return new Evaluation(
        frames, result == null ? null : writer.result(result), context.printed(), context.steps());
  }
}
