package dev.assay.analysis.readings;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogColumn;
import dev.assay.catalog.FrequentValue;
import dev.assay.sql.query.BaseColumn;
import dev.assay.sql.query.BoundQuery;
import dev.assay.sql.query.BoundSelect;
import dev.assay.sql.query.Conditions;
import dev.assay.sql.query.NameUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.schema.Column;

/**
 * Takes a value that a query looks for within a text for the whole text, where the column is known
 * to hold both; and a value that it takes for the whole text for a part of longer ones that end
 * with it, such as every kind of republic.
 */
final class WholeOrPart implements Rewriting {

  private final Catalog catalog;
  private final AskedWords asked;

  WholeOrPart(Catalog catalog, AskedWords asked) {
    this.catalog = catalog;
    this.asked = asked;
  }

  @Override
  public ReadingKind kind() {
    return ReadingKind.CONTAINED;
  }

  @Override
  public List<Runnable> edits(BoundQuery query) {
    List<Runnable> edits = new ArrayList<>();
    for (BoundSelect select : query.selects()) {
      for (Conditions.Condition condition : Conditions.of(select)) {
        if (condition.node() instanceof LikeExpression like && !like.isNot()) {
          whole(select, like).ifPresent(value -> edits.add(() -> setPattern(like, value)));
        }
        if (condition.node() instanceof EqualsTo equals && !asked.saysName()) {
          part(select, equals).ifPresent(value -> edits.add(() -> contain(select, equals, value)));
        }
      }
    }
    return edits;
  }

  private static void contain(BoundSelect select, EqualsTo equals, String value) {
    LikeExpression like = new LikeExpression();
    like.setLeftExpression(equals.getLeftExpression());
    setPattern(like, "%" + value + "%");
    Trees.replace(select, equals, like);
  }

  /** The value that is a whole one of the column, and the last word of others. */
  private Optional<String> part(BoundSelect select, EqualsTo equals) {
    if (!(equals.getLeftExpression() instanceof Column column)) {
      return Optional.empty();
    }
    String value = text(select, equals.getRightExpression());
    List<String> held =
        select.use(column).flatMap(NameUse::origin).map(this::values).orElse(List.of());
    String ending = " " + value.toLowerCase(Locale.ROOT);
    boolean longer = held.stream().anyMatch(each -> each.toLowerCase(Locale.ROOT).endsWith(ending));
    return longer && value.matches("[\\p{L} ]+") && held.contains(value)
        ? Optional.of(value)
        : Optional.empty();
  }

  private static void setPattern(LikeExpression like, String value) {
    like.setRightExpression(new StringValue(value.replace("'", "''")));
  }

  /** The value that is the text between the wildcards, as the column spells it. */
  private Optional<String> whole(BoundSelect select, LikeExpression like) {
    Optional<String> looked = looked(select, like);
    if (looked.isEmpty() || !(like.getLeftExpression() instanceof Column column)) {
      return Optional.empty();
    }
    String part = looked.get().toLowerCase(Locale.ROOT);
    List<String> holding =
        select.use(column).flatMap(NameUse::origin).map(this::values).orElse(List.of()).stream()
            .filter(value -> value.toLowerCase(Locale.ROOT).contains(part))
            .toList();
    return holding.size() < 2
        ? Optional.empty()
        : holding.stream().filter(value -> value.equalsIgnoreCase(part)).findFirst();
  }

  private static Optional<String> looked(BoundSelect select, LikeExpression like) {
    String pattern = text(select, like.getRightExpression());
    return pattern.matches("%[^%_]+%")
        ? Optional.of(pattern.substring(1, pattern.length() - 1))
        : Optional.empty();
  }

  /** The text that an expression is; empty for any other one. */
  private static String text(BoundSelect select, Expression expression) {
    return switch (expression) {
      case StringValue text -> text.getNotExcapedValue();
      // SQLite takes a name in double quotes for text
      case Column name when select.use(name).flatMap(NameUse::origin).isEmpty() ->
          name.getUnquotedColumnName();
      default -> "";
    };
  }

  private List<String> values(BaseColumn column) {
    return catalog
        .table(column.table().name())
        .flatMap(table -> table.column(column.column().name()))
        .map(CatalogColumn::profile)
        .map(profile -> profile.frequent().stream().map(FrequentValue::value).toList())
        .orElse(List.of())
        .stream()
        .map(cell -> String.valueOf(cell.value()))
        .toList();
  }
}
