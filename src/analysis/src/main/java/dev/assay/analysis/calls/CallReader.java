package dev.assay.analysis.calls;

import dev.assay.analysis.calls.CallArguments.WrongCallException;
import dev.assay.catalog.NearestNames;
import dev.assay.pandas.syntax.Expression;
import dev.assay.pandas.syntax.Expression.Argument;
import dev.assay.pandas.syntax.Parser;
import dev.assay.pandas.syntax.Source;
import dev.assay.pandas.syntax.Statement;
import dev.assay.pandas.syntax.SyntaxError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a program of calls. It is parsed as Python and never evaluated: only the nine functions, in
 * statements of their own, with arguments that are written out.
 */
public final class CallReader {

  /** As many calls as any query of this tool needs, and more. */
  static final int MOST_CALLS = 100;

  /** As many sub-questions as a program may ask. */
  static final int MOST_QUESTIONS = 4;

  private static final List<String> FUNCTIONS =
      List.of(
          "add_select",
          "add_from",
          "add_where",
          "add_groupby",
          "add_having",
          "add_orderby",
          "add_limit",
          "add_merge",
          "QA");

  private static final Set<String> OPERATORS =
      Set.of(
          "=",
          "!=",
          "<>",
          "<",
          "<=",
          ">",
          ">=",
          "LIKE",
          "NOT LIKE",
          "IN",
          "NOT IN",
          "BETWEEN",
          "NOT BETWEEN",
          "IS",
          "IS NOT");

  private static final Set<String> JOINS = Set.of("INNER", "LEFT", "RIGHT", "FULL", "CROSS");
  private static final Set<String> MERGES = Set.of("UNION", "UNION ALL", "INTERSECT", "EXCEPT");

  /** A program, or what is wrong with it. */
  public sealed interface Outcome {

    record Read(CallProgram program) implements Outcome {}

    /** At least one problem. */
    record Refused(List<CallProblem> problems) implements Outcome {}
  }

  private final Source source;
  private final List<Call> calls = new ArrayList<>();
  private final List<String> questions = new ArrayList<>();
  private final Map<String, Integer> answers = new LinkedHashMap<>();
  private final List<CallProblem> problems = new ArrayList<>();

  private CallReader(Source source) {
    this.source = source;
  }

  /** Reads the program of a model. */
  public static Outcome read(String code) {
    Source source = new Source("calls", code);
    return switch (Parser.parse(source)) {
      case Parser.Outcome.Failed(_, var errors) -> {
        SyntaxError first = errors.getFirst();
        yield new Outcome.Refused(
            List.of(
                new CallProblem(
                    source.position(first.offset()).line(),
                    "",
                    first.type() + ": " + first.message())));
      }
      case Parser.Outcome.Parsed(var program) ->
          new CallReader(source).outcome(program.statements());
    };
  }

  private Outcome outcome(List<Statement> statements) {
    if (statements.size() > MOST_CALLS) {
      return new Outcome.Refused(
          List.of(new CallProblem(0, "", "at most %d calls are allowed".formatted(MOST_CALLS))));
    }
    statements.forEach(this::statement);
    if (problems.isEmpty()) {
      CallShape.problems(new CallProgram(calls, questions)).forEach(problems::add);
    }
    return problems.isEmpty()
        ? new Outcome.Read(new CallProgram(calls, questions))
        : new Outcome.Refused(problems);
  }

  private void statement(Statement statement) {
    int line = source.position(statement.span().start()).line();
    switch (statement) {
      case Statement.ExpressionStatement(_, Expression.Call call) -> call(line, call);
      case Statement.Assign(_, var targets, Expression.Call call)
          when targets.size() == 1
              && targets.getFirst() instanceof Expression.Name name
              && isNamed(call, "QA") ->
          answer(line, name.id(), call);
      default ->
          problems.add(
              new CallProblem(line, "", "write only calls of " + String.join(", ", FUNCTIONS)));
    }
  }

  private static boolean isNamed(Expression.Call call, String function) {
    return call.function() instanceof Expression.Name name && name.id().equals(function);
  }

  private void answer(int line, String name, Expression.Call call) {
    try {
      answers.put(name, asked(call).question());
    } catch (WrongCallException wrong) {
      problems.add(new CallProblem(line, "QA", String.valueOf(wrong.getMessage())));
    }
  }

  private void call(int line, Expression.Call call) {
    String function = call.function() instanceof Expression.Name name ? name.id() : "";
    try {
      switch (function) {
        case "add_select" -> calls.add(select(line, call.arguments()));
        case "add_from" -> calls.add(from(line, call.arguments()));
        case "add_where" -> calls.add(condition(line, false, call.arguments()));
        case "add_having" -> calls.add(condition(line, true, call.arguments()));
        case "add_groupby" ->
            calls.add(
                new Call.GroupBy(
                    line,
                    CallArguments.of(call.arguments(), List.of(), List.of(), true)
                        .texts("column")));
        case "add_orderby" -> calls.add(orderBy(line, call.arguments()));
        case "add_limit" -> calls.add(limit(line, call.arguments()));
        case "add_merge" -> calls.add(merge(line, call.arguments()));
        case "QA" ->
            throw new WrongCallException("use its answer: as the value of a condition, or a table");
        default ->
            throw new WrongCallException(
                "there is no such function" + NearestNames.hint(function, FUNCTIONS));
      }
    } catch (WrongCallException wrong) {
      problems.add(new CallProblem(line, function, String.valueOf(wrong.getMessage())));
    }
  }

  private static Call select(int line, List<Argument> arguments) throws WrongCallException {
    CallArguments given = CallArguments.of(arguments, List.of(), List.of("distinct"), true);
    return new Call.Select(line, given.texts("column"), given.flag("distinct"));
  }

  private Call from(int line, List<Argument> arguments) throws WrongCallException {
    CallArguments given =
        CallArguments.of(arguments, List.of("table"), List.of("alias", "on", "join"), false);
    String join = upper(given.optionalText("join").orElse("INNER"));
    requireOneOf("join", join, JOINS);
    String alias = given.optionalText("alias").orElse(null);
    if (alias != null && !alias.matches("[A-Za-z_][A-Za-z0-9_]*")) {
      throw new WrongCallException("the alias must be a plain name");
    }
    String on = given.optionalText("on").orElse(null);
    Expression table = given.named().get("table");
    Operand.Answered question = table == null ? null : question(table);
    if (question != null && alias == null) {
      throw new WrongCallException("a sub-question as a table needs an alias");
    }
    return new Call.From(
        line, question == null ? given.text("table") : "", question, alias, on, join);
  }

  private Call condition(int line, boolean having, List<Argument> arguments)
      throws WrongCallException {
    String left = having ? "expression" : "column";
    CallArguments given =
        CallArguments.of(arguments, List.of(left, "operator", "value"), List.of("other"), false);
    String operator = upper(given.text("operator")).replaceAll("\\s+", " ");
    operator = operator.equals("==") ? "=" : operator;
    requireOneOf("operator", operator, OPERATORS);
    Operand right = right(given);
    String wrong = CallShape.misfit(operator, right);
    if (!wrong.isEmpty()) {
      throw new WrongCallException(wrong);
    }
    return new Call.Condition(line, having, given.text(left), operator, right);
  }

  private Operand right(CallArguments given) throws WrongCallException {
    Expression value = given.named().get("value");
    String other = given.optionalText("other").orElse(null);
    if ((value == null) == (other == null)) {
      throw new WrongCallException("give either a value, or other= for a column");
    }
    return value == null ? new Operand.Computed(String.valueOf(other)) : operand(value);
  }

  private Operand operand(Expression value) throws WrongCallException {
    Operand.Answered question = question(value);
    if (question != null) {
      return question;
    }
    List<Expression> items =
        switch (value) {
          case Expression.ListDisplay(_, var all) -> all;
          case Expression.TupleDisplay(_, var all) -> all;
          default -> List.of();
        };
    if (items.isEmpty()) {
      return written(value);
    }
    List<Operand> operands = new ArrayList<>();
    for (Expression item : items) {
      operands.add(written(item));
    }
    return new Operand.Items(operands);
  }

  private static Operand written(Expression value) throws WrongCallException {
    return Literals.operand(value)
        .orElseThrow(
            () ->
                new WrongCallException(
                    "the value must be written out: a text, a number, None, a list of these, or"
                        + " QA(\"…\")"));
  }

  /** The sub-question that stands there, or that a name stands for; null when it is no such. */
  private Operand.@Nullable Answered question(Expression value) throws WrongCallException {
    return switch (value) {
      case Expression.Call call when isNamed(call, "QA") -> asked(call);
      case Expression.Name name when answers.containsKey(name.id()) ->
          new Operand.Answered(answers.get(name.id()));
      default -> null;
    };
  }

  private Operand.Answered asked(Expression.Call call) throws WrongCallException {
    String text =
        CallArguments.of(call.arguments(), List.of("question"), List.of(), false).text("question");
    if (questions.size() == MOST_QUESTIONS) {
      throw new WrongCallException(
          "at most %d sub-questions are allowed".formatted(MOST_QUESTIONS));
    }
    questions.add(text);
    return new Operand.Answered(questions.size() - 1);
  }

  private static Call orderBy(int line, List<Argument> arguments) throws WrongCallException {
    CallArguments given =
        CallArguments.of(arguments, List.of("expression", "direction"), List.of(), false);
    String direction = upper(given.optionalText("direction").orElse("ASC"));
    requireOneOf("direction", direction, Set.of("ASC", "DESC"));
    return new Call.OrderBy(line, given.text("expression"), direction.equals("DESC"));
  }

  private static Call limit(int line, List<Argument> arguments) throws WrongCallException {
    CallArguments given = CallArguments.of(arguments, List.of("rows"), List.of("offset"), false);
    long rows = given.count("rows", -1);
    if (rows < 0) {
      throw new WrongCallException("the argument 'rows' is missing");
    }
    return new Call.Limit(line, rows, given.count("offset", 0));
  }

  private static Call merge(int line, List<Argument> arguments) throws WrongCallException {
    CallArguments given = CallArguments.of(arguments, List.of("operator"), List.of(), false);
    String operator = upper(given.text("operator")).replaceAll("\\s+", " ");
    requireOneOf("operator", operator, MERGES);
    return new Call.Merge(line, operator);
  }

  private static void requireOneOf(String what, String value, Set<String> known)
      throws WrongCallException {
    if (!known.contains(value)) {
      throw new WrongCallException(
          "there is no %s '%s': use %s"
              .formatted(what, value, String.join(", ", known.stream().sorted().toList())));
    }
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }
}
