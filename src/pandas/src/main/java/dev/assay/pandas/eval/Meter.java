package dev.assay.pandas.eval;

import dev.assay.pandas.value.Budget;
import dev.assay.pandas.value.LimitError;
import dev.assay.pandas.value.TimeLimit;

/** Counts what one evaluation uses and ends it, by name, when a limit is passed. */
final class Meter implements Budget {

  private static final int STEPS_BETWEEN_CLOCKS = 64;
  private static final int CELLS_BETWEEN_CLOCKS = 1024;
  private static final int LEVELS_PER_CALL = 20;
  private static final double BITS_PER_DIGIT = Math.log(10) / Math.log(2);
  private static final int CHARACTERS_PER_CELL = 8;

  /** No program asks for so much, whatever it says. */
  private static final long OVERFLOWN = 1L << 40;

  private final Limits limits;
  private long steps;
  private long nextClock = STEPS_BETWEEN_CLOCKS;
  private long cells;
  private long nextCellClock = CELLS_BETWEEN_CLOCKS;
  private int calls;
  private int levels;

  Meter(Limits limits) {
    this.limits = limits;
  }

  long used() {
    return steps;
  }

  @Override
  public void steps(long count) {
    steps = sum(steps, count);
    if (steps > limits.steps()) {
      throw new LimitError(
          "StepLimitError", "the program took more than " + limits.steps() + " steps");
    }
    if (steps >= nextClock) {
      nextClock = steps + STEPS_BETWEEN_CLOCKS;
      TimeLimit.check();
    }
  }

  @Override
  public void cells(long count) {
    cells = sum(cells, count);
    if (cells > limits.cells()) {
      throw new LimitError(
          "MemoryLimitError", "the program allocated more than " + limits.cells() + " cells");
    }
    if (cells >= nextCellClock) {
      nextCellClock = cells + CELLS_BETWEEN_CLOCKS;
      TimeLimit.check();
    }
  }

  /**
   * What is used then. Arguments of programs may be below zero, which gives nothing back; a count
   * far below has overflowed.
   */
  private static long sum(long used, long count) {
    if (count < 0) {
      return count < -OVERFLOWN ? OVERFLOWN : used;
    }
    return used + Math.min(count, OVERFLOWN);
  }

  @Override
  public void mergeRows(long rows) {
    if (rows > limits.mergeRows()) {
      throw new LimitError(
          "MergeLimitError",
          "the merge would give " + rows + " rows, more than " + limits.mergeRows());
    }
  }

  @Override
  public void text(long length) {
    partOfText(length);
    cells(1 + length / CHARACTERS_PER_CELL);
  }

  @Override
  public void partOfText(long length) {
    if (length > limits.textLength()) {
      throw new LimitError(
          "TextLimitError",
          "the string would have " + length + " characters, more than " + limits.textLength());
    }
  }

  @Override
  public void bits(long bits) {
    if (bits > (long) (limits.integerDigits() * BITS_PER_DIGIT) + 1) {
      throw new LimitError(
          "IntegerLimitError",
          "the integer would have more than " + limits.integerDigits() + " digits");
    }
  }

  /** Enters a call; {@link #leave} must follow. */
  void enter() {
    if (calls >= limits.recursion()) {
      throw new LimitError(
          "RecursionError", "maximum recursion depth exceeded: " + limits.recursion() + " calls");
    }
    calls++;
  }

  void leave() {
    calls--;
  }

  /** Enters an expression or an iterator inside another; {@link #ascend} must follow. */
  void descend() {
    if (levels >= LEVELS_PER_CALL * limits.recursion()) {
      throw new LimitError("RecursionError", "maximum recursion depth exceeded");
    }
    levels++;
  }

  void ascend() {
    levels--;
  }
}
