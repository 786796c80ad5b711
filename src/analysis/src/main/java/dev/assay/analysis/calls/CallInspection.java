package dev.assay.analysis.calls;

import dev.assay.analysis.Finding;
import dev.assay.analysis.calls.CallProgram.Part;
import dev.assay.analysis.detector.DetectedKind;
import dev.assay.analysis.detector.Detector;
import dev.assay.analysis.retriever.Retriever;
import dev.assay.catalog.Catalog;
import dev.assay.catalog.values.ValueIndex;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks a program call by call, so that a model can mend the one call that is wrong: names,
 * values, types and joins of each; then the query that they make up.
 */
public final class CallInspection {

  /** What a single call can be wrong in; the rest shows in the whole query only. */
  private static final Set<String> OF_ONE_CALL =
      EnumSet.of(
              DetectedKind.UNKNOWN_NAME,
              DetectedKind.AMBIGUOUS_NAME,
              DetectedKind.MISSING_JOIN,
              DetectedKind.TYPE_MISMATCH,
              DetectedKind.DATE_FORMAT,
              DetectedKind.AGGREGATE_IN_WHERE)
          .stream()
          .map(DetectedKind::text)
          .collect(Collectors.toSet());

  private final Catalog catalog;
  private final CallNames names;
  private final CallJoins joins;
  private final Detector detector;
  private final @Nullable Retriever retriever;

  /**
   * A check of programs for one database.
   *
   * @param values to look conditions up in; null where there are none, or none may be shown
   */
  public CallInspection(Catalog catalog, Detector detector, @Nullable ValueIndex values) {
    this.catalog = catalog;
    this.names = new CallNames(catalog);
    this.joins = new CallJoins(catalog);
    this.detector = detector;
    this.retriever = values == null ? null : new Retriever(catalog, values);
  }

  /** What is wrong with the program, each with its call. */
  public List<CallProblem> inspect(CallProgram program) {
    return inspect(program, List.of(), List.of());
  }

  /**
   * The same with what is known from before.
   *
   * @param answers SQL of the sub-questions; empty as long as there is none
   * @param earlier the queries that were tried before: columns that did not hold a value are not
   *     offered for it again
   */
  public List<CallProblem> inspect(
      CallProgram program, List<String> answers, List<String> earlier) {
    List<CallProblem> problems = new ArrayList<>();
    for (Part part : program.parts()) {
      List<Call.From> tables = part.all(Call.From.class);
      List<CallProblem> wrong = tables(tables);
      problems.addAll(wrong);
      if (wrong.isEmpty()) {
        problems.addAll(calls(part, new CallSql(catalog, answers), earlier));
      }
    }
    return problems.isEmpty() ? whole(program, answers) : problems;
  }

  private List<CallProblem> tables(List<Call.From> tables) {
    List<CallProblem> problems = new ArrayList<>();
    for (int at = 0; at < tables.size(); at++) {
      Call.From table = tables.get(at);
      List<Call.From> before = tables.subList(0, at);
      if (table.question() == null && catalog.table(table.table()).isEmpty()) {
        problems.add(problem(table, catalog.unknownTable(table.table())));
      } else if (before.stream().anyMatch(each -> each.name().equalsIgnoreCase(table.name()))) {
        problems.add(
            problem(table, "'%s' is there already: give it an alias".formatted(table.name())));
      } else if (isOpen(table, at)
          && joins.along(table, before) instanceof CallJoins.Found.Untold(String reason)) {
        problems.add(problem(table, reason));
      }
    }
    return problems;
  }

  /** Whether the keys have to tell what joins it. */
  private static boolean isOpen(Call.From table, int at) {
    return at > 0
        && table.on() == null
        && table.question() == null
        && !table.join().equals("CROSS");
  }

  /** Each call on its own, in a query that holds nothing else but the tables. */
  private List<CallProblem> calls(Part part, CallSql sql, List<String> earlier) {
    List<Call.From> tables = part.all(Call.From.class);
    List<String> aliases = aliases(part);
    List<CallProblem> problems = new ArrayList<>();
    for (Call call : part.calls()) {
      String from = sql.from(call instanceof Call.From own ? upTo(tables, own) : tables);
      String query =
          switch (call) {
            case Call.Select select -> sql.select(tables, List.of(select)) + " " + from;
            case Call.From _ -> "SELECT 1 " + from;
            case Call.Condition condition ->
                "SELECT 1 %s %s %s"
                    .formatted(
                        from,
                        condition.having() ? "HAVING" : "WHERE",
                        sql.condition(tables, condition));
            case Call.GroupBy group ->
                "SELECT 1 %s %s".formatted(from, sql.groupBy(tables, List.of(group)));
            case Call.OrderBy order ->
                "SELECT 1 %s %s".formatted(from, sql.orderBy(tables, List.of(order)));
            case Call.Limit _, Call.Merge _ -> "";
          };
      problems.addAll(problems(call, query, earlier, aliases));
    }
    return problems;
  }

  private List<CallProblem> problems(
      Call call, String query, List<String> earlier, List<String> aliases) {
    if (query.isEmpty() || isAlias(call, aliases)) {
      return List.of();
    }
    if (names.bound(query).isEmpty()) {
      return List.of(
          problem(call, "this cannot be read as SQL: write plain expressions over columns"));
    }
    Stream<Finding> detected =
        detector.inspect(query).stream()
            .filter(
                finding ->
                    OF_ONE_CALL.contains(finding.kind())
                        || (call instanceof Call.From
                            && finding.kind().equals(DetectedKind.JOIN_NOT_ALONG_KEY.text())));
    return Stream.concat(detected, retrieved(query, earlier))
        .map(finding -> new CallProblem(call.line(), call.function(), finding))
        .distinct()
        .toList();
  }

  private Stream<Finding> retrieved(String query, List<String> earlier) {
    return retriever == null ? Stream.of() : retriever.inspect(query, earlier).stream();
  }

  /** Order and groups may name what SELECT names. */
  private static boolean isAlias(Call call, List<String> aliases) {
    return switch (call) {
      case Call.OrderBy order -> isAmong(aliases, order.expression());
      case Call.Condition condition -> condition.having() && isAmong(aliases, condition.left());
      case Call.GroupBy group ->
          group.expressions().stream().allMatch(each -> isAmong(aliases, each));
      default -> false;
    };
  }

  private static boolean isAmong(List<String> aliases, String name) {
    return aliases.stream().anyMatch(name::equalsIgnoreCase);
  }

  private static List<String> aliases(Part part) {
    return part.all(Call.Select.class).stream()
        .flatMap(select -> select.expressions().stream())
        .filter(expression -> expression.matches("(?is).*\\sAS\\s+\\w+"))
        .map(expression -> expression.replaceFirst("(?is).*\\sAS\\s+(\\w+)", "$1"))
        .toList();
  }

  private static List<Call.From> upTo(List<Call.From> tables, Call.From last) {
    return tables.subList(0, tables.indexOf(last) + 1);
  }

  /** What only shows when the calls are together. */
  private List<CallProblem> whole(CallProgram program, List<String> answers) {
    String sql = new CallAssembly(catalog).sql(program, answers);
    return detector.inspect(sql).stream()
        .filter(finding -> !OF_ONE_CALL.contains(finding.kind()))
        .map(finding -> new CallProblem(0, function(finding.kind()), finding))
        .distinct()
        .toList();
  }

  private static String function(String kind) {
    return switch (kind) {
      case "missing-group-by", "superfluous-group-by", "group-by-name" -> "add_groupby";
      case "join-not-along-key", "unused-join" -> "add_from";
      case "distinct-key" -> "add_select";
      default -> "";
    };
  }

  private static CallProblem problem(Call call, String message) {
    return new CallProblem(call.line(), call.function(), message);
  }
}
