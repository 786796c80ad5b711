package dev.assay.pandas.api.reshape;

import dev.assay.pandas.api.common.Read;
import dev.assay.pandas.api.common.Wrap;
import dev.assay.pandas.eval.Args;
import dev.assay.pandas.frame.DataFrame;
import dev.assay.pandas.frame.Series;
import dev.assay.pandas.frame.index.Index;
import dev.assay.pandas.frame.index.Levels;
import dev.assay.pandas.frame.reshape.Stacker;
import dev.assay.pandas.frame.reshape.Unstacker;
import dev.assay.pandas.value.PythonError;
import java.util.List;

/** {@code stack} and {@code unstack}. */
final class Stack {

  private Stack() {}

  static Object stack(Args args, DataFrame frame) {
    List<Integer> moved = levels(args, frame.columns());
    boolean future = args.truth("future_stack");
    if (future) {
      requireUnspecified(args);
    }
    boolean all = moved.size() == frame.columns().levelCount();
    if (moved.size() != 1 && !future) {
      return oneByOne(args, frame, moved);
    }
    Stacker stacker = new Stacker(frame, future, drops(args) && !future);
    return all
        ? Wrap.series(args, stacker.series(future ? reordered(moved) : moved))
        : Wrap.frame(args, stacker.frame(future ? reordered(moved) : moved));
  }

  /**
   * Several levels in the order that pandas makes of the one given, by the places of the sorted.
   */
  private static List<Integer> reordered(List<Integer> levels) {
    List<Integer> sorted = levels.stream().sorted().toList();
    return sorted.stream().map(level -> sorted.get(levels.indexOf(level))).toList();
  }

  private static boolean drops(Args args) {
    return !args.has("dropna") || args.truth("dropna");
  }

  private static void requireUnspecified(Args args) {
    for (String name : List.of("dropna", "sort")) {
      if (args.has(name)) {
        throw PythonError.valueError(name + " must be unspecified with future_stack=True")
            .hinting("; leave it out");
      }
    }
  }

  private static Object oneByOne(Args args, DataFrame frame, List<Integer> levels) {
    boolean drops = drops(args);
    DataFrame rest = frame;
    for (int at = 0; at < levels.size(); at++) {
      int level = levels.get(at);
      long before = levels.subList(0, at).stream().filter(each -> each < level).count();
      Stacker stacker = new Stacker(rest, false, drops);
      if (rest.columns().levelCount() == 1) {
        return Wrap.series(args, stacker.series(List.of(0)));
      }
      rest = stacker.frame(List.of((int) (level - before)));
    }
    return Wrap.frame(args, rest);
  }

  static Object unstackSeries(Args args, Series series) {
    if (series.index().levelCount() == 1) {
      throw PythonError.valueError("index must be a MultiIndex to unstack, Index was passed")
          .hinting("; use to_frame() or a second key");
    }
    List<Integer> moved = levels(args, series.index());
    if (moved.size() == series.index().levelCount()) {
      throw PythonError.valueError("index must be a MultiIndex to unstack: leave one level in it");
    }
    return Wrap.frame(args, Unstacker.unstack(series, moved, args.optional("fill_value")));
  }

  static Object unstackFrame(Args args, DataFrame frame) {
    List<Integer> chosen = levels(args, frame.index());
    if (chosen.isEmpty()) {
      return Wrap.frame(args, frame);
    }
    if (frame.index().levelCount() == 1) {
      return Wrap.series(args, Unstacker.toSeries(frame, List.of(0)));
    }
    List<Integer> moved = levels(args, frame.index());
    if (moved.size() == frame.index().levelCount() && frame.columns().levelCount() == 1) {
      return Wrap.series(args, Unstacker.toSeries(frame, moved));
    }
    return Wrap.frame(args, Unstacker.unstack(frame, moved, args.optional("fill_value")));
  }

  private static List<Integer> levels(Args args, Index index) {
    return Read.labels(args, "level").stream().map(level -> Levels.number(index, level)).toList();
  }
}
