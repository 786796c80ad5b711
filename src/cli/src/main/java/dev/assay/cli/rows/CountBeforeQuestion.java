package dev.assay.cli.rows;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Takes what stands behind {@code --rows} for a number of rows only where it is one word: in {@code
 * ask --rows "Who ordered twice?"} it is the question.
 */
final class CountBeforeQuestion implements IParameterPreprocessor {

  @Override
  public boolean preprocess(
      Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> info) {
    boolean attached = !" ".equals(info.get("separator"));
    if (!attached && !arguments.isEmpty() && arguments.peek().strip().contains(" ")) {
      arguments.push(RowsOptions.DEFAULT_ROWS);
    }
    return false;
  }
}
