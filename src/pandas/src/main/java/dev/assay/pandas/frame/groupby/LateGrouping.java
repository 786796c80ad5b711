package dev.assay.pandas.frame.groupby;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Groups that are made when they are first looked at, as pandas makes them: a wrong name of a
 * column is found before keys that have no order.
 */
public final class LateGrouping {

  private final Supplier<Grouping> source;
  private @Nullable Grouping grouping;

  /** Takes what makes the groups. */
  public LateGrouping(Supplier<Grouping> source) {
    this.source = source;
  }

  /** The groups, made at the first call. */
  public Grouping get() {
    if (grouping == null) {
      grouping = source.get();
    }
    return grouping;
  }
}
