package dev.assay.pandas.api.merge;

import dev.assay.pandas.api.array.ArrayObject;
import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.series.SeriesObject;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.eval.Context;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.value.None;
import dev.assay.pandas.value.PythonError;
import dev.assay.pandas.value.Text;
import dev.assay.pandas.value.TimeLimit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The keys that two frames are joined by, as {@code on}, {@code left_on} and the like name them.
 *
 * @param left the labels of the left side's columns or levels, {@code null} for its index
 */
public record JoinKeys(@Nullable List<Object> left, @Nullable List<Object> right) {

  /** The keys that are named, or all columns that both sides have. */
  public static JoinKeys of(
      Args args, DataFrame left, DataFrame right, boolean leftIndex, boolean rightIndex) {
    Context context = args.context();
    requireSameLevels(left, right);
    List<Object> leftKeys = labels(context, args.optional("left_on"));
    List<Object> rightKeys = labels(context, args.optional("right_on"));
    List<Object> on = labels(context, args.optional("on"));
    requireApart(on, leftKeys, leftIndex, rightKeys, rightIndex);
    boolean none = leftKeys == null && rightKeys == null && !leftIndex && !rightIndex;
    if (on != null) {
      return new JoinKeys(on, on);
    }
    if (none) {
      List<Object> common = common(left, right);
      return new JoinKeys(common, common);
    }
    if (rightIndex && leftKeys != null) {
      rightKeys = null; // pandas takes the index then, whatever columns are named
    }
    requireBoth(leftKeys, leftIndex, rightKeys, rightIndex);
    return new JoinKeys(leftKeys, rightKeys);
  }

  /** The labels that an argument gives, of which there is one at least. */
  public static @Nullable List<Object> labels(Context context, @Nullable Object given) {
    if (given == null) {
      return null;
    }
    if (given instanceof SeriesObject || given instanceof ArrayObject) {
      throw PythonError.unsupported(
          "merging by arrays", "put them into columns first and name these");
    }
    List<Object> keys = Read.labels(context, given);
    if (keys.isEmpty()) {
      throw PythonError.indexError("list index out of range: a merge is by one key at least");
    }
    return keys;
  }

  public static void requireSameLevels(DataFrame left, DataFrame right) {
    int levels = left.columns().levelCount();
    int others = right.columns().levelCount();
    if (levels != others) {
      throw PythonError.mergeError(
          "Not allowed to merge between different levels. (%d levels on the left, %d on the right)"
              .formatted(levels, others));
    }
  }

  /** The keys that are levels of both indexes: they are the index of the result. */
  public List<Object> sharedLevels(DataFrame leftFrame, DataFrame rightFrame) {
    requireLevelsOnce(leftFrame, left);
    requireLevelsOnce(rightFrame, right);
    List<Object> shared = new ArrayList<>();
    for (int at = 0; left != null && right != null && at < left.size(); at++) {
      Object key = left.get(at);
      if (key.equals(right.get(at)) && isLevel(leftFrame, key) && isLevel(rightFrame, key)) {
        shared.add(key);
      }
    }
    return shared;
  }

  /** Keys are given in one way: for both sides, for each, or as an index. */
  private static void requireApart(
      @Nullable List<Object> on,
      @Nullable List<Object> leftKeys,
      boolean leftIndex,
      @Nullable List<Object> rightKeys,
      boolean rightIndex) {
    if (on != null && (leftKeys != null || rightKeys != null)) {
      throw PythonError.mergeError(
          "Can only pass argument \"on\" OR \"left_on\" and \"right_on\", not a combination of"
              + " both.");
    }
    if (on != null && (leftIndex || rightIndex)) {
      throw PythonError.mergeError(
          "Can only pass argument \"on\" OR \"left_index\" and \"right_index\", not a"
              + " combination of both.");
    }
    if (leftIndex && leftKeys != null || rightIndex && leftKeys == null && rightKeys != null) {
      String side = leftKeys != null ? "left" : "right";
      throw PythonError.mergeError(
          "Can only pass argument \"%1$s_on\" OR \"%1$s_index\" not both.".formatted(side));
    }
  }

  private static void requireBoth(
      @Nullable List<Object> left,
      boolean leftIndex,
      @Nullable List<Object> right,
      boolean rightIndex) {
    if (left == null && !leftIndex) {
      throw PythonError.mergeError("Must pass \"left_on\" OR \"left_index\".");
    }
    if (right == null && !rightIndex) {
      throw PythonError.mergeError("Must pass \"right_on\" OR \"right_index\".");
    }
    if (left != null && right != null && left.size() != right.size()) {
      throw PythonError.valueError("len(right_on) must equal len(left_on)");
    }
  }

  private static List<Object> common(DataFrame left, DataFrame right) {
    Set<Object> common = new HashSet<>(left.columns().labels());
    common.retainAll(new HashSet<>(right.columns().labels()));
    if (common.isEmpty()) {
      throw PythonError.mergeError(
          "No common columns to perform merge on. Merge options: left_on=None, right_on=None,"
              + " left_index=False, right_index=False");
    }
    requireOnce(left.columns(), common);
    requireOnce(right.columns(), common);
    return left.columns().labels().stream().filter(common::contains).toList();
  }

  private static void requireOnce(Index columns, Set<Object> common) {
    Set<Object> seen = new HashSet<>();
    for (Object label : columns.labels()) {
      if (common.contains(label) && !seen.add(label)) {
        throw PythonError.mergeError(
            "Data columns not unique: Index([" + Text.repr(label) + "], dtype='object')");
      }
    }
  }

  private static void requireLevelsOnce(DataFrame frame, @Nullable List<Object> keys) {
    for (int at = 0; keys != null && at < keys.size(); at++) {
      TimeLimit.check();
      if (keys.indexOf(keys.get(at)) < at && isLevel(frame, keys.get(at))) {
        throw PythonError.unsupported("merge() on one level of an index twice", "name it once");
      }
    }
  }

  private static boolean isLevel(DataFrame frame, Object key) {
    return key != None.NONE && frame.columns().find(key) < 0 && frame.index().names().contains(key);
  }
}
