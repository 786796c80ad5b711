package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.Column;
import dev.assay.pandas.frame.Columns;
import dev.assay.pandas.frame.CommonNames;
import dev.assay.pandas.frame.DType;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Index;
import dev.assay.pandas.frame.KnownLabels;
import dev.assay.pandas.frame.LongColumn;
import dev.assay.pandas.frame.Numbers;
import dev.assay.pandas.frame.Scalars;
import dev.assay.pandas.frame.TimeColumn;
import dev.assay.pandas.frame.codes.Factorizer;
import dev.assay.pandas.frame.join.AsofMatcher;
import dev.assay.pandas.frame.sort.Sorter;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.Timedelta;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** {@code pd.merge_asof}: each row beside the one whose key is nearest to its own. */
final class MergeAsof {

  static final String NOTATION =
      "left, right, on=None, left_on=None, right_on=None, left_index=False, right_index=False,"
          + " by=None, left_by=None, right_by=None, suffixes=..., tolerance=None,"
          + " allow_exact_matches=True, direction='backward'";

  private MergeAsof() {}

  static Object of(Args args) {
    DataFrame left = Read.frame(args.get("left"), "merge_asof");
    DataFrame right = Read.frame(args.get("right"), "merge_asof");
    if (args.truth("left_index") != args.truth("right_index")) {
      throw PythonError.unsupported(
          "merge_asof() of an index with a column", "use reset_index() first");
    }
    boolean indexes = args.truth("left_index");
    List<Object> leftOn = keys(args, "left_on", "on", indexes);
    List<Object> rightOn = keys(args, "right_on", "on", indexes);
    List<Object> leftBy = keys(args, "left_by", "by", true);
    List<Object> rightBy = keys(args, "right_by", "by", true);
    if (leftBy.size() != rightBy.size()) {
      throw error("missing left_by or right_by");
    }
    Column one = indexes ? left.index().column() : column(left, leftOn.getFirst());
    Column two = indexes ? right.index().column() : column(right, rightOn.getFirst());
    requireKeys(one, two);
    int[] groups = groups(left, right, leftBy, rightBy);
    int[] rows =
        matcher(args, one)
            .rows(
                new AsofMatcher.Side(values(one), Arrays.copyOf(groups, one.size())),
                new AsofMatcher.Side(
                    values(two), Arrays.copyOfRange(groups, one.size(), groups.length)));
    args.context().budget().cells((long) rows.length * right.columnCount());
    Set<Object> shared = new HashSet<>();
    shared(shared, leftOn, rightOn);
    shared(shared, leftBy, rightBy);
    return Wrap.frame(args.context(), beside(args, left, right, rows, shared, indexes));
  }

  private static void shared(Set<Object> shared, List<Object> left, List<Object> right) {
    for (int at = 0; at < left.size(); at++) {
      if (left.get(at).equals(right.get(at))) {
        shared.add(left.get(at));
      }
    }
  }

  /** The columns named for a side, or for both. */
  private static List<Object> keys(Args args, String own, String both, boolean mayLack) {
    if (args.optional(own) != null && args.optional(both) != null) {
      throw error("Can only pass argument \"" + both + "\" OR \"" + own + "\", not both.");
    }
    Object given = args.optional(own) == null ? args.optional(both) : args.get(own);
    if (given == null) {
      if (mayLack) {
        return List.of();
      }
      throw error("Must pass \"on\" OR \"left_on\" and \"right_on\".");
    }
    List<Object> labels = Read.labels(args.context(), given);
    if (!both.equals("by") && labels.size() != 1) {
      throw error("can only asof on a key for left");
    }
    return labels;
  }

  private static Column column(DataFrame frame, Object label) {
    int[] positions = frame.positions(label);
    if (positions.length == 0) {
      throw KnownLabels.column(frame, label);
    }
    return frame.column(positions[0]);
  }

  private static void requireKeys(Column left, Column right) {
    if (left.dtype() != right.dtype()) {
      throw error(
          "incompatible merge keys [0] dtype('%s') and dtype('%s'), must be the same type"
              .formatted(left.dtypeName(), right.dtypeName()));
    }
    boolean ordered = left.dtype().isNumeric() && !left.dtype().isBool() || left.dtype().isTime();
    if (!ordered || left.dtype().kind() == DType.Kind.PERIOD) {
      throw error("Incompatible merge dtype, both sides must have numeric dtype");
    }
    for (Column side : List.of(left, right)) {
      String name = side == left ? "left" : "right";
      if (side.hasMissing()) {
        throw PythonError.valueError("Merge keys contain null values on " + name + " side");
      }
      if (!Sorter.isSorted(side)) {
        throw PythonError.valueError(name + " keys must be sorted");
      }
    }
  }

  /**
   * The keys as doubles.
   *
   * @throws PythonError an unsupported one for a date or an integer that no double is equal to
   */
  private static double[] values(Column column) {
    return switch (column) {
      case TimeColumn times -> exact(times.values());
      case LongColumn longs -> exact(longs.values());
      default -> Numbers.doubles(column);
    };
  }

  private static double[] exact(long[] keys) {
    double[] values = new double[keys.length];
    for (int at = 0; at < keys.length; at++) {
      values[at] = keys[at];
      if ((long) values[at] != keys[at]) {
        throw PythonError.unsupported("merge_asof() of keys this exact", "round dates to seconds");
      }
    }
    return values;
  }

  private static AsofMatcher matcher(Args args, Column key) {
    if (!(args.get("allow_exact_matches") instanceof Boolean exact)) {
      throw error("allow_exact_matches must be boolean");
    }
    AsofMatcher.Direction direction =
        switch (args.get("direction") instanceof String text ? text : "") {
          case "backward" -> AsofMatcher.Direction.BACKWARD;
          case "forward" -> AsofMatcher.Direction.FORWARD;
          case "nearest" -> AsofMatcher.Direction.NEAREST;
          default -> throw error("direction invalid");
        };
    return new AsofMatcher(direction, exact, tolerance(args, key));
  }

  private static double tolerance(Args args, Column key) {
    Object given = args.optional("tolerance");
    if (given == null) {
      return Double.POSITIVE_INFINITY;
    }
    Object value = key.dtype().isTime() ? Scalars.boxed(given) : Scalars.plain(given);
    boolean whole = value instanceof Long && !key.dtype().isTime();
    double tolerance =
        switch (value) {
          case Timedelta span when key.dtype().isTime() -> span.nanos();
          case Long number when whole -> number;
          case Double number when key.dtype().isFloat() -> number;
          default -> throw error("incompatible tolerance, must be compat with the merge keys");
        };
    if (tolerance < 0) {
      throw error("tolerance must be positive");
    }
    return tolerance;
  }

  /** The group of each row of both sides, one side after the other. */
  private static int[] groups(
      DataFrame left, DataFrame right, List<Object> leftBy, List<Object> rightBy) {
    if (leftBy.isEmpty()) {
      return new int[left.rowCount() + right.rowCount()];
    }
    List<Column> keys = new ArrayList<>();
    for (int at = 0; at < leftBy.size(); at++) {
      Column one = column(left, leftBy.get(at));
      Column two = column(right, rightBy.get(at));
      if (one.hasMissing() || two.hasMissing()) {
        throw PythonError.unsupported("merge_asof(by=...) of missing keys", "drop them first");
      }
      if (one.dtype() != two.dtype()) {
        throw error("incompatible merge keys [%d], must be the same type".formatted(at + 1));
      }
      keys.add(Columns.concat(List.of(one, two)));
    }
    return Factorizer.codes(keys, Factorizer.Missing.KEEP).codes();
  }

  private static DataFrame beside(
      Args args, DataFrame left, DataFrame right, int[] rows, Set<Object> shared, boolean indexes) {
    List<Object> suffixes =
        args.has("suffixes")
            ? Read.items(args.context(), args.get("suffixes"))
            : List.of("_x", "_y");
    List<Object> labels = new ArrayList<>();
    List<Column> data = new ArrayList<>();
    for (int at = 0; at < left.columnCount(); at++) {
      Object label = left.label(at);
      boolean both = !shared.contains(label) && right.columns().find(label) >= 0;
      labels.add(both ? suffixed(label, suffixes.getFirst()) : label);
      data.add(left.column(at));
    }
    for (int at = 0; at < right.columnCount(); at++) {
      Object label = right.label(at);
      if (!shared.contains(label)) {
        boolean both = left.columns().find(label) >= 0;
        labels.add(both ? suffixed(label, suffixes.getLast()) : label);
        data.add(right.column(at).takeOrMissing(rows));
      }
    }
    Index columns =
        CommonNames.on(Index.ofLabels(labels), List.of(left.columns(), right.columns()));
    return new DataFrame(columns, data, indexes ? left.index() : Index.range(left.rowCount()));
  }

  private static Object suffixed(Object label, Object suffix) {
    return suffix == Scalars.NONE ? label : Text.str(label) + Text.str(suffix);
  }

  private static PythonError error(String message) {
    return new PythonError("MergeError", message);
  }
}
