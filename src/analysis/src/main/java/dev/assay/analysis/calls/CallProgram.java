package dev.assay.analysis.calls;

import java.util.ArrayList;
import java.util.List;

/**
 * A query as calls.
 *
 * @param calls in order, without a merge at either end
 * @param questions the sub-questions that calls ask, in the order in which they are asked
 */
public record CallProgram(List<Call> calls, List<String> questions) {

  public CallProgram {
    calls = List.copyOf(calls);
    questions = List.copyOf(questions);
  }

  /** The calls between merges: at least one part. */
  List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    List<Call> open = new ArrayList<>();
    for (Call call : calls) {
      if (call instanceof Call.Merge) {
        parts.add(new Part(open));
        open = new ArrayList<>();
      } else {
        open.add(call);
      }
    }
    parts.add(new Part(open));
    return parts;
  }

  /** The operators between the parts. */
  List<String> operators() {
    return calls.stream()
        .filter(Call.Merge.class::isInstance)
        .map(merge -> ((Call.Merge) merge).operator())
        .toList();
  }

  /** One query of a merge. */
  record Part(List<Call> calls) {
    Part {
      calls = List.copyOf(calls);
    }

    <T extends Call> List<T> all(Class<T> kind) {
      return calls.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    List<Call.Condition> conditions(boolean having) {
      return all(Call.Condition.class).stream().filter(each -> each.having() == having).toList();
    }
  }
}
