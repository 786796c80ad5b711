package dev.assay.benchmarks.inspectors;

import dev.assay.analysis.conditions.Literal;
import dev.assay.analysis.conditions.ValueConditions;
import dev.assay.analysis.conditions.ValueConditions.Comparison;
import dev.assay.analysis.conditions.ValueConditions.ValueCondition;
import dev.assay.catalog.values.ValuePlace;
import dev.assay.sql.query.BoundSelect;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Values that the column does not hold, and values of another type. */
final class ValueErrors {

  private static final List<String> WORDS = List.of("many", "Paris", "n.a.", "green");

  private final RandomGenerator random;
  private final Misspelling misspelling;

  ValueErrors(RandomGenerator random) {
    this.random = random;
    this.misspelling = new Misspelling(random);
  }

  /** A value that is there is misspelt by one or two letters, or written in another case. */
  Optional<String> misspelt(SeedTree tree) {
    BoundSelect select = tree.anySelect(random);
    List<ValueCondition> conditions =
        ValueConditions.of(select).stream()
            .filter(condition -> condition.comparison() == Comparison.EQUAL)
            .filter(condition -> condition.literal().quoted())
            .filter(condition -> texts(tree, condition).contains(condition.literal().text()))
            .toList();
    if (conditions.isEmpty()) {
      return Optional.empty();
    }
    ValueCondition condition = SeedTree.any(conditions, random);
    String before = condition.literal().text();
    String after =
        switch (random.nextInt(3)) {
          case 0 -> misspelling.recased(before);
          case 1 -> misspelling.of(before);
          default -> misspelling.of(misspelling.of(before));
        };
    return texts(tree, condition).contains(after) || after.contains("\"") || after.isBlank()
        ? Optional.empty()
        : replaced(tree, condition, "'" + after.replace("'", "''") + "'");
  }

  /** A number where the column holds text without digits, or a word where it holds numbers. */
  Optional<String> mistyped(SeedTree tree) {
    List<ValueCondition> conditions = ValueConditions.of(tree.anySelect(random));
    if (conditions.isEmpty()) {
      return Optional.empty();
    }
    ValueCondition condition = SeedTree.any(conditions, random);
    Set<String> texts = texts(tree, condition);
    if (condition.comparison() == Comparison.LIKE) {
      return Optional.empty();
    }
    if (texts.isEmpty() && !condition.literal().quoted()) {
      return replaced(tree, condition, "'" + SeedTree.any(WORDS, random) + "'");
    }
    boolean words = !texts.isEmpty() && texts.stream().noneMatch(Literal::isNumeric);
    return words && condition.literal().quoted()
        ? replaced(tree, condition, String.valueOf(random.nextInt(2000)))
        : Optional.empty();
  }

  private static Set<String> texts(SeedTree tree, ValueCondition condition) {
    return tree.database()
        .texts()
        .getOrDefault(
            new ValuePlace(condition.column().table().name(), condition.column().column().name()),
            Set.of());
  }

  /** In the condition's own text, which occurs in the query's. */
  private static Optional<String> replaced(SeedTree tree, ValueCondition condition, String value) {
    String sql = tree.sql();
    String place = condition.place().toString();
    for (String quoted :
        List.of(
            "'" + condition.literal().text().replace("'", "''") + "'",
            "\"" + condition.literal().text() + "\"",
            condition.literal().text())) {
      int at = place.lastIndexOf(quoted);
      if (at >= 0) {
        String other = place.substring(0, at) + value + place.substring(at + quoted.length());
        int where = sql.indexOf(place);
        return Optional.of(sql.substring(0, where) + other + sql.substring(where + place.length()));
      }
    }
    return Optional.empty();
  }
}
