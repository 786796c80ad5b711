package dev.assay.catalog.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CubeModelTest {

  @TempDir Path folder;

  private ImportedTerms read(String name, String content) throws IOException {
    return GlossaryImport.read(Files.writeString(folder.resolve(name), content));
  }

  @Test
  void measuresOfCubeOverOtherDaysKeepTheirDescriptionAlone() throws IOException {
    ImportedTerms read =
        read(
            "orders.yml",
            """
            cubes:
              - name: orders
                sql_table: orders
                measures:
                  - {name: running, type: sum, sql: amount, description: So far, rolling_window: {trailing: unbounded}}
                  - {name: share, type: number, sql: "{running} / 2", description: Half of it}
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql, Term::meaning)
        .containsExactly(tuple("running", "", "So far"), tuple("share", "", "Half of it"));
    assertThat(read.problems()).hasSize(2);
  }

  @Test
  void cubesGiveMeasuresSegmentsAndComputedDimensions() throws IOException {
    ImportedTerms read =
        read(
            "orders.yml",
            """
            cubes:
              - name: orders
                sql_table: public.orders
                measures:
                  - {name: count, type: count, title: Number of orders}
                  - {name: total, type: sum, sql: "{CUBE}.amount"}
                  - name: big_total
                    type: sum
                    sql: amount
                    filters: [{sql: "{CUBE}.amount > 100"}]
                  - {name: average, type: number, sql: "{total} / {count}"}
                dimensions:
                  - {name: status, sql: "{CUBE}.status", type: string}
                  - {name: month, sql: "date_trunc('month', {CUBE}.placed)", type: time}
                segments:
                  - {name: paid, sql: "{CUBE}.status = 'P'"}
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql)
        .containsExactly(
            tuple("orders_count", "COUNT(*)"),
            tuple("total", "SUM(amount)"),
            tuple("big_total", "SUM(CASE WHEN amount > 100 THEN amount END)"),
            tuple("average", "SUM(amount) / COUNT(*)"),
            tuple("paid", "status = 'P'"),
            tuple("month", "date_trunc('month', placed)"));
    assertThat(read.terms().getFirst().tables()).containsExactly("orders");
  }

  @Test
  void referencesOfCubeLeadDownToColumns() throws IOException {
    ImportedTerms read =
        read(
            "bookings.yml",
            """
            cubes:
              - name: bookings
                sql_table: booking
                measures:
                  - {name: fares, type: sum, sql: fare}
                  - {name: taken, type: sum, sql: fare, filters: [{sql: "{CUBE.is_taken}"}, {sql: "{adult} OR {CUBE}.seats > 1"}]}
                  - {name: half, type: number, sql: "{bookings.fares} / 2"}
                dimensions:
                  - {name: is_taken, sql: "{status} = 'taken'", type: boolean}
                  - {name: status, sql: "{CUBE}.state", type: string}
                  - {name: home, sql: "{passengers}.city = {ports.name}", type: boolean}
                segments:
                  - {name: adult, sql: "{passengers.age} >= 18"}
              - name: passengers
                sql_table: public.passenger
                dimensions: [{name: age, sql: "{CUBE}.age", type: number}]
              - name: ports
                sql_table: port
                dimensions: [{name: name, sql: name, type: string}]
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql)
        .containsExactly(
            tuple("fares", "SUM(fare)"),
            tuple(
                "taken",
                "SUM(CASE WHEN ((state = 'taken')) AND ((passenger.age >= 18) OR seats > 1) THEN fare END)"),
            tuple("half", "SUM(fare) / 2"),
            tuple("adult", "passenger.age >= 18"),
            tuple("is_taken", "state = 'taken'"),
            tuple("status", "state"),
            tuple("home", "passenger.city = port.name"));
    assertThat(read.problems()).isEmpty();
  }

  @Test
  void whatCubeComputesApartOrElsewhereHasNoExpression() throws IOException {
    ImportedTerms read =
        read(
            "bookings.yml",
            """
            cubes:
              - name: bookings
                sql_table: bookings
                measures:
                  - {name: each, type: number, sql: "{CUBE.total} / {passengers.count}", description: For each of them}
                  - {name: total, type: sum, sql: fare}
                  - {name: long ones, type: count, filters: [{sql: "{routes.distance} > 9"}]}
                dimensions:
                  - {name: band, type: string, case: {when: [{sql: "{CUBE}.fare > 99", label: dear}]}}
              - name: passengers
                sql_table: passengers
                measures: [{name: count, type: count}]
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql, Term::meaning)
        .containsExactly(
            tuple("each", "", "For each of them"),
            tuple("total", "SUM(fare)", ""),
            tuple("passengers_count", "COUNT(*)", ""));
    assertThat(read.problems())
        .containsExactly(
            "the measure 'each' is left with its description alone",
            "the measure 'long ones' is left out: it is no plain expression, and has no description",
            "the dimension 'band' is left out: it is no plain expression, and has no description");
  }

  @Test
  void computedMembersOfCubeAreOneOperandWhereTheyAreUsed() throws IOException {
    ImportedTerms read =
        read(
            "sales.yml",
            """
            cubes:
              - name: sales
                sql_table: sale
                measures: [{name: revenue, type: sum, sql: "{net} * quantity"}]
                dimensions: [{name: net, sql: price-discount, type: number}]
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql)
        .containsExactly(
            tuple("revenue", "SUM((price-discount) * quantity)"), tuple("net", "price-discount"));
  }

  @Test
  void expressionsOfCubeNameEveryTableThatTheyMeet() throws IOException {
    ImportedTerms read =
        read(
            "bookings.yml",
            """
            cubes:
              - name: bookings
                sql_table: booking
                measures:
                  - {name: own, type: sum, sql: fare}
                  - {name: of_adults, type: sum, sql: fare, filters: [{sql: "{adult}"}]}
                segments: [{name: adult, sql: "{passengers.age} >= 18"}]
              - name: passengers
                sql_table: public.passenger
                dimensions: [{name: age, sql: age, type: number}]
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::tables)
        .containsExactly(
            tuple("own", List.of("booking")),
            tuple("of_adults", List.of("booking", "passenger")),
            tuple("adult", List.of("booking", "passenger")));
  }

  @Test
  void columnsOfAnotherCubeHaveItsTableOrNoExpression() throws IOException {
    ImportedTerms read =
        read(
            "bookings.yml",
            """
            cubes:
              - name: bookings
                sql_table: booking
                segments:
                  - {name: bare, sql: "{passengers.adult} AND paid", description: Bare}
                  - {name: quoted, sql: "{passengers.senior} AND paid", description: Quoted}
                  - {name: named, sql: "{passengers.child} AND paid"}
              - name: passengers
                sql_table: passenger
                segments:
                  - {name: adult, sql: age >= 18}
                  - {name: senior, sql: "\\"age\\" >= 65"}
                  - {name: child, sql: "COALESCE({CUBE}.age, 0) < 18 AND {CUBE}.kind = 'the child'"}
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql)
        .startsWith(
            tuple("bare", ""),
            tuple("quoted", ""),
            tuple(
                "named",
                "(COALESCE(passenger.age, 0) < 18 AND passenger.kind = 'the child') AND paid"));
  }

  @Test
  void measuresOfCubeThatSayTooLittleHaveNoExpression() throws IOException {
    ImportedTerms read =
        read(
            "orders.yml",
            """
            cubes:
              - name: orders
                sql_table: orders
                measures:
                  - {name: ratio, type: number, sql: SUM(a) / 2, filters: [{sql: paid}], description: A}
                  - {name: so_far, type: running_total, sql: amount, description: B}
                  - {name: total, type: sum, description: C}
                  - {name: kind, type: string, case: {when: [{sql: paid, label: dear}]}}
                  - {name: paid_ones, type: count, filters: [{sql: paid}]}
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql)
        .containsExactly(
            tuple("ratio", ""),
            tuple("so_far", ""),
            tuple("total", ""),
            tuple("paid_ones", "COUNT(CASE WHEN paid THEN 1 END)"));
    assertThat(read.problems())
        .contains("the measure 'ratio' is left with its description alone")
        .contains(
            "the measure 'kind' is left out: it is no plain expression, and has no description");
  }

  @Test
  void whatCubeComputesWhenAskedHasNoExpression() throws IOException {
    ImportedTerms read =
        read(
            "orders.yml",
            """
            cubes:
              - name: orders
                sql_table: orders
                segments:
                  - {name: query, sql: "id IN (SELECT id FROM {orders.sql()})", description: A}
                  - {name: period, sql: "{FILTER_PARAMS.orders.placed.filter('placed')}", description: B}
                  - {name: template, sql: "{{ condition('a') }}", description: C}
                  - {name: json, sql: "data @> '{\\"a\\": 1}'"}
            """);

    assertThat(read.terms())
        .extracting(Term::name, Term::sql)
        .containsExactly(
            tuple("query", ""),
            tuple("period", ""),
            tuple("template", ""),
            tuple("json", "data @> '{\"a\": 1}'"));
  }

  @Test
  void aSecondCubeOfTheSameNameIsTold() throws IOException {
    ImportedTerms read =
        read(
            "orders.yml",
            """
            cubes:
              - {name: orders, sql_table: orders, segments: [{name: paid, sql: a}]}
              - {name: orders, sql_table: older, segments: [{name: open, sql: b}]}
            """);

    assertThat(read.terms()).extracting(Term::name).containsExactly("paid");
    assertThat(read.problems())
        .containsExactly("another cube 'orders' is left out: give each a name of its own");
  }
}
