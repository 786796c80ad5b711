package dev.assay.catalog.values;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The nearest entries found so far, at most so many. */
final class Nearest {

  private static final double ROUNDING = 1e-9;

  private final int limit;
  private final @Nullable BitSet within;
  private final int always;
  private final List<Found> found = new ArrayList<>();

  /**
   * @param always so many edits are near, however short the texts are
   */
  Nearest(int limit, @Nullable BitSet within, int always) {
    this.limit = limit;
    this.within = within;
    this.always = always;
  }

  /** A normal form's distance, and how it is spelled where. */
  record Found(double distance, List<Spelling> spellings) {}

  List<Found> found() {
    return found;
  }

  /** The edits with which an entry is still wanted, the longer text having that length; or -1. */
  int most(int longer) {
    int most = Math.max(always, (int) (ValueIndex.MOST_DISTANCE * longer + ROUNDING));
    if (found.size() == limit) {
      double worst = found.getLast().distance();
      while (most >= 0 && ratio(most, longer) >= worst) {
        most--;
      }
    }
    return most;
  }

  /** Of entries that are equally near, those that came first stay. */
  void add(int edits, int longer, List<Spelling> spellings) {
    List<Spelling> wanted =
        spellings.stream()
            .map(this::whereWanted)
            .filter(spelling -> !spelling.places().isEmpty())
            .toList();
    if (wanted.isEmpty()) {
      return;
    }
    if (found.size() == limit) {
      found.removeLast();
    }
    double distance = ratio(edits, longer);
    int index = found.size();
    while (index > 0 && found.get(index - 1).distance() > distance) {
      index--;
    }
    found.add(index, new Found(distance, wanted));
  }

  private Spelling whereWanted(Spelling spelling) {
    BitSet places = within;
    return places == null
        ? spelling
        : new Spelling(spelling.value(), spelling.places().stream().filter(places::get).toList());
  }

  private static double ratio(int edits, int longer) {
    return (double) edits / longer;
  }
}
