package dev.assay.pandas.frame.select;

import dev.assay.pandas.column.CategoryColumn;
import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Period;
import dev.assay.pandas.column.PeriodColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.column.TimeColumn;
import dev.assay.pandas.column.ZonedColumn;
import dev.assay.pandas.frame.convert.TextCasts;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.MultiIndex;
import dev.assay.pandas.frame.reshape.LevelOrder;
import dev.assay.pandas.frame.sort.ObjectOrder;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.frame.time.Periods;
import dev.assay.pandas.frame.time.TimeZones;
import dev.assay.pandas.frame.time.TimedeltaParser;
import dev.assay.pandas.value.Aware;
import dev.assay.pandas.value.CompareOperator;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import dev.assay.pandas.value.Timestamp;
import dev.assay.pandas.value.TypeNames;
import dev.assay.pandas.value.ZonedTimestamp;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** Slices by label: {@code loc[start:stop]}, both ends included. */
final class LabelSlice {

  /** Texts that numpy takes for the name of a dtype of integers: no number is compared to them. */
  private static final Set<String> INTEGER_CODES = Set.of("bhilqpnBHILQPN".split(""));

  private final Index index;
  private final LabelSelector labels;

  LabelSlice(Index index, LabelSelector labels) {
    this.index = index;
    this.labels = labels;
  }

  /**
   * The positions between two labels.
   *
   * @throws PythonError a KeyError where an end is not in an unsorted index, or stands at several
   *     places apart; a TypeError for a label of another kind than the index'
   */
  int[] positions(Object start, Object stop) {
    boolean texts = start instanceof String || stop instanceof String;
    boolean others = isOther(start) || isOther(stop);
    if (texts && !others && datetimes() instanceof TimeColumn times && !Sorter.isSorted(times)) {
      throw PythonError.unsupported(
          "a slice of times that are not in order", "use sort_index() first");
    }
    int from = start == Scalars.NONE ? 0 : bound(start, true);
    int to = stop == Scalars.NONE ? index.size() : bound(stop, false);
    return Positions.range(from, Math.max(from, to));
  }

  private static boolean isOther(Object end) {
    return end != Scalars.NONE && !(end instanceof String);
  }

  private @Nullable TimeColumn datetimes() {
    if (index.levelCount() == 1 && index.column() instanceof ZonedColumn zoned) {
      TimeColumn local = zoned.local();
      if (Sorter.isSorted(local) != Sorter.isSorted(zoned)) {
        throw TimeZones.unsupported("a slice where the clock is put back");
      }
      return local;
    }
    return index.isOfDates() ? (TimeColumn) index.column() : null;
  }

  private int bound(Object label, boolean first) {
    if (index instanceof MultiIndex multi) {
      return levels(multi, label, first);
    }
    requireKind(label);
    if (datetimes() instanceof TimeColumn times) {
      return time(times, label, first);
    }
    if (index.column() instanceof PeriodColumn periods
        && label instanceof String text
        && LabelSelector.isCoarser(text, periods)) {
      return time(Periods.starts(periods), label, first);
    }
    Object typed = typed(label, first);
    int[] found = labels.find(typed);
    if (found.length > 0) {
      return edge(found, label, first);
    }
    return between(index.column(), label, typed, first);
  }

  /** Where a label that is not there would stand in labels that rise, or fall. */
  private static int between(Column column, Object label, Object typed, boolean first) {
    if (Sorter.isSorted(column)) {
      return searched(column, typed, first);
    }
    Column reversed = column.take(Positions.reversed(Positions.all(column.size())));
    if (!Sorter.isSorted(reversed)) {
      throw PythonError.keyError(label);
    }
    return column.size() - searched(reversed, typed, !first);
  }

  private static boolean isInOrder(Column column) {
    return Sorter.isSorted(column)
        || Sorter.isSorted(column.take(Positions.reversed(Positions.all(column.size()))));
  }

  private static int edge(int[] found, Object label, boolean first) {
    if (found[found.length - 1] - found[0] >= found.length) {
      throw PythonError.keyError(
          "Cannot get "
              + (first ? "left" : "right")
              + " slice bound for non-unique label: "
              + Text.repr(label));
    }
    return first ? found[0] : found[found.length - 1] + 1;
  }

  private static int searched(Column column, Object label, boolean first) {
    if (column instanceof CategoryColumn known && !known.categories().items().contains(label)) {
      throw PythonError.typeError(
          "Cannot setitem on a Categorical with a new category (%s), set the categories first",
          Text.str(label));
    }
    Column labels = comparable(column, label);
    int position = 0;
    CompareOperator before = first ? CompareOperator.LESS : CompareOperator.LESS_OR_EQUAL;
    while (position < labels.size() && ObjectOrder.test(before, labels.item(position), label)) {
      position++;
    }
    return position;
  }

  /** Numbers are compared as text to a text. */
  private static Column comparable(Column column, Object label) {
    return label instanceof String && column.dtype().isNumeric() ? TextCasts.texts(column) : column;
  }

  private void requireKind(Object label) {
    Column column = index.column();
    boolean other =
        switch (column.dtype().kind()) {
          case DATETIME -> !(label instanceof Timestamp) && !isDate(label);
          case ZONED -> !(label instanceof Aware) && !isText(label);
          case OBJECT -> label instanceof Number && labels.find(label).length == 0;
          case PERIOD -> label instanceof String && !(labels.typed(label) instanceof Period);
          case TIMEDELTA -> !(typed(label, true) instanceof Timedelta);
          case INTEGER ->
              label instanceof String text && INTEGER_CODES.contains(text) && isInOrder(column);
          default -> false;
        };
    if (other) {
      throw PythonError.typeError(
          "cannot do slice indexing on %s with these indexers [%s] of type %s",
          kind(column), Text.str(label), TypeNames.of(label));
    }
  }

  private static String kind(Column labels) {
    return switch (labels.dtype().kind()) {
      case DATETIME, ZONED -> "DatetimeIndex";
      case TIMEDELTA -> "TimedeltaIndex";
      case PERIOD -> "PeriodIndex";
      default -> "Index";
    };
  }

  /**
   * Text stands for a date or a duration in an index of these: as the end of a slice for the whole
   * day, hour or other unit that it names.
   */
  private Object typed(Object label, boolean first) {
    if (!(label instanceof String text) || !index.column().dtype().isTimedelta()) {
      return labels.typed(label);
    }
    Object parsed = duration(text);
    return first || !(parsed instanceof Timedelta span)
        ? parsed
        : new Timedelta(span.nanos() + unit(span.nanos()) - 1);
  }

  /** The greatest unit that a duration is whole in. */
  private static long unit(long nanos) {
    for (String name : List.of("D", "h", "min", "s", "ms", "us")) {
      long unit = Objects.requireNonNull(TimedeltaParser.unit(name));
      if (nanos % unit == 0) {
        return unit;
      }
    }
    return 1;
  }

  private static Object duration(String text) {
    return TimedeltaParser.parse(ObjectColumn.of(text), 1L, true).item(0);
  }

  private boolean isDate(Object label) {
    return label instanceof String text
        ? PartialDate.of(text) != null || labels.typed(text) instanceof Timestamp
        : label instanceof Temporal;
  }

  private boolean isText(Object label) {
    return label instanceof String text
        && (PartialDate.of(text) != null || labels.typed(text) instanceof Aware);
  }

  /** Where times from, or up to, a date begin or end. */
  private int time(TimeColumn times, Object label, boolean first) {
    long limit = limit(label, first);
    if (!Sorter.isSorted(times)) {
      int[] found =
          IntStream.range(0, times.size()).filter(at -> times.values()[at] == limit).toArray();
      return found.length > 0
          ? edge(found, label, first)
          : between(times, label, Scalars.timestamp(limit), first);
    }
    int position = 0;
    while (position < times.size()
        && (first ? times.values()[position] < limit : times.values()[position] <= limit)) {
      position++;
    }
    return position;
  }

  /** The first or last nanosecond that a date stands for. */
  private long limit(Object label, boolean first) {
    PartialDate part = label instanceof String text ? PartialDate.of(text) : null;
    if (part == null && index.column() instanceof ZonedColumn zoned) {
      ZonedTimestamp time = (ZonedTimestamp) Scalars.boxed(labels.typed(label));
      return new ZonedTimestamp(time.moment(), zoned.zone()).naive().nanos();
    }
    return part != null
        ? first ? part.from() : part.to() - 1
        : ((Timestamp) Scalars.boxed(labels.typed(label))).nanos();
  }

  /**
   * In an index of several levels, by as many of the first as the label has parts. Levels with an
   * order of their own are searched in it, as pandas' {@code MultiIndex._partial_tup_index} is.
   */
  private static int levels(MultiIndex index, Object label, boolean first) {
    List<Object> parts =
        new ArrayList<>(Scalars.isTuple(label) ? Scalars.elements(label) : List.of(label));
    List<Column> levels = new ArrayList<>();
    for (int level = 0; level < Math.min(parts.size(), index.levelCount()); level++) {
      boolean own = index.order(level) != null;
      levels.add(own ? LevelOrder.places(index, level) : index.levels().get(level));
    }
    int[] order = Sorter.safeOrder(levels);
    for (int at = 0; at < order.length; at++) {
      if (order[at] != at) {
        throw new PythonError(
            "UnsortedIndexError",
            "'Key length (%d) was greater than MultiIndex lexsort depth (0)'"
                .formatted(parts.size()));
      }
    }
    requireKinds(index, parts);
    for (int level = 0; level < levels.size(); level++) {
      Column known = index.order(level);
      boolean last = level == parts.size() - 1;
      parts.set(level, date(index.levels().get(level), parts.get(level), last && !first));
      if (known == null) {
        levels.set(level, comparable(levels.get(level), parts.get(level)));
      } else {
        parts.set(level, place(known, parts.get(level)));
      }
    }
    int position = 0;
    while (position < index.size() && isBefore(levels, position, parts, first)) {
      position++;
    }
    return position;
  }

  /**
   * Text names a period among periods, and a date among dates; as an end, the first of those in the
   * day or month it names.
   */
  private static Object date(Column level, Object label, boolean end) {
    if (label instanceof String text && level instanceof PeriodColumn periods) {
      if (end && LabelSelector.isCoarser(text, periods)) {
        throw PythonError.unsupported(
            "several periods as the end of a slice of levels", "name the last of them");
      }
      return new LabelSelector(Index.of(periods, Scalars.NONE)).typed(text);
    }
    if (!(label instanceof String text && level instanceof TimeColumn times)
        || !level.dtype().isDatetime()) {
      return label;
    }
    PartialDate part = PartialDate.of(text);
    if (end && part != null) {
      OptionalLong within =
          LongStream.of(times.values())
              .filter(time -> time >= part.from() && time < part.to())
              .min();
      if (within.isPresent()) {
        return Scalars.timestamp(within.getAsLong());
      }
    }
    return new LabelSelector(Index.of(level, Scalars.NONE)).typed(label);
  }

  /** Where a label stands in a level's own order; between two places where it is not in it. */
  private static Object place(Column order, Object label) {
    int found = Index.of(order, Scalars.NONE).find(label);
    if (found >= 0) {
      return (long) found;
    }
    Column labels = comparable(order, label);
    int low = 0;
    int high = labels.size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (ObjectOrder.test(CompareOperator.LESS, labels.item(middle), label)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low - 0.5;
  }

  private static void requireKinds(MultiIndex index, List<Object> parts) {
    for (int level = 0; level < Math.min(parts.size(), index.levelCount()); level++) {
      Column known = index.known(level);
      boolean texts = known instanceof ObjectColumn objects && known.size() > 0 && objects.isText();
      Object part = parts.get(level);
      boolean code = part instanceof String text && INTEGER_CODES.contains(text);
      if (code && known.dtype().isInteger() || texts && part instanceof Number) {
        throw PythonError.typeError("Level type mismatch: " + Text.str(part));
      }
    }
  }

  private static boolean isBefore(List<Column> levels, int row, List<Object> parts, boolean first) {
    for (int at = 0; at < levels.size(); at++) {
      Object item = levels.get(at).item(row);
      if (!Scalars.key(item).equals(Scalars.key(parts.get(at)))) {
        return ObjectOrder.test(CompareOperator.LESS, item, parts.get(at));
      }
    }
    return !first;
  }
}
