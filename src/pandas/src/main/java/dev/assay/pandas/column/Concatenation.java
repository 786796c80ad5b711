package dev.assay.pandas.column;

import dev.assay.pandas.value.Allocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
      case BOOL -> bools(columns);
      case INTEGER -> longs(columns, common);
      case FLOAT -> doubles(columns, common);
      case DATETIME, TIMEDELTA -> times(columns, common);
      default -> objects(columns, common);
    };
  }

  private Column bools(List<Column> columns) {
    boolean[] values = Allocation.booleans(size);
    int at = 0;
    for (Column column : columns) {
      boolean[] part = ((BoolColumn) column).values();
      System.arraycopy(part, 0, values, at, part.length);
      at += part.length;
    }
    return new BoolColumn(values);
  }

  private Column longs(List<Column> columns, DType common) {
    long[] values = Allocation.longs(size);
    int at = 0;
    for (Column column : columns) {
      long[] part = ((LongColumn) column).values();
      System.arraycopy(part, 0, values, at, part.length);
      at += part.length;
    }
    return new LongColumn(values, common);
  }

  private Column doubles(List<Column> columns, DType common) {
    double[] values = Allocation.doubles(size);
    int at = 0;
    for (Column column : columns) {
      double[] part = Numbers.doubles(column);
      System.arraycopy(part, 0, values, at, part.length);
      at += part.length;
    }
    return new DoubleColumn(values, common);
  }

  private Column times(List<Column> columns, DType common) {
    long[] values = Allocation.longs(size);
    int at = 0;
    for (Column column : columns) {
      long[] part = ((TimeColumn) column).values();
      System.arraycopy(part, 0, values, at, part.length);
      at += part.length;
    }
    return new TimeColumn(values, common);
  }

  private Column objects(List<Column> columns, DType common) {
    List<Object> values = new ArrayList<>(size);
    columns.forEach(column -> values.addAll(column.items()));
    return new ObjectColumn(values.toArray(), common);
  }

  private Column masked(DType common) {
    List<Column> data = new ArrayList<>();
    boolean[] mask = Allocation.booleans(size);
    int at = 0;
    for (Column part : parts) {
      Column values = part instanceof MaskedColumn masked ? masked.data() : part;
      data.add(values);
      System.arraycopy(part.missing(), 0, mask, at, part.size());
      at += part.size();
    }
    return new MaskedColumn(plain(data, common.withoutMask()), mask);
  }

  /** Periods stay periods of their frequency, though none be there; of several they are objects. */
  private Column periods() {
    Frequency frequency = ((PeriodColumn) parts.getFirst()).frequency();
    long[] ordinals = Allocation.longs(size);
    int at = 0;
    for (Column part : parts) {
      PeriodColumn periods = (PeriodColumn) part;
      if (periods.frequency() != frequency) {
        return objects(parts, DType.OBJECT);
      }
      System.arraycopy(periods.ordinals(), 0, ordinals, at, part.size());
      at += part.size();
    }
    return new PeriodColumn(ordinals, frequency);
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
