package dev.assay.sql.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.sql.ColumnDefinition;
import dev.assay.sql.Dialect;
import dev.assay.sql.SelectGuard;
import dev.assay.sql.TableDefinition;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

class MutantsTest {

  private static final List<TableDefinition> TABLES =
      List.of(
          table("pet", "id INTEGER", "owner_id INTEGER", "name TEXT", "kind TEXT", "weight REAL"),
          table("owner", "id INTEGER", "name TEXT", "home town TEXT", "born DATE"));

  @Test
  void aConditionAloneIsDropped() {
    assertThat(of(MutationKind.CONDITION_DROPPED, "SELECT name FROM pet WHERE kind = 'cat'"))
        .containsExactly("SELECT name FROM pet");
  }

  @Test
  void eachConditionOfAChainIsDroppedAlone() {
    assertThat(
            of(
                MutationKind.CONDITION_DROPPED,
                "SELECT name FROM pet WHERE kind = 'cat' AND weight > 5 AND id < 9"))
        .containsExactlyInAnyOrder(
            "SELECT name FROM pet WHERE kind = 'cat' AND weight > 5",
            "SELECT name FROM pet WHERE kind = 'cat' AND id < 9",
            "SELECT name FROM pet WHERE weight > 5 AND id < 9");
  }

  @Test
  void havingIsDropped() {
    assertThat(
            of(
                MutationKind.CONDITION_DROPPED,
                "SELECT kind FROM pet GROUP BY kind HAVING count(*) > 1"))
        .containsExactly("SELECT kind FROM pet GROUP BY kind");
  }

  @Test
  void conditionsAreFlipped() {
    assertThat(of(MutationKind.CONDITION_FLIPPED, "SELECT name FROM pet WHERE kind = 'cat'"))
        .containsExactly("SELECT name FROM pet WHERE kind <> 'cat'");
    assertThat(of(MutationKind.CONDITION_FLIPPED, "SELECT name FROM pet WHERE weight > 5"))
        .containsExactly("SELECT name FROM pet WHERE weight < 5");
    assertThat(of(MutationKind.CONDITION_FLIPPED, "SELECT name FROM pet WHERE name NOT LIKE 'M%'"))
        .containsExactly("SELECT name FROM pet WHERE name LIKE 'M%'");
    assertThat(of(MutationKind.CONDITION_FLIPPED, "SELECT name FROM pet WHERE kind IS NULL"))
        .containsExactly("SELECT name FROM pet WHERE kind IS NOT NULL");
    assertThat(
            of(
                MutationKind.CONDITION_FLIPPED,
                "SELECT name FROM owner WHERE id NOT IN (SELECT owner_id FROM pet)"))
        .containsExactly("SELECT name FROM owner WHERE id IN (SELECT owner_id FROM pet)");
  }

  @Test
  void andBecomesOrAndOrBecomesAndWithoutChangingWhatBindsWhat() {
    assertThat(
            of(
                MutationKind.CONDITION_FLIPPED,
                "SELECT id FROM pet WHERE kind LIKE 'a' OR kind LIKE 'b' OR kind LIKE 'c'"))
        .contains("SELECT id FROM pet WHERE (kind LIKE 'a' OR kind LIKE 'b') AND kind LIKE 'c'");
    assertThat(of(MutationKind.CONDITION_FLIPPED, "SELECT id FROM pet WHERE id = 1 AND weight = 2"))
        .contains("SELECT id FROM pet WHERE (id = 1 OR weight = 2)");
  }

  @Test
  void boundariesAreMoved() {
    assertThat(of(MutationKind.BOUNDARY, "SELECT name FROM pet WHERE weight >= 5"))
        .containsExactly("SELECT name FROM pet WHERE weight > 5");
    assertThat(of(MutationKind.BOUNDARY, "SELECT name FROM pet WHERE weight < 5"))
        .containsExactly("SELECT name FROM pet WHERE weight <= 5");
    assertThat(of(MutationKind.BOUNDARY, "SELECT name FROM pet WHERE weight BETWEEN 2 AND 5"))
        .containsExactly(
            "SELECT name FROM pet WHERE (weight > 2 AND weight <= 5)",
            "SELECT name FROM pet WHERE (weight >= 2 AND weight < 5)");
  }

  @Test
  void innerAndLeftJoinsAreSwapped() {
    assertThat(
            of(
                MutationKind.JOIN,
                "SELECT o.name FROM owner AS o JOIN pet AS p ON o.id = p.owner_id"))
        .containsExactly("SELECT o.name FROM owner AS o LEFT JOIN pet AS p ON o.id = p.owner_id");
    assertThat(
            of(
                MutationKind.JOIN,
                "SELECT o.name FROM owner AS o LEFT OUTER JOIN pet AS p ON o.id = p.owner_id"))
        .containsExactly("SELECT o.name FROM owner AS o JOIN pet AS p ON o.id = p.owner_id");
  }

  @Test
  void theConditionsOfAJoinAreDroppedOneByOne() {
    assertThat(
            of(
                MutationKind.CONDITION_DROPPED,
                "SELECT 1 FROM owner AS o JOIN pet AS p ON o.id = p.owner_id AND o.name = p.name"))
        .containsExactly(
            "SELECT 1 FROM owner AS o JOIN pet AS p ON o.name = p.name",
            "SELECT 1 FROM owner AS o JOIN pet AS p ON o.id = p.owner_id");
  }

  @Test
  void whatJoinsTablesIsNotFlipped() {
    assertThat(
            of(
                MutationKind.CONDITION_FLIPPED,
                "SELECT o.name FROM owner AS o, pet AS p WHERE o.id = p.owner_id"))
        .isEmpty();
  }

  @Test
  void distinctIsTakenAwayAndAdded() {
    assertThat(of(MutationKind.DISTINCT, "SELECT DISTINCT kind FROM pet"))
        .containsExactly("SELECT kind FROM pet");
    assertThat(of(MutationKind.DISTINCT, "SELECT kind FROM pet"))
        .containsExactly("SELECT DISTINCT kind FROM pet");
    assertThat(of(MutationKind.DISTINCT, "SELECT count(kind) FROM pet"))
        .containsExactly("SELECT count(DISTINCT kind) FROM pet");
    assertThat(of(MutationKind.DISTINCT, "SELECT name FROM pet UNION SELECT name FROM owner"))
        .containsExactly("SELECT name FROM pet UNION ALL SELECT name FROM owner");
  }

  @Test
  void distinctIsLeftAloneWhereItCouldChangeNothing() {
    assertThat(of(MutationKind.DISTINCT, "SELECT max(weight) FROM pet")).isEmpty();
    assertThat(of(MutationKind.DISTINCT, "SELECT count(*) FROM pet GROUP BY kind")).isEmpty();
    assertThat(
            of(
                MutationKind.DISTINCT,
                "SELECT sum(id) FROM owner WHERE id IN (SELECT owner_id FROM pet)"))
        .containsExactly(
            "SELECT sum(DISTINCT id) FROM owner WHERE id IN (SELECT owner_id FROM pet)");
  }

  @Test
  void aggregatesAreSwapped() {
    assertThat(of(MutationKind.AGGREGATE, "SELECT avg(weight), min(weight) FROM pet"))
        .containsExactly(
            "SELECT SUM(weight), min(weight) FROM pet", "SELECT avg(weight), MAX(weight) FROM pet");
    assertThat(of(MutationKind.AGGREGATE, "SELECT count(weight) FROM pet"))
        .containsExactly("SELECT SUM(weight) FROM pet");
    assertThat(of(MutationKind.AGGREGATE, "SELECT count(*), count(name) FROM pet")).isEmpty();
    assertThat(of(MutationKind.AGGREGATE, "SELECT rank() OVER (ORDER BY weight) FROM pet"))
        .containsExactly("SELECT DENSE_RANK() OVER (ORDER BY weight) FROM pet");
  }

  @Test
  void columnsAreSwappedForOthersOfTheirTableAndType() {
    assertThat(of(MutationKind.COLUMN, "SELECT p.name FROM pet AS p"))
        .containsExactly("SELECT p.kind FROM pet AS p");
    assertThat(of(MutationKind.COLUMN, "SELECT \"name\" FROM owner"))
        .containsExactly("SELECT \"home town\" FROM owner");
    assertThat(of(MutationKind.COLUMN, "SELECT born FROM owner")).isEmpty();
  }

  @Test
  void columnsOfTablesThatTheQueryMakesAreLeftAlone() {
    assertThat(of(MutationKind.COLUMN, "WITH pet AS (SELECT 1 AS name) SELECT name FROM pet"))
        .isEmpty();
  }

  @Test
  void columnsOfOuterQueriesAreKnownInInnerOnes() {
    assertThat(
            of(
                MutationKind.COLUMN,
                "SELECT born FROM owner AS o WHERE EXISTS (SELECT 1 FROM pet AS p WHERE o.name = 'x')"))
        .containsExactly(
            "SELECT born FROM owner AS o WHERE EXISTS (SELECT 1 FROM pet AS p WHERE o.\"home town\" = 'x')");
  }

  @Test
  void groupByKeysAreDropped() {
    assertThat(of(MutationKind.GROUPING, "SELECT kind, count(*) FROM pet GROUP BY kind, owner_id"))
        .containsExactly(
            "SELECT kind, count(*) FROM pet GROUP BY owner_id",
            "SELECT kind, count(*) FROM pet GROUP BY kind");
    assertThat(of(MutationKind.GROUPING, "SELECT kind, count(*) FROM pet GROUP BY kind"))
        .containsExactly("SELECT kind, count(*) FROM pet");
  }

  @Test
  void otherDialectsKeepTheKeysThatAreSelected() {
    String sql = "SELECT kind, count(*) FROM pet GROUP BY kind, owner_id";

    assertThat(of(Dialect.POSTGRESQL, MutationKind.GROUPING, sql))
        .containsExactly("SELECT kind, count(*) FROM pet GROUP BY kind");
    assertThat(of(Dialect.POSTGRESQL, MutationKind.COLUMN, sql)).isEmpty();
  }

  @Test
  void whichRowsAreKeptIsChanged() {
    assertThat(of(MutationKind.LIMIT, "SELECT name FROM pet ORDER BY weight DESC LIMIT 1"))
        .containsExactly(
            "SELECT name FROM pet ORDER BY weight ASC LIMIT 1",
            "SELECT name FROM pet LIMIT 1",
            "SELECT name FROM pet ORDER BY weight DESC",
            "SELECT name FROM pet ORDER BY weight DESC LIMIT 2");
  }

  @Test
  void theOrderOfTheResultIsChanged() {
    assertThat(of(MutationKind.ORDER, "SELECT name FROM pet ORDER BY name"))
        .containsExactly("SELECT name FROM pet ORDER BY name DESC", "SELECT name FROM pet");
    assertThat(of(MutationKind.ORDER, "SELECT 1 FROM (SELECT name FROM pet ORDER BY name) AS p"))
        .isEmpty();
  }

  @Test
  void conversionsAreRemoved() {
    assertThat(of(MutationKind.CONVERSION, "SELECT id FROM pet WHERE trim(kind) = 'cat'"))
        .containsExactly("SELECT id FROM pet WHERE kind = 'cat'");
    assertThat(of(MutationKind.CONVERSION, "SELECT CAST(id + 1 AS REAL) / 2 FROM pet"))
        .containsExactly("SELECT (id + 1) / 2 FROM pet");
  }

  @Test
  void setOperationsAreSwapped() {
    assertThat(of(MutationKind.SET_OPERATION, "SELECT name FROM pet EXCEPT SELECT name FROM owner"))
        .containsExactly("SELECT name FROM pet INTERSECT SELECT name FROM owner");
  }

  @Test
  void aRecursionIsLeftAlone() {
    assertThat(
            of(
                MutationKind.CONDITION_DROPPED,
                "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 9)"
                    + " SELECT x FROM n"))
        .isEmpty();
  }

  @Test
  void aMutantSaysInWordsWhatIsMistaken() {
    assertThat(mutants(Dialect.SQLITE, "SELECT name FROM pet WHERE weight > 5"))
        .extracting(Mutant::change)
        .contains(
            "without WHERE weight > 5",
            "weight > 5 became weight < 5",
            "weight > 5 became weight >= 5",
            "SELECT became SELECT DISTINCT",
            "column name became kind");
  }

  @Test
  void whatCannotBeParsedOrMayNotBeExecutedHasNone() {
    assertThat(Mutants.of(Dialect.SQLITE, "SELECT FROM WHERE", TABLES)).isEmpty();
    assertThat(Mutants.of(Dialect.SQLITE, "DELETE FROM pet", TABLES)).isEmpty();
  }

  @Test
  void aLongQueryHasAFewMutantsOfEachKind() {
    StringBuilder sql = new StringBuilder("SELECT DISTINCT name FROM pet WHERE id = 0");
    for (int condition = 1; condition < 60; condition++) {
      sql.append(" OR weight > ").append(condition);
    }
    Map<MutationKind, Long> kinds =
        mutants(Dialect.SQLITE, sql.toString()).stream()
            .collect(Collectors.groupingBy(Mutant::kind, Collectors.counting()));

    assertThat(kinds)
        .isEqualTo(
            Map.of(
                MutationKind.CONDITION_DROPPED, 8L,
                MutationKind.CONDITION_FLIPPED, 8L,
                MutationKind.BOUNDARY, 8L,
                MutationKind.DISTINCT, 1L,
                MutationKind.COLUMN, 8L));
  }

  @Test
  void aQueryThatIsLongerStillHasMutantsUpToALengthAndThenNone() {
    String chain = "SELECT id FROM pet WHERE id = 0" + " OR id=1".repeat(1_240);

    assertThat(mutants(Dialect.SQLITE, chain)).isNotEmpty();
    assertThat(Mutants.of(Dialect.SQLITE, chain + " OR id=1".repeat(10), TABLES)).isEmpty();
  }

  @Property(tries = 150)
  @Tag("slow")
  void mutantsAreDifferentBoundedAllowedAndAlwaysTheSame(@ForAll("queries") String sql) {
    Mutants found = Mutants.of(Dialect.SQLITE, sql, TABLES).orElseThrow();
    List<String> texts = found.mutants().stream().map(Mutant::sql).toList();

    assertThat(found).isEqualTo(Mutants.of(Dialect.SQLITE, sql, TABLES).orElseThrow());
    assertThat(texts).hasSizeLessThanOrEqualTo(Mutants.MOST).doesNotContain(found.rewritten());
    assertThat(new HashSet<>(texts)).hasSameSizeAs(texts);
    assertThat(texts)
        .allMatch(text -> SelectGuard.refusal(Dialect.SQLITE, text).isEmpty())
        .allMatch(text -> Mutants.of(Dialect.SQLITE, text, TABLES).isPresent());
  }

  @Provide
  Arbitrary<String> queries() {
    Arbitrary<String> outputs =
        Arbitraries.of("name", "DISTINCT kind", "count(*)", "avg(weight), max(id)", "trim(name)");
    Arbitrary<String> conditions =
        Arbitraries.of(
                "kind = 'cat'",
                "weight BETWEEN 1 AND 2",
                "NOT name LIKE 'M%'",
                "id IN (SELECT owner_id FROM pet WHERE weight >= 3)",
                "(id > 1 OR id < 0)")
            .list()
            .ofMaxSize(4)
            .map(list -> list.isEmpty() ? "" : " WHERE " + String.join(" AND ", list));
    Arbitrary<String> endings =
        Arbitraries.of("", " GROUP BY kind", " ORDER BY name LIMIT 3", " UNION SELECT 1");
    return Combinators.combine(outputs, conditions, endings)
        .as((output, condition, ending) -> "SELECT " + output + " FROM pet" + condition + ending);
  }

  private static List<String> of(MutationKind kind, String sql) {
    return of(Dialect.SQLITE, kind, sql);
  }

  private static List<String> of(Dialect dialect, MutationKind kind, String sql) {
    return mutants(dialect, sql).stream()
        .filter(mutant -> mutant.kind() == kind)
        .map(Mutant::sql)
        .toList();
  }

  private static List<Mutant> mutants(Dialect dialect, String sql) {
    return Mutants.of(dialect, sql, TABLES).orElseThrow().mutants();
  }

  private static TableDefinition table(String name, String... columns) {
    return new TableDefinition(
        name,
        Arrays.stream(columns)
            .map(
                column -> {
                  int space = column.lastIndexOf(' ');
                  return new ColumnDefinition(
                      column.substring(0, space), column.substring(space + 1), true);
                })
            .toList(),
        List.of("id"),
        List.of());
  }
}
