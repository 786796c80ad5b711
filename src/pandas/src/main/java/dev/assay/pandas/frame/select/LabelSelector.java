package dev.assay.pandas.frame.select;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Interval;
import dev.assay.pandas.column.IntervalColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.compute.ZonedValues;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.KnownLabels;
import dev.assay.pandas.frame.index.LabelMap;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.DateParser;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.CountedText;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the positions that labels, lists of labels and slices of labels stand for. */
public final class LabelSelector {

  private final Index index;

  public LabelSelector(Index index) {
    this.index = index;
  }

  /**
   * All positions of one label; of an index of several levels, also by the first levels only.
   *
   * @throws PythonError a KeyError when there is none
   */
  public int[] one(Object label) {
    int[] found = find(label);
    PartialDate part = partial(label);
    if (found.length > 0 && isLost(label, found[0])) {
      throw unknown(label);
    }
    boolean none = part == null || Sorter.isSorted(times()) && part.isBeyond(times());
    if (found.length == 0 && none) {
      throw unknown(label);
    }
    return found;
  }

  /** Whether a label names a missing part at a position, by which pandas finds nothing. */
  public boolean isLost(Object label, int position) {
    int depth = Scalars.isTuple(label) ? Scalars.elements(label).size() : 1;
    return index instanceof MultiIndex multi && multi.isLost(position, depth);
  }

  /** All positions of one label, none when it is unknown. */
  public int[] find(Object label) {
    if (index instanceof MultiIndex multi) {
      List<Object> given = Scalars.isTuple(label) ? Scalars.elements(label) : List.of(label);
      if (given.size() > multi.levelCount() || isOfOtherKind(given)) {
        return new int[0];
      }
      List<Object> parts = held(given);
      return parts.size() == multi.levelCount()
          ? index.lookup().all(multi.whole(parts == given ? label : Scalars.tuple(parts)))
          : prefix(multi, parts);
    }
    PartialDate part = partial(label);
    if (part != null) {
      return part.positions(times());
    }
    return isOfOtherKind(0, label) || isPartOfPeriod(label)
        ? new int[0]
        : index.lookup().all(typed(label));
  }

  /** A text of less than a period names none, though in a list it does, and ends slices. */
  private boolean isPartOfPeriod(Object label) {
    if (!(label instanceof String text && index.column() instanceof PeriodColumn periods)) {
      return false;
    }
    Period written = Periods.written(text);
    return written != null && written.frequency().unit().compareTo(periods.frequency().unit()) > 0;
  }

  /** The labels, with the intervals that values are in, and the dates that texts stand for. */
  private List<Object> held(List<Object> parts) {
    List<Object> held = parts;
    for (int level = 0; level < parts.size(); level++) {
      Column labels = index.levels().get(level);
      Column distinct =
          labels instanceof CategoryColumn categories ? categories.categories() : labels;
      Object part = parts.get(level);
      boolean dates = labels.dtype().isDatetime() || labels instanceof PeriodColumn;
      if (part instanceof String && dates) {
        held = held == parts ? new ArrayList<>(parts) : held;
        held.set(level, new LabelSelector(Index.of(labels, Scalars.NONE)).dated(part));
      }
      if (distinct instanceof IntervalColumn intervals
          && !(part instanceof Interval)
          && !Scalars.isMissing(part)) {
        int at = intervals.holding(part, 0);
        held = held == parts ? new ArrayList<>(parts) : held;
        held.set(level, at < 0 ? part : intervals.item(at));
      }
    }
    return held;
  }

  /** The date that a text stands for; where it stands for several there is no single label. */
  private Object dated(Object text) {
    PartialDate part = partial(text);
    if (part != null && part.positions(times()).length > 0) {
      throw PythonError.unsupported(
          "a part of a date as one of the labels of levels",
          "select with loc[(..., slice(first, last)), :]");
    }
    return part == null && !isPartOfPeriod(text) ? typed(text) : text;
  }

  /** Truths are no labels of numbers, and numbers none of truths. */
  private boolean isOfOtherKind(int level, Object label) {
    DType dtype = index.levels().get(level).dtype();
    return label instanceof Boolean
        ? dtype.isReal()
        : label instanceof Number
            && (dtype.isBool() || index.levelCount() > 1 && holdsTruths(index.levels().get(level)));
  }

  /** Levels are of the kind of what is not missing. */
  private static boolean holdsTruths(Column level) {
    return level.dtype() == DType.OBJECT
        && level.items().stream()
            .allMatch(each -> each instanceof Boolean || Scalars.isMissing(each))
        && !level.items().stream().allMatch(Scalars::isMissing);
  }

  private boolean isOfOtherKind(List<Object> parts) {
    for (int level = 0; level < Math.min(parts.size(), index.levelCount()); level++) {
      if (isOfOtherKind(level, parts.get(level))) {
        return true;
      }
    }
    return false;
  }

  /** The period that a text stands for in an index of times; null for any other label. */
  private @Nullable PartialDate partial(Object label) {
    if (label instanceof String text
        && index.levelCount() == 1
        && index.column() instanceof PeriodColumn periods) {
      return isCoarser(text, periods) ? PartialDate.of(text) : null;
    }
    boolean dates = index.isOfDates() || index.column() instanceof ZonedColumn;
    if (!(label instanceof String text) || index.levelCount() > 1 || !dates) {
      return null;
    }
    PartialDate part = PartialDate.of(text);
    return part != null && part.isCoarserThan(times()) ? part : null;
  }

  /** Whether a text stands for several periods of an index. */
  static boolean isCoarser(String text, PeriodColumn periods) {
    Period written = Periods.written(text);
    return written != null && written.frequency().unit().compareTo(periods.frequency().unit()) < 0;
  }

  private TimeColumn times() {
    if (index.column() instanceof ZonedColumn zoned) {
      return zoned.local();
    }
    return index.column() instanceof PeriodColumn periods
        ? Periods.starts(periods)
        : (TimeColumn) index.column();
  }

  /** Whether one label stands for one row, not for several below it. */
  public boolean isWhole(Object label) {
    if (partial(label) != null) {
      return false;
    }
    return !(index instanceof MultiIndex multi)
        || Scalars.isTuple(label) && Scalars.elements(label).size() == multi.levelCount();
  }

  private static int[] prefix(MultiIndex index, List<Object> parts) {
    Positions found = new Positions();
    for (int row = 0; row < index.size(); row++) {
      boolean same = true;
      for (int level = 0; same && level < parts.size() && level < index.levelCount(); level++) {
        Object label = index.levels().get(level).item(row);
        same = Scalars.key(label).equals(Scalars.key(parts.get(level)));
      }
      if (same) {
        found.add(row);
      }
    }
    return found.toArray();
  }

  /** Text stands for a date in an index of dates, and for a period in one of periods. */
  Object typed(Object label) {
    if (label instanceof String text && index.levels().getFirst() instanceof PeriodColumn periods) {
      Period parsed = Periods.parsed(text, periods.frequency());
      return parsed == null ? label : parsed;
    }
    if (label instanceof String text && index.levels().getFirst() instanceof ZonedColumn zoned) {
      return ZonedValues.beside(zoned, ObjectColumn.of(text)).item(0);
    }
    if (label instanceof String text && index.levels().getFirst() instanceof TimeColumn times) {
      Object parsed =
          times.dtype().isTimedelta()
              ? TimedeltaParser.parse(ObjectColumn.of(text), 1L, true).item(0)
              : DateParser.parseOrMissing(text);
      return parsed == Scalars.NAT ? label : parsed;
    }
    return label;
  }

  /**
   * The positions of labels, one after another; each with all its rows where it repeats.
   *
   * @throws PythonError a KeyError that lists the labels that are missing
   */
  public int[] list(List<Object> labels) {
    Positions found = new Positions();
    List<Object> missing = new ArrayList<>();
    LabelMap lookup = index.lookup();
    for (Object label : labels) {
      int before = found.size();
      if (index.levelCount() == 1 && isOfOtherKind(0, label)) {
        missing.add(label);
        continue;
      }
      if (partial(label) != null || isWhole(label)) {
        for (int at = lookup.first(typed(label)); at >= 0; at = lookup.next(at)) {
          found.add(at);
        }
      } else {
        for (int at : find(label)) {
          found.add(at);
        }
      }
      if (found.size() == before) {
        missing.add(label);
      }
    }
    if (!missing.isEmpty()) {
      throw missing(missing, labels.size(), found.size() == 0);
    }
    return found.toArray();
  }

  private PythonError missing(List<Object> missing, int wanted, boolean all) {
    String shown = CountedText.join(", ", missing.stream().limit(20).map(Text::repr).toList());
    boolean none = all && missing.size() == wanted;
    String message =
        none
            ? "None of [Index([" + shown + "], dtype='object')] are in the [index]"
            : "[" + shown + "] not in index";
    return KnownLabels.labels(PythonError.keyError(message), index, missing);
  }

  private PythonError unknown(Object label) {
    return KnownLabels.labels(PythonError.keyError(label), index, List.of(label));
  }

  /** The positions between two labels, both included; None leaves an end open. */
  public int[] slice(Object start, Object stop) {
    if (start instanceof Boolean || stop instanceof Boolean) {
      throw PythonError.typeError(
          "slice(%s, %s, None): boolean values can not be used in a slice",
          Text.repr(start), Text.repr(stop));
    }
    return new LabelSlice(index, this).positions(start, stop);
  }
}
