package dev.assay.evaluation.scores;

import dev.assay.table.Table;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether a result is an accepted one: the same rows as often, whatever the places of its columns,
 * numbers within a tolerance and of whatever type, a truth as 1 or 0, a date as its midnight, texts
 * without the spaces around them.
 */
public final class AcceptedScore {

  private static final int MOST_TRIES = 5_000;

  private static final Comparator<@Nullable Object> BY_VALUE =
      Comparator.<@Nullable Object>comparingInt(AcceptedScore::rank)
          .thenComparing(AcceptedScore::number)
          .thenComparing(AcceptedScore::text);

  private final boolean ordered;
  private final double tolerance;
  private final List<List<@Nullable Object>> accepted;
  private final List<List<@Nullable Object>> given;
  private int tries;

  private AcceptedScore(Table accepted, Table given, boolean ordered, double tolerance) {
    this.ordered = ordered;
    this.tolerance = tolerance;
    this.accepted = columns(accepted);
    this.given = columns(given);
  }

  /**
   * Compares two results.
   *
   * @param more whether the given one may have further columns
   * @param ordered whether the order of rows matters
   * @param tolerance how far apart numbers may be: of the larger one, or of 1 where both are
   *     smaller
   */
  public static ResultMatch match(
      Table accepted, Table given, boolean more, boolean ordered, double tolerance) {
    boolean shapes =
        accepted.rowCount() == given.rowCount()
            && (more
                ? accepted.columnCount() <= given.columnCount()
                : accepted.columnCount() == given.columnCount());
    if (!shapes) {
      return ResultMatch.DIFFERENT;
    }
    return accepted.isEmpty()
        ? ResultMatch.EQUAL
        : new AcceptedScore(accepted, given, ordered, tolerance).matched(new ArrayList<>());
  }

  /** Gives each accepted column one of those that hold the same; the rows decide in the end. */
  private ResultMatch matched(List<Integer> chosen) {
    if (chosen.size() == accepted.size()) {
      tries++;
      return sameRows(chosen) ? ResultMatch.EQUAL : ResultMatch.DIFFERENT;
    }
    for (int column = 0; column < given.size(); column++) {
      if (!chosen.contains(column) && sameColumn(chosen.size(), column)) {
        chosen.add(column);
        ResultMatch match = matched(chosen);
        chosen.removeLast();
        if (match != ResultMatch.DIFFERENT) {
          return match;
        }
        if (tries > MOST_TRIES) {
          return ResultMatch.UNDECIDED;
        }
      }
    }
    return ResultMatch.DIFFERENT;
  }

  private boolean sameColumn(int wanted, int column) {
    List<@Nullable Object> one = new ArrayList<>(accepted.get(wanted));
    List<@Nullable Object> other = new ArrayList<>(given.get(column));
    if (!ordered) {
      one.sort(BY_VALUE);
      other.sort(BY_VALUE);
    }
    return sameRow(one, other);
  }

  private boolean sameRows(List<Integer> chosen) {
    List<List<@Nullable Object>> one = rows(accepted);
    List<List<@Nullable Object>> other = rows(chosen.stream().map(given::get).toList());
    if (!ordered) {
      one.sort(AcceptedScore::compared);
      other.sort(AcceptedScore::compared);
    }
    for (int row = 0; row < one.size(); row++) {
      if (!sameRow(one.get(row), other.get(row))) {
        return false;
      }
    }
    return true;
  }

  private boolean sameRow(List<@Nullable Object> one, List<@Nullable Object> other) {
    for (int at = 0; at < one.size(); at++) {
      if (!same(one.get(at), other.get(at))) {
        return false;
      }
    }
    return true;
  }

  private boolean same(@Nullable Object one, @Nullable Object other) {
    if (one instanceof Double left && other instanceof Double right) {
      double scale = Math.max(1, Math.max(Math.abs(left), Math.abs(right)));
      return left.equals(right) || Math.abs(left - right) <= tolerance * scale;
    }
    return one == null ? other == null : one.equals(other);
  }

  private static int compared(List<@Nullable Object> one, List<@Nullable Object> other) {
    for (int at = 0; at < one.size(); at++) {
      int difference = BY_VALUE.compare(one.get(at), other.get(at));
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }

  private static List<List<@Nullable Object>> rows(List<List<@Nullable Object>> columns) {
    List<List<@Nullable Object>> rows = new ArrayList<>();
    for (int row = 0; row < columns.getFirst().size(); row++) {
      List<@Nullable Object> values = new ArrayList<>(columns.size());
      for (List<@Nullable Object> column : columns) {
        values.add(column.get(row));
      }
      rows.add(values);
    }
    return rows;
  }

  private static List<List<@Nullable Object>> columns(Table table) {
    List<List<@Nullable Object>> columns = new ArrayList<>();
    for (int column = 0; column < table.columnCount(); column++) {
      List<@Nullable Object> values = new ArrayList<>(table.rowCount());
      for (List<@Nullable Object> row : table.rows()) {
        values.add(plain(row.get(column)));
      }
      columns.add(values);
    }
    return columns;
  }

  private static @Nullable Object plain(@Nullable Object value) {
    return switch (value) {
      case null -> null;
      case Boolean truth -> truth ? 1.0 : 0.0;
      case BigDecimal decimal -> decimal.doubleValue();
      case Number number -> number.doubleValue();
      case LocalDateTime moment when moment.toLocalTime().equals(LocalTime.MIDNIGHT) ->
          moment.toLocalDate().toString();
      case String text ->
          text.strip().replaceFirst("^(\\d{4}-\\d\\d-\\d\\d)[ T]00:00:00(\\.0+)?$", "$1");
      default -> value.toString();
    };
  }

  private static int rank(@Nullable Object value) {
    return switch (value) {
      case null -> 0;
      case Double _ -> 1;
      default -> 2;
    };
  }

  /** Rounded, so that what is equal within a tolerance is sorted by what stands beside it. */
  private static double number(@Nullable Object value) {
    return value instanceof Double number && Double.isFinite(number) && Math.abs(number) < 1e12
        ? Math.rint(number * 1e4) / 1e4
        : value instanceof Double other ? other : 0;
  }

  private static String text(@Nullable Object value) {
    return value instanceof String text ? text : "";
  }
}
