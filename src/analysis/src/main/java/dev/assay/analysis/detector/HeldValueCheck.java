package dev.assay.analysis.detector;

import dev.assay.analysis.Finding;
import dev.assay.analysis.conditions.Literal;
import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.analysis.conditions.ValueConditions.Comparison;
import dev.assay.analysis.conditions.ValueConditions.ValueCondition;
import dev.assay.catalog.Cell;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Clause;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds conditions that no row can meet, by what the catalog knows of all values: a number beyond
 * the least or greatest, and a value or pattern that is none of a few. Text in columns of many
 * values is looked up by the retriever.
 */
final class HeldValueCheck implements Check {

  private final ColumnContents contents;

  HeldValueCheck(ColumnContents contents) {
    this.contents = contents;
  }

  @Override
  public List<Finding> of(BoundSelect select) {
    return Stream.concat(
            ValueConditions.of(select).stream(), ValueConditions.ofFolded(select).stream())
        .filter(condition -> !condition.negated())
        .filter(
            condition -> condition.clause() == Clause.WHERE || condition.clause() == Clause.FROM)
        .flatMap(condition -> finding(condition).stream())
        .toList();
  }

  private Optional<Finding> finding(ValueCondition condition) {
    boolean number = contents.kind(condition.column()) == ColumnContents.Kind.NUMBERS;
    boolean absent =
        switch (condition.comparison()) {
          case EQUAL ->
              number
                  ? condition.literal().isNumeric()
                      && (isNoneOfFew(condition)
                          || contents.isOutside(
                              condition.column(),
                              Double.parseDouble(condition.literal().text().strip())))
                  : condition.literal().quoted() && isNoneOfFew(condition);
          case LIKE -> isNoneOfFew(condition);
          case ORDER -> false;
        };
    return absent
        ? Optional.of(
            Check.finding(
                DetectedKind.VALUE_NOT_HELD,
                "no row holds %s in %s%s: no row meets the condition"
                    .formatted(condition.literal(), condition.column(), held(condition, number)),
                condition.place()))
        : Optional.empty();
  }

  private boolean isNoneOfFew(ValueCondition condition) {
    return contents
        .complete(condition.column())
        .filter(cells -> cells.stream().noneMatch(cell -> meets(condition, cell)))
        .isPresent();
  }

  /** In any case of letters, and with spaces around it: the retriever is exact about both. */
  private static boolean meets(ValueCondition condition, Cell cell) {
    String held = String.valueOf(cell.value()).strip();
    String wanted = condition.literal().text().strip();
    if (condition.comparison() == Comparison.LIKE) {
      return pattern(wanted).matcher(held).matches();
    }
    return held.equalsIgnoreCase(wanted)
        || (Literal.isNumeric(held)
            && Literal.isNumeric(wanted)
            && Double.parseDouble(held) == Double.parseDouble(wanted));
  }

  private static Pattern pattern(String like) {
    return Pattern.compile(
        like.chars()
            .mapToObj(
                letter ->
                    switch (letter) {
                      case '%' -> ".*";
                      case '_' -> ".";
                      default -> Pattern.quote(Character.toString(letter));
                    })
            .collect(Collectors.joining()),
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
  }

  private String held(ValueCondition condition, boolean number) {
    if (!contents.shows()) {
      return "";
    }
    return contents
        .complete(condition.column())
        .map(
            cells ->
                ", which holds only "
                    + cells.stream()
                        .map(cell -> new Literal(String.valueOf(cell.value()), !number).toString())
                        .collect(Collectors.joining(", ")))
        .orElse("");
  }
}
