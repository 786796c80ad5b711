package dev.assay.catalog;

import dev.assay.table.TableText;
import dev.assay.table.Values;
import java.util.Objects;

/**
 * A value that a column holds, as {@link Values} tells kinds of values; never {@code null}. Text of
 * more than {@link #LONGEST} characters is cut, and ends with an ellipsis then.
 */
public record Cell(Object value) {

  /** The most characters of a text, and the most bytes of a binary value, that a cell keeps. */
  public static final int LONGEST = 100;

  public Cell {
    Objects.requireNonNull(value, "value");
    value = Objects.requireNonNull(Values.normalized(value), "value");
  }

  /** The value on one line, as {@link TableText#value} writes it. */
  @Override
  public String toString() {
    return TableText.value(value);
  }
}
