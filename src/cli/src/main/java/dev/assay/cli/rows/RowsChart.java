package dev.assay.cli.rows;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.table.Column;
import dev.assay.table.Table;
import dev.assay.table.TableText;
import dev.assay.workflow.run.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A small chart of rows that have one label and one or two numbers: a line where the labels are
 * moments in their order, bars otherwise. Each column of numbers has a scale of its own.
 *
 * @param label the column of the labels
 * @param numbers the columns of the numbers
 */
public record RowsChart(Table table, Kind kind, int label, List<Integer> numbers) {

  /** How it is drawn. */
  public enum Kind {
    BARS,
    LINE
  }

  private static final int MOST_BARS = 40;
  private static final int MOST_POINTS = 200;
  private static final int MOST_NUMBERS = 2;
  private static final int LONGEST_LABEL = 24;
  private static final int WIDTH = 40;
  private static final String LEVELS = "▁▂▃▄▅▆▇█";
  private static final String PLAIN_LEVELS = "_.-=+*%#";
  private static final Pattern MOMENT =
      Pattern.compile("\\d{4}(-\\d{2}(-\\d{2}([T ]\\d{2}:\\d{2}.*)?)?)?");

  /** The chart of rows; empty where they have no such form. */
  public static Optional<RowsChart> of(Table table) {
    int columns = table.columnCount();
    if (columns < 2 || columns > 1 + MOST_NUMBERS || table.rowCount() < 2) {
      return Optional.empty();
    }
    List<Integer> numbers =
        IntStream.range(0, columns).filter(at -> isOfNumbers(table, at)).boxed().toList();
    List<Integer> others =
        IntStream.range(0, columns).filter(at -> !numbers.contains(at)).boxed().toList();
    if (others.isEmpty() && isOfYears(table)) {
      return of(table, 0, numbers.subList(1, columns));
    }
    return others.size() == 1 ? of(table, others.getFirst(), numbers) : Optional.empty();
  }

  private static Optional<RowsChart> of(Table table, int label, List<Integer> numbers) {
    List<String> labels = labels(table, label);
    if (labels.contains("NULL") || new HashSet<>(labels).size() < labels.size()) {
      return Optional.empty();
    }
    boolean moments =
        labels.stream().allMatch(text -> MOMENT.matcher(text).matches())
            && labels.stream().sorted().toList().equals(labels);
    RowsChart chart =
        new RowsChart(table, moments ? Kind.LINE : Kind.BARS, label, List.copyOf(numbers));
    int most = moments ? MOST_POINTS : MOST_BARS;
    boolean fits =
        table.rowCount() <= most && (moments || numbers.stream().allMatch(chart::isPositive));
    return fits ? Optional.of(chart) : Optional.empty();
  }

  private static boolean isOfNumbers(Table table, int column) {
    return table.rows().stream()
        .allMatch(
            row ->
                row.get(column) instanceof Number number && Double.isFinite(number.doubleValue()));
  }

  private static boolean isOfYears(Table table) {
    return table.columnNames().getFirst().toLowerCase(Locale.ROOT).contains("year")
        && labels(table, 0).stream().allMatch(text -> text.matches("[12]\\d{3}"));
  }

  private static List<String> labels(Table table, int column) {
    return table.rows().stream().map(row -> text(row.get(column))).toList();
  }

  private static String text(@Nullable Object value) {
    return value instanceof String text ? TableText.oneLine(text) : TableText.value(value);
  }

  private boolean isPositive(int column) {
    return values(column).stream().allMatch(value -> value >= 0);
  }

  private List<Double> values(int column) {
    return table.rows().stream()
        .map(row -> row.get(column) instanceof Number number ? number.doubleValue() : 0.0)
        .toList();
  }

  /** What is drawn, for those who draw it elsewhere. */
  ObjectNode json() {
    ObjectNode json =
        Json.object().put("kind", kind.name().toLowerCase(Locale.ROOT)).put("label", label);
    numbers.forEach(json.putArray("numbers")::add);
    return json;
  }

  /**
   * The chart as lines for a terminal.
   *
   * @param blocks whether it can show block characters
   */
  public List<String> lines(boolean blocks) {
    List<String> lines = new ArrayList<>();
    for (int column : numbers) {
      lines.add(TableText.oneLine(columnName(column)));
      if (kind == Kind.LINE) {
        lines.addAll(line(column, blocks ? LEVELS : PLAIN_LEVELS));
      } else {
        lines.addAll(bars(column, blocks ? "█" : "#"));
      }
    }
    return lines;
  }

  private String columnName(int column) {
    return table.columns().stream().map(Column::name).toList().get(column);
  }

  private List<String> bars(int column, String block) {
    List<String> labels =
        labels(table, label).stream()
            .map(
                text ->
                    text.length() > LONGEST_LABEL ? text.substring(0, LONGEST_LABEL) + "…" : text)
            .toList();
    int width = labels.stream().mapToInt(String::length).max().orElse(0);
    double most = values(column).stream().mapToDouble(value -> value).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < labels.size(); row++) {
      double value = values(column).get(row);
      int length = most == 0 ? 0 : (int) Math.round(value / most * WIDTH);
      String bar = length == 0 && value > 0 ? block : block.repeat(length);
      String padded = labels.get(row) + " ".repeat(width - labels.get(row).length());
      lines.add("%s  %s %s".formatted(padded, bar, text(table.rows().get(row).get(column))));
    }
    return lines;
  }

  private List<String> line(int column, String levels) {
    List<Double> values = values(column);
    double least = values.stream().mapToDouble(value -> value).min().orElse(0);
    double most = values.stream().mapToDouble(value -> value).max().orElse(0);
    StringBuilder drawn = new StringBuilder();
    for (double value : values) {
      double share = most == least ? 0.5 : (value - least) / (most - least);
      drawn.append(levels.charAt((int) Math.round(share * (levels.length() - 1))));
    }
    List<String> labels = labels(table, label);
    return List.of(
        drawn.toString(),
        "%s to %s, from %s to %s"
            .formatted(
                labels.getFirst(), labels.getLast(), plain(column, least), plain(column, most)));
  }

  /** The value as the database has it. */
  private String plain(int column, double wanted) {
    return table.rows().stream()
        .map(row -> row.get(column))
        .filter(value -> value instanceof Number number && number.doubleValue() == wanted)
        .map(RowsChart::text)
        .findFirst()
        .orElse(String.valueOf(wanted));
  }
}
