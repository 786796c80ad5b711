package dev.assay.analysis.readings;

import java.util.Locale;

/** On what a reading hangs that is made from the answer without a model. */
public enum ReadingKind {
  /** Whether things that have none of what is counted or summed are in the answer. */
  WITH_NONE,
  /** By which of two columns that refer to one table the two are tied. */
  ROLE,
  /** Whether rows are counted, or the different things that they name. */
  COUNTED,
  /** Whether a value is the whole text, or stands somewhere in it. */
  CONTAINED,
  /** Whether "than any" means than each of several, or than one of them. */
  ANY,
  /** Whether what others are the same as is one of them. */
  ITSELF,
  /** Whether the day on which the last so many days begin is one of them. */
  FIRST_DAY;

  /** The name in artifacts and counts. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
