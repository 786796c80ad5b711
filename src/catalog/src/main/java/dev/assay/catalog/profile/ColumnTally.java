package dev.assay.catalog.profile;

import dev.assay.catalog.Cell;
import dev.assay.catalog.ColumnProfile;
import dev.assay.catalog.ColumnValues;
import dev.assay.catalog.FrequentValue;
import dev.assay.catalog.nested.JsonFields;
import dev.assay.catalog.nested.NestedField;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Counts the values of one column as they come by. */
final class ColumnTally {

  private static final ValueOrder ORDER = new ValueOrder();

  private final RandomGenerator random;
  private final ValueCounts counts = new ValueCounts();
  private final List<Leader> leaders = new ArrayList<>();
  private final List<Object> picked = new ArrayList<>();
  private final JsonFields json = new JsonFields(TableTally.LONGEST_VALUE);
  private final ValueFacts facts = new ValueFacts();
  private long rows;
  private long missing;
  private @Nullable Object min;
  private @Nullable Object max;
  private boolean hasText;

  ColumnTally(RandomGenerator random) {
    this.random = random;
  }

  /** One of the values that came by most often so far. */
  private record Leader(long key, Object value, int count) {}

  void add(@Nullable Object value) {
    rows++;
    if (value == null) {
      missing++;
      return;
    }
    if (value instanceof String text) {
      hasText = true;
      json.add(text);
    }
    facts.add(value);
    long key = ValueKeys.of(value);
    int count = counts.add(key);
    if (count == 1) {
      pick(value);
    }
    lead(key, value, count);
    if (ValueOrder.orders(value)) {
      min = min == null || ORDER.compare(value, min) < 0 ? value : min;
      max = max == null || ORDER.compare(value, max) > 0 ? value : max;
    }
  }

  /** Whether some value was text. */
  boolean hasText() {
    return hasText;
  }

  /** The fields of the JSON that the column holds; none where it holds something else. */
  List<NestedField> fields() {
    return json.fields();
  }

  /** What the values tell who writes queries. */
  ColumnValues values(boolean exact) {
    return facts.found(exact);
  }

  /** What was found; {@code exact} when all rows of the table came by. */
  ColumnProfile profile(boolean exact) {
    return new ColumnProfile(
        rows,
        rows == 0 ? 0 : (double) missing / rows,
        counts.distinct(),
        cell(min),
        cell(max),
        leaders.stream()
            .sorted(Comparator.comparingInt(Leader::count).reversed())
            .map(leader -> new FrequentValue(new Cell(leader.value()), leader.count()))
            .toList(),
        picked.stream().map(Cell::new).toList(),
        exact);
  }

  private static @Nullable Cell cell(@Nullable Object value) {
    return value == null ? null : new Cell(Shortened.value(value));
  }

  /** Each of the different values is as likely to be among those that are kept. */
  private void pick(Object value) {
    if (picked.size() < ColumnProfile.VALUES) {
      picked.add(Shortened.value(value));
    } else {
      int place = random.nextInt(counts.distinct());
      if (place < picked.size()) {
        picked.set(place, Shortened.value(value));
      }
    }
  }

  /** Counts only grow, so that looking at each value when it is counted finds the leaders. */
  private void lead(long key, Object value, int count) {
    for (int place = 0; place < leaders.size(); place++) {
      if (leaders.get(place).key() == key) {
        leaders.set(place, new Leader(key, leaders.get(place).value(), count));
        return;
      }
    }
    if (leaders.size() < ColumnProfile.VALUES) {
      leaders.add(new Leader(key, Shortened.value(value), count));
      return;
    }
    int last = 0;
    for (int place = 1; place < leaders.size(); place++) {
      last = leaders.get(place).count() < leaders.get(last).count() ? place : last;
    }
    if (leaders.get(last).count() < count) {
      leaders.set(last, new Leader(key, Shortened.value(value), count));
    }
  }
}
