package dev.assay.pandas.builtins.pandas;

import dev.assay.pandas.frame.groupby.Grouping;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Groups that are made when they are first looked at, as pandas makes them: a wrong name of a
 * column is found before keys that have no order.
 */
final class LateGrouping {

  private final Supplier<Grouping> source;
  private @Nullable Grouping grouping;

  LateGrouping(Supplier<Grouping> source) {
    this.source = source;
  }

  Grouping get() {
    if (grouping == null) {
      grouping = source.get();
    }
    return grouping;
  }
}
