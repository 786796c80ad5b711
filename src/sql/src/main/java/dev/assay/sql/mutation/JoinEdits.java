package dev.assay.sql.mutation;

import net.sf.jsqlparser.statement.select.Join;

/** Finds the mistakes that are possible in the kind of a join. */
final class JoinEdits {

  private JoinEdits() {}

  static void of(Join join, Edits edits) {
    boolean conditional = !join.getOnExpressions().isEmpty() || !join.getUsingColumns().isEmpty();
    boolean odd = join.isFull() || join.isCross() || join.isNatural() || join.isSimple();
    if (!conditional || odd) {
      return;
    }
    boolean inner = join.isInner();
    boolean left = join.isLeft();
    boolean right = join.isRight();
    boolean outer = join.isOuter();
    boolean plain = !left && !right && !outer;
    edits.add(
        MutationKind.JOIN,
        (plain ? "JOIN %s became LEFT JOIN" : "outer join of %s became an inner JOIN")
            .formatted(Edits.shown(join.getFromItem())),
        () -> set(join, false, plain, false, false),
        () -> set(join, inner, left, right, outer));
  }

  /** The setters undo each other, so that what holds comes last. */
  private static void set(Join join, boolean inner, boolean left, boolean right, boolean outer) {
    join.setInner(inner);
    if (!inner) {
      join.setLeft(left);
      join.setRight(right);
      join.setOuter(outer);
    }
  }
}
