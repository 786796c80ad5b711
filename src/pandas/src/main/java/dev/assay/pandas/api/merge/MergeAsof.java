package dev.assay.pandas.api.merge;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Suffixes;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.column.DType;
import dev.assay.pandas.column.Scalars;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.join.AsofMatcher;
import dev.assay.pandas.frame.join.AsofMerger;
import dev.assay.pandas.frame.join.AsofTolerance;
import dev.assay.pandas.frame.join.How;
import dev.assay.pandas.frame.join.Merge;
import dev.assay.pandas.value.NumpySpan;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Timedelta;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code pd.merge_asof}: each row beside the one whose key is nearest to its own. */
public final class MergeAsof {

  public static final String NOTATION =
      "left, right, on=None, left_on=None, right_on=None, left_index=False, right_index=False,"
          + " by=None, left_by=None, right_by=None, suffixes=..., tolerance=None,"
          + " allow_exact_matches=True, direction='backward'";

  private MergeAsof() {}

  public static Object of(Args args) {
    AsofMatcher.Direction direction = direction(args);
    if (!(args.get("allow_exact_matches") instanceof Boolean exact)) {
      throw PythonError.mergeError("allow_exact_matches must be boolean");
    }
    DataFrame left = Read.frame(args.get("left"));
    DataFrame right = Read.frame(args.get("right"));
    JoinKeys keys =
        JoinKeys.of(args, left, right, args.truth("left_index"), args.truth("right_index"));
    requireOne(keys.left(), left, "left");
    requireOne(keys.right(), right, "right");
    List<Object> leftBy = by(args, "left_by");
    List<Object> rightBy = by(args, "right_by");
    requireBoth(leftBy, rightBy);
    Suffixes suffixes = Suffixes.of(args);
    AsofMerger merger =
        new AsofMerger(
            new Merge(
                left,
                right,
                How.LEFT,
                keys.left(),
                keys.right(),
                false,
                suffixes.left(),
                suffixes.right(),
                null,
                null,
                false),
            leftBy,
            rightBy);
    AsofTolerance tolerance = tolerance(args, merger.dtype());
    return Wrap.frame(
        args, merger.merged(new AsofMatcher(direction, exact, tolerance), args.budget()));
  }

  private static AsofMatcher.Direction direction(Args args) {
    return switch (args.get("direction") instanceof String text ? text : "") {
      case "backward" -> AsofMatcher.Direction.BACKWARD;
      case "forward" -> AsofMatcher.Direction.FORWARD;
      case "nearest" -> AsofMatcher.Direction.NEAREST;
      default -> throw PythonError.mergeError("direction invalid");
    };
  }

  private static void requireOne(@Nullable List<Object> keys, DataFrame frame, String side) {
    if (keys != null && keys.size() != 1) {
      throw PythonError.mergeError("can only asof on a key for " + side);
    }
    if (keys == null && frame.index().levelCount() > 1) {
      throw PythonError.mergeError(side + " can only have one index");
    }
  }

  /** The columns that must be equal, named for a side or for both. */
  private static @Nullable List<Object> by(Args args, String own) {
    boolean both = args.optional("by") != null;
    if (both && (args.optional("left_by") != null || args.optional("right_by") != null)) {
      throw PythonError.mergeError("Can only pass by OR left_by and right_by");
    }
    return JoinKeys.labels(args.context(), args.optional(both ? "by" : own));
  }

  private static void requireBoth(@Nullable List<Object> left, @Nullable List<Object> right) {
    if (left == null != (right == null)) {
      throw PythonError.mergeError(left == null ? "missing left_by" : "missing right_by");
    }
    if (left != null && right != null && left.size() != right.size()) {
      throw PythonError.mergeError("left_by and right_by must be the same length");
    }
  }

  private static AsofTolerance tolerance(Args args, DType dtype) {
    Object given = args.optional("tolerance");
    if (given == null) {
      return AsofTolerance.ANY;
    }
    if (dtype == DType.PERIOD) {
      throw PythonError.unsupported("merge_asof(tolerance=...) of periods", "use to_timestamp()");
    }
    if (given instanceof NumpySpan) {
      throw PythonError.mergeError(
          "incompatible tolerance, must be a pd.Timedelta or a number as the merge keys");
    }
    Object value = dtype.isTimely() ? Scalars.boxed(given) : Scalars.plain(given);
    AsofTolerance tolerance =
        switch (value) {
          case Timedelta span when dtype.isTimely() -> counted(span.nanos());
          case Long number when !dtype.isTimely() -> counted(number);
          case Double number when dtype.isFloat() -> new AsofTolerance(0, number);
          default ->
              throw PythonError.mergeError(
                  "incompatible tolerance, must be compat with the merge keys");
        };
    if (tolerance.count() < 0 || tolerance.real() < 0) {
      throw PythonError.mergeError("tolerance must be positive");
    }
    return tolerance;
  }

  private static AsofTolerance counted(long count) {
    return new AsofTolerance(count, count);
  }
}
