package dev.assay.cli;

import dev.assay.table.AsOf;
import java.time.DateTimeException;
import java.time.ZoneId;

/** The moment that {@code --as-of} names: a date, or a date and time, with or without a zone. */
public final class AsOfText {

  private AsOfText() {}

  /**
   * The moment of a text; a date alone is its beginning.
   *
   * @param local the zone of what names none
   * @throws UsageException when it is no such text
   */
  public static AsOf parse(String text, ZoneId local) {
    try {
      return AsOf.parse(text, local);
    } catch (DateTimeException unreadable) {
      throw new UsageException("--as-of " + unreadable.getMessage(), unreadable);
    }
  }
}
