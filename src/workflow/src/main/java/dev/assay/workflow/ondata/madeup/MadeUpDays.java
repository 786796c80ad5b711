package dev.assay.workflow.ondata.madeup;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Days and times in the order of the real ones, on the same sides of those that programs name. */
final class MadeUpDays {

  private final Map<LocalDate, LocalDate> days = new HashMap<>();
  private final Map<LocalTime, LocalTime> times = new HashMap<>();

  MadeUpDays(
      TreeSet<LocalDate> real, TreeSet<LocalTime> realTimes, CodeLiterals literals, int step) {
    TreeMap<LocalDate, List<LocalDate>> above = new TreeMap<>();
    List<LocalDate> below = new ArrayList<>();
    for (LocalDate day : real) {
      LocalDate low = literals.days().floor(day);
      if (low == null) {
        below.add(day);
      } else if (low.equals(day)) {
        days.put(day, day);
      } else {
        above.computeIfAbsent(low, _ -> new ArrayList<>()).add(day);
      }
    }
    above.forEach((low, some) -> between(low, literals.days().higher(low), some, step));
    LocalDate first = literals.days().first();
    for (int at = 0; at < below.size(); at++) {
      days.put(below.get(at), first.minusDays((long) step * (below.size() - at)));
    }
    realTimes.remove(LocalTime.MIDNIGHT);
    int minute = 0;
    for (LocalTime time : realTimes) {
      minute++;
      times.put(time, LocalTime.MIDNIGHT.plusMinutes(minute));
    }
  }

  LocalDate of(LocalDate day) {
    return days.getOrDefault(day, day);
  }

  /** Midnight stays: it mostly says that there is no time. */
  LocalTime of(LocalTime time) {
    return times.getOrDefault(time, time);
  }

  private void between(LocalDate low, @Nullable LocalDate high, List<LocalDate> some, int step) {
    long room = high == null ? Long.MAX_VALUE : ChronoUnit.DAYS.between(low, high) - 1;
    long fitting = (long) step * some.size() <= room ? step : 1;
    for (int at = 0; at < some.size(); at++) {
      days.put(some.get(at), low.plusDays(fitting * (at + 1)));
    }
  }
}
