package dev.assay.table;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;

/**
 * The moment that "now" means in a run, with the zone in which people read its day and time. Test
 * data are written around it, and test code and SQL have no other clock.
 */
public record AsOf(Instant moment, ZoneId zone) {

  /** Its day and time in its zone. */
  public LocalDateTime local() {
    return LocalDateTime.ofInstant(moment, zone);
  }
}
