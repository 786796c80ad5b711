package dev.assay.workflow.functioncalls;

import dev.assay.agents.Answer;
import dev.assay.agents.ConditionAgent;
import dev.assay.agents.ConditionRequest;
import dev.assay.agents.Connections;
import dev.assay.agents.FunctionCallAgent;
import dev.assay.agents.FunctionCallRequest;
import dev.assay.agents.QuestionContext;
import dev.assay.agents.model.ModelClient;
import dev.assay.agents.model.ModelException;
import dev.assay.analysis.Finding;
import dev.assay.analysis.calls.CallAssembly;
import dev.assay.analysis.calls.CallInspection;
import dev.assay.analysis.calls.CallProblem;
import dev.assay.analysis.calls.CallProgram;
import dev.assay.analysis.calls.CallReader;
import dev.assay.analysis.calls.Connection;
import dev.assay.workflow.functioncalls.CallTurns.Turn;
import dev.assay.workflow.run.Attempts;
import dev.assay.workflow.run.ReadAnswer;
import dev.assay.workflow.run.Stopwatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Has a query written as calls, and each call that is wrong mended; sub-questions are written the
 * same way; in the end the model says how conditions are connected (Tool-SQL). Where the tools are
 * not content after the last turn, the program with fewest problems is taken, the first of several:
 * what it is worth, the test case shows.
 */
final class CallWriting {

  /** The first program, and three that mend it. */
  static final int MOST_TURNS = 4;

  /** Sub-questions may have sub-questions of their own, and no further. */
  static final int DEEPEST = 2;

  private static final int MOST_CONNECTING = 2;

  private final FunctionCallAgent agent;
  private final ConditionAgent connecting;
  private final CallInspection inspection;
  private final CallAssembly assembly;
  private final QuestionContext context;
  private final Attempts attempts;
  private final List<Turn> turns = new ArrayList<>();
  private final List<String> connected = new ArrayList<>();

  CallWriting(
      ModelClient models,
      CallInspection inspection,
      CallAssembly assembly,
      QuestionContext context,
      Attempts attempts) {
    this.agent = FunctionCallAgent.asking(models);
    this.connecting = ConditionAgent.asking(models);
    this.inspection = inspection;
    this.assembly = assembly;
    this.context = context;
    this.attempts = attempts;
  }

  CallTurns write(Stopwatch watch) throws ModelException {
    Optional<String> sql = query(context.question(), 0);
    String reason =
        sql.isPresent()
            ? ""
            : "no calls in %d answers: %s"
                .formatted(turns.size(), String.join("; ", turns.getLast().problems()));
    return new CallTurns(
        turns, connected, sql.orElse(null), reason, watch.startedAt(), watch.millis());
  }

  private Optional<String> query(String question, int depth) throws ModelException {
    Optional<CallProgram> program = program(question, depth);
    if (program.isEmpty()) {
      return Optional.empty();
    }
    List<String> answers = new ArrayList<>();
    for (String part : program.get().questions()) {
      Optional<String> answer = query(part, depth + 1);
      if (answer.isEmpty()) {
        return Optional.empty();
      }
      answers.add(answer.get());
    }
    return Optional.of(assembly.sql(program.get(), answers, connections(question, program.get())));
  }

  /** The program that the tools approve, else the one with fewest problems. */
  private Optional<CallProgram> program(String question, int depth) throws ModelException {
    CallProgram best = null;
    int fewest = Integer.MAX_VALUE;
    List<String> earlier = new ArrayList<>();
    Turn last = new Turn(question, "", List.of(), List.of());
    for (int turn = 1; turn <= MOST_TURNS; turn++) {
      String code = "";
      List<String> problems;
      List<Finding> findings = List.of();
      switch (agent.write(request(question, depth, last))) {
        case Answer.NoCode none -> problems = List.of(none.reason());
        case Answer.Code written -> {
          code = written.text();
          switch (CallReader.read(code)) {
            case CallReader.Outcome.Refused(var refused) -> {
              problems = lines(refused);
              findings = findings(refused);
            }
            case CallReader.Outcome.Read(var program) -> {
              List<CallProblem> wrong = problems(program, depth, earlier);
              problems = lines(wrong);
              findings = findings(wrong);
              if (problems.size() < fewest) {
                best = program;
                fewest = problems.size();
              }
            }
          }
        }
      }
      last = new Turn(question, code, problems, findings);
      turns.add(last);
      if (problems.isEmpty()) {
        break;
      }
    }
    return Optional.ofNullable(best);
  }

  private FunctionCallRequest request(String question, int depth, Turn last) {
    return new FunctionCallRequest(
        attempts.next(FunctionCallAgent.STEP),
        context.asking(question),
        depth == 0 ? "" : context.question(),
        last.calls(),
        last.problems());
  }

  private List<CallProblem> problems(CallProgram program, int depth, List<String> earlier) {
    if (depth >= DEEPEST && !program.questions().isEmpty()) {
      return List.of(
          new CallProblem(
              0,
              "QA",
              new Finding(
                  CallProblem.READER,
                  "too-deep",
                  "this is a part of a part already: answer it without QA")));
    }
    List<CallProblem> problems = inspection.inspect(program, List.of(), earlier);
    if (!problems.isEmpty()) {
      earlier.add(assembly.sql(program, List.of()));
    }
    return problems;
  }

  private static List<Finding> findings(List<CallProblem> problems) {
    return problems.stream().map(CallProblem::finding).toList();
  }

  private static List<String> lines(List<CallProblem> problems) {
    return problems.stream().map(CallProblem::toString).toList();
  }

  /** As the model says; by AND where its answers cannot be used. */
  private List<Connection> connections(String question, CallProgram program) throws ModelException {
    List<CallAssembly.Group> groups = assembly.groups(program);
    if (groups.isEmpty()) {
      return List.of();
    }
    String shown = groups.stream().map(CallWriting::numbered).collect(Collectors.joining("\n\n"));
    ReadAnswer<List<Connection>> read =
        ReadAnswer.within(
            MOST_CONNECTING,
            problems ->
                connecting.connect(
                    new ConditionRequest(
                        attempts.next(ConditionAgent.STEP),
                        question,
                        context.evidence(),
                        shown,
                        problems)),
            text -> connections(text, groups));
    return read.value() != null
        ? read.value()
        : groups.stream().map(group -> Connection.all(group.conditions().size())).toList();
  }

  private List<Connection> connections(String text, List<CallAssembly.Group> groups) {
    List<String> texts = Connections.parse(text, groups.size());
    List<Connection> read = read(texts, groups);
    connected.addAll(texts);
    return read;
  }

  private static List<Connection> read(List<String> texts, List<CallAssembly.Group> groups) {
    List<Connection> read = new ArrayList<>();
    for (int at = 0; at < texts.size(); at++) {
      String text = texts.get(at);
      int conditions = groups.get(at).conditions().size();
      read.add(
          Connection.parse(text, conditions)
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "'%s' must connect each number from 1 to %d once, by AND, OR and parentheses"
                              .formatted(text, conditions))));
    }
    return read;
  }

  private static String numbered(CallAssembly.Group group) {
    return group.clause()
        + "\n"
        + IntStream.range(0, group.conditions().size())
            .mapToObj(at -> "%d: %s".formatted(at + 1, group.conditions().get(at)))
            .collect(Collectors.joining("\n"));
  }
}
