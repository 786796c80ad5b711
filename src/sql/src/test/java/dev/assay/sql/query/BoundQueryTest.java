package dev.assay.sql.query;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.TableDefinition;
import java.util.Arrays;
import java.util.List;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.NotExpression;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundQueryTest {

  private static final List<TableDefinition> TABLES =
      List.of(table("pets", "id", "name", "owner_id"), table("owners", "id", "name"));

  private static TableDefinition table(String name, String... columns) {
    return new TableDefinition(
        name,
        Arrays.stream(columns).map(each -> new ColumnDefinition(each, "TEXT", true)).toList(),
        List.of("id"),
        List.of());
  }

  private static BoundQuery bound(String sql) {
    return BoundQuery.of(Dialect.SQLITE, sql, TABLES).orElseThrow();
  }

  /** Each name of the query and what it stands for, SELECT by SELECT. */
  private static List<String> names(String sql) {
    return bound(sql).selects().stream()
        .flatMap(select -> select.names().stream())
        .map(use -> use.node() + " -> " + shown(use))
        .toList();
  }

  private static String shown(NameUse use) {
    return switch (use.meaning()) {
      case Meaning.Known(var source, var output) ->
          use.origin().map(BaseColumn::toString).orElse("computed")
              + (source.name().isEmpty() ? "" : " by " + source.name())
              + (output.name().isEmpty() ? "?" : "");
      case Meaning.SelectAlias(var expression) -> "alias of " + expression;
      case Meaning.Text(var text) -> "text " + text;
      case Meaning.Ambiguous(var sources) -> "ambiguous among " + sources.size();
      case Meaning.UnknownColumn(var source) ->
          source == null ? "unknown" : "not in " + source.name();
      case Meaning.UnknownSource() -> "unknown source";
      case Meaning.Unclear() -> "unclear";
    };
  }

  @Test
  void columnsAreTracedThroughAliases() {
    assertThat(names("SELECT p.name, owner_id FROM pets p JOIN owners o ON o.id = owner_id"))
        .containsExactly(
            "o.id -> owners.id by o",
            "owner_id -> pets.owner_id by p",
            "p.name -> pets.name by p",
            "owner_id -> pets.owner_id by p");
  }

  @Test
  void columnsAreTracedThroughSubqueriesAndTablesOfWith() {
    assertThat(
            names(
                "WITH w(pet, n) AS (SELECT name, count(*) FROM pets GROUP BY name)"
                    + " SELECT w.pet, w.n, s.o FROM w, (SELECT owner_id AS o FROM pets) s"))
        .containsExactly(
            "name -> pets.name by pets",
            "name -> pets.name by pets",
            "w.pet -> pets.name by w",
            "w.n -> computed by w",
            "s.o -> pets.owner_id by s",
            "owner_id -> pets.owner_id by pets");
  }

  @Test
  void aSubqueryInAConditionSeesTheColumnsAroundIt() {
    assertThat(
            names(
                "SELECT name FROM owners WHERE EXISTS (SELECT 1 FROM pets WHERE owner_id = owners.id)"))
        .containsExactly(
            "name -> owners.name by owners",
            "owner_id -> pets.owner_id by pets",
            "owners.id -> owners.id by owners");
  }

  @Test
  void whatStandsForNothingIsSaid() {
    assertThat(names("SELECT nam, p.nam, x.name, id FROM pets p, owners"))
        .containsExactly(
            "nam -> unknown",
            "p.nam -> not in p",
            "x.name -> unknown source",
            "id -> ambiguous among 2");
    assertThat(names("SELECT nam FROM pet")).containsExactly("nam -> unclear");
  }

  @Test
  void sqliteTakesUnknownNamesInDoubleQuotesForText() {
    assertThat(names("SELECT \"name\" FROM pets WHERE name = \"Rex\""))
        .containsExactly(
            "\"name\" -> pets.name by pets", "name -> pets.name by pets", "\"Rex\" -> text Rex");
  }

  @Test
  void whatTheListNamesMayBeSortedAndGroupedBy() {
    assertThat(names("SELECT upper(name) AS u, count(*) c FROM pets GROUP BY u ORDER BY c, id"))
        .containsExactly(
            "name -> pets.name by pets",
            "u -> alias of upper(name)",
            "c -> alias of count(*)",
            "id -> pets.id by pets");
  }

  @Test
  void aNameKnowsTheFunctionsAroundIt() {
    assertThat(bound("SELECT max(lower(name)), id FROM pets").selects().getFirst().names())
        .extracting(NameUse::functions, NameUse::aggregated)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(List.of("MAX", "LOWER"), true),
            org.assertj.core.groups.Tuple.tuple(List.of(), false));
  }

  @Test
  void partsOfSetOperationsAndConditionsAreSets() {
    assertThat(
            bound(
                    "SELECT id FROM pets UNION SELECT id FROM owners WHERE id IN (SELECT id FROM pets)")
                .selects())
        .extracting(BoundSelect::asSet)
        .containsExactly(true, true, true);
    assertThat(bound("SELECT id FROM pets UNION ALL SELECT id FROM owners").selects())
        .extracting(BoundSelect::asSet)
        .containsExactly(false, false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "id IN (SELECT 1) AND name = 'a' | (id IN (SELECT 1) and name = 'a')",
        "id IN (SELECT 1) AND name = 'a' OR name = 'b' | ((id IN (SELECT 1) and name = 'a') or name = 'b')",
        "name = 'a' AND id IN (SELECT 1) OR name = 'b' | ((name = 'a' and id IN (SELECT 1)) or name = 'b')",
        "name = 'a' OR id IN (SELECT 1) AND name = 'b' | (name = 'a' or (id IN (SELECT 1) and name = 'b'))",
        "NOT id IN (SELECT 1) AND name = 'b' | (not id IN (SELECT 1) and name = 'b')",
        "(id IN (SELECT 1) OR id = 2) AND name = 'b' | ((id IN (SELECT 1) or id = 2) and name = 'b')",
      })
  void whatFollowsASubqueryOfInStandsBesideIt(String where, String tree) {
    assertThat(
            tree(
                bound("SELECT id FROM pets WHERE " + where).selects().getFirst().node().getWhere()))
        .isEqualTo(tree);
  }

  /** The condition with parentheses around each AND and OR. */
  private static String tree(Expression condition) {
    return switch (condition) {
      case AndExpression and ->
          "(%s and %s)".formatted(tree(and.getLeftExpression()), tree(and.getRightExpression()));
      case OrExpression or ->
          "(%s or %s)".formatted(tree(or.getLeftExpression()), tree(or.getRightExpression()));
      case NotExpression not -> "not " + tree(not.getExpression());
      case ParenthesedExpressionList<?> list -> tree(list.getFirst());
      default -> condition.toString();
    };
  }

  @Test
  void whatIsRefusedOrUnreadableIsNotBound() {
    assertThat(BoundQuery.of(Dialect.SQLITE, "DROP TABLE pets", TABLES)).isEmpty();
    assertThat(BoundQuery.of(Dialect.SQLITE, "SELECT FROM WHERE", TABLES)).isEmpty();
  }
}
