package dev.assay.catalog.folder;

import java.util.ArrayDeque;
import java.util.Deque;

/** Measures how deep lists are nested in trees whose nodes are told in order, parents first. */
final class Nesting {

  /** A node, of which so many children are to come, within so many lists. */
  private record Open(long missing, int lists) {}

  private final Deque<Open> open = new ArrayDeque<>();
  private int deepest;

  /**
   * The next node; what comes after a whole tree begins another.
   *
   * @param repeated whether it is what a list is made of
   */
  void take(long children, boolean repeated) {
    int lists = (open.isEmpty() ? 0 : open.peek().lists()) + (repeated ? 1 : 0);
    deepest = Math.max(deepest, lists);
    if (!open.isEmpty()) {
      Open parent = open.pop();
      if (parent.missing() > 1) {
        open.push(new Open(parent.missing() - 1, parent.lists()));
      }
    }
    if (children > 0) {
      open.push(new Open(children, lists));
    }
  }

  /** The most lists within each other. */
  int deepest() {
    return deepest;
  }
}
