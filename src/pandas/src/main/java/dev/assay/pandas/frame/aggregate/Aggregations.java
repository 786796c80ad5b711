package dev.assay.pandas.frame.aggregate;

import dev.assay.pandas.column.Column;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.LongColumn;
import dev.assay.pandas.column.MaskedColumn;
import dev.assay.pandas.column.ObjectColumn;
import dev.assay.pandas.column.Positions;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.value.Allocation;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The aggregations that have a name, as {@code agg('mean')} and {@code groupby(...).mean()} do. */
public final class Aggregations {

  private static final Map<String, Aggregation> NAMED = new LinkedHashMap<>();

  static {
    NAMED.put("sum", new Sums(0));
    NAMED.put("prod", new Products(0));
    NAMED.put("mean", new Means());
    NAMED.put("min", new Extremes(true));
    NAMED.put("max", new Extremes(false));
    NAMED.put("count", new Counts());
    NAMED.put("size", (_, groups) -> sizes(groups));
    NAMED.put("first", new Picks(true));
    NAMED.put("last", new Picks(false));
    NAMED.put("nunique", new DistinctCounts(Factorizer.Missing.DROP));
    NAMED.put("median", new Quantiles(0.5, "midpoint"));
    NAMED.put("var", new Moments(Moments.Kind.VARIANCE, 1));
    NAMED.put("std", new Moments(Moments.Kind.DEVIATION, 1));
    NAMED.put("sem", new Moments(Moments.Kind.ERROR, 1));
    NAMED.put("skew", new Skewness());
    NAMED.put("any", new Quantifiers(true));
    NAMED.put("all", new Quantifiers(false));
  }

  private Aggregations() {}

  public static @Nullable Aggregation named(String name) {
    return NAMED.get(name);
  }

  /**
   * One value a group; combinations of keys that do not occur have none, but for counts and sums.
   */
  public static Column applied(Aggregation aggregation, Column values, Groups groups) {
    requireFloats(aggregation, values);
    Column result = MaskedColumn.untold(aggregation.apply(values, groups));
    if (!groups.isCombined() || isZeroOfNothing(aggregation)) {
      return result;
    }
    int[] positions = Positions.repeated(-1, groups.count());
    for (int code : groups.codes()) {
      if (code >= 0) {
        positions[code] = code;
      }
    }
    return Positions.hasMissing(positions) ? result.takeOrMissing(positions) : result;
  }

  /** Whether it is zero for a group without rows, whatever made it. */
  private static boolean isZeroOfNothing(Aggregation aggregation) {
    return aggregation instanceof Counts
        || aggregation instanceof DistinctCounts
        || aggregation instanceof Sums sums && sums.minCount() == 0
        || aggregation == named("size");
  }

  /** pandas makes floats of whole columns for some statistics, before it looks at groups. */
  private static void requireFloats(Aggregation aggregation, Column values) {
    boolean asFloats =
        aggregation instanceof Skewness
            || aggregation instanceof Moments moments && moments.kind() != Moments.Kind.VARIANCE;
    if (!asFloats || !(values instanceof ObjectColumn) || values.dtype() != DType.OBJECT) {
      return;
    }
    for (int row = 0; row < values.size(); row++) {
      if (values.item(row) instanceof String text) {
        throw PythonError.valueError("could not convert string to float: " + Text.repr(text));
      }
    }
  }

  /** The number of rows of each group. */
  public static LongColumn sizes(Groups groups) {
    long[] sizes = Allocation.longs(groups.count());
    for (int code : groups.codes()) {
      if (code >= 0) {
        sizes[code]++;
      }
    }
    return LongColumn.of(sizes);
  }
}
