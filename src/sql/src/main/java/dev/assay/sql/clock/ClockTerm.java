package dev.assay.sql.clock;

/**
 * What a word of the clock gives.
 *
 * @param digits of the fraction of a second that it keeps
 * @param universal whether it tells UTC's day and time, whatever the zone of the run
 */
record ClockTerm(Form form, int digits, boolean universal) {

  /** The types of what clocks tell. */
  enum Form {
    DATE,
    TIME,
    ZONED_TIME,
    MOMENT,
    ZONED_MOMENT,
    /** Oracle's DATE, which has a time of day. */
    MOMENT_AS_DATE,
    /** Seconds since 1970, as a whole number. */
    EPOCH,
    /** PostgreSQL's {@code timeofday()}, a text. */
    SPELLED_OUT
  }

  static ClockTerm of(Form form, int digits) {
    return new ClockTerm(form, digits, false);
  }

  static ClockTerm universal(Form form, int digits) {
    return new ClockTerm(form, digits, true);
  }

  ClockTerm withDigits(int other) {
    return new ClockTerm(form, Math.min(other, 9), universal);
  }
}
