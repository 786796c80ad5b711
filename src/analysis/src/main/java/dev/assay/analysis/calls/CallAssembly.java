package dev.assay.analysis.calls;

import dev.assay.analysis.calls.CallProgram.Part;
import dev.assay.catalog.Catalog;
import java.util.ArrayList;
import java.util.List;

/** Puts a query together from calls, in the dialect of a database. */
public final class CallAssembly {

  /**
   * Conditions that are to be connected.
   *
   * @param clause which they are of, for people and models
   * @param conditions as SQL, at least two; they are numbered from 1
   */
  public record Group(String clause, List<String> conditions) {
    public Group {
      conditions = List.copyOf(conditions);
    }
  }

  private final Catalog catalog;

  public CallAssembly(Catalog catalog) {
    this.catalog = catalog;
  }

  /** The conditions of which it is open whether all have to hold, or one. */
  public List<Group> groups(CallProgram program) {
    CallSql sql = new CallSql(catalog, List.of());
    List<Group> groups = new ArrayList<>();
    List<Part> parts = program.parts();
    for (int at = 0; at < parts.size(); at++) {
      for (boolean having : new boolean[] {false, true}) {
        Part part = parts.get(at);
        List<Call.Condition> conditions = part.conditions(having);
        if (conditions.size() > 1) {
          String query = parts.size() == 1 ? "" : " of query %d".formatted(at + 1);
          groups.add(
              new Group(
                  (having ? "HAVING" : "WHERE") + query,
                  conditions.stream()
                      .map(each -> shown(program, sql.condition(part.all(Call.From.class), each)))
                      .toList()));
        }
      }
    }
    return groups;
  }

  /** Sub-questions stand there as they are asked. */
  private static String shown(CallProgram program, String condition) {
    return program.questions().isEmpty()
        ? condition
        : condition.replace("(SELECT NULL)", "(the answer of a sub-question)");
  }

  /**
   * The query.
   *
   * @param answers SQL of the sub-questions, as many as there are
   * @param connections for each of {@link #groups}, in their order
   */
  public String sql(CallProgram program, List<String> answers, List<Connection> connections) {
    CallSql sql = new CallSql(catalog, answers);
    List<Part> parts = program.parts();
    List<String> operators = program.operators();
    StringBuilder text = new StringBuilder();
    int group = 0;
    for (int at = 0; at < parts.size(); at++) {
      Part part = parts.get(at);
      int where = part.conditions(false).size();
      int having = part.conditions(true).size();
      Connection connected = where > 1 ? connections.get(group++) : Connection.all(where);
      Connection ofGroups = having > 1 ? connections.get(group++) : Connection.all(having);
      text.append(at == 0 ? "" : " %s ".formatted(operators.get(at - 1)));
      text.append(sql.part(part, connected, ofGroups));
    }
    return new CallNames(catalog).spelled(text.toString());
  }

  /** The query with all conditions connected by AND. */
  public String sql(CallProgram program, List<String> answers) {
    return sql(
        program,
        answers,
        groups(program).stream().map(each -> Connection.all(each.conditions().size())).toList());
  }
}
