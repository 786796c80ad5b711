package dev.assay.catalog.profile;

import dev.assay.catalog.ColumnValues;
import org.jspecify.annotations.Nullable;

/** What the values of one column tell a reader who writes queries, as they come by. */
public final class ValueFacts {

  private final FewValues few = new FewValues();
  private final TextFormats formats = new TextFormats();
  private final StraySpaces spaces = new StraySpaces();

  public void add(@Nullable Object value) {
    few.add(value);
    if (value instanceof String text) {
      formats.add(text);
      spaces.add(text);
    }
  }

  /**
   * What was found.
   *
   * @param all whether all rows of the table came by
   */
  public ColumnValues found(boolean all) {
    return new ColumnValues(few.values(), all, formats.found(), spaces.found());
  }
}
