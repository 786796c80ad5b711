package dev.assay.pandas.frame.time;

import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.Timestamp;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of the step of dates, pandas' {@code freq}, when some of them are chosen or several
 * indexes are put together (pandas/core/arrays/datetimelike.py, indexes/datetimelike.py).
 */
public final class StepRules {

  private StepRules() {}

  /** Of labels that a slice chose. */
  public static @Nullable DateStep sliced(@Nullable DateStep step, int[] positions) {
    return step == null || positions.length < 2 ? step : step.times(positions[1] - positions[0]);
  }

  /** Of labels taken from positions: only where a slice had chosen the same. */
  public static @Nullable DateStep taken(@Nullable DateStep step, int[] positions) {
    if (step == null || positions.length < 2) {
      return step;
    }
    int apart = positions[1] - positions[0];
    for (int at = 2; at < positions.length; at++) {
      if (positions[at] - positions[at - 1] != apart) {
        return null;
      }
    }
    return apart == 0 ? null : step.times(apart);
  }

  /** Of labels that a mask chose: only of neighbours. */
  public static @Nullable DateStep masked(@Nullable DateStep step, int[] positions) {
    DateStep taken = taken(step, positions);
    return positions.length < 2 || positions[1] - positions[0] == 1 ? taken : null;
  }

  /** Whether two steps are the same, as 24 hours and a day are. */
  public static boolean isSame(@Nullable DateStep one, @Nullable DateStep other) {
    if (one == null || other == null) {
      return false;
    }
    return one.isTick() && other.isTick() ? one.nanos() == other.nanos() : one.equals(other);
  }

  /** Of labels one after another: the common one where each part goes on from that before it. */
  public static @Nullable DateStep appended(List<Index> parts) {
    List<Index> filled = parts.stream().filter(part -> part.size() > 0).toList();
    DateStep step = parts.getFirst().freq();
    if (step == null || !filled.stream().allMatch(part -> isSame(part.freq(), step))) {
      return null;
    }
    for (int at = 1; at < filled.size(); at++) {
      Index before = filled.get(at - 1);
      if (next(step, value(before, before.size() - 1)) != value(filled.get(at), 0)) {
        return null;
      }
    }
    return step;
  }

  /** Whether the labels of both sides, of one step, adjoin or overlap: then a union has it too. */
  public static boolean adjoin(Index one, Index other) {
    DateStep step = one.freq();
    if (step == null || step.count() < 0 || !isSame(step, other.freq())) {
      return false;
    }
    if (one.size() == 0 || other.size() == 0) {
      return true;
    }
    boolean ordered = value(one, 0) <= value(other, 0);
    Index left = ordered ? one : other;
    Index right = ordered ? other : one;
    return value(right, 0) == next(step, value(left, left.size() - 1))
        || left.lookup().contains(right.label(0));
  }

  /** The labels of a level whose own labels have a step: with it where they follow each other. */
  public static Index known(Index labels, @Nullable DateStep step) {
    return step != null && isTimes(labels)
        ? labels.withFreq(following(step, times(labels, step)))
        : labels;
  }

  /** Of the labels that some rows of an index of several levels have, if they follow each other. */
  public static @Nullable DateStep following(@Nullable DateStep step, TimeColumn labels) {
    if (step == null || labels.size() < 2 || labels.hasMissing()) {
      return labels.hasMissing() ? null : step;
    }
    long[] values = labels.values();
    boolean back = values[1] < values[0] == step.count() > 0;
    long low = back ? values[1] : values[0];
    long high = back ? values[0] : values[1];
    int apart = 0;
    for (long at = low; step.count() > 0 ? at < high : at > high; at = next(step, at)) {
      apart++;
    }
    DateStep each = !back && apart == 1 ? step : step.times(back ? -apart : apart);
    for (int at = 1; at < values.length; at++) {
      if (next(each, values[at - 1]) != values[at]) {
        return null;
      }
    }
    return each;
  }

  /** Of labels with one more: where all of them still follow each other. */
  public static @Nullable DateStep inserted(Index index, Index grown) {
    DateStep step = index.freq();
    return step != null && isTimes(grown) && following(step, times(grown, step)) == step
        ? step
        : null;
  }

  /** Of the labels left where some are dropped: only where these were the first or the last. */
  public static @Nullable DateStep without(Index index, int[] dropped) {
    DateStep step = index.freq();
    if (step == null || dropped.length == 0) {
      return step;
    }
    for (int at = 1; at < dropped.length; at++) {
      if (dropped[at] - dropped[at - 1] != 1) {
        return null;
      }
    }
    boolean end = dropped[0] == 0 || dropped[dropped.length - 1] == index.size() - 1;
    return end ? step : null;
  }

  /** Of a union: the common one where both sides adjoin, else what the labels themselves show. */
  public static @Nullable DateStep union(List<Index> parts, Index union) {
    if (!isTimes(union)) {
      return null;
    }
    List<Index> unlike = new ArrayList<>();
    for (Index part : parts) {
      if (part.size() > 0 && unlike.stream().noneMatch(part::sameLabels)) {
        unlike.add(part);
      }
    }
    Index first = unlike.isEmpty() ? parts.getFirst() : unlike.getFirst();
    if (unlike.size() < 2) {
      return first.freq();
    }
    DateStep step = first.freq();
    TimeColumn times = times(union, step);
    if (step != null
        && unlike.stream().allMatch(part -> isSame(part.freq(), step))
        && following(step, times) == step) {
      return step;
    }
    boolean ticks = unlike.stream().allMatch(part -> part.freq() != null && part.freq().isTick());
    return ticks ? even(times) : InferredStep.of(times);
  }

  /** The step of times that are equally far apart. */
  private static @Nullable DateStep even(TimeColumn times) {
    long[] values = times.values();
    if (values.length < 2) {
      return null;
    }
    DateStep step = StepNames.ofNanos(values[1] - values[0]);
    return step.count() != 0 && following(step, times) == step ? step : null;
  }

  /** Of an intersection; as {@link #union}, but that one side's labels may be all. */
  public static @Nullable DateStep intersection(Index one, Index other, Index common) {
    if (!isTimes(common)) {
      return null;
    }
    DateStep step = one.freq();
    TimeColumn times = times(common, step);
    DateStep right = other.freq();
    if (one.sameLabels(other)) {
      return step;
    }
    if (step != null && right != null && step.isTick() && right.isTick()) {
      return times.size() == 0 ? step : even(times);
    }
    boolean fast = step != null && step.count() == 1 && isSame(step, right);
    return fast ? step : InferredStep.of(times);
  }

  /** Whether the labels are those that the step leads to from the first of them. */
  public static boolean leads(DateStep step, TimeColumn labels) {
    long[] values = labels.values();
    for (int at = 0; at < values.length; at++) {
      boolean fits =
          at == 0
              ? step.fits(new Timestamp(values[0]).dateTime())
              : next(step, values[at - 1]) == values[at];
      if (values[at] == TimeColumn.NAT || !fits) {
        return false;
      }
    }
    return true;
  }

  private static long value(Index index, int position) {
    return times(index, index.freq()).values()[position];
  }

  private static boolean isTimes(Index index) {
    return index.column() instanceof TimeColumn || index.column() instanceof ZonedColumn;
  }

  /** What steps lead from one to the next: those of days and more through the zone's calendar. */
  private static TimeColumn times(Index index, @Nullable DateStep step) {
    if (!(index.column() instanceof ZonedColumn zoned)) {
      return (TimeColumn) index.column();
    }
    boolean clock = step != null && step.isTick() && step.nanos() % DateStep.DAY != 0;
    return clock ? zoned.moments() : zoned.local();
  }

  private static long next(DateStep step, long nanos) {
    return step.isTick()
        ? nanos + step.nanos()
        : Objects.requireNonNull(Timestamp.of(step.add(new Timestamp(nanos).dateTime(), 1)))
            .nanos();
  }
}
