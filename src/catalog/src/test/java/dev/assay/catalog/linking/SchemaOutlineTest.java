package dev.assay.catalog.linking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.catalog.Catalog;
import dev.assay.catalog.CatalogTable;
import dev.assay.catalog.ValueSharing;
import dev.assay.catalog.nested.NestedField;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SchemaOutlineTest {

  private static final Catalog SMALL =
      Catalogs.of(
          "customer(id, first name)",
          "orders_2023(id, customer_id -> customer.id, sum)",
          "orders_2024(id, customer_id -> customer.id, sum)");

  @Test
  void whatFitsIsShownWhole() {
    assertThat(outline(SMALL, "Who ordered?", 1000))
        .isEqualTo(
            """
            customer(id, "first name")
            orders_2023(id, customer_id, sum) -- 2 tables like it: orders_2023, orders_2024""");
  }

  @Test
  void whatDoesNotFitIsLeftOutByItsLikenessToTheQuestion() {
    Catalog wide = wide(30, 20);

    String text = outline(wide, "Which topic17 has the longest delay?", 300);

    assertThat(text).contains("topic17(").contains("delay").endsWith(" more tables");
    assertThat(TokenEstimate.of(text)).isLessThan(330);
  }

  @Test
  void howManyColumnsAreLeftOutIsSaid() {
    Catalog wide =
        Catalogs.of(
            "t(id, "
                + IntStream.range(0, 50)
                    .mapToObj(n -> "field" + n)
                    .collect(Collectors.joining(", "))
                + ")");

    assertThat(outline(wide, "What is field33?", 20)).matches("t\\(.*field33.*, \\+\\d\\d\\)");
  }

  @Test
  void fieldsOfNestedColumnsAreNamedBehindThemAndChosenLikeColumns() {
    Catalog nested = nested(20);

    assertThat(outline(nested(1), "x", 1000))
        .isEqualTo("orders(id, payload, payload.user.name0, payload.items[].price0)");
    assertThat(outline(nested, "Which user has name17?", 60))
        .contains("payload.user.name17")
        .doesNotContain("price");
    assertThat(outline(nested, "name17", 1000, ValueSharing.LINKED))
        .isEqualTo("orders(id, payload)");
  }

  private static Catalog nested(int fields) {
    Catalog flat = Catalogs.of("orders(id, payload)");
    CatalogTable orders = flat.tables().getFirst();
    List<NestedField> found =
        IntStream.range(0, fields)
            .boxed()
            .flatMap(
                n ->
                    Stream.of(
                        new NestedField(List.of("user", "name" + n), "text"),
                        new NestedField(List.of("items", "[]", "price" + n), "number")))
            .toList();
    return flat.withTables(
        List.of(
            orders.withColumns(
                List.of(
                    orders.columns().getFirst(),
                    orders.columns().getLast().holding(null, found)))));
  }

  @Test
  void namesCannotLeaveTheirLine() {
    Catalog odd = Catalogs.of("a\nb(x\ny, q\"r)");

    assertThat(outline(odd, "x", 1000).lines()).hasSize(1);
    assertThat(outline(odd, "x", 1000)).contains("\"q\"\"r\"");
  }

  @Property(tries = 50)
  void theBudgetIsKept(
      @ForAll @IntRange(min = 1, max = 60) int tables,
      @ForAll @IntRange(min = 1, max = 40) int columns,
      @ForAll @IntRange(min = 50, max = 2000) int budget) {
    String text = outline(wide(tables, columns), "Which topic3 has a delay?", budget);

    assertThat(TokenEstimate.of(text)).isLessThanOrEqualTo(budget + 20);
  }

  private static Catalog wide(int tables, int columns) {
    String[] lines = new String[tables];
    for (int table = 0; table < tables; table++) {
      int number = table;
      lines[table] =
          "topic%d(id_of_%d, %s)"
              .formatted(
                  number,
                  number,
                  IntStream.range(0, columns)
                      .mapToObj(n -> n == 7 ? "delay" : "column_" + number + "_" + n)
                      .collect(Collectors.joining(", ")));
    }
    return Catalogs.of(lines);
  }

  private static String outline(Catalog catalog, String question, int tokens) {
    return outline(catalog, question, tokens, ValueSharing.SAMPLES);
  }

  private static String outline(
      Catalog catalog, String question, int tokens, ValueSharing sharing) {
    return new SchemaOutline(catalog, new ColumnRanking(catalog, question, sharing), sharing)
        .text(tokens);
  }
}
