package dev.assay.pandas.value;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How many characters the parts of a pattern match, at least and at most, as it is read: Python's
 * look-behind takes patterns of one width only.
 */
final class RegexWidths {

  private static final long UNBOUNDED = Integer.MAX_VALUE;

  /** A group that is being read: its alternatives so far, the one at hand, and its last item. */
  private static final class Group {
    private final boolean behind;
    private final boolean empty;
    private long least = UNBOUNDED;
    private long most;
    private long leastHere;
    private long mostHere;
    private long leastLast;
    private long mostLast;

    private Group(boolean behind, boolean empty) {
      this.behind = behind;
      this.empty = empty;
    }

    private void add(long lower, long upper) {
      leastHere = Math.min(UNBOUNDED, leastHere + lower);
      mostHere = Math.min(UNBOUNDED, mostHere + upper);
      leastLast = lower;
      mostLast = upper;
    }

    private void alternative() {
      least = Math.min(least, leastHere);
      most = Math.max(most, mostHere);
      leastHere = 0;
      mostHere = 0;
    }
  }

  private final Deque<Group> open = new ArrayDeque<>();

  RegexWidths() {
    open.push(new Group(false, false));
  }

  void open(String start) {
    boolean behind = start.startsWith("(?<=") || start.startsWith("(?<!");
    open.push(new Group(behind, behind || start.startsWith("(?=") || start.startsWith("(?!")));
  }

  /** Ends a group; whether it may stand where it does. */
  boolean close() {
    Group group = open.pop();
    group.alternative();
    open.element().add(group.empty ? 0 : group.least, group.empty ? 0 : group.most);
    return !group.behind || group.least == group.most;
  }

  void character() {
    open.element().add(1, 1);
  }

  void nothing() {
    open.element().add(0, 0);
  }

  /** The text of a group again, of which all that is known is that it may be empty. */
  void anything() {
    open.element().add(0, UNBOUNDED);
  }

  void alternative() {
    open.element().alternative();
  }

  /** The last item so many times; {@code most} is negative where there is no limit. */
  void repeat(long least, long most) {
    Group group = open.element();
    long lower = group.leastLast;
    long upper = group.mostLast;
    group.leastHere -= lower;
    group.mostHere -= upper;
    long upTo = most < 0 && upper > 0 ? UNBOUNDED : Math.min(UNBOUNDED, upper * Math.max(most, 0));
    group.add(Math.min(UNBOUNDED, lower * least), upTo);
  }
}
