package dev.assay.workflow.format;

import dev.assay.agents.AnswerFormat;
import dev.assay.agents.AnswerFormat.Column;
import dev.assay.agents.AnswerFormat.Type;
import dev.assay.table.Table;
import java.time.temporal.Temporal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** Holds a result against the form that the question asks for. */
public final class FormatComparison {

  private FormatComparison() {}

  /** One thing in which a result has not the expected form. */
  public record Mismatch(String kind, String message) {}

  /**
   * Where the result departs from the form. Columns may stand in any order and have any names;
   * their number and what they hold counts.
   *
   * @param everything whether the result is that of the database itself, so that it must have as
   *     many rows as the question implies; test data may have fewer
   */
  public static List<Mismatch> of(AnswerFormat format, Table result, boolean everything) {
    List<Mismatch> mismatches = new ArrayList<>();
    int expected = format.columns().size();
    if (result.columnCount() != expected) {
      mismatches.add(
          new Mismatch(
              "column-count",
              "the question asks for %s (%s), and the result has %d"
                  .formatted(
                      expected == 1 ? "1 column" : expected + " columns",
                      names(format),
                      result.columnCount())));
    } else {
      mismatches.addAll(types(format, result));
    }
    Integer most = format.mostRows();
    if (most != null && result.rowCount() > most) {
      mismatches.add(
          new Mismatch(
              "row-count",
              "the question asks for %s, and the result has %d"
                  .formatted(
                      most == 1 ? "one row" : "at most %d rows".formatted(most),
                      result.rowCount())));
    }
    if (everything && result.rowCount() < format.leastRows()) {
      mismatches.add(
          new Mismatch(
              "row-count",
              "the question asks for %s, and the result has %d"
                  .formatted(format.rows(), result.rowCount())));
    }
    return mismatches;
  }

  /** Nothing where as many columns hold numbers as should: they may stand in another order. */
  private static List<Mismatch> types(AnswerFormat format, Table result) {
    List<Mismatch> wrong = new ArrayList<>();
    for (int at = 0; at < result.columnCount(); at++) {
      Column expected = format.columns().get(at);
      String held = held(result, at);
      if (!fits(expected.type(), held)) {
        wrong.add(
            new Mismatch(
                "column-type",
                "'%s' should hold %s, and column %d ('%s') holds %s"
                    .formatted(
                        expected.name(),
                        plural(expected.type()),
                        at + 1,
                        result.columnNames().get(at),
                        held)));
      }
    }
    return wrong.size() <= 1 || !isPermuted(format, result) ? wrong : List.of();
  }

  private static boolean isPermuted(AnswerFormat format, Table result) {
    long numbersExpected =
        format.columns().stream().filter(column -> column.type() == Type.NUMBER).count();
    long numbersHeld = 0;
    for (int at = 0; at < result.columnCount(); at++) {
      numbersHeld += held(result, at).equals("numbers") ? 1 : 0;
    }
    return numbersExpected == numbersHeld;
  }

  /** Numbers, text, dates, or empty where there is nothing, or several of these. */
  private static String held(Table result, int column) {
    List<String> kinds =
        result.values(column).stream()
            .filter(Objects::nonNull)
            .map(FormatComparison::kind)
            .distinct()
            .toList();
    return kinds.size() == 1 ? kinds.getFirst() : "";
  }

  private static String kind(Object value) {
    return switch (value) {
      case Number _ -> "numbers";
      case Temporal _ -> "dates";
      case String text -> isNumeric(text) ? "" : "text";
      default -> "";
    };
  }

  private static boolean isNumeric(String text) {
    return text.strip().matches("[+-]?[\\d.,]+([eE][+-]?\\d+)?%?");
  }

  private static boolean fits(Type type, String held) {
    return held.isEmpty()
        || switch (type) {
          case NUMBER -> held.equals("numbers");
          case TEXT -> !held.equals("numbers");
          case DATE, ANY -> true;
        };
  }

  private static String plural(Type type) {
    return type == Type.NUMBER ? "numbers" : type.id();
  }

  private static String names(AnswerFormat format) {
    return format.columns().stream().map(Column::name).collect(Collectors.joining(", "));
  }
}
