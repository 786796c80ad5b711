package dev.assay.sql.mutation;

import dev.assay.sql.Dialect;
import dev.assay.sql.SelectGuard;
import dev.assay.sql.mutation.Edits.Edit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import net.sf.jsqlparser.statement.select.Select;

/** Makes mutants of a few mistakes of each kind, where there are too many for all. */
final class Spread {

  private final Dialect dialect;
  private final Select select;
  private final Set<String> seen = new HashSet<>();
  private final List<Mutant> mutants = new ArrayList<>();

  Spread(Dialect dialect, Select select, String original) {
    this.dialect = dialect;
    this.select = select;
    seen.add(original);
  }

  /** One of each kind in turn, until there are enough; then by kind, in the order of the query. */
  List<Mutant> of(List<Edit> edits) {
    Map<MutationKind, Queue<Edit>> waiting = new EnumMap<>(MutationKind.class);
    edits.forEach(edit -> waiting.computeIfAbsent(edit.kind(), _ -> new ArrayDeque<>()).add(edit));
    for (int turn = 0; turn < Mutants.MOST_OF_A_KIND; turn++) {
      for (Queue<Edit> ofKind : waiting.values()) {
        if (mutants.size() < Mutants.MOST) {
          addNext(ofKind);
        }
      }
    }
    mutants.sort(Comparator.comparing(Mutant::kind));
    return mutants;
  }

  private void addNext(Queue<Edit> edits) {
    while (!edits.isEmpty()) {
      Edit edit = edits.remove();
      edit.make().run();
      String sql = select.toString();
      edit.unmake().run();
      if (seen.add(sql) && SelectGuard.refusal(dialect, sql).isEmpty()) {
        mutants.add(new Mutant(edit.kind(), edit.change(), sql));
        return;
      }
    }
  }
}
