package dev.assay.sql.mutation;

import java.util.ArrayList;
import java.util.List;
import net.sf.jsqlparser.expression.Expression;

/** The mistakes found possible in a parsed query, each to be made and unmade in place. */
final class Edits {

  private static final int LONGEST = 100;

  /** One mistake: a change of the parsed query, and its undoing. */
  record Edit(MutationKind kind, String change, Runnable make, Runnable unmake) {}

  private final List<Edit> edits = new ArrayList<>();

  List<Edit> all() {
    return edits;
  }

  void add(MutationKind kind, String change, Runnable make, Runnable unmake) {
    edits.add(new Edit(kind, change, make, unmake));
  }

  /** Another expression in the place of one. */
  void replace(MutationKind kind, Slot slot, Expression other) {
    replace(kind, became(slot.expression(), other), slot, other);
  }

  void replace(MutationKind kind, String change, Slot slot, Expression other) {
    Expression before = slot.expression();
    add(kind, change, () -> slot.set().accept(other), () -> slot.set().accept(before));
  }

  static String became(Object before, Object after) {
    return shown(before) + " became " + shown(after);
  }

  /** A part of the query, on one line. */
  static String shown(Object part) {
    String text = part.toString().replaceAll("\\s+", " ").strip();
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
