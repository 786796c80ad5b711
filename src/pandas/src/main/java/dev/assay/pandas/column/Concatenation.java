package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Columns one after another, in the dtype that they have in common. */
final class Concatenation {

  private final List<Column> parts;
  private final int size;

  Concatenation(List<Column> parts) {
    this.parts = parts;
    this.size = parts.stream().mapToInt(Column::size).sum();
  }

  Column result() {
    if (parts.size() == 1) {
      return parts.getFirst();
    }
    DType common = parts.getFirst().dtype();
    for (Column part : parts) {
      common = Promotion.common(common, part.dtype());
    }
    return switch (common.kind()) {
      case CATEGORY -> categories();
      case PERIOD -> periods();
      case ZONED -> zoned();
      case INTERVAL -> intervals();
      default -> common.isNullable() ? masked(common) : plain(parts, common);
    };
  }

  private Column plain(List<Column> columns, DType common) {
    return switch (common.kind()) {
      case BOOL -> new BoolColumn(joinedTruths(columns, part -> ((BoolColumn) part).values()));
      case INTEGER ->
          new LongColumn(joinedLongs(columns, part -> ((LongColumn) part).values()), common);
      case FLOAT ->
          new DoubleColumn(joined(columns, Allocation.doubles(size), Numbers::doubles), common);
      case DATETIME, TIMEDELTA ->
          new TimeColumn(joinedLongs(columns, part -> ((TimeColumn) part).values()), common);
      default -> objects(columns, common);
    };
  }

  /** The values of all columns in one array, one column behind the other. */
  private static <A> A joined(List<Column> columns, A into, Function<Column, A> values) {
    int at = 0;
    for (Column column : columns) {
      System.arraycopy(values.apply(column), 0, into, at, column.size());
      at += column.size();
    }
    return into;
  }

  private boolean[] joinedTruths(List<Column> columns, Function<Column, boolean[]> values) {
    return joined(columns, Allocation.booleans(size), values);
  }

  private long[] joinedLongs(List<Column> columns, Function<Column, long[]> values) {
    return joined(columns, Allocation.longs(size), values);
  }

  private Column objects(List<Column> columns, DType common) {
    List<Object> values = new ArrayList<>(size);
    columns.forEach(column -> values.addAll(column.items()));
    return new ObjectColumn(values.toArray(), common);
  }

  private Column masked(DType common) {
    List<Column> data =
        parts.stream()
            .map(part -> part instanceof MaskedColumn masked ? masked.data() : part)
            .toList();
    return new MaskedColumn(
        plain(data, common.withoutMask()), joinedTruths(parts, Column::missing));
  }

  /** Periods stay periods of their frequency, though none be there; of several they are objects. */
  private Column periods() {
    Frequency frequency = ((PeriodColumn) parts.getFirst()).frequency();
    if (parts.stream().anyMatch(part -> ((PeriodColumn) part).frequency() != frequency)) {
      return objects(parts, DType.OBJECT);
    }
    return new PeriodColumn(
        joinedLongs(parts, part -> ((PeriodColumn) part).ordinals()), frequency);
  }

  /** Moments of one zone stay of it; of several they are objects. */
  private Column zoned() {
    ZonedColumn first = (ZonedColumn) parts.getFirst();
    List<Column> moments = new ArrayList<>();
    for (Column part : parts) {
      if (!first.isOfZoneOf(part)) {
        return objects(parts, DType.OBJECT);
      }
      moments.add(((ZonedColumn) part).moments());
    }
    return first.with((TimeColumn) new Concatenation(moments).result());
  }

  /** Intervals of one dtype stay of it, though none be there. */
  private Column intervals() {
    IntervalColumn first = (IntervalColumn) parts.getFirst();
    if (parts.stream().anyMatch(part -> !part.dtypeName().equals(first.dtypeName()))) {
      List<Object> values = new ArrayList<>(size);
      parts.forEach(part -> values.addAll(part.items()));
      return Columns.infer(values);
    }
    List<Column> lefts = new ArrayList<>();
    List<Column> rights = new ArrayList<>();
    for (Column part : parts) {
      lefts.add(((IntervalColumn) part).left());
      rights.add(((IntervalColumn) part).right());
    }
    return new IntervalColumn(
        new Concatenation(lefts).result(), new Concatenation(rights).result(), first.closed());
  }

  /** Categories stay categories only where all parts have the same ones. */
  private Column categories() {
    CategoryColumn first = (CategoryColumn) parts.getFirst();
    Map<Object, Integer> codeOf = new HashMap<>();
    for (int code = 0; code < first.categories().size(); code++) {
      codeOf.put(Scalars.key(first.categories().item(code)), code);
    }
    int[] codes = Allocation.ints(size);
    int at = 0;
    for (Column part : parts) {
      CategoryColumn column = (CategoryColumn) part;
      if (!first.isAlike(column)) {
        return new Concatenation(
                parts.stream().map(each -> ((CategoryColumn) each).decoded()).toList())
            .result();
      }
      for (int position = 0; position < part.size(); position++) {
        codes[at++] = part.isMissing(position) ? -1 : codeOf.get(Scalars.key(part.item(position)));
      }
    }
    return new CategoryColumn(codes, first.categories(), first.ordered());
  }
}
