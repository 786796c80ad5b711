package dev.assay.analysis.calls;

import dev.assay.analysis.calls.CallProgram.Part;
import java.util.ArrayList;
import java.util.List;

/** Whether calls make up a query at all, whatever they name. */
final class CallShape {

  private CallShape() {}

  /** What is wrong with the program as a whole. */
  static List<CallProblem> problems(CallProgram program) {
    List<CallProblem> problems = new ArrayList<>();
    List<Part> parts = program.parts();
    for (int at = 0; at < parts.size(); at++) {
      Part part = parts.get(at);
      if (part.all(Call.Select.class).isEmpty()) {
        problems.add(missing("add_select", parts.size(), at));
      }
      if (part.all(Call.From.class).isEmpty()) {
        problems.add(missing("add_from", parts.size(), at));
      }
      part.all(Call.Limit.class).stream()
          .skip(1)
          .forEach(limit -> problems.add(problem(limit, "there is a limit already")));
      if (at < parts.size() - 1) {
        part.calls().stream()
            .filter(call -> call instanceof Call.OrderBy || call instanceof Call.Limit)
            .forEach(
                call ->
                    problems.add(
                        problem(call, "order and limit of a merge stand behind its last query")));
      }
    }
    return problems;
  }

  private static CallProblem missing(String function, int parts, int at) {
    return new CallProblem(
        0,
        "",
        "%s is missing%s"
            .formatted(function, parts == 1 ? "" : " in query %d of the merge".formatted(at + 1)));
  }

  private static CallProblem problem(Call call, String message) {
    return new CallProblem(call.line(), call.function(), message);
  }

  /** Why the operator cannot stand before the operand; empty when it can. */
  static String misfit(String operator, Operand right) {
    return switch (operator) {
      case "IN", "NOT IN" ->
          right instanceof Operand.Items || right instanceof Operand.Answered
              ? ""
              : operator + " needs a list of values, or QA(\"…\")";
      case "BETWEEN", "NOT BETWEEN" ->
          right instanceof Operand.Items(var items) && items.size() == 2
              ? ""
              : operator + " needs a list of two values";
      case "IS", "IS NOT" ->
          right instanceof Operand.Missing ? "" : operator + " needs None: compare values with =";
      default ->
          switch (right) {
            case Operand.Items _ -> "a list of values needs IN or BETWEEN";
            case Operand.Missing _ -> "None needs IS or IS NOT";
            default -> "";
          };
    };
  }
}
